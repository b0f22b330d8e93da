import type { CouponBet } from '@grandstand/bus-contracts';

const LIVE_WAIT_MS = 30_000;
const LINE_WAIT_MS = 300_000;

/** After how long a coupon counts as forgotten; null if no bet of it can be placed. */
function waitOf(bets: readonly CouponBet[]): number | null {
  const open = bets.filter(({ isBlocked }) => !isBlocked);
  if (open.length === 0) return null;
  const isLive = open.some(({ market, isFinished }) => market.isLive && !isFinished);
  return isLive ? LIVE_WAIT_MS : LINE_WAIT_MS;
}

/** Whether the player has added a bet. */
function hasNew(before: ReadonlySet<string>, bets: readonly CouponBet[]): boolean {
  return bets.some(({ market }) => !before.has(market.id));
}

/** The service's state. */
export interface State {
  readonly bets: readonly CouponBet[];
  /** A bet is being placed, or its fate is unknown. */
  readonly isPlacing: boolean;
  /** The page is the coupon's own, or has no coupon. */
  readonly isPlain: boolean;
  /** How long the coupon has been left as it is. */
  readonly waitedMs: number;
  /** The notice was shown in this session. */
  readonly wasShown: boolean;
  /** The notice is shown, or about to be. */
  readonly isShown: boolean;
}

/** All that can happen to the coupon and its notice. */
export type Change =
  | {
      readonly type: 'coupon-changed';
      readonly bets: readonly CouponBet[];
      readonly isPlacing: boolean;
    }
  | { readonly type: 'navigated'; readonly isPlain: boolean }
  | { readonly type: 'time-passed' }
  | { readonly type: 'notice-shown' }
  | { readonly type: 'shown-elsewhere' }
  | { readonly type: 'notice-failed' }
  | { readonly type: 'closed'; readonly isActed: boolean };

/** How often the time is counted. */
export const TICK_MS = 10_000;

export function initialState(wasShown: boolean): State {
  return {
    bets: [],
    isPlacing: false,
    isPlain: false,
    waitedMs: 0,
    wasShown,
    isShown: false,
  };
}

export function reduce(state: State, change: Change): State {
  switch (change.type) {
    case 'coupon-changed': {
      const { bets, isPlacing } = change;
      // A player who adds a bet has not forgotten the coupon.
      const before = new Set(state.bets.map(({ market }) => market.id));
      const waitedMs = hasNew(before, bets) ? 0 : state.waitedMs;
      const isShown = state.isShown && bets.length > 0;
      return { ...state, bets, isPlacing, waitedMs, isShown };
    }
    case 'navigated': {
      const { isPlain } = change;
      return { ...state, isPlain, isShown: state.isShown && !isPlain };
    }
    case 'time-passed': {
      const waitedMs = state.waitedMs + TICK_MS;
      return { ...state, waitedMs, isShown: isForgotten({ ...state, waitedMs }) };
    }
    case 'notice-shown':
      return { ...state, wasShown: true };
    case 'shown-elsewhere':
      // One whose words are loading here is not shown.
      return { ...state, wasShown: true, isShown: state.isShown && state.wasShown };
    case 'notice-failed':
    case 'closed':
      return { ...state, isShown: false };
  }
}

function isForgotten({ bets, waitedMs, isPlacing, isPlain }: State): boolean {
  const wait = waitOf(bets);
  return wait !== null && waitedMs >= wait && !isPlacing && !isPlain;
}

/** Whether time is counted. */
export function isCounting({ bets, wasShown, isShown }: State): boolean {
  return bets.length > 0 && !wasShown && !isShown;
}
