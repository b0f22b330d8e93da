import { BATCH } from '@grandstand/bus-contracts/domain';
import { removeBets } from '../draft/adding';
import { emptyStake } from '../draft/draft';
import { moveOutcome } from '../draft/moves';
import type { PlacementEvent } from '../events';
import { withMatchPrices } from '../pricing/match-prices';
import { edited, idsOf, notRepeated, union, withShowing, type State } from '../state';
import type { Sent } from './placing';
import { placedBets, refusalsOf } from './refusals';
import { resultOf, withMissing } from './results';

/** The state after an event of a placement. */
export function afterPlacement(state: State, event: PlacementEvent): State {
  switch (event.type) {
    case 'placing-changed':
      return withShowing(state, { placing: event.placing });
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
      return withShowing(state, { refusals: [{ code: 'unavailable' }], singlesResultCoupons });
    }
    case 'placements-forgotten': {
      // A bet that may have been taken must not be placed again by the next player.
      const ids = event.intents.flatMap(({ coupon }) => coupon.bets.map((bet) => bet.marketId));
      return edited(state, removeBets(state.draft, ids));
    }
    case 'not-sent':
      return withShowing(notRepeated(state), { refusals: event.problems });
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
  const rest = removeBets(state.draft, gone);
  const left = new Set(idsOf(rest));
  return {
    ...withShowing(state, {
      refusals: state.showing.refusals.filter(
        ({ marketId }) => marketId !== undefined && left.has(marketId),
      ),
    }),
    // The stake is the coupon's own: the next coupon starts from the currency's first stake.
    draft: isPart ? rest : { ...rest, ...emptyStake },
    revision: state.revision + 1,
  };
}

/** Shows the refusals, and applies their changes of outcomes. */
function refused(state: State, sent: Sent): State {
  const refusals = refusalsOf(sent);
  if (!refusals) return state;
  const draft = refusals.changes.reduce(moveOutcome, state.draft);
  const { checked } = state;
  return {
    ...withShowing(state, { refusals: refusals.problems }),
    draft,
    checked: checked && withMatchPrices(checked, refusals.matchChanges),
    outdated: union(state.outdated, idsOf(draft)),
    checkRound: state.checkRound + 1,
  };
}
