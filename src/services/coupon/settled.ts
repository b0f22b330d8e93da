import { couponPlaced } from '@grandstand/bus-contracts';
import type { PlacedBet, ShellHandle } from '@grandstand/bus-contracts';
import { BATCH } from '@grandstand/bus-contracts/domain';
import { removeBets } from './adding';
import type { Desk } from './desk';
import { emptyStake } from './draft';
import type { Intent } from './intents';
import type { Sent } from './placing';
import { resultOf, withMissing } from './results';

/** What becomes of the coupon once it is known what became of what was sent, or that nobody will know. */
export interface Settled {
  /** The operator answered; `isPart`: the coupon may hold more than what was sent. */
  answered(sent: Sent, isPart: boolean): void;
  /** It is known what became of a coupon whose answer was lost. */
  found(sent: Sent): void;
  /** A coupon whose answer was lost never arrived. */
  missing(intent: Intent): void;
  /** Coupons that may have been taken are of a player who is gone. */
  forgotten(intents: readonly Intent[]): void;
}

export function createSettled(bus: Pick<ShellHandle, 'publish'>, desk: Desk): Settled {
  const placed = (refId: string, bets: readonly PlacedBet[], isPart: boolean): void => {
    const [first] = bets;
    if (!first) return;
    const gone = bets.flatMap(({ legs }) => legs.map(({ marketId }) => marketId));
    const rest = removeBets(desk.draft(), gone);
    // The stake is the coupon's own: the next coupon starts from the currency's first stake.
    desk.leave(isPart ? rest : { ...rest, ...emptyStake });
    bus.publish(couponPlaced, {
      refId,
      betIds: bets.map(({ id }) => id),
      typeId: first.typeId,
      accountId: first.accountId,
      amount: bets.reduce((sum, bet) => sum + bet.amount, 0),
    });
  };

  const known = (sent: Sent, isPart: boolean): void => {
    const bets = sent.verdicts.flatMap(({ verdict }) =>
      verdict.kind === 'placed' ? [verdict.bet] : [],
    );
    desk.tell(resultOf(sent, desk.view()));
    placed(sent.intent.coupon.refId, bets, isPart);
  };

  return {
    answered: (sent, isPart) => {
      desk.tell({ loadReport: null });
      known(sent, isPart);
    },
    found: (sent) => {
      const { typeId, bets } = sent.intent.coupon;
      const isOneOfMany = bets.length === 1 && desk.draft().bets.length > 1;
      known(sent, typeId === BATCH || isOneOfMany);
    },
    missing: (intent) =>
      desk.tell({ refusals: [{ code: 'unavailable' }], ...withMissing(desk.view(), intent) }),
    // A bet that may have been taken must not be placed again by whoever comes next.
    forgotten: (intents) => {
      const unsure = intents.flatMap(({ coupon }) => coupon.bets.map(({ marketId }) => marketId));
      desk.edit(removeBets(desk.draft(), unsure));
    },
  };
}
