/** The page of each reason for a block (specification, section 4). */
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

/** The reason whose page leads back to the visitor's page. */
const SITE_UPDATES = 4;
/** The query parameter with the visitor's page. */
const RETURN_PATH = 'path';

/** The page of a reason for a visitor at `path`; null for an unknown reason. */
export function blockPagePath(reason: number, path: string): string | null {
  const page = Object.hasOwn(PAGES, reason) ? PAGES[reason] : undefined;
  if (page === undefined) return null;
  return reason === SITE_UPDATES ? `${page}?${new URLSearchParams({ [RETURN_PATH]: path })}` : page;
}

/** The operator's answer about a block. */
interface BlockAnswer {
  /** Above 0 if the visitor is blocked. */
  readonly displayTypeId: number;
  /** The reason; an unknown one is shown as reason 1. */
  readonly templateTypeId: number;
}

/** The reason of a block; null if the visitor is not blocked. */
export function blockReason({ displayTypeId, templateTypeId }: BlockAnswer): number | null {
  if (!(displayTypeId > 0)) return null;
  return blockPagePath(templateTypeId, '/') === null ? 1 : templateTypeId;
}
