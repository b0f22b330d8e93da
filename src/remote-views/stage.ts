import { AREA_STATE_KEY } from '@grandstand/bus-contracts/area';
import type { Stage } from './ports';
import type { Purifier } from './purify';
import { pagePolicy } from './trusted-types';

/** Marks what an area put into the head, and the root that holds its body; the host marks what it renders in the same way. */
const HEAD_MARK = 'data-area';
const ROOT_MARK = 'data-area-root';

/** The stage of a real document. */
export function createStage(document: Document): Stage {
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  const state = globalThis as { [AREA_STATE_KEY]?: Record<string, unknown> };

  const fetched = new Set<string>();

  const mark = (name: string, element: Element): Element => {
    element.setAttribute(HEAD_MARK, name);
    return element;
  };

  return {
    adopt: ({ name, element }) =>
      element.querySelector<HTMLElement>(`:scope > [${ROOT_MARK}="${name}"]`),

    async show({ name, element }, view, sheets, signal) {
      const purifier = view.head || view.body ? await loadPurifier() : undefined;
      signal.throwIfAborted();
      await Promise.all(
        sheets.map(async (href) => {
          const link = document.createElement('link');
          link.rel = 'stylesheet';
          link.href = href;
          const loaded = settled(link, signal);
          document.head.append(mark(name, link));
          await loaded;
        }),
      );
      if (view.style) {
        const style = document.createElement('style');
        style.nonce = nonce;
        style.textContent = view.style;
        document.head.append(mark(name, style));
      }
      if (view.head && purifier) {
        const head = purifier.head(view.head);
        for (const child of head.children) mark(name, child);
        document.head.append(head);
      }
      if (view.title) document.title = view.title;
      const root = document.createElement('div');
      root.setAttribute(ROOT_MARK, name);
      if (view.body && purifier) root.append(purifier.body(view.body));
      element.replaceChildren(root);
      return root;
    },

    evaluate(code) {
      const script = document.createElement('script');
      script.nonce = nonce;
      script.textContent = (pagePolicy()?.createScript(code) ?? code) as string;
      document.head.append(script);
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
        document.head.append(link);
      };
      for (const href of sheets) fetchFile('preload', href, 'style');
      for (const href of scripts) fetchFile('modulepreload', href);
      void loadPurifier().catch(() => {});
    },

    clear({ name, element }) {
      for (const node of document.head.querySelectorAll(`[${HEAD_MARK}="${name}"]`)) node.remove();
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
