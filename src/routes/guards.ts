/** What a guard may ask about. */
export interface GuardContext {
  /** `unknown` until the first check has answered; a server never knows. */
  readonly session: 'unknown' | 'guest' | 'player';
  /** Of a player: whether the terms have changed since they agreed to them. */
  readonly terms: 'unknown' | 'changed' | 'unchanged';
  /** Of whoever is here; a server never knows. */
  readonly ban: 'unknown' | Ban;
  /** Whether the site is closed. */
  readonly maintenance: 'unknown' | 'active' | 'inactive';
}

/** What the operator holds against a player; no level: nothing. */
export interface Ban {
  readonly level: number;
  readonly version: number;
}

/** `leave`: the page is not for who asks; they go where the address says, or to the root. */
export type Verdict = 'pass' | 'sign-in' | 'leave';

export type Guard = (context: GuardContext) => Verdict;

/** Guards by the names that route rows use. */
export const GUARDS: Readonly<Record<string, Guard>> = {
  /** For players alone; while it is not known who asks, the page may come, its data may not. */
  auth: ({ session }) => (session === 'guest' ? 'sign-in' : 'pass'),
  /** For players alone who have yet to agree to changed terms. */
  changedTerms: ({ session, terms }) =>
    session === 'guest' || (session === 'player' && terms === 'unchanged') ? 'leave' : 'pass',
};
