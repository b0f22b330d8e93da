import type { MaintenanceState } from '@grandstand/bus-contracts/shell';
import { isTold, untilNextMoment } from './maintenance-rules';

export interface State {
  /** Undefined before the operator's first answer. */
  readonly maintenance: MaintenanceState | undefined;
  readonly isVisible: boolean;
  /** A new object loads the state at once; null while the page is hidden. */
  readonly asking: { readonly isRepeated: boolean } | null;
  /** The next moment of the announced maintenance; a new object waits again. */
  readonly next: { readonly inMs: number } | null;
  /** Whether the notice is shown now. */
  readonly isTold: boolean;
}

/** All that can happen to a maintenance; `now` is the operator's time. */
export type Change =
  | { readonly type: 'visibility-changed'; readonly isVisible: boolean }
  | { readonly type: 'page-restored' }
  | {
      readonly type: 'answered';
      readonly maintenance: MaintenanceState;
      readonly now: number;
    }
  | { readonly type: 'moment-came'; readonly now: number };

export const INITIAL: State = {
  maintenance: undefined,
  isVisible: false,
  asking: null,
  next: null,
  isTold: false,
};

export function reduce(state: State, change: Change): State {
  switch (change.type) {
    case 'visibility-changed': {
      const next = { ...state, isVisible: change.isVisible };
      // The first one is the present: the question at the start.
      const isAsked = change.isVisible || !state.maintenance;
      return isAsked ? withAsking(next) : { ...next, asking: null };
    }
    case 'page-restored':
      return withAsking(state);
    case 'answered':
      return withTime({ ...state, maintenance: change.maintenance }, change.now);
    case 'moment-came':
      // The operator is asked for the present state.
      return withAsking(withTime(state, change.now));
  }
}

function withAsking(state: State): State {
  return { ...state, asking: { isRepeated: state.isVisible } };
}

function withTime(state: State, now: number): State {
  const { maintenance } = state;
  if (!maintenance) return state;
  const inMs = untilNextMoment(maintenance, now);
  return {
    ...state,
    next: inMs === null ? null : { inMs },
    // On the page of the maintenance itself there is no notice.
    isTold: isTold(maintenance, now) && !maintenance.isActive,
  };
}
