import type { CouponState } from '@grandstand/bus-contracts';
import { BATCH } from '@grandstand/bus-contracts/domain';
import { describeBets, mergeBets, removeBets } from './draft/adding';
import { disagreeing, withChecked } from './pricing/checked';
import type { Checked } from './pricing/checked';
import type { Context } from './context';
import { typeAfterRemoval } from './draft/coupon-types';
import { emptyStake } from './draft/draft';
import type { Draft } from './draft/draft';
import type { CouponEvent, Edit, News, PlacementEvent } from './events';
import { figuresOf } from './pricing/figures';
import { withMatchPrices, withSeenMatchPrices } from './pricing/match-prices';
import type { Figures } from './pricing/figures';
import { moveGame, moveOutcome } from './draft/moves';
import { keptPressAfter } from './placement/kept-press';
import type { KeptPress } from './placement/kept-press';
import type { Sent } from './placement/placing';
import { placedBets, refusalsOf } from './placement/refusals';
import { NO_RESULT, resultOf, withMissing } from './placement/results';
import { editedDraft } from './draft/edits';
import type { UntimedSpan } from './draft/server-times';
import { keepUnchanged } from './draft/unchanged';
import type { PanelOnly } from './store';
import { viewOf } from './coupon-state';
import type { Showing } from './coupon-state';

/** The state of the coupon service. */
export interface State {
  /** The player's own bets and choices. */
  readonly draft: Draft;
  readonly context: Context;
  /** The operator's last check; null while none is valid. */
  readonly checked: Checked | null;
  readonly showing: Showing;
  /** Null while no press waits for the coupon to be ready. */
  readonly keptPress: KeptPress | null;
  /** Whether the last placed bet is being placed again. */
  readonly isRepeating: boolean;
  /** Outcomes that are to be loaded from the operator. */
  readonly outdated: readonly string[];
  /** How many loads of outcomes have failed in a row. */
  readonly failedLoads: number;
  /** Increases when the operator is to check the same coupon again. */
  readonly checkRound: number;
  /** On the operator's clock: earlier messages of the feed are outdated. */
  readonly feedLostUntil: number;
  /** Null once the operator's time is known. */
  readonly untimed: UntimedSpan | null;
  /** Increases with each change to be saved: prices and edits of other tabs are not saved. */
  readonly revision: number;
  /** False while the browser's storage does not accept the coupon. */
  readonly isKept: boolean;
}

const FIRST: Showing = {
  tab: 'coupon',
  placing: { status: 'idle' },
  refusals: [],
  ...NO_RESULT,
};

export function initialState(draft: Draft, context: Context, untimed: UntimedSpan | null): State {
  return {
    draft,
    context,
    checked: null,
    showing: FIRST,
    keptPress: null,
    isRepeating: false,
    outdated: [],
    failedLoads: 0,
    checkRound: 0,
    feedLostUntil: Number.NEGATIVE_INFINITY,
    untimed,
    revision: 0,
    isKept: true,
  };
}

export function reduce(state: State, event: CouponEvent): State {
  const next = reduced(state, event);
  const keptPress = keptPressAfter(next.keptPress, event);
  return keptPress === next.keptPress ? next : { ...next, keptPress };
}

function reduced(state: State, event: CouponEvent): State {
  switch (event.type) {
    case 'guest-pressed':
    case 'guest-signed-in':
      return state;
    case 'press-dropped':
      return state.showing.placing.status === 'idle' ? notRepeated(state) : state;
    case 'placing-changed':
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
export function panelIn({ isKept, isRepeating }: State): PanelOnly {
  return { isKept, isRepeating };
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
    ...(isNews ? { untimed: null } : { keptPress: null }),
  };
}

/** An edit drops the refusals, which were about the coupon before it. */
function edited(state: State, draft: Draft): State {
  const { showing, revision } = state;
  if (draft === state.draft && showing.refusals.length === 0) return state;
  return { ...state, draft, showing: { ...showing, refusals: [] }, revision: revision + 1 };
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
      return withShowing(state, { ...NO_RESULT, tab: 'coupon' });
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
      return context === state.context ? state : { ...state, context };
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
        checked: event.checked,
        outdated: union(state.outdated, disagreeing(next, answer)),
      };
    }
    case 'check-dropped':
      return state.checked === null ? state : { ...state, checked: null };
    case 'limits-changed':
      return { ...state, checkRound: state.checkRound + 1 };
    case 'edited-elsewhere':
      return { ...editedElsewhere(notRepeated(state), event.edit), keptPress: null };
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
      // An outcome that the operator does not know any more cannot be bet on.
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

function afterPlacement(state: State, event: PlacementEvent): State {
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

/** The bet is not placed once more: the coupon with its selections takes the place of its result. */
function notRepeated(state: State): State {
  if (!state.isRepeating) return state;
  return { ...withShowing(state, { successCoupon: null }), isRepeating: false };
}

function withDraft(state: State, draft: Draft): State {
  return draft === state.draft ? state : { ...state, draft };
}

function withShowing(state: State, change: Partial<Showing>): State {
  const showing = keepUnchanged(state.showing, { ...state.showing, ...change });
  return showing === state.showing ? state : { ...state, showing };
}

function idsOf({ bets }: Draft): string[] {
  return bets.map(({ bet }) => bet.market.id);
}

/** Returns a new list even if it is equal: outcomes that are requested again are loaded at once. */
function union(some: readonly string[], more: readonly string[]): readonly string[] {
  return more.length === 0 ? some : [...new Set([...some, ...more])];
}
