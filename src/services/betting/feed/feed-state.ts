import type { feedState, PayloadOf } from '@grandstand/bus-contracts';
import { isReceiptNews } from './timing';
import type { Receipt } from './timing';

export type State = PayloadOf<typeof feedState>;

export type Change =
  | { readonly type: 'lost' }
  /** A message arrived; the operator sent it at `serverAt`. */
  | { readonly type: 'received'; readonly received: Receipt; readonly serverAt: number }
  | { readonly type: 'fell-silent' }
  | { readonly type: 'stopped' };

export const INITIAL: State = { status: 'connecting', lastHeard: null, isStale: false };

export function reduce(state: State, change: Change): State {
  switch (change.type) {
    case 'lost':
      return { ...state, status: 'reconnecting' };
    case 'received': {
      const { received, serverAt } = change;
      if (!isReceiptNews(state, received, serverAt)) return state;
      const { at, steadyAt, isStale } = received;
      return { status: 'live', lastHeard: { at, steadyAt, serverAt }, isStale };
    }
    case 'fell-silent':
      return { ...state, isStale: true };
    case 'stopped':
      return { ...state, status: 'stopped' };
  }
}
