import { isOpenPayment, type Movement } from '@grandstand/bus-contracts/player';
import { isUnderWay } from '../page/use-payments';

/** Until when a payment that is under way usually ends; null: it has ended, or nobody knows. */
export function expectedBy(movement: Movement): number | null {
  const isRunning = movement.kind === 'deposit' ? isOpenPayment(movement) : isUnderWay(movement);
  return isRunning ? movement.expectedBy : null;
}

/** Whether a payment that is under way takes longer than usual. */
export function isLate(movement: Movement, now: number): boolean {
  const by = expectedBy(movement);
  return by !== null && now > by;
}

/** The page that asks support about a payment: of a late one it is known what about. */
export function askPath(
  { kind, id }: Pick<Movement, 'kind' | 'id'>,
  isAboutDelay: boolean,
): string {
  const about = kind === 'deposit' ? 'not-credited' : 'late';
  const path = `/office/payment/create-request/${kind}/transactions/${encodeURIComponent(id)}`;
  return isAboutDelay ? `${path}?about=${about}` : path;
}
