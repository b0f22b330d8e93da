/** Holds bets on live games for a while before their prices are checked again. */
export class LiveHold {
  /** How long a bet is held, in milliseconds; 0: not at all. */
  delay: number;
  readonly #wait: (ms: number) => Promise<void>;
  #held = 0;

  /** @param wait Resolves after a time of the operator's clock, in milliseconds. */
  constructor(wait: (ms: number) => Promise<void>, delay: number) {
    this.#wait = wait;
    this.delay = delay;
  }

  /** The number of bets on hold. */
  get held(): number {
    return this.#held;
  }

  /** Holds a bet if one of its legs is live; returns whether it was held. */
  async hold(legs: readonly { readonly isLive: boolean }[]): Promise<boolean> {
    if (this.delay === 0 || !legs.some(({ isLive }) => isLive)) return false;
    this.#held++;
    try {
      await this.#wait(this.delay);
    } finally {
      this.#held--;
    }
    return true;
  }
}
