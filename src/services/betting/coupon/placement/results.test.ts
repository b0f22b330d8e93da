import { describe, expect, it } from 'vitest';
import type { PlacedBet } from '@grandstand/bus-contracts';
import type { Intent } from './intents';
import type { Sent } from './placing';
import { NO_RESULT, resultOf, withMissing } from './results';
import { CONTEXT, sampleDraft } from '../testing/sample-coupon';
import { figuresOf } from '../pricing/figures';
import { couponOf } from './snapshot';
import type { Verdict } from './verdict';
import { viewOf } from '../published/published-coupon';
import type { Showing } from '../published/published-coupon';

const SHOWING: Showing = {
  tab: 'coupon',
  placing: { status: 'idle' },
  refusals: [],
  asked: null,
  ...NO_RESULT,
};

/** The request that was sent for three singles, or for the express of the three. */
function intentOf(typeId: 1 | 9): Intent {
  const draft = sampleDraft({ typeId, amount: 500 });
  const figures = figuresOf(draft, CONTEXT, null);
  const view = viewOf(draft, CONTEXT, figures, SHOWING);
  const click = { amount: 500, accountId: 11, coefs: {} };
  const coupon = couponOf(click, view, figures, CONTEXT, 5000);
  return { coupon: { ...coupon, refId: 'ref-1' }, sentAt: 5000, status: 'sent' };
}

function placedBet(game: number): PlacedBet {
  return {
    id: `bet-${game}`,
    refId: `ref-${game}`,
    placedAt: 6000,
    settledAt: null,
    typeId: 0,
    systemValue: 2,
    accountId: 11,
    iso: 'EUR',
    scale: 2,
    amount: 500,
    coef: 2,
    possibleWin: 1000,
    payout: 0,
    status: 'accepted',
    legs: [
      {
        marketId: `${game}:1`,
        typeId: 1,
        marketTypeId: 1,
        param: null,
        sportId: 1,
        champ: 'Premier League',
        gameId: game,
        home: 'Arsenal',
        away: 'Chelsea',
        startsAt: 9000,
        coef: 2,
        isBanker: false,
        status: 'accepted',
        result: null,
      },
    ],
  };
}

const placed = (game: number): Verdict => ({ kind: 'placed', bet: placedBet(game) });
const refused: Verdict = {
  kind: 'refused',
  code: 'refused',
  problem: { code: 'stake-too-small', limit: 50 },
  changes: [],
};
const movedPrice = {
  kind: 'refused',
  code: 'price-changed',
  problem: null,
  changes: [],
} as const satisfies Verdict;
const unknown: Verdict = { kind: 'unknown' };

/** The results of a batch of so many singles. */
function batch(...verdicts: Verdict[]): Sent {
  return {
    intent: intentOf(9),
    verdicts: verdicts.map((verdict, place) => ({ marketId: `${place + 1}:1`, verdict })),
  };
}

function express(verdict: Verdict): Sent {
  return { intent: intentOf(1), verdicts: [{ marketId: null, verdict }] };
}

function single(game: number, verdict: Verdict): Sent {
  return { intent: intentOf(9), verdicts: [{ marketId: `${game}:1`, verdict }] };
}

/** Of three singles one was placed, one refused, and one is not known. */
function ofThree(): ReturnType<typeof resultOf> {
  return resultOf(batch(placed(1), refused, unknown), NO_RESULT);
}

describe('the shown result of a placement', () => {
  it('is the placed coupon, or nothing for a refused one', () => {
    expect(resultOf(express(placed(1)), NO_RESULT)).toEqual({
      successCoupon: placedBet(1),
      singlesResultCoupons: [],
    });
    for (const verdict of [refused, unknown]) {
      expect(resultOf(express(verdict), NO_RESULT)).toEqual({
        successCoupon: null,
        singlesResultCoupons: [],
      });
    }
  });

  it('CPN-15 has a result for each of several singles', () => {
    expect(ofThree()).toEqual({
      successCoupon: null,
      singlesResultCoupons: [
        { marketId: '1:1', bet: placedBet(1), problem: null },
        {
          marketId: '2:1',
          bet: null,
          problem: { code: 'stake-too-small', limit: 50, marketId: '2:1' },
        },
        { marketId: '3:1', bet: null, problem: null },
      ],
    });
    expect(resultOf(batch(movedPrice, refused), NO_RESULT).singlesResultCoupons[0]).toEqual({
      marketId: '1:1',
      bet: null,
      problem: { code: 'price-changed', marketId: '1:1' },
    });
  });

  it('CPN-15 keeps the position of a single that is tried again', () => {
    const three = ofThree();
    expect(resultOf(single(2, placed(2)), three)).toEqual({
      successCoupon: null,
      singlesResultCoupons: [
        three.singlesResultCoupons[0],
        { marketId: '2:1', bet: placedBet(2), problem: null },
        three.singlesResultCoupons[2],
      ],
    });
  });

  it('is new unless all its bets were among the shown singles', () => {
    const three = ofThree();
    const only = resultOf(batch(placed(1), refused), NO_RESULT);
    expect(resultOf(batch(refused, placed(2), placed(3)), only).singlesResultCoupons).toHaveLength(
      3,
    );
    // An express of them is none of the singles.
    expect(resultOf(express(placed(1)), three)).toEqual({
      successCoupon: placedBet(1),
      singlesResultCoupons: [],
    });
  });
});

describe('a lost answer', () => {
  it('P03 that turns out to be a bet is shown at its position among the singles', () => {
    const three = ofThree();
    expect(resultOf(single(3, placed(3)), three)).toEqual({
      successCoupon: null,
      singlesResultCoupons: [
        three.singlesResultCoupons[0],
        three.singlesResultCoupons[1],
        { marketId: '3:1', bet: placedBet(3), problem: null },
      ],
    });
  });

  it.each([1, 9])('P03 is shown alone if no single of game %s is in doubt', (game) => {
    expect(resultOf(single(game, placed(game)), ofThree())).toEqual({
      successCoupon: placedBet(game),
      singlesResultCoupons: [],
    });
  });

  it('P03 that never arrived is shown at its position only', () => {
    const three = ofThree();
    expect(withMissing(three, intentOf(9))).toEqual({
      singlesResultCoupons: [
        three.singlesResultCoupons[0],
        three.singlesResultCoupons[1],
        { marketId: '3:1', bet: null, problem: { code: 'unavailable', marketId: '3:1' } },
      ],
    });
  });

  it.each<[string, Verdict, string]>([
    ['signed out', { ...movedPrice, code: 'not-signed-in' }, 'not-signed-in'],
    ['suspended', { ...movedPrice, changes: [{ id: '1:1', isBlocked: true }] }, 'bet-blocked'],
    ['over', { ...movedPrice, changes: [{ id: '1:1', isFinished: true }] }, 'bet-finished'],
  ])('CPN-15 has the problem of a single that is %s', (_, verdict, code) => {
    expect(resultOf(batch(verdict, refused), NO_RESULT).singlesResultCoupons[0]).toEqual({
      marketId: '1:1',
      bet: null,
      problem: { code, marketId: '1:1' },
    });
  });
});
