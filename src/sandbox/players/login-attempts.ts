const MOST_FAILURES = 10;
const WITHIN = 300_000;

/** Counts failed sign-ins of a login, so that passwords can't be guessed. */
export class LoginAttempts {
  readonly #failures = new Map<string, number[]>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  isBarred(login: string): boolean {
    return this.#recent(login).length >= MOST_FAILURES;
  }

  failed(login: string): void {
    this.#failures.set(login, [...this.#recent(login), this.#now()]);
  }

  succeeded(login: string): void {
    this.#failures.delete(login);
  }

  clear(): void {
    this.#failures.clear();
  }

  #recent(login: string): number[] {
    const since = this.#now() - WITHIN;
    return (this.#failures.get(login) ?? []).filter((at) => at > since);
  }
}
