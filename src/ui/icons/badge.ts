/** The patterns of a kit: each is a symbol of `public/badges.svg`. */
export const KIT_PATTERNS = [
  'plain',
  'sleeves',
  'stripes',
  'hoops',
  'halves',
  'quarters',
  'sash',
  'band',
  'pale',
  'chevron',
  'diagonal',
] as const;

type Badge =
  | { readonly kind: 'kit'; readonly pattern: string; readonly colours: readonly [string, string] }
  | { readonly kind: 'flag'; readonly code: string }
  | { readonly kind: 'letters'; readonly letters: string };

const KIT = new RegExp(`^(${KIT_PATTERNS.join('|')}) ([\\da-f]{6}) ([\\da-f]{6})$`);
const FLAG = /^flag ([a-z-]{2,6})$/;

/**
 * What a side is recognised by: its kit or flag, as the operator writes it, else the letters of its name.
 * @example badgeOf('stripes d31f2d ffffff', 'Sunderland')
 */
export function badgeOf(written: string | undefined, name: string): Badge {
  const [, pattern, ground, second] = KIT.exec(written ?? '') ?? [];
  if (pattern && ground && second) {
    return { kind: 'kit', pattern, colours: [`#${ground}`, `#${second}`] };
  }
  const [, code] = FLAG.exec(written ?? '') ?? [];
  return code ? { kind: 'flag', code } : { kind: 'letters', letters: lettersOf(name) };
}

/** The first letters of two words, or of the only one. */
function lettersOf(name: string): string {
  const words = name.match(/[\p{L}\d]+/gu) ?? [];
  const [first = '', second] = words;
  return (second ? `${first.slice(0, 1)}${second.slice(0, 1)}` : first.slice(0, 2)).toUpperCase();
}
