import sanitize from 'sanitize-html';

/** React's marks between texts and around boundaries: without them the browser can't take the markup over. */
const MARKS = [' ', '$', '/$', '$!', '&', '/&', 'F', 'F!'];
const MARK = /<!--( |\/?\$|\$!|\/?&|F!?)-->/g;
/** What stands for a mark while the markup is cleaned: an element without attributes, so that it closes no quotes. */
const STAND_IN = 'react-mark-';
const STAND_INS = new RegExp(`<${STAND_IN}(\\d)></${STAND_IN}\\1>`, 'g');

const TEXT_TAGS =
  'a abbr address article aside b bdi bdo blockquote br button caption cite code col colgroup data dd del details dfn dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label legend li main mark menu meter nav ol optgroup option output p picture pre progress q rp rt ruby s samp search section select small source span strong sub summary sup table tbody td textarea tfoot th thead time tr u ul var wbr';
const DRAWING_TAGS =
  'svg g path circle ellipse line polyline polygon rect text tspan defs symbol use title desc clipPath mask linearGradient radialGradient stop pattern';

const EVERYWHERE =
  'class id title lang dir role tabindex hidden inert translate aria-* data-* popover itemscope itemtype itemprop';
const DRAWING =
  'viewBox width height fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray stroke-opacity d cx cy r rx ry x y x1 y1 x2 y2 dx dy points transform opacity preserveAspectRatio xmlns focusable offset stop-color stop-opacity gradientUnits gradientTransform clip-path clip-rule mask text-anchor dominant-baseline vector-effect href';
const FIELD = 'name value type disabled autocomplete required readonly form';
const BY_TAG: Readonly<Record<string, string>> = {
  a: 'href hreflang target rel download',
  img: 'src srcset sizes alt width height loading decoding fetchpriority',
  source: 'src srcset sizes media type width height',
  button: `${FIELD} popovertarget popovertargetaction`,
  input: `${FIELD} checked placeholder min max step minlength maxlength pattern inputmode size multiple list enterkeyhint`,
  textarea: `${FIELD} placeholder rows cols minlength maxlength`,
  select: `${FIELD} multiple size`,
  option: 'value selected disabled label',
  optgroup: 'label disabled',
  fieldset: 'disabled name',
  label: 'for',
  output: 'for name',
  details: 'open name',
  dialog: 'open',
  time: 'datetime',
  data: 'value',
  meter: 'value min max low high optimum',
  progress: 'value max',
  td: 'colspan rowspan headers',
  th: 'colspan rowspan headers scope abbr',
  col: 'span',
  colgroup: 'span',
  ol: 'start reversed type',
  li: 'value',
  form: 'action method novalidate autocomplete',
};

/** `<use>` may copy from the page or a file of its site only: "#icon", "/icons.svg#icon". */
const OWN_DRAWING = /^(#|\/[\w-])/;
/** A form may send to the site only: "/en/live". */
const OWN_PATH = /^\/([\w-]|$)/;

const words = (text: string): string[] => text.split(' ');
/** The parser writes every name small; a browser reads "viewbox" in a drawing as "viewBox" again. */
const small = (text: string): string[] => words(text.toLowerCase());

const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    ...words(TEXT_TAGS),
    ...small(DRAWING_TAGS),
    ...MARKS.map((_mark, n) => STAND_IN + n),
  ],
  allowedAttributes: {
    '*': small(EVERYWHERE),
    ...Object.fromEntries(small(DRAWING_TAGS).map((tag) => [tag, small(DRAWING)])),
    ...Object.fromEntries(Object.entries(BY_TAG).map(([tag, names]) => [tag, words(names)])),
  },
  // An empty value says something too: a field's, an image's.
  nonBooleanAttributes: [],
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowProtocolRelative: false,
  allowedSchemesAppliedToAttributes: ['href', 'src', 'srcset', 'cite'],
  transformTags: {
    use: (tagName, attribs) => ({ tagName, attribs: withOwn(attribs, 'href', OWN_DRAWING) }),
    form: (tagName, attribs) => ({ tagName, attribs: withOwn(attribs, 'action', OWN_PATH) }),
  },
};

/** The attributes without one that leads off the site. */
function withOwn(attribs: sanitize.Attributes, name: string, own: RegExp): sanitize.Attributes {
  const { [name]: value, ...others } = attribs;
  return value !== undefined && own.test(value) ? attribs : others;
}

/** An area's body as it can stand in the page: nothing in it runs, and React can still take it over. */
export function safeBody(html: string): string {
  const marked = html.replaceAll(MARK, (_whole, mark: string) => {
    const tag = STAND_IN + MARKS.indexOf(mark);
    return `<${tag}></${tag}>`;
  });
  return sanitize(marked, OPTIONS).replaceAll(
    STAND_INS,
    (_whole, n: string) => `<!--${MARKS[Number(n)] ?? ' '}-->`,
  );
}
