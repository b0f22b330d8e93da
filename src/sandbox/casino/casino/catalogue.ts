import { alphabetical } from '@grandstand/bus-contracts/domain/places';
import { ApiFault } from '../../platform/http/fault';
import { CATEGORIES, PROVIDERS, type CategorySlug } from './kinds';
import { inOrder, isOfPart, partsOf, type ListPart, type ListSort } from './list-parts';
import { tileOf, type Tile, type TileContext } from './tiles';
import { TITLES, type Title } from './titles';

/** How many games a page of a list has. */
export const PAGE_SIZE = 60;
/** How many a row of the lobby has, and how many are like a game. */
const ROW_SIZE = 10;
const SIMILAR = 5;
/** How many games of a provider are beside its name. */
const TOP_OF_PROVIDER = 3;

const byName = alphabetical('en');

/** The games of a list in its order: those of the first row, then the new ones, then the others by name. */
const IN_ORDER = TITLES.toSorted(
  (a, b) =>
    Number(b.isTop) - Number(a.isTop) ||
    Number(b.isNew) - Number(a.isNew) ||
    byName(a.name, b.name),
);

/** Which games a list has, and how they are ordered; what is left out does not limit it. */
export interface ListFilter {
  readonly category?: string | undefined;
  readonly provider?: string | undefined;
  /** A part of a category: see `list-parts.ts`. */
  readonly part?: string | undefined;
  /** Left out: the order of the house. */
  readonly sort?: ListSort | undefined;
}

/** A page of a list. */
interface GamePage {
  readonly games: readonly Tile[];
  /** What a request for the next page has as its cursor; null: this is the last one. */
  readonly cursor: string | null;
  readonly total: number;
  /** The parts of the list that have some of its games and not all, whichever part was asked for. */
  readonly parts: readonly ListPart[];
  /** Those whose games are in the list, whichever provider was asked for. */
  readonly providers: readonly { slug: string; name: string; games: number }[];
}

/** A page of the games of a category, a provider, or of all. */
export function listGames(
  { category, provider, part, sort }: ListFilter,
  cursor: string | undefined,
  context: TileContext,
): GamePage {
  const ofList = category === undefined ? IN_ORDER : IN_ORDER.filter(ofCategory(category));
  const isProvided = provider === undefined ? () => true : ofProvider(provider);
  const isPart = part === undefined ? () => true : isOfPart(part);
  // A part without games is none.
  if (!ofList.some(isPart)) throw new ApiFault(404, 'not-found');
  const found = inOrder(ofList.filter(isProvided).filter(isPart), sort);
  const from = cursor === undefined ? 0 : found.findIndex(({ slug }) => slug === cursor) + 1;
  if (cursor !== undefined && from === 0) throw new ApiFault(400, 'bad-request');
  const page = found.slice(from, from + PAGE_SIZE);
  return {
    games: page.map((title) => tileOf(title, context)),
    cursor: from + PAGE_SIZE < found.length ? (page.at(-1)?.slug ?? null) : null,
    total: found.length,
    parts: partsOf(ofList.filter(isProvided), category),
    providers: providersOf(ofList.filter(isPart)),
  };
}

type Test = (title: Title) => boolean;

function ofCategory(slug: string): Test {
  const category = CATEGORIES.find((each) => each === slug);
  if (!category) throw new ApiFault(404, 'not-found');
  return ({ categories }) => categories.includes(category);
}

function ofProvider(slug: string): Test {
  if (!PROVIDERS.some((provider) => provider.slug === slug)) throw new ApiFault(404, 'not-found');
  return ({ provider }) => provider.slug === slug;
}

/** The games of a list of slugs, in its order; unknown ones are left out. */
export function gamesOf(slugs: readonly string[], context: TileContext): readonly Tile[] {
  return slugs.flatMap((slug) =>
    TITLES.filter((title) => title.slug === slug).map((title) => tileOf(title, context)),
  );
}

/** The games that are like one: of its type first, then of its categories. */
export function similarTo(title: Title, context: TileContext): readonly Tile[] {
  const others = IN_ORDER.filter(({ id }) => id !== title.id);
  const sameType = others.filter(({ type }) => type === title.type);
  const sameCategory = others.filter(
    ({ type, categories }) =>
      type !== title.type && categories.some((each) => title.categories.includes(each)),
  );
  return [...sameType, ...sameCategory].slice(0, SIMILAR).map((other) => tileOf(other, context));
}

/** The providers of games, with the number of those that they have among them. */
function providersOf(titles: readonly Title[]): { slug: string; name: string; games: number }[] {
  return PROVIDERS.map(({ slug, name }) => ({
    slug,
    name,
    games: titles.filter(({ provider }) => provider.slug === slug).length,
  })).filter(({ games }) => games > 0);
}

/** The providers with the number of their games, and the first ones of each. */
export function providers(context: TileContext) {
  return providersOf(TITLES).map((provider) => ({
    ...provider,
    top: IN_ORDER.filter(ofProvider(provider.slug))
      .slice(0, TOP_OF_PROVIDER)
      .map((title) => tileOf(title, context)),
  }));
}

/** The number of games of each category, also of those that have none. */
function categories(): { slug: CategorySlug; games: number }[] {
  return CATEGORIES.map((slug) => ({
    slug,
    games: TITLES.filter((title) => title.categories.includes(slug)).length,
  }));
}

/** The first page of the casino: categories, providers, and a row of games for each reason to look at them. */
export function lobby(context: TileContext) {
  const row = (kind: 'top' | 'new' | 'category', slug: string, games: readonly Title[]) => ({
    kind,
    slug,
    games: games.slice(0, ROW_SIZE).map((title) => tileOf(title, context)),
  });
  const ofCategories = CATEGORIES.map((slug) =>
    row(
      'category',
      slug,
      IN_ORDER.filter((title) => title.categories.includes(slug)),
    ),
  );
  const rows = [
    row(
      'top',
      'top',
      IN_ORDER.filter(({ isTop }) => isTop),
    ),
    row(
      'new',
      'new',
      IN_ORDER.filter(({ isNew }) => isNew),
    ),
    ...ofCategories,
  ];
  return {
    categories: categories(),
    providers: providersOf(TITLES),
    rows: rows.filter(({ games }) => games.length > 0),
    products: context.play.products,
  };
}
