import {
  casinoGame,
  casinoGames,
  casinoLobby,
  casinoRecent,
  casinoRounds,
  casinoRules,
  casinoSearch,
  gamesLanding,
} from '../../../src/api/endpoints/betting/casino';
import {
  bonusesGiveUpCall,
  bonusesJournalCall,
  bonusesMineCall,
  bonusesPreviewCall,
  bonusesTakeCall,
  bonusOffers,
} from '../../../src/api/endpoints/player/bonuses';
import {
  bonusGames,
  bonusMoveCall,
  bonusTryCall,
  ownBonusGamesCall,
} from '../../../src/api/endpoints/player/bonus-games';
import {
  lottoDraws,
  lottoLotteries,
  lottoTicketProofCall,
  lottoTicketsCall,
} from '../../../src/api/endpoints/betting/lotto';
import { totoCouponsCall, totoDraws, totoSections } from '../../../src/api/endpoints/betting/toto';
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

const totoDraw = {
  id: 7,
  section: 'fifteen',
  number: 11,
  rhythm: 'quick',
  state: 'settled',
  opensAt: 1,
  closesAt: 2,
  settledAt: 3,
  pool: 100_000,
  countedAt: 2,
  jackpot: 500_000,
  matches: [
    {
      gameId: 7001,
      home: 'Arsenal',
      away: 'Leeds',
      champ: 'Premier League, England',
      path: '/line/football/england-premier-league/7001-arsenal-leeds',
      startsAt: 2,
      isLive: false,
      score: { home: 5, away: 0 },
      result: '1',
      odds: [1.4, null, 7],
      shares: [70.5, 20, null],
    },
  ],
  dividends: {
    categories: [{ hits: 11, percent: 10, money: 10_000, units: 1, each: 10_000 }],
    jackpot: { atStake: 500_000, units: 0, each: 0 },
    house: 10_000,
    carried: 20_000,
  },
  winners: [{ name: 'jo***', hits: 11, amount: 17_500 }],
};

const lottoDraw = {
  id: 7,
  lottery: '5-36',
  number: 11,
  state: 'drawn',
  closesAt: 1,
  drawsAt: 2,
  drawnAt: 3,
  isLate: false,
  terminalHash: 'd1f5',
  root: '46fa',
  tickets: 1,
  numbers: [17, 26, 8, 4, 19],
  winners: [{ hits: 2, tickets: 1, each: 50 }],
  proof: {
    scheme: 'shared',
    label: 'lotto-5-36',
    link: { round: 10, hash: 'd1f5' },
    salt: '2026-11-27',
    round: 11,
    seed: 'eb80',
    root: '46fa',
    draws: [{ kind: 'pick', count: 5, from: 36 }],
    results: [[16, 25, 7, 3, 18]],
  },
};

const bonusTerms = {
  version: 1,
  offer: 'drops',
  product: 'casino',
  trigger: 'take',
  iso: 'EUR',
  scale: 2,
  percent: null,
  cap: 500,
  wager: 10,
  minOdds: null,
  contribution: { slots: 100 },
  excluded: [],
  maxStake: 500,
  maxWin: 10_000,
  days: 3,
};
const ownBonus = {
  id: '70000001',
  offer: 'drops',
  terms: bonusTerms,
  hash: 'a0'.repeat(32),
  state: 'active',
  amount: 500,
  money: 500,
  wagered: 0,
  toWager: 5_000,
  converted: 0,
  forfeited: 0,
  takenAt: 1,
  endsAt: 2,
  endedAt: null,
};
const leaving = { bonusId: '70000001', iso: 'EUR', scale: 2, keep: 100, lose: 500, inPlay: 0 };

/** Calls of the casino, of the bonus games, of lotteries and of toto. */
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
  sample(
    'bonusOffers',
    bonusOffers,
    {},
    {
      isBarred: false,
      offers: [
        {
          id: 'drops',
          categories: ['casino'],
          terms: bonusTerms,
          hash: 'a0'.repeat(32),
          refusal: null,
        },
      ],
    },
  ),
  sample('bonusesMineCall', bonusesMineCall, {}, { bonuses: [ownBonus] }),
  sample(
    'bonusesJournalCall',
    bonusesJournalCall,
    { bonusId: '70000001' },
    {
      stakes: [
        {
          id: '1',
          product: 'slots',
          game: 'Amber Orchard',
          at: 1,
          stake: 500,
          bonusStake: 0,
          contribution: 100,
          state: 'counted',
          counted: 500,
        },
      ],
    },
  ),
  sample('bonusesPreviewCall', bonusesPreviewCall, {}, { leaving }),
  sample('bonusesTakeCall', bonusesTakeCall, { offer: 'drops', hash: 'a0'.repeat(32) }, ownBonus),
  sample(
    'bonusesGiveUpCall',
    bonusesGiveUpCall,
    { bonusId: '70000001', keep: 100, lose: 500 },
    { left: leaving },
  ),
  sample('bonusTryCall', bonusTryCall, { name: 'safe', tryId: 'try-number-1' }, { try: safeTry }),
  sample(
    'bonusMoveCall',
    bonusMoveCall,
    { tryId: 'try-number-1', move: 'guess-407', at: 0 },
    { try: { ...safeTry, prize } },
  ),
  sample(
    'lottoLotteries',
    lottoLotteries,
    {},
    {
      iso: 'EUR',
      scale: 2,
      lotteries: [{ lottery: '5-36', price: 50, next: [lottoDraw], last: lottoDraw }],
    },
  ),
  sample(
    'lottoDraws',
    lottoDraws,
    { lottery: '5-36', before: '12' },
    { draws: [lottoDraw], hasMore: false },
  ),
  sample(
    'lottoTicketsCall',
    lottoTicketsCall,
    { before: '32' },
    {
      tickets: [
        { id: '31', placedAt: 1, numbers: [4, 8, 15, 16, 23], hits: 2, prize: 50, draw: lottoDraw },
      ],
      hasMore: false,
    },
  ),
  sample(
    'lottoTicketProofCall',
    lottoTicketProofCall,
    { id: '31' },
    { leaf: '31:4-8-15-16-23', proof: { index: 0, count: 2, beside: ['46fa'] } },
  ),
  sample(
    'totoSections',
    totoSections,
    {},
    {
      iso: 'EUR',
      scale: 2,
      unit: 20,
      sections: [{ section: 'fifteen', jackpot: 500_000, openDraws: 2 }],
    },
  ),
  sample(
    'totoDraws',
    totoDraws,
    { section: 'fifteen', list: 'past', before: '12' },
    { draws: [totoDraw], hasMore: false },
  ),
  sample(
    'totoCouponsCall',
    totoCouponsCall,
    { before: '80000002' },
    {
      coupons: [
        {
          id: '80000001',
          placedAt: 5,
          status: 'won',
          iso: 'EUR',
          scale: 2,
          amount: 40,
          payout: 17_500,
          units: 1,
          picks: ['1X'],
          draw: totoDraw,
        },
      ],
      hasMore: false,
    },
  ),
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
  sample('casinoFavouritesCall', casinoFavouritesCall, {}, { favourites: ['dice'] }),
  sample(
    'casinoSetFavouriteCall',
    casinoSetFavouriteCall,
    { game: 'dice', isOn: true },
    { favourites: ['dice'] },
  ),
];
