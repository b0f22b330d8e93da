import type { OneTap } from '@grandstand/bus-contracts/shell';
import type { OneTapOffer } from '../../../api/endpoints/sign-in/one-tap';

/** Where a guest sees the offer: among the browser's accounts, or in a card of the shell. */
export type OfferedBy = 'browser' | 'card';

export interface State {
  readonly offer: (Pick<OneTapOffer, 'clientId' | 'network'> & { readonly by: OfferedBy }) | null;
  /** Nothing is offered any more until the browser is closed. */
  readonly isOver: boolean;
}

export type Change =
  | { readonly type: 'offered'; readonly offer: OneTapOffer; readonly by: OfferedBy }
  /** The page, or what is above it, leaves no room for the offer. */
  | { readonly type: 'withdrawn' }
  /** The person has chosen an account in the browser. The state keeps no credential. */
  | { readonly type: 'chosen'; readonly credential: string }
  /** The person wants none, or has signed in by another way. */
  | { readonly type: 'over' };

export function reduce(state: State, change: Change): State {
  switch (change.type) {
    case 'offered': {
      const { clientId, network } = change.offer;
      return { ...state, offer: { clientId, network, by: change.by } };
    }
    case 'withdrawn':
      return state.offer ? { ...state, offer: null } : state;
    case 'chosen':
    case 'over':
      return state.isOver && !state.offer ? state : { offer: null, isOver: true };
  }
}

export function oneTapOf({ offer }: State): OneTap {
  if (!offer) return { isOffered: false, clientId: '', card: null };
  const { clientId, network, by } = offer;
  return { isOffered: true, clientId, card: by === 'card' ? network : null };
}
