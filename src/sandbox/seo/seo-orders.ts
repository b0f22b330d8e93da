import type { Language } from '@grandstand/bus-contracts';

/** What QA has search engines told of pages, in the place of what the operator says. */
export interface SeoOrder {
  /** Behind the language; a `*` at the end stands for whatever follows. */
  readonly path: string;
  readonly language?: Language | undefined;
  /** Members stand over the operator's own; what is no object stands for the whole answer. */
  readonly pageData?: unknown;
  readonly pageVisual?: unknown;
  readonly html?: unknown;
}

const MOST_ORDERS = 200;

export class SeoOrders {
  #orders: SeoOrder[] = [];

  add(order: SeoOrder): void {
    this.#orders = [order, ...this.#orders].slice(0, MOST_ORDERS);
  }

  list(): readonly SeoOrder[] {
    return this.#orders;
  }

  clear(): void {
    this.#orders = [];
  }

  /** What was ordered last for a page. */
  over(what: 'pageData' | 'pageVisual', path: string, language: Language, own: object): unknown {
    const ordered = this.#find(what, path, language);
    if (ordered === undefined) return own;
    return isPlain(ordered) ? { ...own, ...ordered } : ordered;
  }

  html(path: string, language: Language): unknown {
    return this.#find('html', path, language);
  }

  #find(what: 'pageData' | 'pageVisual' | 'html', path: string, language: Language): unknown {
    return this.#orders.find(
      (order) =>
        order[what] !== undefined &&
        (order.language ?? language) === language &&
        (order.path === path ||
          (order.path.endsWith('*') && path.startsWith(order.path.slice(0, -1)))),
    )?.[what];
  }
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
