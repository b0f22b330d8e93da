import {
  AREA_ROOT_ATTRIBUTE,
  AREA_STATE_KEY,
  isSaidBy,
  kindsOf,
  PAGE_ATTRIBUTE,
  SEO_ATTRIBUTE,
} from '@grandstand/bus-contracts/area';
import { pageTitle } from '@grandstand/bus-contracts/domain';
import type { Stage } from './ports';
import type { Purifier } from './purify';
import { pagePolicy } from './trusted-types';

/** Marks what an area put into the head; the host marks what it renders in the same way. */
const HEAD_MARK = 'data-area';
/** What is said of a page, by the page itself and by its areas. */
const OF_PAGE = `[${SEO_ATTRIBUTE}],meta[${HEAD_MARK}],link[${HEAD_MARK}]:not([rel=stylesheet])`;

/** The stage of a real document; an area's title has the site's name added. */
export function createStage(document: Document, siteName: () => string | undefined): Stage {
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  const state = globalThis as { [AREA_STATE_KEY]?: Record<string, unknown> };

  const fetched = new Set<string>();

  const { head, location } = document;
  const mark = (name: string, element: Element): Element => {
    element.setAttribute(HEAD_MARK, name);
    return element;
  };
  // What the server wrote is of this page.
  for (const tag of head.querySelectorAll(OF_PAGE)) {
    tag.setAttribute(PAGE_ATTRIBUTE, location.pathname);
  }

  /** Says of a page what neither operator nor site says of it. */
  const tellOf = (pathname: string, tags: readonly Element[], title: string): void => {
    const own = [...head.querySelectorAll(`[${SEO_ATTRIBUTE}]`)].filter(
      (one) => one.getAttribute(PAGE_ATTRIBUTE) === pathname,
    );
    const kinds = own.map(kindsOf);
    for (const tag of tags) {
      if (own.length > 0 && isSaidBy(kinds, kindsOf(tag))) continue;
      tag.setAttribute(PAGE_ATTRIBUTE, pathname);
      head.append(tag);
    }
    if (title && !own.some(({ localName }) => localName === 'title')) {
      document.title = pageTitle(title, siteName());
    }
  };

  return {
    adopt: ({ name, element }) =>
      element.querySelector<HTMLElement>(`:scope > [${AREA_ROOT_ATTRIBUTE}="${name}"]`),

    async show({ name, element }, view, sheets, signal) {
      const { pathname } = location;
      const purifier = view.head || view.body ? await loadPurifier() : undefined;
      signal.throwIfAborted();
      await Promise.all(
        sheets.map(async (href) => {
          const link = document.createElement('link');
          link.rel = 'stylesheet';
          link.href = href;
          const loaded = settled(link, signal);
          head.append(mark(name, link));
          await loaded;
        }),
      );
      if (view.style) {
        const style = document.createElement('style');
        style.nonce = nonce;
        style.textContent = view.style;
        head.append(mark(name, style));
      }
      // Of a page that the player has left nothing is said.
      if (location.pathname === pathname) {
        const tags = view.head && purifier ? [...purifier.head(view.head).children] : [];
        tellOf(
          pathname,
          tags.map((tag) => mark(name, tag)),
          view.title,
        );
      }
      const root = document.createElement('div');
      root.setAttribute(AREA_ROOT_ATTRIBUTE, name);
      if (view.body && purifier) root.append(purifier.body(view.body));
      element.replaceChildren(root);
      return root;
    },

    evaluate(code) {
      const script = document.createElement('script');
      script.nonce = nonce;
      script.textContent = (pagePolicy()?.createScript(code) ?? code) as string;
      head.append(script);
      script.remove();
    },

    takeState(name) {
      const states = state[AREA_STATE_KEY];
      const own = states?.[name];
      if (states) delete states[name];
      return own;
    },

    fetchAhead(sheets, scripts) {
      const fetchFile = (rel: string, href: string, as?: string): void => {
        if (fetched.has(href)) return;
        fetched.add(href);
        const link = document.createElement('link');
        link.rel = rel;
        link.nonce = nonce;
        if (as) link.as = as;
        link.href = href;
        head.append(link);
      };
      for (const href of sheets) fetchFile('preload', href, 'style');
      for (const href of scripts) fetchFile('modulepreload', href);
      void loadPurifier().catch(() => {});
    },

    clear({ name, element }) {
      for (const node of head.querySelectorAll(`[${HEAD_MARK}="${name}"]`)) node.remove();
      element.replaceChildren();
    },
  };
}

/** A page whose areas the host rendered needs no purifier until the player goes on. */
async function loadPurifier(): Promise<Purifier> {
  const [{ createPurifier }, { default: purify }] = await Promise.all([
    import('./purify'),
    import('dompurify'),
  ]);
  return createPurifier(purify);
}

/** Waits until a sheet is there; rejects where it can't be had or is no longer wanted. */
async function settled(link: HTMLLinkElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const once = { once: true, signal };
    link.addEventListener('load', () => resolve(), once);
    link.addEventListener(
      'error',
      () => reject(new Error(`the style sheet ${link.href} cannot be loaded`)),
      once,
    );
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
