import { couponPress } from '@grandstand/bus-contracts/shell';
import type { PayloadOf, ShellHandle } from '@grandstand/bus-contracts';
import type { Observable } from 'rxjs';
import type { Service } from '../ports';

export { createBrowserHand } from './browser-hand';

/** An element that shows a price: its outcome, and the area it belongs to. */
export type PriceCell = PayloadOf<typeof couponPress>;

/** What the player's hand does, as the browser vouches for it; `cell` is null beside all prices. */
export interface HandSign {
  /** `down`: a pointer or a key goes down. `click`: the browser takes it for a press. */
  readonly kind: 'down' | 'click';
  readonly cell: PriceCell | null;
}

interface PressesPorts {
  readonly bus: ShellHandle;
  readonly hand$: Observable<HandSign>;
}

/**
 * Tells which price the player pressed by hand.
 * @remarks A click alone proves little: of Enter in a field the browser makes a click of the form's button, and vouches for it.
 */
export function createPresses({ bus, hand$ }: PressesPorts): Service {
  let held: PriceCell | null = null;

  const signs = hand$.subscribe(({ kind, cell }) => {
    const began = held;
    held = kind === 'down' ? cell : null;
    if (kind === 'click' && cell && began && isSame(cell, began)) bus.publish(couponPress, cell);
  });

  return {
    stop: () => {
      signs.unsubscribe();
      bus.dispose();
    },
  };
}

function isSame(one: PriceCell, other: PriceCell): boolean {
  return one.marketId === other.marketId && one.area === other.area;
}
