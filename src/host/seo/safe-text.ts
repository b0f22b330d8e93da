import type { SeoMarkup } from '@grandstand/bus-contracts/area';
import sanitize from 'sanitize-html';
import { allowedAddress, type AllowedHosts } from '../../routes/search';
import {
  MAX_DEPTH,
  isLongText,
  LINK_RELATION,
  DROPPED_TAGS,
  TEXT_TAGS,
  withoutComments,
} from '../../routes/search/text-block';

/** Makes the text block's HTML safe for the page: text and allowed links; null where nothing is left. */
export function safeText(html: string, places: AllowedHosts, isFolded: boolean): SeoMarkup | null {
  const clean = sanitize(withoutComments(html), {
    allowedTags: [...TEXT_TAGS],
    allowedAttributes: {
      a: ['href', 'rel'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
    },
    nonTextTags: [...DROPPED_TAGS],
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'a' && attribs['href'] === undefined ? 'excludeTag' : false,
    transformTags: {
      // The page's own heading is its first.
      h1: 'h2',
      a: (_tag, { href = '' }) => linkTo(allowedAddress(href, places), places.origin),
    },
  });
  // The depth counts only elements that are kept.
  const safe = sanitize(clean, {
    allowedTags: [...TEXT_TAGS],
    allowedAttributes: false,
    nestingLimit: MAX_DEPTH,
    exclusiveFilter: ({ tag, text }) => tag === 'p' && isBlank(text),
  }).trim();
  if (isBlank(textOf(safe))) return null;
  const lead = LEAD.exec(safe)?.[0] ?? '';
  const rest = safe.slice(lead.length);
  return isFolded && lead !== '' && isLongText(textOf(rest))
    ? { lead, rest: rest.trim() }
    : { lead: safe, rest: null };
}

/** A link of this site keeps its path, a link to an allowed host is marked as external, any other becomes text. */
function linkTo(address: string | null, origin: string): sanitize.Tag {
  if (address === null) return { tagName: 'a', attribs: {} };
  const isOwn = new URL(address).origin === origin;
  const attribs: sanitize.Attributes = isOwn
    ? { href: address.slice(origin.length) }
    : { href: address, rel: LINK_RELATION };
  return { tagName: 'a', attribs };
}

/** The headings at the start and the first paragraph; no other element encloses them. */
const LEAD = /^(?:<h([2-6])>(?:(?!<\/h\1>)[^])*<\/h\1>\s*)*<p>(?:(?!<\/p>)[^])*<\/p>/;

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '');
}
