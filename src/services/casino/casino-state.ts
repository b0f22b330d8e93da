import type { FailureOf, PayloadOf } from '@grandstand/bus-contracts';
import type { casinoFavourites, casinoSetFavourite } from '@grandstand/bus-contracts/player';

/** A mark that the player set or took off; an object of its own for each press. */
export interface Press {
  readonly game: string;
  readonly isOn: boolean;
}

export type PressFailure = FailureOf<typeof casinoSetFavourite>;

export interface State {
  /** Empty for a guest. */
  readonly player: string;
  readonly status: PayloadOf<typeof casinoFavourites>['status'];
  /** Loads that failed since the last that succeeded. */
  readonly failures: number;
  /** What the operator has, the oldest first. */
  readonly kept: readonly string[];
  /** Presses that the operator has not answered. */
  readonly pending: readonly Press[];
  /** The last press that was refused. */
  readonly failed: { readonly press: Press; readonly code: PressFailure } | null;
}

export type Change =
  | { readonly type: 'player-changed'; readonly player: string }
  | { readonly type: 'pressed'; readonly press: Press }
  | { readonly type: 'loaded'; readonly games: readonly string[] }
  | { readonly type: 'load-failed' }
  | { readonly type: 'saved'; readonly press: Press; readonly games: readonly string[] }
  | { readonly type: 'refused'; readonly press: Press; readonly code: PressFailure };

export const NOBODY: State = {
  player: '',
  status: 'ready',
  failures: 0,
  kept: [],
  pending: [],
  failed: null,
};

export function reduce(state: State, change: Change): State {
  switch (change.type) {
    case 'player-changed':
      return {
        ...NOBODY,
        player: change.player,
        status: change.player === '' ? 'ready' : 'loading',
      };
    case 'pressed':
      return { ...state, pending: [...state.pending, change.press] };
    case 'loaded':
      return { ...state, status: 'ready', failures: 0, kept: change.games };
    case 'load-failed':
      return {
        ...state,
        status: state.status === 'ready' ? 'ready' : 'failed',
        failures: state.failures + 1,
      };
    case 'saved':
      // The answer has all favourites.
      return {
        ...state,
        status: 'ready',
        kept: change.games,
        pending: without(state, change.press),
      };
    case 'refused':
      return {
        ...state,
        pending: without(state, change.press),
        failed: { press: change.press, code: change.code },
      };
  }
}

/** The shown favourites: the kept ones, with the presses that were not answered yet. */
export function shownOf({ kept, pending }: State): readonly string[] {
  return pending.reduce(pressed, kept);
}

/** A list after a press. */
function pressed(games: readonly string[], { game, isOn }: Press): readonly string[] {
  if (!isOn) return games.filter((one) => one !== game);
  return games.includes(game) ? games : [...games, game];
}

function without({ pending }: State, press: Press): readonly Press[] {
  return pending.filter((other) => other !== press);
}
