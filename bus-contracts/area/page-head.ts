/** Marks what the document's head says of the page by the operator's word and by the site's own: no area says it a second time. */
export const SEO_ATTRIBUTE = 'data-seo';

/** Names the page that a tag of the head tells of, by its path: it may stand until the next one's is known. */
export const PAGE_ATTRIBUTE = 'data-page';

/** What tells a tag of the head apart from others. */
export interface TagKinds {
  readonly name?: string | null | undefined;
  readonly property?: string | null | undefined;
  readonly rel?: string | null | undefined;
}

/** The same of a tag that stands. */
export function kindsOf(tag: Element): TagKinds {
  const [name, property, rel] = ['name', 'property', 'rel'].map((kind) => tag.getAttribute(kind));
  return { name, property, rel };
}

function listed({ name, property, rel }: TagKinds): string[] {
  return [name, property, rel].flatMap((kind) => (kind ? [kind.toLowerCase()] : []));
}

/** Whether a page's own tags say what an area's tag would say a second time. */
export function isSaidBy(own: readonly TagKinds[], tag: TagKinds): boolean {
  // A page has one address, and that in other languages; or none that search engines may have.
  // Of robots' directives the strictest holds, whoever says them.
  const said = ['canonical', 'alternate', ...own.flatMap(listed)].filter((one) => one !== 'robots');
  return listed(tag).some((kind) => said.includes(kind));
}

const TELLING =
  /^(?:description|keywords|author|robots|yandex|(?:google|bing)bot(?:-\w+)?|(?:og|fb|twitter|article):[\w:.-]+)$/i;

/** Whether a `<meta>` only tells of the page, and neither browser nor site acts upon it: so an area may say it. */
export function isTelling({ name, property }: TagKinds): boolean {
  return [name ?? property, property ?? name].every((kind) => TELLING.test(kind ?? ''));
}
