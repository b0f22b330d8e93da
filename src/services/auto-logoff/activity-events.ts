import type { Observable } from 'rxjs';

/** One thing that a hand did, before the page hears of it. */
export interface Sign {
  /** A `press` begins with a button, a key or a finger, and `part` is what else comes of it; the rest is `move`. */
  readonly kind: 'press' | 'part' | 'move';
  /** Keeps it from the page. */
  stop(): void;
}

/** The signs of a person at the page. */
export interface ActivityEvents {
  /** Mouse, key, touch, wheel and resize. */
  readonly signs$: Observable<Sign>;
  /** The page is seen, focused, or runs again after it did not: time may have gone by unnoticed. */
  readonly returns$: Observable<void>;
}
