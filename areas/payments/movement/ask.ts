import type { Movement } from '@grandstand/bus-contracts/player';
import { isOpen, isUnderWay } from '../page/use-payments';

const MINUTE = 60_000;
/** How long a deposit and a withdrawal usually take at most. */
const USUAL = { deposit: 10 * MINUTE, withdrawal: 24 * 60 * MINUTE } as const;

/** Whether a payment that is under way takes longer than usual. */
export function isLate(movement: Movement, now: number): boolean {
  const isRunning = movement.kind === 'deposit' ? isOpen(movement) : isUnderWay(movement);
  return isRunning && now - movement.createdAt > USUAL[movement.kind];
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
