/** What a guard may ask about. */
export interface GuardContext {
  /** `unknown` until the first check has answered; a server never knows. */
  readonly session: 'unknown' | 'guest' | 'player';
}

export type Verdict = 'pass' | 'sign-in';

export type Guard = (context: GuardContext) => Verdict;

/** Guards by the names that route rows use. */
export const GUARDS: Readonly<Record<string, Guard>> = {
  /** For players alone; while it is not known who asks, the page may come, its data may not. */
  auth: ({ session }) => (session === 'guest' ? 'sign-in' : 'pass'),
};
