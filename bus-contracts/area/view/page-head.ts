/** Marks the head's elements that come from the operator or the site, which no area may repeat. */
export const SEO_ATTRIBUTE = 'data-seo';

/** Names the path of the page that a head element describes; it stays until the next page's is known. */
export const PAGE_ATTRIBUTE = 'data-page';

/** The attributes that identify a head element. */
export interface TagKinds {
  readonly name?: string | null | undefined;
  readonly property?: string | null | undefined;
  readonly rel?: string | null | undefined;
}

/** Reads them from an element. */
export function kindsOf(tag: Element): TagKinds {
  const [name, property, rel] = ['name', 'property', 'rel'].map((kind) => tag.getAttribute(kind));
  return { name, property, rel };
}

function listed({ name, property, rel }: TagKinds): string[] {
  return [name, property, rel].flatMap((kind) => (kind ? [kind.toLowerCase()] : []));
}

/** Whether an area's element would repeat one of the page's own. */
export function repeatsPageTag(own: readonly TagKinds[], tag: TagKinds): boolean {
  // A page has one address, and that in other languages; or none that search engines may have.
  // The strictest directive for robots applies, so an area may add its own.
  const claimed = ['canonical', 'alternate', ...own.flatMap(listed)].filter(
    (one) => one !== 'robots',
  );
  return listed(tag).some((kind) => claimed.includes(kind));
}

const DESCRIPTIVE =
  /^(?:description|keywords|author|robots|yandex|(?:google|bing)bot(?:-\w+)?|(?:og|fb|twitter|article):[\w:.-]+)$/i;

/** Whether a `<meta>` only describes the page, without an effect on browser or site, so that an area may add it. */
export function isDescriptive({ name, property }: TagKinds): boolean {
  return [name ?? property, property ?? name].every((kind) => DESCRIPTIVE.test(kind ?? ''));
}
