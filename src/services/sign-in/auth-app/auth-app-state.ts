import type { AuthApp } from '@grandstand/bus-contracts/shell';

/** The tokens of the address that belong to QR codes begin so. */
const QR_PREFIX = 'qr.';

/** What the address asked for: a link that signs in, or the QR code of a browser that asks. */
export type Asked =
  | { readonly kind: 'link'; readonly token: string }
  | { readonly kind: 'request'; readonly code: string };

export type Message = NonNullable<AuthApp['message']>;

/** The service's state; tokens and codes are not published. */
export interface State {
  readonly asked: Asked | null;
  readonly step: AuthApp['step'];
  readonly login: string | null;
  readonly browser: AuthApp['browser'];
  readonly message: Message | null;
  readonly isLoading: boolean;
}

/** How a try ended. */
export type Outcome =
  /** Whose link it is; null where the operator did not say. */
  | { readonly result: 'link'; readonly login: string | null }
  | { readonly result: 'request'; readonly browser: NonNullable<AuthApp['browser']> }
  | { readonly result: 'approved' | 'refused' }
  | { readonly result: 'failed'; readonly message: Message };

export type Change =
  | { readonly type: 'began' }
  | { readonly type: 'ended'; readonly outcome: Outcome }
  /** The visitor is another player than before, or none. */
  | { readonly type: 'player-changed' }
  /** The player asks once more who wants to sign in. */
  | { readonly type: 'retried' }
  | { readonly type: 'closed' };

/** Refusals after which nothing can be tried again. */
const FINAL: ReadonlySet<string> = new Set([
  'link-late',
  'link-unknown',
  'link-used',
  'qr-late',
  'qr-taken',
  'qr-used',
]);

/** What the token of an address asks for; null without one. */
export function askedBy(token: string | null): Asked | null {
  if (token === null) return null;
  return token.startsWith(QR_PREFIX)
    ? { kind: 'request', code: token.slice(QR_PREFIX.length) }
    : { kind: 'link', token };
}

export function initialState(asked: Asked | null): State {
  return { asked, step: 'waiting', login: null, browser: null, message: null, isLoading: false };
}

export function reduce(state: State, change: Change): State {
  switch (change.type) {
    case 'began':
      return { ...state, message: null, isLoading: true };
    case 'ended':
      // It was closed meanwhile.
      if (!state.asked) return state;
      return { ...afterOutcome(state, change.outcome), isLoading: false };
    case 'player-changed':
    case 'retried':
      return afresh(state);
    case 'closed':
      return initialState(null);
  }
}

function afterOutcome(state: State, outcome: Outcome): State {
  switch (outcome.result) {
    case 'link':
      return { ...state, step: 'ready', login: outcome.login };
    case 'request':
      return { ...state, step: 'ready', browser: outcome.browser };
    case 'failed': {
      const { message } = outcome;
      const isOver = FINAL.has(message.code) || message.left === 0;
      return { ...state, step: isOver ? 'failed' : state.step, message };
    }
    default:
      return { ...initialState(state.asked), step: outcome.result };
  }
}

/** An answer that was given, and a request that was shown, are those of the player before; a failure is past. */
function afresh(state: State): State {
  return state.asked?.kind === 'request' ? initialState(state.asked) : state;
}

/** The published state. */
export function viewOf({ asked, step, login, browser, message, isLoading }: State): AuthApp {
  return { kind: asked?.kind ?? null, step, login, browser, message, isLoading };
}
