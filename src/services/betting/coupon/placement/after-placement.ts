import type { CouponProblem } from '@grandstand/bus-contracts';
import { BATCH, SINGLE } from '@grandstand/bus-contracts/domain';
import { removeBets } from '../draft/adding';
import { emptyStake } from '../draft/draft';
import { moveOutcome } from '../draft/moves';
import type { PlacementEvent } from '../events';
import { withMatchPrices } from '../pricing/match-prices';
import { edited, idsOf, notRepeated, union, withShowing, type State } from '../model';
import type { Intent } from './intents';
import type { Sent } from './placing';
import { placedBets, refusalsOf } from './refusals';
import { resultOf, withMissing } from './results';
import type { Unsent } from './snapshot';

/** The state after an event of a placement. */
export function afterPlacement(state: State, event: PlacementEvent): State {
  switch (event.type) {
    case 'placing-changed': {
      const hold = event.placing.status === 'sending' ? state.hold : null;
      return { ...withShowing(state, { placing: event.placing }), hold };
    }
    case 'hold-counted':
      return { ...state, hold: event.hold };
    case 'placement-answered': {
      const next = {
        ...withShowing(state, { loadReport: null }),
        isRepeating: false,
      };
      return refused(placed(next, event.sent, event.isPart), event.sent);
    }
    case 'placement-found': {
      const { typeId, bets } = event.sent.intent.coupon;
      const isOneOfMany = bets.length === 1 && state.draft.bets.length > 1;
      return refused(placed(state, event.sent, typeId === BATCH || isOneOfMany), event.sent);
    }
    case 'placement-missing': {
      const { singlesResultCoupons } = withMissing(state.showing, event.intent);
      const next = withShowing(state, { singlesResultCoupons });
      return withRefusals(next, event.intent, [{ code: 'unavailable' }]);
    }
    case 'placements-forgotten': {
      // A bet that may have been taken must not be placed again by the next player.
      const ids = event.intents.flatMap(({ coupon }) => coupon.bets.map((bet) => bet.marketId));
      return edited(state, removeBets(state.draft, ids));
    }
    case 'not-sent':
      return withShowing(notRepeated(state), {
        refusals: event.problems,
        asked: event.asked ?? null,
      });
    default:
      return event satisfies never;
  }
}

/** Removes placed bets from the coupon; the refusals of the others stay. */
function placed(before: State, sent: Sent, isPart: boolean): State {
  const state = withShowing(before, resultOf(sent, before.showing));
  const bets = placedBets(sent);
  if (bets.length === 0) return state;
  const gone = bets.flatMap(({ legs }) => legs.map(({ marketId }) => marketId));
  // The stake is the coupon's own: the next coupon starts from the currency's first stake.
  const rest = removeBets(isPart ? state.draft : { ...state.draft, ...emptyStake }, gone);
  const left = new Set(idsOf(rest));
  return {
    ...withShowing(state, {
      refusals: state.showing.refusals.filter(
        ({ marketId }) => marketId !== undefined && left.has(marketId),
      ),
    }),
    draft: rest,
    revision: state.revision + 1,
  };
}

/** Whether the bets of a sent coupon are in the present one; of a batch some may have been placed. */
export function isInCoupon({ draft }: Pick<State, 'draft'>, { typeId, bets }: Unsent): boolean {
  const present = new Set(idsOf(draft));
  const left = bets.filter(({ marketId }) => present.has(marketId));
  return typeId === BATCH ? left.length > 0 : left.length === bets.length;
}

/** The refusals of a sent coupon; none where its bets are not those of the present one any more. */
function withRefusals(state: State, { coupon }: Intent, problems: readonly CouponProblem[]): State {
  if (!isInCoupon(state, coupon)) return state;
  const [only, ...others] = coupon.bets;
  const isAlone =
    only && others.length === 0 && coupon.typeId === SINGLE && state.draft.bets.length > 1;
  if (!isAlone) return withShowing(state, { refusals: problems, asked: null });
  const { marketId } = only;
  const { amount, exactCoef } = coupon;
  return withShowing(state, {
    refusals: problems.map((problem) => ({ ...problem, marketId, stake: amount })),
    asked: { marketId, amount, exactCoef },
  });
}

/** Shows the refusals, and applies their changes of outcomes. */
function refused(state: State, sent: Sent): State {
  const refusals = refusalsOf(sent);
  if (!refusals) return state;
  const draft = refusals.changes.reduce(moveOutcome, state.draft);
  const { checked } = state;
  return {
    ...withRefusals(state, sent.intent, refusals.problems),
    draft,
    checked: checked && withMatchPrices(checked, refusals.matchChanges),
    outdated: union(state.outdated, idsOf(draft)),
    checkRound: state.checkRound + 1,
  };
}
