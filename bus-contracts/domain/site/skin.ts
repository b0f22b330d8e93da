import type { SiteConfig } from '../../contracts/site/config';

/** The colours that a skin may set: those of `tokens.css`, without their `--color-`. */
export const SKIN_COLOURS: readonly string[] =
  'page surface-1 surface-2 surface-3 surface-hover border border-strong text text-muted accent accent-hover on-accent accent-text live up up-surface down down-surface danger danger-surface danger-fill on-danger success success-surface info info-surface inverse on-inverse focus scrim'.split(
    ' ',
  );

/** The sizes that a skin may set. */
export const SKIN_SIZES: readonly string[] = [
  '--radius',
  '--radius-pill',
  ...[1, 2, 3, 4, 6, 8].map((step) => `--space-${step}`),
];

const COLOUR =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]{3,30}|(?:rgb|hsl|oklch|oklab)a?\([\d.,%/ a-z-]{1,60}\))$/i;
const SIZE = /^\d{1,4}(?:\.\d{1,4})?(?:px|em|rem)$|^0$/;
const FAMILIES = /^[\w "',-]{1,200}$/;

const RULES: ReadonlyMap<string, RegExp> = new Map([
  ...SKIN_COLOURS.map((name): [string, RegExp] => [`--color-${name}`, COLOUR]),
  ...SKIN_SIZES.map((name): [string, RegExp] => [name, SIZE]),
  ['--font-family', FAMILIES],
]);

/** Pixels of the root's usual size. */
const EM = 16;

/** Converts pixels to em: "12px" is "0.75em". */
export function pixelsToEm(value: string): string {
  return value.replace(
    /(?<![\w.])(\d+(?:\.\d+)?|\.\d+)px\b/g,
    (_pixels, number: string) => `${Number(number) / EM}em`,
  );
}

/** A colour as a style sheet or a `theme-color` may hold it; undefined for anything else. */
export function safeColour(value: string | undefined): string | undefined {
  const text = value?.trim() ?? '';
  return COLOUR.test(text) ? text : undefined;
}

/**
 * The operator's skin as a style sheet: custom properties that the site knows, with values of their
 * kind. Everything else is passed over; empty where nothing is left.
 */
export function skinSheet(pairs: SiteConfig['partnerCssBrandBook'] = []): string {
  const lines = pairs.flatMap(({ css_prop, css_value }) => {
    const name = css_prop.trim();
    const value = css_value.trim();
    return RULES.get(name)?.test(value) ? [`${name}:${pixelsToEm(value)}`] : [];
  });
  return lines.length === 0 ? '' : `:root{${lines.join(';')}}`;
}
