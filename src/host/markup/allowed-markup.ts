import { DOCUMENT_IDS, isOwnAction, isOwnDrawing } from '@grandstand/bus-contracts/area';

const words = (text: string): string[] => text.split(' ');

/** The allowed elements of an area's body: texts, lists, tables, forms. */
export const TEXT_TAGS: ReadonlySet<string> = new Set(
  words(
    'a abbr address article aside b bdi bdo blockquote br button canvas caption cite code col colgroup data dd del details dfn dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label legend li main mark menu meter nav ol optgroup option output p picture pre progress q rp rt ruby s samp search section select small source span strong sub summary sup table tbody td textarea tfoot th thead time tr u ul var wbr',
  ),
);

/** And in a drawing. */
export const DRAWING_TAGS: ReadonlySet<string> = new Set(
  words(
    'svg g path circle ellipse line polyline polygon rect text tspan defs symbol use title desc clipPath mask linearGradient radialGradient stop pattern',
  ),
);

/** Elements of SVG whose contents a browser reads as HTML again; they may contain only text. */
export const WORDS_OF_DRAWING: ReadonlySet<string> = new Set(['title', 'desc']);

/** Elements that are removed with their contents, which show no text or are parsed differently. */
export const SILENT_TAGS: ReadonlySet<string> = new Set(
  words('head iframe noembed noframes noscript plaintext script style template title xmp'),
);

const EVERYWHERE = new Set(
  words(
    'class id title lang dir role tabindex hidden inert translate popover itemscope itemtype itemprop',
  ),
);
const DRAWING = new Set(
  words(
    'viewBox width height color fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray stroke-opacity d cx cy r rx ry x y x1 y1 x2 y2 dx dy points transform opacity preserveAspectRatio xmlns focusable offset stop-color stop-opacity gradientUnits gradientTransform clip-path clip-rule shape-rendering mask text-anchor dominant-baseline vector-effect href',
  ),
);
const FIELD = 'name value type disabled autocomplete required readonly form';
const BY_TAG: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
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
  }).map(([tag, names]) => [tag, new Set(words(names))]),
);

/** An element's attribute as the parser read it. */
export interface MarkupAttribute {
  readonly isDrawing: boolean;
  readonly tag: string;
  readonly name: string;
  readonly value: string;
}

/** Whether an attribute is allowed: it is known, and its address is safe. */
export function isAllowedAttribute({ isDrawing, tag, name, value }: MarkupAttribute): boolean {
  if (/^(?:aria|data)-[\w.-]+$/.test(name)) return true;
  if (name === 'id') return !DOCUMENT_IDS.includes(value);
  if (EVERYWHERE.has(name)) return true;
  if (isDrawing) return DRAWING.has(name) && (name !== 'href' || isOwnDrawing(value));
  if (!BY_TAG.get(tag)?.has(name)) return false;
  if (name === 'action') return isOwnAction(value);
  if (name === 'href') return isAddress(value, LINK_SCHEMES);
  if (name === 'src') return isAddress(value, PICTURE_SCHEMES);
  if (name === 'srcset') {
    return value.split(/[\s,]+/).every((one) => isAddress(one, PICTURE_SCHEMES));
  }
  return true;
}

const LINK_SCHEMES = /^(?:https?|mailto|tel):/i;
const PICTURE_SCHEMES = /^(?:https?|data):/i;
/** A base of relative addresses; any page of the site would do. */
const ANY_PAGE = 'https://page.invalid';

/** Whether an address is of the page's site, or has an explicit scheme. */
function isAddress(text: string, schemes: RegExp): boolean {
  if (!URL.canParse(text, ANY_PAGE)) return false;
  const { origin, protocol } = new URL(text, ANY_PAGE);
  return origin === ANY_PAGE || (schemes.test(protocol) && schemes.test(text.trim()));
}
