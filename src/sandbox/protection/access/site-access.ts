/** The answer of `redirect-light`. */
interface RedirectView {
  readonly redirect: boolean;
  readonly code: number | null;
  readonly url: string | null;
  readonly reasons: readonly number[];
  readonly breadcrumbs: readonly string[];
}

/** Blocks visitors from a path. */
export interface BlockRule {
  /** The reason code of the specification; an unknown one blocks too. */
  readonly reason: number;
  /** The path without the language; a `*` at the end matches any rest. */
  readonly path: string;
  readonly who: 'all' | 'guests' | 'players';
}

export interface RedirectRule {
  readonly path: string;
  /** An address; null for a redirect by reason. */
  readonly to: string | null;
  readonly reason: number | null;
  readonly breadcrumbs: readonly string[];
}

export interface Maintenance {
  readonly started_at: number | null;
  readonly ended_at: number | null;
  readonly notify_started_at: number | null;
  readonly notify_ended_at: number | null;
  readonly isActive: boolean;
  /** 0: the web site stays open during maintenance. */
  readonly web_state: number;
}

const NO_REDIRECT: RedirectView = {
  redirect: false,
  code: null,
  url: null,
  reasons: [],
  breadcrumbs: [],
};

/** Blocks, redirects and maintenance that QA has set. */
export class SiteAccess {
  #blocks: BlockRule[] = [];
  #redirects: RedirectRule[] = [];
  maintenance: Maintenance | null = null;

  get blocks(): readonly BlockRule[] {
    return this.#blocks;
  }

  get redirects(): readonly RedirectRule[] {
    return this.#redirects;
  }

  block(block: BlockRule): void {
    this.#blocks.push(block);
  }

  redirect(redirect: RedirectRule): void {
    this.#redirects.push(redirect);
  }

  clearBlocks(): void {
    this.#blocks = [];
  }

  clearRedirects(): void {
    this.#redirects = [];
  }

  clear(): void {
    this.clearBlocks();
    this.clearRedirects();
    this.maintenance = null;
  }

  redirectOf(url: string): RedirectView {
    const path = pathOf(url);
    const found = this.#redirects.find((one) => fits(one.path, path));
    if (!found) return NO_REDIRECT;
    const { to, reason, breadcrumbs } = found;
    return {
      redirect: true,
      code: 302,
      url: to,
      reasons: reason === null ? [] : [reason],
      breadcrumbs: [...breadcrumbs],
    };
  }

  blockOf(url: string, isPlayer: boolean): { displayTypeId: number; templateTypeId: number } {
    const path = pathOf(url);
    const found = this.#blocks.find(
      ({ who, path: pattern }) =>
        fits(pattern, path) && (who === 'all' || (who === 'players') === isPlayer),
    );
    return found
      ? { displayTypeId: 1, templateTypeId: found.reason }
      : { displayTypeId: 0, templateTypeId: 0 };
  }
}

/** The path of an address, without the language. */
function pathOf(url: string): string {
  const { pathname } = new URL(url, 'http://site');
  return pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/';
}

function fits(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
