import type { MaintenanceState } from '@grandstand/bus-contracts/shell';
import { isNoticeDue, untilNextMoment } from './maintenance-rules';

export interface State {
  /** Undefined before the operator's first answer. */
  readonly maintenance: MaintenanceState | undefined;
  readonly isVisible: boolean;
  /** A new object loads the state at once; null while the page is hidden. */
  readonly polling: { readonly isRepeated: boolean } | null;
  /** The next moment of the announced maintenance; a new object waits again. */
  readonly next: { readonly inMs: number } | null;
  /** Whether the notice is shown now. */
  readonly isNoticeShown: boolean;
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
  polling: null,
  next: null,
  isNoticeShown: false,
};

export function reduce(state: State, change: Change): State {
  switch (change.type) {
    case 'visibility-changed': {
      const next = { ...state, isVisible: change.isVisible };
      // The first change is the visibility at the start: the state is loaded once even if the page is hidden.
      const mustLoad = change.isVisible || !state.maintenance;
      return mustLoad ? withPolling(next) : { ...next, polling: null };
    }
    case 'page-restored':
      return withPolling(state);
    case 'answered':
      return withTime({ ...state, maintenance: change.maintenance }, change.now);
    case 'moment-came':
      // The operator may have changed its plan meanwhile.
      return withPolling(withTime(state, change.now));
  }
}

function withPolling(state: State): State {
  return { ...state, polling: { isRepeated: state.isVisible } };
}

function withTime(state: State, now: number): State {
  const { maintenance } = state;
  if (!maintenance) return state;
  const inMs = untilNextMoment(maintenance, now);
  return {
    ...state,
    next: inMs === null ? null : { inMs },
    // On the page of the maintenance itself there is no notice.
    isNoticeShown: isNoticeDue(maintenance, now) && !maintenance.isActive,
  };
}
