import { DEFAULT_COUPON_SETTINGS } from '@grandstand/bus-contracts/shell';
import { describe, expect, it } from 'vitest';
import type { CouponBet, CouponProblem } from '@grandstand/bus-contracts';
import type { CouponSettings } from '@grandstand/bus-contracts/shell';
import type { CouponCheck } from '../../../../api';
import type { Context } from '../context';
import { viewIn } from '../reducer';
import type { Draft } from '../draft/draft';
import { initialState } from '../model';
import { figuresOf } from './figures';
import { problemsOf } from './problems';
import {
  ACCOUNT,
  CONTEXT,
  contextWith,
  sampleBet,
  sampleCheck,
  sampleDraft,
  sampleMarket,
} from '../testing/sample-coupon';

function problems(draft: Draft, context: Context = CONTEXT, check?: CouponCheck) {
  const request = { typeId: draft.typeId, systemValue: 2, accountId: ACCOUNT.id, bets: [] };
  const checked = check ? { request, answer: check } : null;
  return problemsOf(draft, context, figuresOf(draft, context, checked));
}

/** An express with such a second bet. */
function withSecond(more: Partial<CouponBet>, draft: Partial<Draft> = {}): Draft {
  return sampleDraft({ bets: [sampleBet(1), sampleBet(2, more), sampleBet(3)], ...draft });
}

function withAction(changeCoefAction: CouponSettings['changeCoefAction']): Context {
  return { ...CONTEXT, settings: { ...DEFAULT_COUPON_SETTINGS, changeCoefAction } };
}

