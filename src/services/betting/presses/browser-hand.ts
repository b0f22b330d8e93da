import { AREA_ROOT_ATTRIBUTE, OUTCOME_ATTRIBUTE } from '@grandstand/bus-contracts/area';
import { BUY_ATTRIBUTE, COUPON_ATTRIBUTE, PLACE_ATTRIBUTE } from '@grandstand/bus-contracts/shell';
import { Observable } from 'rxjs';
import type { HandSign, HandTarget } from './index';

/** `mousedown` too: it is all that some screen readers send before their click. */
const EVENTS = ['pointerdown', 'mousedown', 'keydown', 'click'];

/** The player's presses, captured before any element of the page gets them. */
export function createBrowserHand(): Observable<HandSign> {
  return new Observable((subscriber) => {
    const listener = (event: Event): void => {
      // Events that a script dispatches are not trusted.
      if (!event.isTrusted) return;
      if (event instanceof KeyboardEvent && !isPressKey(event)) return;
      const kind = event.type === 'click' ? 'click' : 'down';
      subscriber.next({ kind, target: targetOf(event.target) });
    };
    for (const name of EVENTS) window.addEventListener(name, listener, { capture: true });
    return () => {
      for (const name of EVENTS) window.removeEventListener(name, listener, { capture: true });
    };
  });
}

/** A key that is held down clicks again and again: only its first time is a press. */
function isPressKey({ key, repeat }: KeyboardEvent): boolean {
  return !repeat && (key === 'Enter' || key === ' ');
}

function targetOf(target: EventTarget | null): HandTarget | null {
  if (!(target instanceof Element)) return null;
  if (target.closest(`[${BUY_ATTRIBUTE}]`)) return { on: 'buy' };
  if (target.closest(`[${COUPON_ATTRIBUTE}]`)) {
    return { on: target.closest(`[${PLACE_ATTRIBUTE}]`) ? 'place' : 'coupon' };
  }
  const cell = target.closest(`[${OUTCOME_ATTRIBUTE}]`);
  if (!cell) return null;
  return {
    on: 'price',
    marketId: cell.getAttribute(OUTCOME_ATTRIBUTE) ?? '',
    area: cell.closest(`[${AREA_ROOT_ATTRIBUTE}]`)?.getAttribute(AREA_ROOT_ATTRIBUTE) ?? null,
  };
}
