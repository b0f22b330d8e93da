import type {
  PayloadOf,
  SessionState,
  sessionSignedIn,
  sessionSignedOut,
} from '@grandstand/bus-contracts';

export type How = PayloadOf<typeof sessionSignedIn>['how'];
export type Reason = PayloadOf<typeof sessionSignedOut>['reason'];

/** Who is signed in, as far as this page knows. */
export interface WhoIsHere {
  readonly status: SessionState['status'];
  /** Whose page this is, also while nobody may be shown: until a check has answered, or since it failed. */
  readonly player: string;
  readonly isRegistering: boolean;
}

/** What everybody is told. */
export type Word =
  | { readonly kind: 'state'; readonly state: SessionState }
  | { readonly kind: 'signed-in'; readonly userId: string; readonly how: How }
  | { readonly kind: 'signed-out'; readonly reason: Reason };

/** Who is here from now on, and what is to be said of it, in order. */
export interface Step {
  readonly here: WhoIsHere;
  readonly words: readonly Word[];
}

/** Before the first check. */
export const NOBODY_KNOWN: WhoIsHere = { status: 'unknown', player: '', isRegistering: false };

/** What is shown of it: only a player who is known to be here. */
export function stateOf({ status, player, isRegistering }: WhoIsHere): SessionState {
  const userId = status === 'player' ? player : '';
  return { status, userId, ...(isRegistering && { isRegistrationProcess: true }) };
}

/** Whether somebody else is here, who leaves before this one comes. */
export function hasAnother({ player }: WhoIsHere, userId: string): boolean {
  return player !== '' && player !== userId;
}

/** Whether this one was found where they were before: they have not come anew. */
export function isFoundAgain({ player }: WhoIsHere, userId: string, how: How): boolean {
  return how === 'other-tab' && player === userId;
}

/** A player signs in, or is found. */
export function entered(before: WhoIsHere, userId: string, how: How): Step {
  const isKnown = isFoundAgain(before, userId, how);
  if (isKnown && before.status === 'player') return { here: before, words: [] };
  const step = shown({ status: 'player', player: userId, isRegistering: false });
  return isKnown ? step : { ...step, words: [...step.words, { kind: 'signed-in', userId, how }] };
}

/** Nobody is signed in any more; of who was nobody before nothing is said. */
export function left(before: WhoIsHere, reason: Reason): Step {
  const isNobody = before.player === '' && before.status === 'guest';
  if (isNobody) return { here: before, words: [] };
  const step = shown({ ...before, status: 'guest', player: '' });
  return { ...step, words: [...step.words, { kind: 'signed-out', reason }] };
}

/** What is the player's is kept from sight until a check has answered. */
export function concealed(before: WhoIsHere): Step {
  return before.status === 'player'
    ? shown({ ...before, status: 'unknown' })
    : { here: before, words: [] };
}

/** No check was answered. Nobody said that there is no player, so nothing of theirs ends; but the page waits no longer. */
export function unanswered(before: WhoIsHere): Step {
  return before.status === 'unknown'
    ? shown({ ...before, status: 'guest' })
    : { here: before, words: [] };
}

/** A registration begins. */
export function registering(before: WhoIsHere): Step {
  return shown({ ...before, isRegistering: true });
}

/** A registration ended, by which nobody came. */
export function registered(before: WhoIsHere): Step {
  return before.isRegistering
    ? shown({ ...before, isRegistering: false })
    : { here: before, words: [] };
}

function shown(here: WhoIsHere): Step {
  return { here, words: [{ kind: 'state', state: stateOf(here) }] };
}
