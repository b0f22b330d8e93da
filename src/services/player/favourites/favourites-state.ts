import type { FailureOf, favouritesSet } from '@grandstand/bus-contracts';
import { NO_LIST, pressed, reduceList } from '../../shared/kept-list/kept-list-state';
import type { KeptList, ListChange, Press } from '../../shared/kept-list/kept-list-state';

/** How many of a kind a guest may have; for a player the operator decides. */
export const MAX_OF_A_KIND = 100;

type Code = FailureOf<typeof favouritesSet>;

export type State = KeptList<Code>;

export type Change =
  | ListChange<Code>
  /** Another tab changed the guest's list. */
  | { readonly type: 'guests-changed'; readonly guests: readonly string[] };

/** Until the session is known. */
export const UNKNOWN: State = { ...NO_LIST, status: 'loading' };

export function reduce(state: State, change: Change): State {
  const isGuest = state.player === '';
  if (change.type === 'guests-changed') return isGuest ? { ...state, kept: change.guests } : state;
  if (change.type === 'pressed' && isGuest) return pressedByGuest(state, change.press);
  return reduceList(state, change);
}

/** Adds or removes a guest's favourite. Without an operator it is unknown which matches are over, so a full list drops its oldest match. */
function pressedByGuest(state: State, press: Press): State {
  const next = pressed(state.kept, press);
  const kind = kindOf(press.item);
  const ofKind = next.filter((one) => kindOf(one) === kind);
  if (ofKind.length <= MAX_OF_A_KIND || next === state.kept) return { ...state, kept: next };
  if (kind === 'match') return { ...state, kept: next.filter((one) => one !== ofKind[0]) };
  return { ...state, failed: { press, code: 'favourites-full' } };
}

function kindOf(favourite: string): string | undefined {
  return favourite.split(':')[0];
}
