import {
  accumulatorsCall,
  couponCheck,
  couponLoadCall,
  couponShareCall,
  generateCall,
} from '../../../src/api/endpoints/betting/coupon';
import { lineChampionship } from '../../../src/api/endpoints/betting/for-areas/championship';
import { lineCombinations } from '../../../src/api/endpoints/betting/for-areas/combinations';
import { lineBroadcast, lineCyber } from '../../../src/api/endpoints/betting/for-areas/cyber';
import { lineMarbles } from '../../../src/api/endpoints/draws/for-areas/marbles';
import { favouriteNames } from '../../../src/api/endpoints/betting/for-areas/favourite-names';
import {
  lineCourseCall,
  lineGameCall,
  lineGamesCall,
  lineOutcomesCall,
  lineSportsCall,
} from '../../../src/api/endpoints/betting/line';
import { betByRef, placeCoupon } from '../../../src/api/endpoints/betting/placement';
import {
  lineChamp,
  lineHeadToHead,
  lineResults,
  lineTeam,
} from '../../../src/api/endpoints/betting/for-areas/results';
import { market } from '../coupon/coupon-bench';
import { bet, game, outcome, placement, sport } from '../samples';
import { sample } from './sample-call';
import type { SampleCall } from './sample-call';

const { markets: _, marketCount: __, ...result } = game;
const clubMatch = {
  champ: result.champ,
  season: '2025–26',
  day: '2025-08-15',
  home: { id: result.homeId, name: result.home },
  away: { id: result.awayId, name: result.away },
  score: { home: 2, away: 1 },
  half: { home: 1, away: 0 },
};

