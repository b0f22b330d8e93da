/** A press on a price before its area has started. */
export interface EarlyPrice {
  /** The values of `OUTCOME_ATTRIBUTE` and `PICK_ATTRIBUTE`, as the player saw the price. */
  readonly outcome: string;
  readonly pick: string;
  /** Whether the player wants it in the coupon, or out of it. */
  readonly isChosen: boolean;
  /** Leaves the press to the area. */
  readonly refuse: () => void;
}

/** What the script in the page's head offers to the shell. An owner is the shell's root, or the root of an area. */
export interface EarlyPresses {
  /** Gives the presses on prices that were kept, and each further one until its area has started. */
  onPrice(listener: (price: EarlyPrice) => void): void;
  /** Restores the markup of an owner as the server wrote it, before the owner takes it over; its presses are still kept. */
  restore(owner: Element): void;
  /** Repeats the presses that were kept for an owner, each once and in order; it gets all further ones itself. */
  wake(owner: Element): void;
}

declare global {
  interface Window {
    /** Left out in a page that the host did not write. */
    readonly earlyPresses?: EarlyPresses;
  }
}
