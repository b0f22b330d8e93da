import type { Checked } from './pricing/checked';
import type { Context } from './context';
import type { Hold } from './sources/live-hold';
import type { Showing } from './published/published-coupon';
import type { Draft } from './draft/draft';
import type { UntimedSpan } from './draft/server-times';
import { keepUnchanged } from './draft/unchanged';
import type { StoredPress } from './placement/press/stored-press';
import { NO_RESULT } from './placement/results';

/** The state of the coupon service. */
export interface State {
  /** The player's own bets and choices. */
  readonly draft: Draft;
  readonly context: Context;
  /** The operator's last check; null while none is valid. */
  readonly checked: Checked | null;
  readonly showing: Showing;
  /** Null while no press waits for the coupon to be ready. */
  readonly storedPress: StoredPress | null;
  /** Whether what was placed last is being placed again. */
  readonly isRepeating: boolean;
  /** Null while the operator holds no bet that is being placed. */
  readonly hold: Hold | null;
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
  asked: null,
  ...NO_RESULT,
};

export function initialState(draft: Draft, context: Context, untimed: UntimedSpan | null): State {
  return {
    draft,
    context,
    checked: null,
    showing: FIRST,
    storedPress: null,
    isRepeating: false,
    hold: null,
    outdated: [],
    failedLoads: 0,
    checkRound: 0,
    feedLostUntil: Number.NEGATIVE_INFINITY,
    untimed,
    revision: 0,
    isKept: true,
  };
}

/** An edit drops the refusals, which were about the coupon before it. */
export function edited(state: State, draft: Draft): State {
  const { showing, revision } = state;
  if (draft === state.draft && showing.refusals.length === 0) return state;
  return {
    ...state,
    draft,
    showing: { ...showing, refusals: [], asked: null },
    revision: revision + 1,
  };
}

/** Nothing is placed once more: the coupon with the selections replaces the result. */
export function notRepeated(state: State): State {
  if (!state.isRepeating) return state;
  const gone = { successCoupon: null, singlesResultCoupons: [] };
  return { ...withShowing(state, gone), isRepeating: false };
}

export function withDraft(state: State, draft: Draft): State {
  return draft === state.draft ? state : { ...state, draft };
}

export function withShowing(state: State, change: Partial<Showing>): State {
  const showing = keepUnchanged(state.showing, { ...state.showing, ...change });
  return showing === state.showing ? state : { ...state, showing };
}

export function idsOf({ bets }: Draft): string[] {
  return bets.map(({ bet }) => bet.market.id);
}

/** Returns a new list even if it is equal: outcomes that are requested again are loaded at once. */
export function union(some: readonly string[], more: readonly string[]): readonly string[] {
  return more.length === 0 ? some : [...new Set([...some, ...more])];
}
