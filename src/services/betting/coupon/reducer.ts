import type { CouponState } from '@grandstand/bus-contracts';
import { describeBets, mergeBets, removeBets } from './draft/adding';
import { disagreeing, withChecked } from './pricing/checked';
import { typeAfterRemoval } from './draft/coupon-types';
import type { Draft } from './draft/draft';
import type { CouponEvent, Edit, News } from './events';
import { figuresOf } from './pricing/figures';
import { withSeenMatchPrices } from './pricing/match-prices';
import type { Figures } from './pricing/figures';
import { moveGame, moveOutcome } from './draft/moves';
import { afterPlacement } from './placement/after-placement';
import { storedPressAfter } from './placement/press/stored-press';
import { edited, idsOf, notRepeated, union, withDraft, withShowing, type State } from './model';
import { NO_RESULT } from './placement/results';
import { editedDraft } from './commands/edits';
import { keepUnchanged } from './draft/unchanged';
import type { PanelOnly } from './published/panel-store';
import { viewOf } from './published/published-coupon';

export function reduce(state: State, event: CouponEvent): State {
  const next = reduced(state, event);
  const storedPress = storedPressAfter(next.storedPress, event);
  return storedPress === next.storedPress ? next : { ...next, storedPress };
}

function reduced(state: State, event: CouponEvent): State {
  switch (event.type) {
    case 'guest-pressed':
    case 'guest-signed-in':
      return state;
    case 'press-dropped':
      return state.showing.placing.status === 'idle' ? notRepeated(state) : state;
    case 'placing-changed':
    case 'hold-counted':
    case 'placement-answered':
    case 'placement-found':
    case 'placement-missing':
    case 'placements-forgotten':
    case 'not-sent':
      return afterPlacement(state, event);
    default:
      return afterNews(state, event);
  }
}

/** Every figure of the coupon at this moment. */
export function figuresIn({ draft, context, checked }: State): Figures {
  return figuresOf(draft, context, checked);
}

/** The published coupon. */
export function viewIn(state: State): CouponState {
  return viewOf(state.draft, state.context, figuresIn(state), state.showing);
}

/** The part of the state for the coupon panel alone. */
export function panelIn({ isKept, isRepeating, hold }: State): PanelOnly {
  return { isKept, isRepeating, hold };
}

/** The bets that the operator has confirmed. */
function confirmedIds({ bets }: Draft): string {
  return JSON.stringify(bets.map(({ bet }) => [bet.market.id, bet.isConfirmed]));
}

function afterEdit(before: State, event: Edit): State {
  // Only the operator's time changes nothing that a press is about.
  const isNews = event.type === 'server-time-received';
  const state = shownAfter(isNews ? before : notRepeated(before), event);
  const next = edited(state, editedDraft(state, event));
  return {
    ...next,
    outdated: outdatedAfter(next, event),
    ...(isNews ? { untimed: null, showing: state.showing } : { storedPress: null }),
  };
}

/** An edit that begins another coupon removes the last result. */
function shownAfter(state: State, event: Edit): State {
  switch (event.type) {
    case 'bet-added':
      return withShowing(state, { successCoupon: null, singlesResultCoupons: [] });
    case 'cleared':
      return withShowing(state, NO_RESULT);
    case 'filled':
      return event.press
        ? { ...state, isRepeating: true }
        : withShowing(state, { ...NO_RESULT, loadReport: event.loadReport });
    case 'signed-out':
      // At the start of a page the visitor may have chosen a tab before it was known that nobody is signed in.
      return withShowing(state, { ...NO_RESULT, ...(!event.isAtStart && { tab: 'coupon' }) });
    default:
      return state;
  }
}

/** The feed publishes only later changes: the present state of new bets is loaded from the operator. */
function outdatedAfter({ draft, outdated }: State, event: Edit): readonly string[] {
  if (event.type === 'bet-added') return union(outdated, [event.pick.marketId]);
  return event.type === 'filled' ? union(outdated, idsOf(draft)) : outdated;
}

