import {
  casinoGame,
  casinoGames,
  casinoLobby,
  casinoProviders,
  casinoRecent,
  casinoRounds,
  casinoRules,
  casinoSearch,
  gamesLanding,
} from '../../../src/api/endpoints/casino/for-areas/casino';
import { jackpotsCall } from '../../../src/api/endpoints/casino/jackpots';
import { bonusGames } from '../../../src/api/endpoints/casino/for-areas/bonus-games';
import {
  bonusMoveCall,
  bonusTryCall,
  ownBonusGamesCall,
} from '../../../src/api/endpoints/casino/bonus-games';
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

const proof = {
  refId: 'bonus:try-number-1',
  label: 'bonus-safe',
  commitment: 'c0'.repeat(32),
  clientSeed: 'lucky-7',
  nonce: 3,
  day: '2026-11-20',
  tableHash: 'd1'.repeat(32),
};

const safeTry = {
  tryId: 'try-number-1',
  game: 'safe',
  choice: null,
  view: {
    game: 'safe',
    guesses: [{ digits: '407', hints: ['right', 'lower', 'higher'] }],
    open: [4, null, null],
  },
  moveCount: 1,
  endsAt: 1_795_000_000_000,
  prize: null,
  proof,
};

const prize = { kind: 'points', amount: 15 };

/** Calls of the casino and of the bonus games. */
export const CASINO_CALLS: readonly SampleCall[] = [
  sample(
    'bonusGames',
    bonusGames,
    {},
    {
      endsAt: 1_795_000_000_000,
      games: [
        {
          name: 'lottery',
          day: '2026-11-20',
          hash: proof.tableHash,
          table: {
            game: 'lottery',
            cost: 20,
            book: 1000,
            tiers: [{ bound: 3, prizes: [{ weight: 1_000_000, prize }] }],
          },
          tickets: [1000],
        },
      ],
    },
  ),
  sample(
    'ownBonusGamesCall',
    ownBonusGamesCall,
    {},
    {
      points: 40,
      isFreeOff: false,
      games: [
        { name: 'safe', freeTries: 1, extraTries: 0, nextFreeAt: 1_795_000_000_000, open: safeTry },
      ],
      prizes: [
        { tryId: 'try-number-0', game: 'fortuna', at: 5, prize, tableHash: proof.tableHash },
      ],
    },
  ),
  sample('bonusTryCall', bonusTryCall, { name: 'safe', tryId: 'try-number-1' }, { try: safeTry }),
  sample(
    'bonusMoveCall',
    bonusMoveCall,
    { tryId: 'try-number-1', move: 'guess-407', at: 0 },
    { try: { ...safeTry, prize } },
  ),
  sample('casinoGame', casinoGame, { game: '9018', iso: 'EUR' }, { game: tile, similar: [tile] }),
  sample(
    'casinoGames',
    casinoGames,
    { category: 'fast-games', cursor: 'comet' },
    {
      games: [tile],
      cursor: 'dice',
      total: 90,
      parts: [{ slug: 'new', games: 2 }],
      providers: [{ ...tile.provider, games: 7 }],
    },
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
  sample(
    'casinoProviders',
    casinoProviders,
    { iso: 'EUR' },
    { providers: [{ ...tile.provider, games: 7, top: [tile] }] },
  ),
  sample('casinoRecent', casinoRecent, {}, { games: ['dice'] }),
  sample(
    'casinoRules',
    casinoRules,
    { game: '9018' },
    {
      rules: ['A number is rolled.', 'Example: for 1.00, 2.00 comes back.'],
      odds: [{ name: 'The low end', pays: '×2.00', chance: '48.50 %' }],
      tableHash: 'd1'.repeat(32),
    },
  ),
  sample(
    'casinoRounds',
    casinoRounds,
    { game: 'dice' },
    {
      rounds: [
        {
          id: 'r-1',
          at: 1_795_000_000_000,
          status: 'closed',
          staked: 100,
          won: 200,
          iso: 'EUR',
          scale: 2,
          commitment: 'c0'.repeat(32),
          nonce: 4,
        },
      ],
    },
  ),
  sample(
    'gamesLanding',
    gamesLanding,
    { landing: 'wheel', iso: 'EUR' },
    {
      title: 'Money Wheel',
      text: ['A wheel with 54 stops.'],
      game: tile,
      action: { text: 'To the game', path: '/games/money-wheel' },
    },
  ),
  sample(
    'casinoSearch',
    casinoSearch,
    { search: 'dise' },
    { games: [], total: 0, nearest: [tile] },
  ),
  sample(
    'jackpotsCall',
    jackpotsCall,
    {},
    {
      iso: 'EUR',
      scale: 2,
      jackpots: [
        {
          name: 'daily',
          title: 'Daily jackpot',
          money: 10_250,
          beganWith: 10_000,
          ceiling: null,
          share: 20,
          startsAt: 1_795_000_000_000,
          endsAt: 1_795_086_400_000,
          commitment: 'c0'.repeat(32),
        },
      ],
      ended: [
        {
          name: 'must-drop',
          title: 'Must-drop jackpot',
          at: 1_795_000_000_000,
          paid: 51_200,
          threshold: 512_003_456,
          salt: 'a1'.repeat(16),
          commitment: 'b2'.repeat(32),
        },
      ],
    },
  ),
  sample('casinoFavouritesCall', casinoFavouritesCall, {}, { favourites: ['dice'] }),
  sample(
    'casinoSetFavouriteCall',
    casinoSetFavouriteCall,
    { game: 'dice', isOn: true },
    { favourites: ['dice'] },
  ),
];
