/** Why the operator shuts a visitor out, and the page that says so (specification, section 4). */
const PAGES: Readonly<Record<number, string>> = {
  1: '/block',
  2: '/block',
  3: '/block',
  4: '/site-updates',
  5: '/block',
  8: '/coming-soon',
  13: '/block-ua',
  14: '/block',
  16: '/suspension',
  17: '/block-ie',
};

/** The site is being renewed: whoever waits for it goes back to where they were. */
const SITE_UPDATES = 4;
/** In the query of that page: where the visitor was. */
const WAS_AT = 'path';

/** The page of a reason, for a visitor at `path`; null for what is no reason. */
export function pageOfReason(reason: number, path: string): string | null {
  const page = Object.hasOwn(PAGES, reason) ? PAGES[reason] : undefined;
  if (page === undefined) return null;
  return reason === SITE_UPDATES ? `${page}?${new URLSearchParams({ [WAS_AT]: path })}` : page;
}

/** What the operator says of a visitor's block; 0 for one that there is not. */
interface BlockAnswer {
  /** How it is shown; above 0: in the page's place. */
  readonly displayTypeId: number;
  /** The reason; one that nobody knows is a block all the same. */
  readonly templateTypeId: number;
}

/** The reason of a block; null where there is none. */
export function reasonOfBlock({ displayTypeId, templateTypeId }: BlockAnswer): number | null {
  if (!(displayTypeId > 0)) return null;
  return pageOfReason(templateTypeId, '/') === null ? 1 : templateTypeId;
}