function afterNews(state: State, event: News | Edit): State {
  const { draft } = state;
  switch (event.type) {
    case 'started':
      return { ...state, outdated: idsOf(draft) };
    case 'context-changed': {
      const context = keepUnchanged(state.context, event.context);
      if (context === state.context) return state;
      // What was refused to a barred player is not refused to one who is let bet again.
      const isSame = context.barred === state.context.barred;
      return { ...(isSame ? state : withShowing(state, { refusals: [] })), context };
    }
    case 'outcome-moved':
      return withDraft(state, moveOutcome(draft, event.move));
    case 'game-moved':
      return withDraft(state, moveGame(draft, event.game));
    case 'feed-reset':
      return {
        ...state,
        feedLostUntil: event.at,
        outdated: union(state.outdated, idsOf(draft)),
        // Failures before the operator was back do not count.
        failedLoads: 0,
      };
    case 'outcomes-requested':
      return { ...state, outdated: state.outdated.filter((id) => !event.ids.includes(id)) };
    case 'outcomes-loaded':
      return { ...confirmed(state, withOutcomes(draft, event)), failedLoads: 0 };
    case 'outcomes-failed':
      return {
        ...state,
        outdated: union(event.ids, state.outdated),
        failedLoads: state.failedLoads + 1,
      };
    case 'checked': {
      const { answer } = event.checked;
      const next = withSeenMatchPrices(withChecked(draft, answer), answer, event.at);
      return {
        ...state,
        draft: next,
        // The first price that the player sees is saved: a later one is a move of it after a reload too.
        revision: state.revision + (next.seenMatchPrices === draft.seenMatchPrices ? 0 : 1),
        checked: event.checked,
        outdated: union(state.outdated, disagreeing(next, answer)),
      };
    }
    case 'check-dropped':
      return state.checked === null ? state : { ...state, checked: null };
    case 'limits-changed':
      return { ...state, checkRound: state.checkRound + 1 };
    case 'edited-elsewhere':
      return { ...editedElsewhere(notRepeated(state), event.edit), storedPress: null };
    case 'saved':
      return { ...state, isKept: event.isKept };
    case 'tab-chosen':
      return withShowing(state, { tab: event.tab });
    case 'result-dismissed':
      return withShowing(state, NO_RESULT);
    default:
      return afterEdit(state, event);
  }
}

/** Confirmed bets are saved; their prices are not. */
function confirmed(state: State, draft: Draft): State {
  const isNews = confirmedIds(draft) === confirmedIds(state.draft);
  return { ...withDraft(state, draft), revision: state.revision + (isNews ? 0 : 1) };
}

/** The bets as the operator describes them; newer facts of the feed replace theirs. */
function withOutcomes(
  draft: Draft,
  { ids, outcomes, newer }: Extract<News, { readonly type: 'outcomes-loaded' }>,
): Draft {
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  const markets = outcomes.flatMap(({ id, market }) => (market.id === id ? [market] : []));
  return ids.reduce(
    (moved, id) => {
      const outcome = byId.get(id);
      // An outcome that the operator no longer has cannot be bet on.
      if (!outcome) return moveOutcome(moved, { id, isBlocked: true });
      const { coef, isBlocked, gameId } = outcome;
      const priced = newer.outcomes.has(id) ? moved : moveOutcome(moved, { id, coef, isBlocked });
      return moveGame(priced, newer.games.get(gameId) ?? { ...outcome, id: gameId });
    },
    describeBets(draft, markets),
  );
}

function editedElsewhere(
  state: State,
  edit: Extract<News, { readonly type: 'edited-elsewhere' }>['edit'],
): State {
  const { draft } = state;
  switch (edit.kind) {
    case 'bet': {
      const id = edit.entry.bet.market.id;
      const { untimed } = state;
      return {
        ...withDraft(state, mergeBets(draft, [edit.entry])),
        outdated: union(state.outdated, [id]),
        untimed: untimed && { ...untimed, foreign: union(untimed.foreign, [id]) },
      };
    }
    case 'removed':
      return withDraft(state, removeBets(draft, [edit.marketId]));
    case 'terms':
      return withDraft(state, typeAfterRemoval({ ...draft, ...edit.terms }));
    default:
      return edit satisfies never;
  }
}
