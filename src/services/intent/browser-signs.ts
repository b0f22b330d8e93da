import { sitePathOf } from '@grandstand/bus-contracts';
import { fromEvent, map, merge, type Observable } from 'rxjs';
import { ownLink } from '../ports/own-link';
import type { LinkSign } from '.';

/** The elements that pointer or focus reach in the document, with the areas' links. */
export function createBrowserSigns(): Observable<LinkSign | undefined> {
  const names = ['mouseover', 'focusin', 'pointerdown'];
  return merge(...names.map((name) => fromEvent(document, name))).pipe(map(signOf));
}

function signOf({ type, target }: Event): LinkSign | undefined {
  const link = ownLink(target);
  return link
    ? {
        address: sitePathOf({ pathname: link.pathname, search: link.search, hash: '' }),
        isPress: type === 'pointerdown',
      }
    : undefined;
}

/** Whether the browser reports a slow connection, or a wish to save data. */
export function isThriftyBrowser(): boolean {
  const { connection } = navigator as {
    connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
