import {
  repeatsPageTag,
  kindsOf,
  PAGE_ATTRIBUTE,
  SEO_ATTRIBUTE,
} from '@grandstand/bus-contracts/area';
import { EMPTY, map, Observable, startWith, Subject, switchMap } from 'rxjs';
import type { HeadTag } from '../../../routes/search';

/** The document's head, as far as search engines read it. */
export interface DocumentHead {
  /** Replaces the present tags, and the areas' tags of the same or another page. */
  show(tags: readonly HeadTag[]): void;
  /** The title that the server wrote by the operator's word; null: it is the page's own. */
  servedTitle(): string | null;
  /** Keeps a title over those of others; null: theirs are shown. */
  holdTitle(title: string | null): void;
}

/** The head tags of areas. */
const OF_AREAS = 'meta[data-area],link[data-area]:not([rel=stylesheet])';

/** The head of a real document. */
export function createDocumentHead(document: Document): DocumentHead {
  const { head } = document;
  const held$ = new Subject<string | null>();
  // A later title, of an area or its heading, is less exact.
  held$
    .pipe(
      switchMap((title) =>
        title === null
          ? EMPTY
          : changesOf$(head).pipe(
              startWith(undefined),
              map(() => title),
            ),
      ),
    )
    .subscribe((title) => {
      if (document.title !== title) document.title = title;
    });

  return {
    show(tags) {
      for (const old of head.querySelectorAll(`meta[${SEO_ATTRIBUTE}],link[${SEO_ATTRIBUTE}]`)) {
        old.remove();
      }
      const { pathname } = document.location;
      const own = tags.map(({ attributes }) => attributes);
      for (const tag of head.querySelectorAll(OF_AREAS)) {
        const isOfThis = tag.getAttribute(PAGE_ATTRIBUTE) === pathname;
        if (!isOfThis || repeatsPageTag(own, kindsOf(tag))) tag.remove();
      }
      const elements = tags.map(({ name, attributes }) => {
        const element = document.createElement(name);
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
        element.setAttribute(SEO_ATTRIBUTE, '');
        element.setAttribute(PAGE_ATTRIBUTE, pathname);
        return element;
      });
      head.append(...elements);
    },
    servedTitle: () => head.querySelector(`title[${SEO_ATTRIBUTE}]`)?.textContent ?? null,
    holdTitle(title) {
      const element = head.querySelector('title');
      element?.toggleAttribute(SEO_ATTRIBUTE, title !== null);
      if (title !== null) element?.setAttribute(PAGE_ATTRIBUTE, document.location.pathname);
      held$.next(title);
    },
  };
}

/** Emits after each change below a node. */
function changesOf$(node: Node): Observable<void> {
  return new Observable((subscriber) => {
    const observer = new MutationObserver(() => subscriber.next());
    observer.observe(node, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  });
}
