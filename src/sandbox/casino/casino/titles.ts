import type { Product } from '@grandstand/bus-contracts/answers';
import { PROVIDERS, TYPE_OF_ENGINE } from './kinds';
import type {
  CategorySlug,
  Engine,
  FeatureSlug,
  GameTypeSlug,
  Provider,
  Volatility,
} from './kinds';
import { TITLE_ROWS } from './title-rows';

/** A game that players can open. Its slug is the wallet's `gameCode`. */
export interface Title {
  /** Never given to another game. */
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** The slug in old addresses of games; null for a newer game. */
  readonly oldSlug: string | null;
  readonly provider: Provider;
  readonly engine: Engine;
  readonly type: GameTypeSlug;
  readonly categories: readonly CategorySlug[];
  /**
   * What of the stakes comes back in the long run, in hundredths of a percent (9603 is 96.03 %): of the choice that
   * returns least, and of the one that returns most.
   */
  readonly rtp: number;
  readonly rtpMost: number;
  readonly volatility: Volatility;
  /**
   * The bounds of a stake, in cents of a euro. A stake is a multiple of `step` minor units of its currency, so
   * that nothing of what a round returns is cut.
   */
  readonly stake: { readonly min: number; readonly max: number; readonly step: number };
  readonly features: readonly FeatureSlug[];
  /** Whether it is in the first row of the lobby. */
  readonly isTop: boolean;
  readonly isNew: boolean;
  /** What it is in the list of products of a jurisdiction. */
  readonly product: Product;
}

/** Those that old addresses name. */
const WITH_OLD_SLUG = new Set([9001, 9002, 9004, 9005, 9007, 9008, 9013, 9014, 9016]);
const TOP = new Set([9001, 9005, 9009, 9016, 9019, 9020]);
const NEW = new Set([9006, 9017, 9018, 9021, 9025, 9026, 9028]);

export const TITLES: readonly Title[] = TITLE_ROWS.map(
  ([id, name, engine, of, [rtp, rtpMost], volatility, [min, max, step], categories, features]) => {
    const provider = PROVIDERS.find(({ slug }) => slug === of);
    if (!provider) throw new RangeError(`Failed to find the provider of ${name}: "${of}".`);
    return {
      id,
      slug: name.toLowerCase().replaceAll(' ', '-'),
      name,
      oldSlug: WITH_OLD_SLUG.has(id) ? name.replaceAll(' ', '') : null,
      provider,
      engine,
      type: TYPE_OF_ENGINE[engine],
      categories,
      rtp,
      rtpMost,
      volatility,
      stake: { min, max, step },
      features,
      isTop: TOP.has(id),
      isNew: NEW.has(id),
      product: productOf(engine, categories),
    };
  },
);

function productOf(engine: Engine, categories: readonly CategorySlug[]): Product {
  if (engine === 'reels') return 'slots';
  return categories.includes('live-casino') ? 'live-casino' : 'casino';
}

const bySlug = new Map(TITLES.map((title) => [title.slug, title]));
const byId = new Map(TITLES.map((title) => [String(title.id), title]));

/** The game of a slug, which is the wallet's `gameCode`, or of an id in an address. */
export function findTitle(key: string): Title | undefined {
  return bySlug.get(key) ?? byId.get(key);
}

/** The page of a game, after the language. */
export function pathOfTitle({
  id,
  slug,
  categories,
}: Pick<Title, 'id' | 'slug' | 'categories'>): string {
  const section = ['slots', 'live-casino'].find((each) => categories.some((one) => one === each));
  return `/${section ?? 'casino'}/game/${id}/${slug}`;
}

/** Whether bets on a game take part in the jackpots: on all slots they do. */
export function hasJackpots({ product }: { readonly product: string }): boolean {
  return product === 'slots';
}
