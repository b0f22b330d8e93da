import type {
  PayloadOf,
  SessionState,
  sessionSignedIn,
  sessionSignedOut,
} from '@grandstand/bus-contracts';

export type How = PayloadOf<typeof sessionSignedIn>['how'];
export type Reason = PayloadOf<typeof sessionSignedOut>['reason'];

/** The service's state. */
export interface State {
  readonly status: SessionState['status'];
  /** The player of this page, also while they may not be shown: until a check was answered. */
  readonly player: string;
  readonly isRegistering: boolean;
  /** The epoch in which the player signed in or was found; null where storage keeps none. */
  readonly epoch: string | null;
  /** The last check of a player got no answer. */
  readonly isUnanswered: boolean;
  /** The page is loaded again once the operator has processed the sign-out. */
  readonly reloadsAfterSignOut: boolean;
}

export type Change =
  | {
      readonly type: 'signed-in';
      readonly userId: string;
      readonly how: How;
      readonly epoch: string | null;
    }
  | { readonly type: 'signed-out'; readonly reason: Reason }
  /** The page was put into the browser's cache, or returned from it. */
  | { readonly type: 'concealed' }
  /** `mayHavePlayer`: somebody has signed in here, and has not signed out. */
  | { readonly type: 'check-failed'; readonly mayHavePlayer: boolean }
  | { readonly type: 'sign-out-failed' }
  | { readonly type: 'registration-began' }
  | { readonly type: 'registration-ended' };

/** The event to publish beside the state. */
export type Announcement =
  | { readonly kind: 'signed-in'; readonly userId: string; readonly how: How }
  | { readonly kind: 'signed-out'; readonly reason: Reason };

/** Before the first check. */
export const INITIAL: State = {
  status: 'unknown',
  player: '',
  isRegistering: false,
  epoch: null,
  isUnanswered: false,
  reloadsAfterSignOut: false,
};

export function reduce(state: State, change: Change): State {
  switch (change.type) {
    case 'signed-in': {
      const { userId, epoch } = change;
      return isFoundAgain(state, change) && state.status === 'player'
        ? { ...state, epoch }
        : { ...INITIAL, status: 'player', player: userId, epoch };
    }
    case 'signed-out':
      return isKnownGuest(state)
        ? state
        : { ...state, status: 'guest', player: '', isUnanswered: false };
    case 'concealed':
      return state.status === 'player' ? { ...state, status: 'unknown' } : state;
    case 'check-failed':
      if (state.status !== 'unknown') return state;
      // The operator did not report the player as gone. A guest's page waits no longer.
      return change.mayHavePlayer || state.player !== ''
        ? { ...state, isUnanswered: true }
        : { ...state, status: 'guest' };
    case 'sign-out-failed':
      return { ...state, reloadsAfterSignOut: true };
    case 'registration-began':
      return { ...state, isRegistering: true };
    case 'registration-ended':
      return state.isRegistering ? { ...state, isRegistering: false } : state;
  }
}

/** The published state: a player is shown only while the operator confirms the session. */
export function publishedState(state: State): SessionState {
  const { status, player, isRegistering, isUnanswered } = state;
  const userId = status === 'player' ? player : '';
  return {
    status,
    userId,
    ...(isRegistering && { isRegistrationProcess: true }),
    ...(isUnanswered && { isUnanswered: true }),
  };
}

export function isSameState(a: SessionState, b: SessionState): boolean {
  return (
    a.status === b.status &&
    a.userId === b.userId &&
    a.isRegistrationProcess === b.isRegistrationProcess &&
    a.isUnanswered === b.isUnanswered
  );
}

/** The event that a change leads to; null where the same player was found again, or a guest stays a guest. */
export function announcementOf(before: State, change: Change): Announcement | null {
  switch (change.type) {
    case 'signed-in':
      if (isFoundAgain(before, change)) return null;
      return { kind: 'signed-in', userId: change.userId, how: change.how };
    case 'signed-out':
      return isKnownGuest(before) ? null : { kind: 'signed-out', reason: change.reason };
    default:
      return null;
  }
}

/** Whether another player is signed in on this page: their session ends first. */
export function hasOtherPlayer({ player }: State, userId: string): boolean {
  return player !== '' && player !== userId;
}

/** Whether a check found the player of this page, which is no new sign-in. */
export function isFoundAgain(
  { player }: State,
  { userId, how }: { readonly userId: string; readonly how: How },
): boolean {
  return how === 'other-tab' && player === userId;
}

function isKnownGuest({ status, player }: State): boolean {
  return status === 'guest' && player === '';
}
