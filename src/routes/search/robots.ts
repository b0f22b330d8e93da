/** Prohibitions: one anywhere applies to the page. */
const PROHIBITIONS = [
  'noindex',
  'nofollow',
  'noarchive',
  'nosnippet',
  'noimageindex',
  'notranslate',
] as const;
/** Limits, of which the smallest is the strictest; -1 is no limit. */
const LIMITS = ['max-snippet', 'max-video-preview'] as const;
/** From the strictest to the weakest. */
const PREVIEWS = ['none', 'standard', 'large'] as const;

/** Merges robots metas to the strictest one: "noindex, follow". */
export function strictestRobots(contents: readonly string[]): string {
  const directives = contents
    .flatMap((content) => content.toLowerCase().split(','))
    .map((word) => word.trim());
  const has = (word: string): boolean =>
    directives.includes(word) ||
    ((word === 'noindex' || word === 'nofollow') && directives.includes('none'));
  const [, , ...others] = PROHIBITIONS;
  return [
    has('noindex') ? 'noindex' : 'index',
    has('nofollow') ? 'nofollow' : 'follow',
    ...others.filter(has),
    ...LIMITS.flatMap((name) => smallest(name, directives)),
    ...preview(directives),
  ].join(', ');
}

function smallest(name: string, directives: readonly string[]): string[] {
  const values = directives.flatMap((word) => {
    const found = new RegExp(`^${name}: ?(-1|\\d{1,6})$`).exec(word)?.[1];
    return found === undefined ? [] : [Number(found)];
  });
  const bounded = values.filter((value) => value >= 0);
  if (bounded.length > 0) return [`${name}:${Math.min(...bounded)}`];
  return values.length > 0 ? [`${name}:-1`] : [];
}

function preview(directives: readonly string[]): string[] {
  const found = PREVIEWS.find((size) =>
    directives.some((word) => word.replace(/: /, ':') === `max-image-preview:${size}`),
  );
  return found === undefined ? [] : [`max-image-preview:${found}`];
}
