// A press is the pointer or key that goes down, and the click that follows.
import { couponPress } from '@grandstand/bus-contracts/shell';
import type { PayloadOf, ShellHandle } from '@grandstand/bus-contracts';
import { filter, map, pairwise } from 'rxjs';
import type { Observable } from 'rxjs';

export { createBrowserHand } from './browser-hand';

type Press = PayloadOf<typeof couponPress>;

/** A price with its outcome and area, a Place button, a button that buys, or anything else of the coupon. */
export type HandTarget = Press | { readonly on: 'coupon' };

/** A trusted press of the player; `target` is null for a press elsewhere on the page. */
export interface HandSign {
  /** `down`: a pointer or a key goes down. `click`: the click that follows. */
  readonly kind: 'down' | 'click';
  readonly target: HandTarget | null;
}

interface PressesPorts {
  readonly bus: ShellHandle<'presses'>;
  readonly hand$: Observable<HandSign>;
}

/**
 * Publishes which price, Place button or button that buys the player pressed by hand.
 * @remarks A click alone proves little: of Enter in a field the browser makes a click of the form's button, and vouches for it.
 */
export function createPresses({ bus, hand$ }: PressesPorts): void {
  const press$ = hand$.pipe(
    pairwise(),
    filter(([began, ended]) => began.kind === 'down' && ended.kind === 'click'),
    map(([began, ended]) => pressOf(began.target, ended.target)),
    filter((press) => press !== null),
  );
  bus.publishFrom(couponPress, press$);
}

function pressOf(began: HandTarget | null, ended: HandTarget | null): Press | null {
  if (!began || !ended || ended.on === 'coupon') return null;
  return isSamePress(began, ended) ? ended : null;
}

function isSamePress(began: HandTarget, ended: HandTarget): boolean {
  // Enter in the stake field presses Place.
  if (ended.on === 'place') return began.on === 'place' || began.on === 'coupon';
  if (began.on !== 'price' || ended.on !== 'price') return began.on === ended.on;
  return began.marketId === ended.marketId && began.area === ended.area;
}