describe('problems that prevent placing', () => {
  it('are none for a valid express', () => {
    expect(problems(sampleDraft())).toEqual([]);
  });

  it('are only that, for an empty coupon', () => {
    expect(
      problems(sampleDraft({ bets: [] }), { ...CONTEXT, userId: '', isFeedStale: true }),
    ).toEqual([{ code: 'empty' }]);
  });

  it.each<CouponProblem>([
    { code: 'banned' },
    { code: 'account-frozen' },
    { code: 'player-barred', reason: 'return-unconfirmed', text: 'Say that you want to.' },
  ])('are first that of the player, whatever else the coupon lacks: $code', (barred) => {
    const draft = sampleDraft({ bets: [sampleBet(1, { isBlocked: true })], amount: null });
    expect(problems(draft, { ...CONTEXT, barred })[0]).toEqual(barred);
    expect(problems(sampleDraft(), { ...CONTEXT, barred })).toEqual([barred]);
  });

  it('are ordered by urgency', () => {
    const draft = sampleDraft({
      typeId: 2,
      amount: null,
      promoCode: 'NO',
      bets: [
        sampleBet(1, { isFinished: true, isBlocked: true, blockId: 1, isDisabledBanker: true }),
        sampleBet(2, { isBlocked: true, isBannedExpress: true, seenCoef: 3 }),
      ],
    });
    const check = sampleCheck({ promoCode: { code: 'NO', isAccepted: false } });
    expect(problems(draft, { ...CONTEXT, isFeedStale: true }, check)).toEqual([
      { code: 'bet-finished', marketId: '1:1' },
      { code: 'bet-blocked', marketId: '2:1' },
      { code: 'bet-banned-express', marketId: '2:1' },
      { code: 'banker-disabled', marketId: '1:1' },
      { code: 'system-needs-three' },
      { code: 'price-changed', marketId: '2:1' },
      { code: 'feed-stale' },
      { code: 'promo-not-accepted' },
      { code: 'stake-invalid' },
    ]);
  });

  it('include a bet that is excluded from an express, except as singles', () => {
    const banned = withSecond({ isBannedExpress: true });
    const found = [{ code: 'bet-banned-express', marketId: '2:1' }];
    expect(problems(banned)).toEqual(found);
    expect(problems({ ...banned, typeId: 2 })).toEqual(found);
    expect(problems({ ...banned, typeId: 0 })).toEqual([]);
    expect(problems({ ...banned, typeId: 9 })).toEqual([]);
  });

  it('include a banker that may not be one, in a system only', () => {
    const four = (blockId: number): Draft =>
      sampleDraft({
        typeId: 2,
        bets: [
          sampleBet(1, { isDisabledBanker: true, blockId }),
          sampleBet(2),
          sampleBet(3),
          sampleBet(4),
        ],
      });
    expect(problems(four(1))).toEqual([{ code: 'banker-disabled', marketId: '1:1' }]);
    expect(problems(four(0))).toEqual([]);
    expect(problems({ ...four(1), typeId: 1 })).toEqual([]);
  });

  it('include each of two bets of one game, in express and system', () => {
    const other = sampleMarket(1, { id: '1:9', typeId: 9, marketTypeId: 17 });
    const bets = [sampleBet(1), sampleBet(1, { market: other }), sampleBet(2), sampleBet(3)];
    const both = [
      { code: 'bets-dependent', marketId: '1:1' },
      { code: 'bets-dependent', marketId: '1:9' },
    ];
    expect(problems(sampleDraft({ bets }))).toEqual(both);
    expect(problems(sampleDraft({ bets, typeId: 2 }))).toEqual(both);
    expect(problems(sampleDraft({ bets, typeId: 0 }))).toEqual([]);
  });

  it('include an express with one bet, and a system with less than three without its bankers', () => {
    const [one, two, three] = sampleDraft().bets;
    expect(problems(sampleDraft({ bets: [one!] }))).toEqual([{ code: 'express-needs-two' }]);
    expect(problems(sampleDraft({ bets: [one!, two!] }))).toEqual([]);
    // A banker of a system is a leg of an express like any other.
    expect(problems(sampleDraft({ bets: [one!, sampleBet(2, { blockId: 1 })] }))).toEqual([]);
    const system = sampleDraft({ typeId: 2, bets: [one!, two!, three!] });
    expect(problems(system)).toEqual([]);
    const banker = sampleBet(3, { blockId: 1 });
    expect(problems({ ...system, bets: [one!, two!, banker] })).toEqual([
      { code: 'system-needs-three' },
    ]);
    expect(problems(sampleDraft({ typeId: 0, bets: [one!] }))).toEqual([]);
  });

  it.each([
    [0, 1.9, true],
    [0, 2.1, true],
    [0, 2, false],
    [1, 1.9, false],
    [1, 2.1, false],
    [2, 1.9, true],
    [2, 2.1, false],
    [2, 2, false],
  ] as const)(
    'P05 CST-01 with action %s a price that went from 2 to %s: %s',
    (action, coef, is) => {
      const moved = withSecond({ market: sampleMarket(2, { coef }), seenCoef: 2 });
      expect(problems(moved, withAction(action))).toEqual(
        is ? [{ code: 'price-changed', marketId: '2:1' }] : [],
      );
    },
  );

  it('include a code that the operator refused, while it is that one', () => {
    const refused = sampleCheck({ promoCode: { code: 'NO', isAccepted: false } });
    const found = [{ code: 'promo-not-accepted' }];
    expect(problems(sampleDraft({ promoCode: 'NO' }), CONTEXT, refused)).toEqual(found);
    expect(problems(sampleDraft({ promoCode: 'YES' }), CONTEXT, refused)).toEqual([]);
    expect(problems(sampleDraft({ promoCode: '' }), CONTEXT, refused)).toEqual([]);
    const accepted = sampleCheck({ promoCode: { code: 'NO', isAccepted: true } });
    expect(problems(sampleDraft({ promoCode: 'NO' }), CONTEXT, accepted)).toEqual([]);
    expect(problems(sampleDraft({ promoCode: 'NO' }), CONTEXT, sampleCheck())).toEqual([]);
    expect(problems(sampleDraft({ promoCode: 'NO' }))).toEqual([]);
    // A batch takes none, so nothing of one is in its way.
    const none = sampleCheck({ promoCode: { code: '', isAccepted: false } });
    expect(problems(sampleDraft({ typeId: 9, promoCode: 'NO' }), CONTEXT, refused)).toEqual([]);
    expect(problems(sampleDraft({ promoCode: '' }), CONTEXT, none)).toEqual([]);
  });

  it.each([
    ['a single', 0, 1],
    ['an express', 1, 3],
    ['a system', 2, 3],
  ] as const)(
    'CPN-13 CST-03 name requested odds above those of %s, which promises no returns',
    (_name, typeId, count) => {
      const draft = sampleDraft({ typeId, bets: sampleDraft().bets.slice(0, count) });
      const asking = (exactCoef: number): Context => ({
        ...CONTEXT,
        settings: { ...CONTEXT.settings, exactCoef },
      });
      const viewed = (exactCoef: number) => {
        const context = asking(exactCoef);
        return viewIn(initialState(draft, context, null));
      };
      const own = viewed(0).coef ?? 0;
      expect(viewed(own + 0.001)).toMatchObject({
        coef: own,
        possibleWin: null,
        isPlaceBet: false,
        problems: [{ code: 'odds-not-reached' }],
      });
      expect(viewed(own)).toMatchObject({ isPlaceBet: true, problems: [] });
      expect(viewed(own).possibleWin).toBeGreaterThan(0);
      const guest = { ...asking(own + 1), userId: '', account: null };
      expect(problems(draft, guest).map(({ code }) => code)).toEqual([
        'odds-not-reached',
        'not-signed-in',
      ]);
    },
  );

  it('CPN-13 let a batch alone, which requested odds are not for', () => {
    const settings = { ...CONTEXT.settings, exactCoef: 100 };
    expect(problems(sampleDraft({ typeId: 9 }), { ...CONTEXT, settings })).toEqual([]);
  });

  it('P05 ask a guest to sign in before they are asked about moved prices', () => {
    const moved = withSecond({ market: sampleMarket(2, { coef: 1.5 }), seenCoef: 2 });
    expect(problems(moved, { ...CONTEXT, userId: '', account: null })).toEqual([
      { code: 'not-signed-in' },
      { code: 'price-changed', marketId: '2:1' },
    ]);
  });

  it('ask a guest to sign in, and a player without an account to have one', () => {
    const draft = sampleDraft({ amount: null });
    expect(problems(draft, { ...CONTEXT, userId: '', account: null })).toEqual([
      { code: 'not-signed-in' },
    ]);
    expect(problems(draft, { ...CONTEXT, account: null })).toEqual([{ code: 'unavailable' }]);
    expect(problems(draft)).toEqual([{ code: 'stake-invalid' }]);
  });

  it('have the lack of balance at the end', () => {
    expect(problems(sampleDraft({ amount: 500 }), contextWith({ money: 499 }))).toEqual([
      { code: 'not-enough-money' },
    ]);
  });
});
