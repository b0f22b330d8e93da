import type { RestReason } from '@grandstand/bus-contracts/game-frame';

/** A game that is to be opened. */
export interface Wish {
  readonly gameId: number;
  readonly mode: 'real' | 'demo';
}

/** What the operator answered to a launch. */
export interface Launched {
  readonly sessionId: string;
  readonly url: string;
  readonly title: string;
}

export interface Sums {
  /** Minor units. */
  readonly staked: number;
  readonly won: number;
  readonly iso: string;
  readonly scale: number;
  /** The jackpots that it has won. */
  readonly jackpots: readonly { readonly title: string; readonly money: number }[];
}

export interface Game extends Wish {
  /** Counts the launches of this page. */
  readonly key: number;
  /** `asking`: another game is open for money, and the player is to choose. */
  readonly phase: 'launching' | 'asking' | 'loading' | 'playing' | 'round' | 'failed';
  /** Null until the operator has answered. */
  readonly launched: Launched | null;
  /** When it was opened, ms. */
  readonly openedAt: number;
  /** It ends with its round. */
  readonly isClosing: boolean;
  readonly sums: Sums | null;
  /** The other game that is open, by its name. */
  readonly other: string | null;
  /** Whether it ends other games that are open. */
  readonly isTakingOver: boolean;
  /** The game before it was opened once more: shown until the operator has answered, and kept if it refuses. */
  readonly before: Game | null;
}

export interface State {
  readonly game: Game | null;
  /** The game that is opened once the present one has ended. */
  readonly next: Wish | null;
  /** How the last launch failed. */
  readonly refusal: { readonly error: unknown } | null;
  /** Why no round may begin, of the page and the player. */
  readonly rest: RestReason | null;
  readonly isMuted: boolean;
  readonly launches: number;
  /** The last session for money that this page has opened. */
  readonly sessionId: string | null;
}

export const INITIAL: State = {
  game: null,
  next: null,
  refusal: null,
  rest: null,
  isMuted: true,
  launches: 0,
  sessionId: null,
};

export type Change =
  | { readonly type: 'opened'; readonly wish: Wish; readonly now: number }
  | { readonly type: 'reopened'; readonly now: number }
  | { readonly type: 'launched'; readonly key: number; readonly launched: Launched }
  | { readonly type: 'refused'; readonly key: number; readonly error: unknown }
  | { readonly type: 'other-open'; readonly key: number; readonly title: string }
  | { readonly type: 'ready' }
  | { readonly type: 'round-begun' }
  | { readonly type: 'round-ended'; readonly now: number }
  | { readonly type: 'failed'; readonly key: number | undefined }
  /** The player leaves it: it ends with its round. */
  | { readonly type: 'left'; readonly now: number }
  /** It ends at once: its page or its player is gone, or its round did not end in time. */
  | { readonly type: 'ended'; readonly now: number }
  | { readonly type: 'player-changed'; readonly now: number }
  | { readonly type: 'rest-changed'; readonly rest: RestReason | null }
  | { readonly type: 'muted'; readonly isMuted: boolean }
  | { readonly type: 'summed'; readonly key: number; readonly sums: Sums };

/** The game on the stage: one at a time, and a round is played to its end where that takes no longer than 8 s. */
export function reduce(state: State, change: Change): State {
  const { game } = state;
  switch (change.type) {
    case 'opened':
      if (game?.phase !== 'round') return launch(state, change.wish, change.now);
      return { ...state, next: change.wish, game: { ...game, isClosing: true } };
    case 'left':
      if (game?.phase !== 'round') return end(state, change.now);
      return { ...state, next: null, game: { ...game, isClosing: true } };
    case 'ended':
      return end(state, change.now);
    case 'player-changed': {
      const left = { ...state, sessionId: null };
      // A demo goes on when a guest signs in.
      return game?.mode === 'real' ? end({ ...left, next: null }, change.now) : left;
    }
    case 'rest-changed':
      return state.rest === change.rest ? state : { ...state, rest: change.rest };
    case 'muted':
      return { ...state, isMuted: change.isMuted };
    default:
      return game === null ? state : reduceGame(state, game, change);
  }
}

type GameChange = Exclude<
  Change,
  { type: 'opened' | 'left' | 'ended' | 'player-changed' | 'rest-changed' | 'muted' }
>;

/** A change of the game that is on the stage; what an earlier game or launch answers changes nothing. */
function reduceGame(state: State, game: Game, change: GameChange): State {
  const { phase } = game;
  const isOther = 'key' in change && change.key !== undefined && change.key !== game.key;
  if (isOther) return state;
  switch (change.type) {
    case 'reopened':
      return phase === 'asking' || phase === 'failed'
        ? launch(state, game, change.now, game)
        : state;
    case 'launched':
      return {
        ...state,
        sessionId: game.mode === 'real' ? change.launched.sessionId : state.sessionId,
        game: { ...game, phase: 'loading', launched: change.launched, before: null },
      };
    case 'other-open':
      return withGame(state, { ...game, phase: 'asking', other: change.title, before: null });
    case 'refused':
      return { ...state, game: game.before, refusal: { error: change.error } };
    case 'ready':
      return phase === 'loading' ? withGame(state, { ...game, phase: 'playing' }) : state;
    case 'round-begun':
      return phase === 'playing' ? withGame(state, { ...game, phase: 'round' }) : state;
    case 'round-ended':
      if (phase !== 'round') return state;
      if (game.isClosing) return end(state, change.now);
      return withGame(state, { ...game, phase: 'playing' });
    case 'failed':
      return withGame(state, { ...game, phase: 'failed' });
    case 'summed':
      return withGame(state, { ...game, sums: change.sums });
  }
}

function withGame(state: State, game: Game): State {
  return { ...state, game };
}

function launch(
  state: State,
  { gameId, mode }: Wish,
  now: number,
  before: Game | null = null,
): State {
  const key = state.launches + 1;
  const game: Game = {
    gameId,
    mode,
    key,
    phase: 'launching',
    launched: null,
    openedAt: now,
    isClosing: false,
    sums: null,
    other: null,
    isTakingOver: before?.phase === 'asking',
    before,
  };
  return { ...state, launches: key, next: null, refusal: null, game };
}

/** Removes the game, and opens the one that waits for its end. */
function end(state: State, now: number): State {
  const { next } = state;
  if (next) return launch(state, next, now);
  return state.game === null ? state : { ...state, game: null };
}

/** The game that the player sees: while it is opened once more, as it was before. */
export function shownGame({ game }: State): Game | null {
  return game?.before ?? game;
}

/** Why the game on the stage may begin no round. */
export function restOf({ game, rest }: State): RestReason | null {
  return rest ?? (game?.isClosing ? 'closing' : null);
}
