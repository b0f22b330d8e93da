import { isSaidBy, isTelling, type TagKinds } from '@grandstand/bus-contracts/area';
import sanitize from 'sanitize-html';

/** Links that only tell of the page; none of them loads anything that runs or paints. */
const LINK_KINDS = new Set(['canonical', 'alternate', 'next', 'prev', 'amphtml']);

/** An area's `<meta>` and `<link>` as they can stand in the document's head, marked as the area's; what the page says already is left out. */
export function safeHead(area: string, html: string, own?: readonly TagKinds[]): string {
  const mark: sanitize.Transformer = (tagName, attribs) => ({
    tagName,
    attribs: { ...attribs, 'data-area': area },
  });
  return sanitize(html, {
    allowedTags: ['meta', 'link'],
    allowedAttributes: {
      // No `http-equiv`: it could send the player away.
      meta: ['name', 'property', 'content', 'data-area'],
      link: ['rel', 'href', 'hreflang', 'media', 'type', 'sizes', 'data-area'],
    },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    transformTags: { meta: mark, link: mark },
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === 'meta' && !isTelling(attribs)) ||
      (tag === 'link' && !LINK_KINDS.has(attribs['rel'] ?? '')) ||
      (own !== undefined && isSaidBy(own, attribs)),
    textFilter: () => '',
  });
}
