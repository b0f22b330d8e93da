/** Calls of providers that QA has the operator take twice, as if the network had doubled them. */
export class RepeatedCalls {
  #left = 0;

  get left(): number {
    return this.#left;
  }

  set(times: number): void {
    this.#left = times;
  }

  /** Whether the next call comes twice. */
  take(): boolean {
    if (this.#left === 0) return false;
    this.#left -= 1;
    return true;
  }
}
