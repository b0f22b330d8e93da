import { map, type Observable } from 'rxjs';
import { events$ } from '../streams';
import type { LinkSign } from '.';

/** What the pointer or the focus comes to anywhere in the document, the areas' links too. */
export function createBrowserSigns(): Observable<LinkSign | undefined> {
  return events$(document, 'mouseover', 'focusin', 'pointerdown').pipe(map(signOf));
}

function signOf({ type, target }: Event): LinkSign | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && isOurs(link)
    ? { address: link.pathname + link.search, isPress: type === 'pointerdown' }
    : undefined;
}

/** What leads elsewhere, into another tab or to a file is the browser's to follow. */
function isOurs(link: HTMLAnchorElement): boolean {
  return (
    link.hasAttribute('href') &&
    link.origin === location.origin &&
    !link.hasAttribute('download') &&
    !link.hasAttribute('data-load') &&
    (link.target === '' || link.target === '_self')
  );
}

/** Whether the browser says that the connection is slow, or that data is to be spared. */
export function isThriftyBrowser(): boolean {
  const { connection } = navigator as {
    connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
