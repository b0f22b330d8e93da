import {
  AREA_ROOT_ATTRIBUTE,
  AREA_STATE_KEY,
  repeatsPageTag,
  kindsOf,
  PAGE_ATTRIBUTE,
  SEO_ATTRIBUTE,
} from '@grandstand/bus-contracts/area';
import { pageTitle } from '@grandstand/bus-contracts/domain';
import type { ViewDocument } from './ports';
import type { Purifier } from './run/purify';
import { pagePolicy } from './run/trusted-types';

/** Marks the tags of an area in the head; the host sets the same attribute. */
const AREA_ATTRIBUTE = 'data-area';
/** The tags that describe the page, its own and its areas'. */
const PAGE_TAGS = `[${SEO_ATTRIBUTE}],meta[${AREA_ATTRIBUTE}],link[${AREA_ATTRIBUTE}]:not([rel=stylesheet])`;

/** Shows views in a document; the site's name is appended to an area's title. */
export function createViewDocument(
  document: Document,
  siteName: () => string | undefined,
): ViewDocument {
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  const state = globalThis as { [AREA_STATE_KEY]?: Record<string, unknown> };

  const preloaded = new Set<string>();

  const { head, location } = document;
  const linkTo = (rel: string, href: string): HTMLLinkElement =>
    Object.assign(document.createElement('link'), { rel, nonce, href });
  const mark = (key: string, element: Element): Element => {
    element.setAttribute(AREA_ATTRIBUTE, key);
    return element;
  };
  // The tags of the server describe this page.
  for (const tag of head.querySelectorAll(PAGE_TAGS)) {
    tag.setAttribute(PAGE_ATTRIBUTE, location.pathname);
  }

  /** Adds the tags and the title that the operator and the site do not set. */
  const describePage = (pathname: string, tags: readonly Element[], title: string): void => {
    const own = [...head.querySelectorAll(`[${SEO_ATTRIBUTE}]`)].filter(
      (one) => one.getAttribute(PAGE_ATTRIBUTE) === pathname,
    );
    const kinds = own.map(kindsOf);
    for (const tag of tags) {
      if (own.length > 0 && repeatsPageTag(kinds, kindsOf(tag))) continue;
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

    async show({ name, key, element }, view, sheets, signal) {
      const { pathname } = location;
      const purifier = view.head || view.body ? await loadPurifier() : undefined;
      signal.throwIfAborted();
      await Promise.all(
        sheets.map(async (href) => {
          const link = linkTo('stylesheet', href);
          const loaded = linkLoaded(link, signal);
          head.append(mark(key, link));
          await loaded;
        }),
      );
      if (view.style) {
        const style = document.createElement('style');
        style.nonce = nonce;
        style.textContent = view.style;
        head.append(mark(key, style));
      }
      // The player may have left the page in the meantime.
      if (location.pathname === pathname) {
        const tags = view.head && purifier ? [...purifier.head(view.head).children] : [];
        describePage(
          pathname,
          tags.map((tag) => mark(key, tag)),
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

    preload(sheets, scripts) {
      const preloadFile = (rel: string, href: string, as?: string): void => {
        if (preloaded.has(href)) return;
        preloaded.add(href);
        const link = linkTo(rel, href);
        if (as) link.as = as;
        head.append(link);
      };
      for (const href of sheets) preloadFile('preload', href, 'style');
      for (const href of scripts) preloadFile('modulepreload', href);
      void loadPurifier().catch(() => {});
    },

    clear({ key, element }) {
      for (const node of head.querySelectorAll(`[${AREA_ATTRIBUTE}="${key}"]`)) node.remove();
      element.replaceChildren();
    },
  };
}

/** Loaded with the first view: areas that the host rendered need no purifier. */
async function loadPurifier(): Promise<Purifier> {
  const [{ createPurifier }, { default: purify }] = await Promise.all([
    import('./run/purify'),
    import('dompurify'),
  ]);
  return createPurifier(purify);
}

/** Waits until a link's file is loaded; rejects if it fails or the signal is aborted. */
async function linkLoaded(link: HTMLLinkElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const once = { once: true, signal };
    link.addEventListener('load', () => resolve(), once);
    link.addEventListener('error', () => reject(new Error(`${link.href} cannot be loaded`)), once);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
