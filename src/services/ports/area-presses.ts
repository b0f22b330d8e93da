import { AREA_ROOT_ATTRIBUTE } from '@grandstand/bus-contracts/area';
import { filter, fromEvent, map } from 'rxjs';
import type { Observable } from 'rxjs';

/** The area in which the player presses, before any element of the page gets the press. */
export function createAreaPresses(target: EventTarget): Observable<string> {
  return fromEvent<Event>(target, 'click', { capture: true }).pipe(
    // Presses that a script makes are not trusted.
    filter(({ isTrusted }) => isTrusted),
    map(areaIn),
    filter((area) => area !== null),
  );
}

function areaIn({ target }: Event): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest(`[${AREA_ROOT_ATTRIBUTE}]`)?.getAttribute(AREA_ROOT_ATTRIBUTE) ?? null;
}
