import type { AnalyticsEvent, Counters } from './analytics-port';
import { pageEvent } from './event-rules';

export interface State {
  /** `waiting` for the time to start, `starting` while the counters are loaded. */
  readonly phase: 'refused' | 'waiting' | 'starting' | 'counting';
  /** The events since the consent, until counting begins. */
  readonly held: readonly AnalyticsEvent[];
  readonly counters: Counters;
  /** Empty before the first page. */
  readonly route: string;
  /** Whether the dialog of registration is open. */
  readonly isRegistrationOpen: boolean;
}

export type Change =
  | { readonly type: 'consented'; readonly isAgreed: boolean }
  | { readonly type: 'navigated'; readonly route: string }
  | { readonly type: 'dialog-changed'; readonly isRegistrationOpen: boolean }
  | { readonly type: 'happened'; readonly event: AnalyticsEvent }
  | { readonly type: 'start-due' }
  | { readonly type: 'counters-loaded'; readonly counters: Counters }
  | { readonly type: 'signed-out' };

/** On these pages counting starts at once. */
const REGISTRATION_ROUTES: ReadonlySet<string> = new Set(['registration', 'socialregistration']);
/** Before it starts no more are held. */
const MAX_HELD = 50;

export const INITIAL: State = {
  phase: 'refused',
  held: [],
  counters: new Map(),
  route: '',
  isRegistrationOpen: false,
};

export function reduce(state: State, change: Change): State {
  switch (change.type) {
    case 'consented': {
      if (!change.isAgreed) return { ...state, phase: 'refused', held: [] };
      if (state.phase !== 'refused') return state;
      const held = state.route === '' ? [] : [pageEvent(state.route)];
      return { ...state, phase: 'waiting', held };
    }
    case 'navigated': {
      const { route } = change;
      if (route === state.route) return state;
      return startIfRegistering({ ...withHeld(state, pageEvent(route)), route });
    }
    case 'dialog-changed':
      return startIfRegistering({ ...state, isRegistrationOpen: change.isRegistrationOpen });
    case 'happened':
      return withHeld(state, change.event);
    case 'start-due':
      return { ...state, phase: 'starting' };
    case 'counters-loaded':
      return { ...state, phase: 'counting', held: [], counters: change.counters };
    case 'signed-out':
      // The next visitor may be another person.
      return { ...state, held: [] };
  }
}

/** Whether the visitor registers: most players do in a dialog over the page that they are on. */
export function isRegistering({ route, isRegistrationOpen }: State): boolean {
  return REGISTRATION_ROUTES.has(route) || isRegistrationOpen;
}

function startIfRegistering(state: State): State {
  return state.phase === 'waiting' && isRegistering(state)
    ? { ...state, phase: 'starting' }
    : state;
}

function withHeld(state: State, event: AnalyticsEvent): State {
  const isHolding = state.phase === 'waiting' || state.phase === 'starting';
  if (!isHolding || state.held.length >= MAX_HELD) return state;
  return { ...state, held: [...state.held, event] };
}
