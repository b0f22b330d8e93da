/** The tags of a text block: text, and links. */
export const TEXT_TAGS: readonly string[] =
  'a abbr b blockquote br caption cite dd dl dt em h2 h3 h4 h5 h6 hr i li ol p q s small strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  );

/** Tags whose content goes with them. */
export const SILENT_TAGS: readonly string[] =
  'annotation-xml audio canvas desc foreignobject frameset head iframe math mi mn mo ms mtext noembed noframes noscript object option plaintext script select style svg template textarea title video xmp'.split(
    ' ',
  );

/** A tag that is deeper in others stands for its content alone. */
export const DEEPEST = 20;

/** What no reader sees, and parsers end at different places. */
const COMMENTS = /<!--[^]*?(?:-->|$)|<[!?][^>]*(?:>|$)/g;

/** A text without its comments. */
export function withoutComments(html: string): string {
  return html.replaceAll(COMMENTS, '');
}

/** What a link to another site says of itself. */
export const LINK_RELATION = 'noopener';

const WORTH_FOLDING = 400;

/** Whether what stands behind the first paragraph is long enough to wait for a press. */
export function isWorthFolding(rest: string): boolean {
  return rest.replaceAll(/\s+/g, ' ').trim().length >= WORTH_FOLDING;
}
