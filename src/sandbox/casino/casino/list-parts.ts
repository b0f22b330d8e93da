import { alphabetical } from '@grandstand/bus-contracts/domain/places';
import { CATEGORIES, GAME_TYPES, type Volatility } from './kinds';
import { hasJackpots } from './titles';
import type { Title } from './titles';

/** The orders of a list that visitors may choose. */
export const LIST_SORTS = ['name', 'rtp', 'calm', 'wild'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** A part of a list, and how many games it has. */
export interface ListPart {
  readonly slug: string;
  readonly games: number;
}

type Test = (title: Title) => boolean;

const VOLATILITIES: readonly Volatility[] = ['low', 'medium', 'high'];

/** What a game can be a part by: novelty, choice of the house, jackpots, volatility. */
const BY_FACT: Readonly<Record<string, Test>> = {
  new: ({ isNew }) => isNew,
  top: ({ isTop }) => isTop,
  jackpots: hasJackpots,
  ...Object.fromEntries(
    VOLATILITIES.map((each): [string, Test] => [
      `${each}-volatility`,
      ({ volatility }) => volatility === each,
    ]),
  ),
};

/** Whether a game is in a part: of those above, a type, a feature or a category. */
export function isOfPart(slug: string): Test {
  const byFact = Object.hasOwn(BY_FACT, slug) ? BY_FACT[slug] : undefined;
  return byFact ?? ((title) => tagsOf(title).includes(slug));
}

/** The parts of a list that narrow it: with some of its games, and not all. */
export function partsOf(titles: readonly Title[], category: string | undefined): ListPart[] {
  const tags = new Set(titles.flatMap(tagsOf));
  const slugs = [...Object.keys(BY_FACT), ...GAME_TYPES.map(({ slug }) => slug), ...tags].filter(
    // Among all games the categories have a menu of their own, and so have the jackpots.
    (slug) => category !== undefined || (!isCategory(slug) && slug !== 'jackpots'),
  );
  return [...new Set(slugs)]
    .map((slug) => ({ slug, games: titles.filter(isOfPart(slug)).length }))
    .filter(({ slug, games }) => games > 0 && games < titles.length && slug !== category);
}

/** Names of games are the same in all languages. */
const byName = alphabetical('en');
const RANKS: Readonly<Record<Volatility, number>> = { low: 0, medium: 1, high: 2 };
const ORDERS: Readonly<Record<ListSort, (a: Title, b: Title) => number>> = {
  name: (a, b) => byName(a.name, b.name),
  rtp: (a, b) => b.rtp - a.rtp,
  calm: (a, b) => RANKS[a.volatility] - RANKS[b.volatility],
  wild: (a, b) => RANKS[b.volatility] - RANKS[a.volatility],
};

/** The games in a chosen order; equal ones, and all where none is chosen, stay as they are. */
export function inOrder(titles: readonly Title[], sort: ListSort | undefined): readonly Title[] {
  return sort === undefined ? titles : titles.toSorted(ORDERS[sort]);
}

function tagsOf({ type, features, categories }: Title): readonly string[] {
  return [type, ...features, ...categories];
}

function isCategory(slug: string): boolean {
  return CATEGORIES.some((category) => category === slug);
}
