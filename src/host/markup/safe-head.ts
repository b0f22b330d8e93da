import {
  isDescribingLink,
  repeatsPageTag,
  isDescriptive,
  LINK_ATTRIBUTES,
  META_ATTRIBUTES,
  type TagKinds,
} from '@grandstand/bus-contracts/area';
import sanitize from 'sanitize-html';

/** The safe `<meta>` and `<link>` elements of an area, marked as the area's; those that the page has already are left out. */
export function safeHead(area: string, html: string, own?: readonly TagKinds[]): string {
  const mark: sanitize.Transformer = (tagName, attribs) => ({
    tagName,
    attribs: { ...attribs, 'data-area': area },
  });
  return sanitize(html, {
    allowedTags: ['meta', 'link'],
    allowedAttributes: {
      meta: [...META_ATTRIBUTES, 'data-area'],
      link: [...LINK_ATTRIBUTES, 'data-area'],
    },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    transformTags: { meta: mark, link: mark },
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === 'meta' && !isDescriptive(attribs)) ||
      (tag === 'link' && !isDescribingLink(attribs['rel'] ?? '')) ||
      (own !== undefined && repeatsPageTag(own, attribs)),
    textFilter: () => '',
  });
}