/** Calls of the line and the coupon. */
export const LINE_CALLS: readonly SampleCall[] = [
  sample('lineSportsCall', lineSportsCall, {}, { sports: [sport], seq: 5 }),
  sample('lineGamesCall', lineGamesCall, { section: 'live' }, { games: [game], seq: 5 }),
  sample('lineGameCall', lineGameCall, { id: 7001 }, { game, seq: 5 }),
  sample(
    'lineCourseCall',
    lineCourseCall,
    { id: 7001 },
    {
      course: {
        events: [
          { kind: 'goal', side: 'home', period: 1, minute: 12, score: { home: 1, away: 0 } },
          { kind: 'corner', side: 'away', period: 1, minute: 30, score: null },
        ],
        statistics: [{ kind: 'corners', periods: [{ home: 0, away: 1 }] }],
      },
      seq: 5,
    },
  ),
  sample(
    'lineChampionship',
    lineChampionship,
    {},
    {
      sport: 'cricket',
      champ: 't20-world-championship',
      phase: 'during',
      startsAt: 1_790_000_000_000,
      endsAt: 1_790_005_400_000,
      champion: null,
      table: [{ id: 'cricket-india', name: 'India', played: 1, won: 1, lost: 0, points: 2 }],
      rounds: [[game]],
      winner: null,
      isLineClosed: false,
      isLiveClosed: false,
    },
  ),
  sample(
    'lineMarbles',
    lineMarbles,
    {},
    {
      marbles: ['1. Ruby', '2. Amber'],
      lastsMs: 30_000,
      next: {
        number: 8,
        startsAt: 1_790_000_120_000,
        closesAt: 1_790_000_115_000,
        weights: [9, 12],
        game,
      },
      running: { gameId: 7_000_000_070, number: 7, startsAt: 1_790_000_000_000, arrival: [2, 1] },
      results: [
        {
          number: 6,
          startsAt: 1_789_999_880_000,
          arrival: [1, 2],
          terminalHash: 'ef'.repeat(32),
          proof: {
            scheme: 'shared',
            label: 'marbles',
            link: { round: 1, hash: 'ab'.repeat(32) },
            salt: '0f'.repeat(16),
            round: 2,
            seed: 'cd'.repeat(32),
            draws: [{ kind: 'order', weights: [12, 9] }],
            results: [[0, 1]],
          },
        },
      ],
      chain: { terminalHash: 'ef'.repeat(32), salt: '0f'.repeat(16), firstRace: 5, length: 10_000 },
      nextChain: {
        terminalHash: '01'.repeat(32),
        salt: '23'.repeat(16),
        firstRace: 10_005,
        length: 10_000,
      },
    },
  ),
  sample(
    'lineCyber',
    lineCyber,
    { type: 'real', section: 'live', discipline: 'cs2', champ: 'steel-masters', limit: '60' },
    { disciplines: [{ ...sport, type: 'real', broadcasts: 1 }], games: [game], total: 1 },
  ),
  sample(
    'lineBroadcast',
    lineBroadcast,
    { game: 9018 },
    {
      src: 'http://games.example/broadcast/9018',
      delayMs: 8_000,
      pace: 15,
      at: 120.5,
      home: game.home,
      away: game.away,
      sport: 'cs2',
      events: [
        {
          at: 70,
          kind: 'point',
          side: 'home',
          period: 1,
          points: { home: 1, away: 0 },
          score: { home: 0, away: 0 },
        },
      ],
    },
  ),
  sample(
    'lineResults',
    lineResults,
    { day: '2026-11-25', timeZone: 'Asia/Baku', sport: 'football' },
    {
      day: '2026-11-25',
      firstDay: '2026-10-27',
      total: 1,
      games: [result],
      sports: [
        { slug: 'football', name: 'Football', games: 1, champs: [{ ...result.champ, games: 1 }] },
      ],
    },
  ),
  sample(
    'lineChamp',
    lineChamp,
    { champ: '101' },
    {
      champ: result.champ,
      sport: { slug: 'football', name: 'Football' },
      table: {
        season: '2025–26',
        rows: [
          {
            team: result.home,
            teamId: result.homeId,
            played: 1,
            won: 1,
            drawn: 0,
            lost: 0,
            scored: 2,
            conceded: 1,
            points: 3,
            form: ['won'],
          },
        ],
      },
      last: [],
      next: [result],
    },
  ),
  sample(
    'lineTeam',
    lineTeam,
    { team: result.homeId },
    {
      team: { id: result.homeId, name: result.home },
      sport: { slug: 'football', name: 'Football' },
      league: {
        champ: result.champ,
        season: '2025–26',
        place: 1,
        rivals: [{ id: result.awayId, name: result.away }],
      },
      matches: [clubMatch],
      last: [],
      next: [result],
    },
  ),
  sample(
    'lineCombinations',
    lineCombinations,
    { game: 9018 },
    {
      combinations: [
        {
          coef: 3.4,
          legs: [
            {
              marketId: '7:1',
              typeId: 1,
              marketTypeId: 1,
              param: null,
              coef: 2,
              coefWithout: 1.8,
            },
            {
              marketId: '7:180',
              typeId: 180,
              marketTypeId: 19,
              param: null,
              coef: 1.8,
              coefWithout: 2,
            },
          ],
        },
      ],
    },
  ),
  sample(
    'lineHeadToHead',
    lineHeadToHead,
    { team: result.homeId, rival: result.awayId },
    {
      team: { id: result.homeId, name: result.home },
      rival: { id: result.awayId, name: result.away },
      sport: { slug: 'football', name: 'Football' },
      matches: [{ ...clubMatch, season: '2024–25', day: null, half: null }],
    },
  ),
  sample(
    'favouriteNames',
    favouriteNames,
    { favourites: 'league:11' },
    {
      named: [
        {
          favourite: 'league:11',
          name: 'Premier League',
          country: 'England',
          slug: 'premier-league',
          sport: { slug: 'football', name: 'Football' },
          live: 1,
          line: 2,
        },
      ],
    },
  ),
  sample(
    'lineOutcomesCall',
    lineOutcomesCall,
    { ids: ['7001:1'] },
    {
      outcomes: [outcome],
      seq: 5,
    },
  ),
  sample('placeCoupon', placeCoupon, placement, { bet }),
  sample(
    'couponCheck',
    couponCheck,
    { typeId: 0, systemValue: 2, bets: placement.bets },
    {
      minBetAmount: 0.5,
      maxBetAmount: null,
      bonusMaxAmount: null,
      maxPayout: 10_000,
      antiExpressCoef: null,
      hyperBonus: { percent: 5, minPercent: 1, maxPercent: 10 },
      bonusBetAllowed: true,
      promoCodes: [{ code: 'TEN', title: 'Ten' }],
      promoCode: null,
      availablePrepaidAmount: 0,
      limits: [{ limitType: 10, limitValue: 100, limitBalance: 40 }],
      bets: [
        {
          marketId: '7001:1',
          coef: 1.85,
          isBlocked: false,
          isFinished: false,
          isDepend: false,
          isBannedExpress: false,
          isDisabledBanker: false,
        },
      ],
    },
  ),
  sample(
    'couponShareCall',
    couponShareCall,
    { typeId: 0, systemValue: 2, bets: placement.bets },
    { code: 'ABCD2345' },
  ),
  sample(
    'couponLoadCall',
    couponLoadCall,
    { code: 'ABCD2345' },
    {
      typeId: 0,
      systemValue: 2,
      createdAt: 1_788_000_000_000,
      bets: [{ market: market(7), oldCoef: 1.9, coef: null, state: 'expired', isBanker: false }],
    },
  ),
  sample(
    'accumulatorsCall',
    accumulatorsCall,
    {},
    { line: [{ expressId: 1, bets: [market(7)] }], live: [] },
  ),
  sample(
    'generateCall',
    generateCall,
    { amount: 500, possibleWin: 5000, scale: 2, section: 'line', sportIds: [1] },
    { bets: [market(7)] },
  ),
  sample('betByRef', betByRef, { refId: 'r-1' }, { bet }),
];
