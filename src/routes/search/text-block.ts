/** Allowed tags of a text block. */
export const TEXT_TAGS: readonly string[] =
  'a abbr b blockquote br caption cite dd dl dt em h2 h3 h4 h5 h6 hr i li ol p q s small strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  );

/** Tags that are removed with their content. */
export const DROPPED_TAGS: readonly string[] =
  'annotation-xml audio canvas desc foreignobject frameset head iframe math mi mn mo ms mtext noembed noframes noscript object option plaintext script select style svg template textarea title video xmp'.split(
    ' ',
  );

/** Deeper tags are replaced by their content. */
export const MAX_DEPTH = 20;

/** Comments, which parsers end at different places. */
const COMMENTS = /<!--[^]*?(?:-->|$)|<[!?][^>]*(?:>|$)/g;

/** Removes comments from HTML. */
export function withoutComments(html: string): string {
  return html.replaceAll(COMMENTS, '');
}

/** The `rel` of links to other sites. */
export const LINK_RELATION = 'noopener';

const LONG_TEXT = 400;

/** Whether the text after the first paragraph is long enough to be folded. */
export function isLongText(rest: string): boolean {
  return rest.replaceAll(/\s+/g, ' ').trim().length >= LONG_TEXT;
}
