import { decoded } from '@grandstand/bus-contracts/domain';
import { filter, map, Observable } from 'rxjs';
import { noteEntry, readEntry } from '../history-entry';
import { pressedLink } from '../own-link';
import { events$ } from '../streams';
import type { ScrollPage } from '.';

/** The real document. */
export function createBrowserScroll(): ScrollPage {
  const nothing = map((): void => undefined);
  return {
    entry: readEntry,
    note: noteEntry,
    y: () => window.scrollY,
    to: (y) => window.scrollTo({ top: y, behavior: 'instant' }),
    toNamedPlace() {
      // A hash that is no encoded text names itself.
      const named = document.getElementById(decoded(location.hash.slice(1)));
      named?.scrollIntoView();
      return named !== null;
    },
    takeOver(isOurs) {
      history.scrollRestoration = isOurs ? 'manual' : 'auto';
    },
    scrolled$: events$(document, 'scroll').pipe(nothing),
    moved$: events$(window, 'popstate').pipe(nothing),
    pressed$: presses$(),
    grew$: sizes$(),
    touched$: events$(window, 'wheel', 'touchstart', 'pointerdown', 'keydown').pipe(nothing),
    left$: events$(window, 'pagehide').pipe(nothing),
  };
}

/** Links of this site, before anyone acts on the press: afterwards another entry may be the present one. */
function presses$(): Observable<string> {
  return new Observable<MouseEvent>((subscriber) => {
    const listener = (event: MouseEvent): void => subscriber.next(event);
    document.addEventListener('click', listener, { capture: true });
    return () => document.removeEventListener('click', listener, { capture: true });
  }).pipe(
    map((event) => pressedLink(event)?.getAttribute('href') ?? ''),
    filter((href) => href !== ''),
  );
}

function sizes$(): Observable<void> {
  return new Observable((subscriber) => {
    const observer = new ResizeObserver(() => subscriber.next());
    observer.observe(document.body);
    return () => observer.disconnect();
  });
}
