import { filter, map, type Observable } from 'rxjs';
import { navigate } from 'wouter/use-browser-location';
import { events$ } from '../streams';
import type { LinkPress, PageLocation } from './page-location';

/** The real address bar; links anywhere in the document are heard of, the areas' too. */
export function createBrowserLocation(): PageLocation {
  return {
    origin: location.origin,
    current: () => location.pathname + location.search + location.hash,
    moved$: events$(window, 'popstate').pipe(map(() => undefined)),
    links$: linkPresses(),
    push: (path) => navigate(path),
    replace: (path) => navigate(path, { replace: true }),
    load: (path) => location.assign(path),
    // In place of the page: the way back would lead here again.
    leave: (address) => location.replace(address),
  };
}

function linkPresses(): Observable<LinkPress> {
  return events$<MouseEvent>(document, 'click').pipe(
    map((event) => {
      const link = linkOf(event);
      return (
        link && {
          path: link.pathname + link.search + link.hash,
          take: () => event.preventDefault(),
        }
      );
    }),
    filter((press) => press !== null),
  );
}

/** The link that a click would follow within this site and this tab. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return null;
  const link = event.target.closest('a');
  if (!link?.hasAttribute('href') || link.hasAttribute('download')) return null;
  // The server is to decide anew, as where it shut somebody out.
  if (link.hasAttribute('data-load')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  return link.origin === location.origin ? link : null;
}
