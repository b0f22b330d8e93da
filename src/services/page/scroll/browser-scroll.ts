import { decoded } from '@grandstand/bus-contracts/domain';
import { filter, fromEvent, map, merge, Observable } from 'rxjs';
import { noteEntry, readEntry } from '../../ports/history-entry';
import { pressedLink } from '../../ports/own-link';
import type { ScrollPage } from './scroll-page';

/** Input by which a player takes over the scroll position. */
const PLAYER_INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The real document. */
export function createBrowserScroll(): ScrollPage {
  const nothing = map((): void => undefined);
  return {
    entry: readEntry,
    note: noteEntry,
    y: () => window.scrollY,
    to: (y) => window.scrollTo({ top: y, behavior: 'instant' }),
    parts: () =>
      Object.fromEntries(
        scrollingParts().map(([name, part]) => [name, Math.round(part.scrollTop)]),
      ),
    toParts(parts) {
      for (const [name, part] of scrollingParts()) {
        const top = parts[name];
        if (top !== undefined && part.scrollTop !== top) part.scrollTop = top;
      }
    },
    // A hash that is no encoded text names itself.
    name: () => decoded(location.hash.slice(1)),
    find: (name) => document.getElementById(name),
    setManual(isManual) {
      history.scrollRestoration = isManual ? 'manual' : 'auto';
    },
    scrolled$: captured$('scroll').pipe(
      map(({ target }) => (target === document ? 'page' : 'element')),
    ),
    moved$: fromEvent(window, 'popstate').pipe(nothing),
    pressed$: presses$(),
    grew$: sizes$(),
    // Before the page has started, these events do not bubble.
    touched$: merge(...PLAYER_INPUT.map((name) => captured$(name))).pipe(nothing),
    left$: fromEvent(window, 'pagehide').pipe(nothing),
  };
}

/** Links of this site, before anyone acts on the press: afterwards another entry may be the present one. */
function presses$(): Observable<string> {
  return captured$<MouseEvent>('click').pipe(
    map((event) => pressedLink(event)?.getAttribute('href') ?? ''),
    filter((href) => href !== ''),
  );
}

const CAPTURED = { capture: true, passive: true };

/** Listens in the capture phase: scroll events of an element do not bubble. */
function captured$<E extends Event>(name: string): Observable<E> {
  return new Observable((subscriber) => {
    const listener = (event: Event): void => subscriber.next(event as E);
    document.addEventListener(name, listener, CAPTURED);
    return () => document.removeEventListener(name, listener, CAPTURED);
  });
}

/** The elements that are marked to keep their own scroll position, by name. */
function scrollingParts(): readonly (readonly [string, HTMLElement])[] {
  const parts = document.querySelectorAll<HTMLElement>('[data-keep-scroll]');
  return [...parts].map((part) => [part.dataset['keepScroll'] ?? '', part]);
}

function sizes$(): Observable<void> {
  return new Observable((subscriber) => {
    const observer = new ResizeObserver(() => subscriber.next());
    observer.observe(document.body);
    return () => observer.disconnect();
  });
}
