import * as endpoints from '../../../src/api/endpoints';
import { market } from '../coupon/coupon-bench';
import { bet, game, outcome, placement, sport } from '../samples';
import { sample } from './sample-call';
import type { SampleCall } from './sample-call';

/** Calls of the line and the coupon. */
export const LINE_CALLS: readonly SampleCall[] = [
  sample('lineSportsCall', endpoints.lineSportsCall, {}, { sports: [sport], seq: 5 }),
  sample('lineGamesCall', endpoints.lineGamesCall, { section: 'live' }, { games: [game], seq: 5 }),
  sample('lineGameCall', endpoints.lineGameCall, { id: 7001 }, { game, seq: 5 }),
  sample(
    'lineOutcomesCall',
    endpoints.lineOutcomesCall,
    { ids: ['7001:1'] },
    {
      outcomes: [outcome],
      seq: 5,
    },
  ),
  sample('placeCoupon', endpoints.placeCoupon, placement, { bet }),
  sample(
    'couponCheck',
    endpoints.couponCheck,
    { typeId: 0, systemValue: 2, bets: placement.bets },
    {
      minBetAmount: 0.5,
      maxBetAmount: null,
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
    endpoints.couponShareCall,
    { typeId: 0, systemValue: 2, bets: placement.bets },
    { code: 'ABCD2345' },
  ),
  sample(
    'couponLoadCall',
    endpoints.couponLoadCall,
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
    endpoints.accumulatorsCall,
    {},
    { line: [{ expressId: 1, bets: [market(7)] }], live: [] },
  ),
  sample(
    'generateCall',
    endpoints.generateCall,
    { amount: 500, possibleWin: 5000, scale: 2, section: 'line', sportIds: [1] },
    { bets: [market(7)] },
  ),
  sample('betByRef', endpoints.betByRef, { refId: 'r-1' }, { bet }),
];
