import { sitePathOf } from '@grandstand/bus-contracts';
import { fromEvent, map, merge, startWith, type Observable } from 'rxjs';
import { ownLink } from '../../ports/own-link';
import type { LinkSign } from '.';

/**
 * The elements that pointer or focus are on and reach in the document, with the areas' links.
 * @remarks Captured: before the page has started, these events do not bubble.
 */
export function createBrowserSigns(): Observable<LinkSign | undefined> {
  const names = ['mouseover', 'focusin', 'pointerdown'];
  return merge(...names.map((name) => fromEvent(document, name, { capture: true }))).pipe(
    map(({ type, target }) => signOf(target, type === 'pointerdown')),
    startWith(signOf(reached(), false)),
  );
}

/** The link that the pointer rests on, else the focused element. */
function reached(): Element | null {
  return document.querySelector('a:hover') ?? document.activeElement;
}

function signOf(target: EventTarget | null, isPress: boolean): LinkSign | undefined {
  const link = ownLink(target);
  return link
    ? {
        address: sitePathOf({ pathname: link.pathname, search: link.search, hash: '' }),
        isPress,
      }
    : undefined;
}

/** Whether the browser reports a slow connection, or that data is saved. */
export function isThriftyBrowser(): boolean {
  const { connection } = navigator as {
    connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
