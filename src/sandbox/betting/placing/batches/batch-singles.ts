import { acceptsPromoCodes, fromMinor } from '@grandstand/bus-contracts/domain';
import { RULES } from '../../coupon/coupon-rules';
import { ApiFault } from '../../../platform/http/fault';
import type { Account } from '../../../money/accounts/accounts';
import type { SingleFault } from './batches';
import type { CheckedLeg } from '../../coupon/check-legs';
import type { SentCoupon } from '../../coupon/coupon-schema';
import type { PreparedBet, PreparePorts } from '../prepare-bet';
import { prepareBet } from '../prepare-bet';
import { minorOf } from '../../coupon/stake';

/** A single of a batch, ready to be booked, or its refusal. */
export type PreparedSingle = { readonly marketId: string } & (
  | { readonly coupon: SentCoupon; readonly prepared: PreparedBet }
  | { readonly fault: SingleFault }
);

/**
 * Checks each single of a batch in the order of the coupon: the money that an earlier one
 * takes from the balance and the advance is not available to later ones.
 */
export async function prepareSingles(
  ports: PreparePorts,
  account: Account,
  coupon: SentCoupon,
  context: { readonly isVipAccepted: boolean; readonly before: readonly PreparedSingle[] },
): Promise<PreparedSingle[]> {
  const { scale } = account.currency;
  let spent = 0;
  let advance = minorOf(coupon.prepaidAmount ?? 0, account.currency);
  const singles: PreparedSingle[] = [];
  for (const [place, single] of singlesOf(coupon, account).entries()) {
    const { marketId } = single.bets[0];
    const before = legsOf(context.before[place]);
    try {
      const stake = minorOf(single.amount, account.currency);
      const sent = { ...single, prepaidAmount: fromMinor(Math.min(stake, advance), scale) };
      const prepared = await prepareBet(ports, account.playerId, sent, {
        isVipAccepted: context.isVipAccepted,
        spent,
        ...(before && { before }),
      });
      spent += prepared.amount - prepared.prepaid;
      advance -= prepared.prepaid;
      singles.push({ marketId, coupon: sent, prepared });
    } catch (error) {
      singles.push({ marketId, fault: singleFault(error) });
    }
  }
  return singles;
}

/** The fault of a single; throws any error that concerns the whole batch. */
export function singleFault(error: unknown): SingleFault {
  const isOfOne = error instanceof ApiFault && error.status === 422 && error.code !== 'bad-coupon';
  if (!isOfOne) throw error;
  const { code, details } = error;
  return { code, ...(details && { details }) } as SingleFault;
}

function legsOf(single: PreparedSingle | undefined): readonly CheckedLeg[] | undefined {
  return single && 'prepared' in single ? single.prepared.legs : undefined;
}

type SentSingle = SentCoupon & { readonly bets: [SentCoupon['bets'][number]] };

/** One coupon for each bet of a batch, with its block's stake; refuses a batch whose stakes do not add up. */
function singlesOf(coupon: SentCoupon, { currency }: Account): SentSingle[] {
  const { bets, amountByBlockId, amount, typeId, refId, promoCode } = coupon;
  const areDistinct =
    new Set(bets.map(({ marketId }) => marketId)).size === bets.length &&
    new Set(bets.map(({ blockId }) => blockId)).size === bets.length;
  if (!areDistinct || bets.length > RULES.maxBets) throw new ApiFault(422, 'bad-coupon');
  if (promoCode && !acceptsPromoCodes(typeId)) throw new ApiFault(422, 'promo-not-accepted');
  const singles = bets.map((bet, place): SentSingle => {
    const stake = amountByBlockId?.[bet.blockId];
    if (typeof stake !== 'number') throw new ApiFault(422, 'bad-coupon');
    return { ...coupon, refId: `${refId}/${place + 1}`, amount: stake, bets: [bet] };
  });
  const sum = singles.reduce((total, single) => total + minorOf(single.amount, currency), 0);
  if (sum !== minorOf(amount, currency)) throw new ApiFault(422, 'bad-coupon');
  return singles;
}
