import type { SessionState } from '@grandstand/bus-contracts';

/** The page that is shown, for the first and the later part of navigation. */
export interface State {
  readonly session: SessionState['status'];
  /** Whether a guest has signed out and not moved since: then no sign-in dialog is opened for them. */
  readonly hasLeft: boolean;
  /** Only a guarded page depends on the session. */
  readonly isGuarded: boolean;
  /** Unless it is `none`, every move is cancelled: while `navigation.guard` requires it, or on the way off the site. */
  readonly block: 'none' | 'guarded' | 'leaving';
  /** The address of the page that is shown. */
  readonly shown: string;
  /** How many moves have not ended. */
  readonly inFlight: number;
}

export type Change =
  | { readonly type: 'session-changed'; readonly status: SessionState['status'] }
  /** `isBlocked` left out: as before, and no longer on the way off the site. */
  | { readonly type: 'guard-changed'; readonly isBlocked: boolean | undefined }
  /** The visitor navigated on their own. */
  | { readonly type: 'navigated' }
  | { readonly type: 'move-began' }
  | { readonly type: 'move-ended' }
  | { readonly type: 'page-shown'; readonly shown: string; readonly isGuarded: boolean }
  | { readonly type: 'left-site' };

export function reduce(state: State, change: Change): State {
  switch (change.type) {
    case 'session-changed':
      return { ...state, session: change.status, hasLeft: state.session === 'player' };
    case 'guard-changed': {
      const isBlocked = change.isBlocked ?? state.block === 'guarded';
      return { ...state, block: isBlocked ? 'guarded' : 'none' };
    }
    case 'navigated':
      return { ...state, hasLeft: false };
    case 'move-began':
      return { ...state, inFlight: state.inFlight + 1 };
    case 'move-ended':
      return { ...state, inFlight: state.inFlight - 1 };
    case 'page-shown':
      return { ...state, shown: change.shown, isGuarded: change.isGuarded };
    case 'left-site':
      return { ...state, block: 'leaving' };
  }
}
