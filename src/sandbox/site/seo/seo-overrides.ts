import type { Language } from '@grandstand/bus-contracts';

/** QA's data for search engines, which overrides the operator's. */
export interface SeoOverride {
  /** Without the language; a `*` at the end matches any rest. */
  readonly path: string;
  readonly language?: Language | undefined;
  /** Members override the operator's; a value that is not an object replaces the whole answer. */
  readonly pageData?: unknown;
  readonly pageVisual?: unknown;
  readonly html?: unknown;
}

const MAX_OVERRIDES = 200;

export class SeoOverrides {
  #overrides: SeoOverride[] = [];

  add(override: SeoOverride): void {
    this.#overrides = [override, ...this.#overrides].slice(0, MAX_OVERRIDES);
  }

  list(): readonly SeoOverride[] {
    return this.#overrides;
  }

  clear(): void {
    this.#overrides = [];
  }

  /** The answer with the latest override of a page. */
  apply(what: 'pageData' | 'pageVisual', path: string, language: Language, own: object): unknown {
    const override = this.#find(what, path, language);
    if (override === undefined) return own;
    return isPlain(override) ? { ...own, ...override } : override;
  }

  html(path: string, language: Language): unknown {
    return this.#find('html', path, language);
  }

  #find(what: 'pageData' | 'pageVisual' | 'html', path: string, language: Language): unknown {
    return this.#overrides.find(
      (override) =>
        override[what] !== undefined &&
        (override.language ?? language) === language &&
        (override.path === path ||
          (override.path.endsWith('*') && path.startsWith(override.path.slice(0, -1)))),
    )?.[what];
  }
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
