import { couponPress } from '@grandstand/bus-contracts/shell';
import type { PayloadOf, ShellHandle } from '@grandstand/bus-contracts';
import type { Observable } from 'rxjs';
import type { Service } from '../ports';

export { createBrowserHand } from './browser-hand';

/** A price with its outcome and area, a Place button, or anything else of the coupon. */
export type HandTarget = PayloadOf<typeof couponPress> | { readonly on: 'coupon' };

/** What the player's hand does, as the browser vouches for it; `target` is null elsewhere on the page. */
export interface HandSign {
  /** `down`: a pointer or a key goes down. `click`: the browser takes it for a press. */
  readonly kind: 'down' | 'click';
  readonly target: HandTarget | null;
}

interface PressesPorts {
  readonly bus: ShellHandle;
  readonly hand$: Observable<HandSign>;
}

/**
 * Publishes which price or Place button the player pressed by hand.
 * @remarks A click alone proves little: of Enter in a field the browser makes a click of the form's button, and vouches for it.
 */
export function createPresses({ bus, hand$ }: PressesPorts): Service {
  let held: HandTarget | null = null;

  const signs = hand$.subscribe(({ kind, target }) => {
    const began = held;
    held = kind === 'down' ? target : null;
    if (kind === 'down' || !target || !began || target.on === 'coupon') return;
    if (isSamePress(began, target)) bus.publish(couponPress, target);
  });

  return {
    stop: () => {
      signs.unsubscribe();
      bus.dispose();
    },
  };
}

function isSamePress(began: HandTarget, ended: HandTarget): boolean {
  // Enter in the stake field presses Place.
  if (ended.on === 'place') return began.on !== 'price';
  if (began.on !== 'price' || ended.on !== 'price') return false;
  return began.marketId === ended.marketId && began.area === ended.area;
}
