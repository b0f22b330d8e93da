import type {
  FailureOf,
  favouritesSet,
  PayloadOf,
  favouritesState,
} from '@grandstand/bus-contracts';

/** How many of a kind a guest may have; for a player the operator decides. */
export const MOST_OF_A_KIND = 100;

/** A star that the visitor set or took off; an object of its own for each press. */
export interface Press {
  readonly favourite: string;
  readonly isOn: boolean;
}

export type PressFailure = FailureOf<typeof favouritesSet>;

export interface State {
  /** Empty for a guest. */
  readonly player: string;
  readonly status: PayloadOf<typeof favouritesState>['status'];
  /** Loads that failed since the last that succeeded. */
  readonly failures: number;
  /** The favourites that browser or operator have, the oldest first. */
  readonly kept: readonly string[];
  /** Presses of the player that the operator has not answered. */
  readonly pending: readonly Press[];
  /** The last press that was refused. */
  readonly failed: { readonly press: Press; readonly code: PressFailure } | null;
}

export type Change =
  /** The player changed; until the operator has answered, a player sees the favourites of this browser. */
  | {
      readonly type: 'player-changed';
      readonly player: string;
      /** False while the session is unknown. */
      readonly isKnown: boolean;
      readonly guests: readonly string[];
    }
  /** Another tab changed the guest's list. */
  | { readonly type: 'guests-changed'; readonly guests: readonly string[] }
  | { readonly type: 'pressed'; readonly press: Press }
  | { readonly type: 'loaded'; readonly favourites: readonly string[] }
  | { readonly type: 'load-failed' }
  | { readonly type: 'saved'; readonly press: Press; readonly favourites: readonly string[] }
  | { readonly type: 'refused'; readonly press: Press; readonly code: PressFailure };

export const NOBODY: State = {
  player: '',
  status: 'loading',
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
        status: change.isKnown && change.player === '' ? 'ready' : 'loading',
        kept: change.guests,
      };
    case 'guests-changed':
      return state.player === '' ? { ...state, kept: change.guests } : state;
    case 'pressed':
      return state.player === ''
        ? pressedByGuest(state, change.press)
        : withPending(state, change.press);
    case 'loaded':
      return { ...state, status: 'ready', failures: 0, kept: change.favourites };
    case 'load-failed':
      return {
        ...state,
        status: state.status === 'ready' ? 'ready' : 'failed',
        failures: state.failures + 1,
      };
    case 'saved':
      return { ...state, kept: change.favourites, pending: withoutPress(state, change.press) };
    case 'refused':
      return {
        ...state,
        pending: withoutPress(state, change.press),
        failed: { press: change.press, code: change.code },
      };
  }
}

/** The shown favourites: the kept ones, with the presses that were not answered yet. */
export function shownOf({ kept, pending }: State): readonly string[] {
  return pending.reduce(pressed, kept);
}

/** A list after a press. */
function pressed(list: readonly string[], { favourite, isOn }: Press): readonly string[] {
  if (!isOn) return list.filter((one) => one !== favourite);
  return list.includes(favourite) ? list : [...list, favourite];
}

function withPending(state: State, press: Press): State {
  return { ...state, pending: [...state.pending, press] };
}

/** Adds or removes a guest's favourite. Without an operator it is unknown which matches are over, so a full list drops its oldest match. */
function pressedByGuest(state: State, press: Press): State {
  const next = pressed(state.kept, press);
  const kind = kindOf(press.favourite);
  const ofKind = next.filter((one) => kindOf(one) === kind);
  if (ofKind.length <= MOST_OF_A_KIND || next === state.kept) return { ...state, kept: next };
  if (kind === 'match') return { ...state, kept: next.filter((one) => one !== ofKind[0]) };
  return { ...state, failed: { press, code: 'favourites-full' } };
}

function withoutPress({ pending }: State, press: Press): readonly Press[] {
  return pending.filter((other) => other !== press);
}

function kindOf(favourite: string): string | undefined {
  return favourite.split(':')[0];
}
