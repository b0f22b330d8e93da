import { AREA_ROOT_ATTRIBUTE, OUTCOME_ATTRIBUTE } from '@grandstand/bus-contracts/area';
import { Observable } from 'rxjs';
import type { HandSign, PriceCell } from './index';

/** What the player's hand does to this page, heard before anything on it. */
export function createBrowserHand(): Observable<HandSign> {
  return new Observable((subscriber) => {
    const listener = (event: Event): void => {
      // What a script dispatches is not the work of a hand.
      if (!event.isTrusted) return;
      if (event instanceof KeyboardEvent && !isPressKey(event)) return;
      const kind = event.type === 'click' ? 'click' : 'down';
      subscriber.next({ kind, cell: cellOf(event.target) });
    };
    const names = ['pointerdown', 'keydown', 'click'];
    for (const name of names) window.addEventListener(name, listener, { capture: true });
    return () => {
      for (const name of names) window.removeEventListener(name, listener, { capture: true });
    };
  });
}

/** A key that is held down clicks again and again: only its first time is a press. */
function isPressKey({ key, repeat }: KeyboardEvent): boolean {
  return !repeat && (key === 'Enter' || key === ' ');
}

function cellOf(target: EventTarget | null): PriceCell | null {
  if (!(target instanceof Element)) return null;
  const cell = target.closest(`[${OUTCOME_ATTRIBUTE}]`);
  if (!cell) return null;
  return {
    marketId: cell.getAttribute(OUTCOME_ATTRIBUTE) ?? '',
    area: cell.closest(`[${AREA_ROOT_ATTRIBUTE}]`)?.getAttribute(AREA_ROOT_ATTRIBUTE) ?? null,
  };
}
