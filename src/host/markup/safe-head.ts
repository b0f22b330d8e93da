import { isSaidBy, isTelling, type TagKinds } from '@grandstand/bus-contracts/area';
import sanitize from 'sanitize-html';

/** Links that only describe the page; none of them loads a script or a style sheet. */
const LINK_KINDS = new Set(['canonical', 'alternate', 'next', 'prev', 'amphtml']);

/** The safe `<meta>` and `<link>` elements of an area, marked as the area's; those that the page has already are left out. */
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
