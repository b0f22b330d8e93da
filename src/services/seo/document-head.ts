import { HEAD_MARK, type HeadTag } from '../../routes/search';

/** The document's head, as far as search engines read it. */
export interface DocumentHead {
  /** Puts these tags in the place of those that stand. */
  show(tags: readonly HeadTag[]): void;
  /** Holds a title against all who give the page one; null: theirs stands. */
  holdTitle(title: string | null): void;
}

/** What areas say of the page that the server made; after a move it is of another page. */
const OF_AREAS = [
  'meta[name=description]',
  'meta[name=robots]',
  'link[rel=canonical]',
  'link[rel=alternate]',
]
  .map((tag) => `${tag}[data-area]`)
  .join();

/** The head of a real document. */
export function createDocumentHead(document: Document): DocumentHead {
  const { head } = document;
  let held: string | null = null;
  const observer = new MutationObserver(() => hold());

  function hold(): void {
    if (held !== null && document.title !== held) document.title = held;
  }

  return {
    show(tags) {
      for (const old of head.querySelectorAll(`[${HEAD_MARK}],${OF_AREAS}`)) old.remove();
      const elements = tags.map(({ name, attributes }) => {
        const element = document.createElement(name);
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
        element.setAttribute(HEAD_MARK, '');
        return element;
      });
      head.append(...elements);
    },
    holdTitle(title) {
      held = title;
      observer.disconnect();
      if (title === null) return;
      hold();
      // Whoever names the page later, an area or its heading, names it less well.
      observer.observe(head, { childList: true, subtree: true, characterData: true });
    },
  };
}
