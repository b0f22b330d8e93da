import { lottoDraws, lottoLotteries } from '../../../src/api/endpoints/draws/for-areas/lotto';
import { lottoTicketProofCall, lottoTicketsCall } from '../../../src/api/endpoints/draws/lotto';
import { totoDraws, totoSections } from '../../../src/api/endpoints/draws/for-areas/toto';
import { totoCouponsCall } from '../../../src/api/endpoints/draws/toto';
import { sample } from './sample-call';
import type { SampleCall } from './sample-call';

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
  terms: { kind: 'fixed', prizes: [{ hits: 2, times: 1 }] },
  state: 'drawn',
  closesAt: 1,
  drawsAt: 2,
  drawnAt: 3,
  isLate: false,
  terminalHash: 'd1f5',
  salt: '0f0f',
  root: '46fa',
  tickets: 1,
  numbers: [17, 26, 8, 4, 19],
  winners: [{ hits: 2, tickets: 1, each: 50 }],
  dividends: null,
  proof: {
    scheme: 'shared',
    label: 'lotto-5-36',
    link: { round: 10, hash: 'd1f5' },
    salt: '0f0f',
    round: 11,
    seed: 'eb80',
    root: '46fa',
    draws: [{ kind: 'pick', count: 5, from: 36 }],
    results: [[16, 25, 7, 3, 18]],
  },
};

/** Calls of lotteries and of toto. */
export const DRAW_CALLS: readonly SampleCall[] = [
  sample(
    'lottoLotteries',
    lottoLotteries,
    {},
    {
      iso: 'EUR',
      scale: 2,
      lotteries: [
        { lottery: '5-36', price: 50, jackpot: null, next: [lottoDraw], last: lottoDraw },
      ],
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
];
