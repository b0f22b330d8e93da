import {
  casinoGame,
  casinoGames,
  casinoLobby,
  casinoRecent,
  casinoSearch,
} from '../../../src/api/endpoints/betting/casino';
import {
  casinoFavouritesCall,
  casinoSetFavouriteCall,
} from '../../../src/api/endpoints/player/casino-favourites';
import { sample } from './sample-call';
import type { SampleCall } from './sample-call';

const tile = {
  id: 9018,
  slug: 'dice',
  name: 'Dice',
  provider: { slug: 'grandstand-studio', name: 'Grandstand Studio' },
  engine: 'dice',
  type: 'dice',
  categories: ['fast-games'],
  rtp: 9700,
  rtpMost: 9700,
  volatility: 'low',
  features: ['low-stakes'],
  isTop: false,
  isNew: true,
  isDemo: true,
  blocked: null,
  stake: { min: 20, max: 10_000, step: 20, iso: 'EUR', scale: 2 },
};

/** Calls of the casino. */
export const CASINO_CALLS: readonly SampleCall[] = [
  sample('casinoGame', casinoGame, { game: '9018', iso: 'EUR' }, { game: tile, similar: [tile] }),
  sample(
    'casinoGames',
    casinoGames,
    { category: 'fast-games', cursor: 'comet' },
    { games: [tile], cursor: 'dice', total: 90 },
  ),
  sample(
    'casinoLobby',
    casinoLobby,
    {},
    {
      categories: [{ slug: 'fast-games', games: 8 }],
      providers: [{ ...tile.provider, games: 7 }],
      rows: [{ kind: 'category', slug: 'fast-games', games: [tile] }],
      products: ['casino'],
    },
  ),
  sample('casinoRecent', casinoRecent, {}, { games: ['dice'] }),
  sample(
    'casinoSearch',
    casinoSearch,
    { search: 'dise' },
    { games: [], total: 0, nearest: [tile] },
  ),
  sample('casinoFavouritesCall', casinoFavouritesCall, {}, { favourites: ['dice'] }),
  sample(
    'casinoSetFavouriteCall',
    casinoSetFavouriteCall,
    { game: 'dice', isOn: true },
    { favourites: ['dice'] },
  ),
];
