import type { Observable } from 'rxjs';

/** One input event of a person, before the page's own listeners get it. */
export interface Sign {
  /** `press` is the start of a press of a button, key or finger, `part` a later event of the same press, `move` any other event. */
  readonly kind: 'press' | 'part' | 'move';
  /** Stops the event before the page's listeners. */
  stop(): void;
}

/** The signs of a person at the page. */
export interface ActivityEvents {
  /** Mouse, key, touch, wheel and resize. */
  readonly signs$: Observable<Sign>;
  /** The page is seen, focused, or runs again after it did not: time may have gone by unnoticed. */
  readonly returns$: Observable<void>;
}
