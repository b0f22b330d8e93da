import type { Texts } from '../../site/texts';

type CasinoTexts = Texts['casino'];
export type CategorySlug = keyof CasinoTexts['categories'];
export type FeatureSlug = keyof CasinoTexts['features'];
export type GameTypeSlug = keyof CasinoTexts['gameTypes'];
export type Volatility = keyof CasinoTexts['volatility'];

/** The companies that make the games, by the slug in the address of their page. */
export const PROVIDERS = [
  { id: 1, slug: 'northlight', name: 'Northlight' },
  { id: 2, slug: 'copper-reel', name: 'Copper Reel' },
  { id: 3, slug: 'grandstand-studio', name: 'Grandstand Studio' },
] as const;
export type Provider = (typeof PROVIDERS)[number];

/** The categories, each with a page of its own, in the order of the menu. */
export const CATEGORIES: readonly CategorySlug[] = [
  'slots',
  'live-casino',
  'crash-games',
  'fast-games',
  'card-games',
  'asian-games',
  'tvgames',
  'keno',
  'bingo',
  'scratchcards',
  'skill-games',
  'virtualsports',
  'fishinghunting',
  'poker',
  'vulkan',
];

/** The types of games, in the order of lists. */
export const GAME_TYPES: readonly { readonly id: number; readonly slug: GameTypeSlug }[] = [
  { id: 1, slug: 'slots' },
  { id: 2, slug: 'roulette' },
  { id: 3, slug: 'cards' },
  { id: 4, slug: 'dice' },
  { id: 5, slug: 'numbers' },
  { id: 6, slug: 'crash' },
  { id: 7, slug: 'instant' },
];

/** The kinds of rules by which the games program plays, each with the type of its games. */
export const TYPE_OF_ENGINE = {
  reels: 'slots',
  wheel: 'roulette',
  'hi-lo': 'cards',
  baccarat: 'cards',
  'dragon-tiger': 'cards',
  'andar-bahar': 'cards',
  'video-poker': 'cards',
  'three-card-poker': 'cards',
  blackjack: 'cards',
  dice: 'dice',
  sicbo: 'dice',
  keno: 'numbers',
  bingo: 'numbers',
  curve: 'crash',
  flight: 'crash',
  mines: 'instant',
  plinko: 'instant',
  goals: 'instant',
  cups: 'instant',
  ladder: 'instant',
  shot: 'instant',
  race: 'instant',
  scratch: 'instant',
} as const satisfies Readonly<Record<string, GameTypeSlug>>;
export type Engine = keyof typeof TYPE_OF_ENGINE;

/** The halls in which former versions of the site list the games. */
export const PARTITIONS: readonly {
  readonly id: number;
  readonly slug: keyof CasinoTexts['sections'];
}[] = [
  { id: 1, slug: 'slots' },
  { id: 2, slug: 'live-casino' },
  { id: 3, slug: 'instant-games' },
];
