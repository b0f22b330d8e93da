import { sitePathOf } from '@grandstand/bus-contracts';
import { filter, fromEvent, map, type Observable } from 'rxjs';
import { navigate } from 'wouter/use-browser-location';
import { loadPath, withinSite } from '../../ports/load-path';
import { pressedLink } from '../../ports/own-link';
import { isSheetEntry } from '../../ports/history-entry';
import type { LinkPress, PageLocation } from './page-location';

const current = (): string => sitePathOf(location);

/** The browser's address bar, and the presses on links anywhere in the document, areas included. */
export function createBrowserLocation(): PageLocation {
  return {
    origin: location.origin,
    current,
    moved$: fromEvent(window, 'popstate').pipe(map(() => undefined)),
    links$: linkPresses(),
    // In place of an open sheet: the way back leads to its page, where it is closed.
    push: (path) => navigate(withinSite(path), { replace: isSheetEntry() }),
    replace: (path) => navigate(withinSite(path), { replace: true }),
    load,
    // In place of the page: the way back would lead here again.
    leave: (address) => location.replace(address),
  };
}

/** A redirect to the present address with its hash would not load the page in a browser. */
function load(path: string): void {
  if (path === current()) location.reload();
  else loadPath(path);
}

function linkPresses(): Observable<LinkPress> {
  return fromEvent<MouseEvent>(document, 'click').pipe(
    map((event) => {
      const link = event.defaultPrevented ? null : pressedLink(event);
      return (
        link && {
          path: sitePathOf(link),
          preventLoad: () => event.preventDefault(),
        }
      );
    }),
    filter((press) => press !== null),
  );
}
