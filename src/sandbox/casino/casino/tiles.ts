import type { PlayRules } from '@grandstand/bus-contracts/answers';
import type { Currency } from '../../betting/catalog/currencies';
import { stakeBounds } from './stake-bounds';
import { hasJackpots } from './titles';
import type { Title } from './titles';

/** What tiles depend on beside the game. */
export interface TileContext {
  readonly currency: Currency;
  readonly play: PlayRules;
}

/** A game as lists show it. */
export function tileOf(title: Title, { currency, play }: TileContext) {
  const { id, slug, name, provider, engine, type, categories } = title;
  const { rtp, rtpMost, volatility, features, isTop, isNew, product } = title;
  return {
    id,
    slug,
    name,
    provider: { slug: provider.slug, name: provider.name },
    engine,
    type,
    categories,
    rtp,
    rtpMost,
    volatility,
    features,
    isTop,
    isNew,
    isDemo: play.isDemo,
    hasJackpots: hasJackpots(title),
    /** Why it can't be played here; null: it can. */
    blocked: play.products.includes(product) ? null : 'jurisdiction',
    stake: {
      ...stakeBounds(title, currency, play),
      iso: currency.iso,
      scale: currency.scale,
    },
  };
}
export type Tile = ReturnType<typeof tileOf>;
