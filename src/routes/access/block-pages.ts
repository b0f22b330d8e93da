import { pathnameOf } from '@grandstand/bus-contracts/domain';
import type { RedirectTarget } from './follow-redirects';

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

/** The reasons by which the law of a country closes the site. */
const BY_LAW: ReadonlySet<number> = new Set([13, 17]);
/**
 * What stays open then: the law forbids to offer bets there, not to pay players their money. They withdraw it, are
 * verified for that where it is due, and write to the operator.
 */
const OPEN_BY_LAW = [
  '/contacts',
  '/office/account',
  '/office/deduce',
  '/office/historypay',
  '/office/identification',
  '/office/payment',
  '/office/support',
  '/office/verification',
];

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
export interface BlockAnswer {
  /** Above 0 if the visitor is blocked. */
  readonly displayTypeId: number;
  /** The reason; an unknown one is shown as reason 1. */
  readonly templateTypeId: number;
}

/** The reason of a block; null if the visitor is not blocked. */
function blockReason({ displayTypeId, templateTypeId }: BlockAnswer): number | null {
  if (!(displayTypeId > 0)) return null;
  return blockPagePath(templateTypeId, '/') === null ? 1 : templateTypeId;
}

/** Whether a page, by its path behind the language, stays open to visitors who are blocked by this reason. */
function isOpenTo(reason: number, path: string): boolean {
  const pathname = pathnameOf(path).replace(/\/+$/, '');
  return (
    BY_LAW.has(reason) &&
    OPEN_BY_LAW.some((open) => pathname === open || pathname.startsWith(`${open}/`))
  );
}

/** The reason of the operator's answers that blocks a page; null if it is open. */
export function reasonAt(
  path: string,
  target: RedirectTarget,
  block: BlockAnswer | undefined,
): number | null {
  const reason = target.kind === 'block-page' ? target.reason : block ? blockReason(block) : null;
  return reason === null || isOpenTo(reason, path) ? null : reason;
}
