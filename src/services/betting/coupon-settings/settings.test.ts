import { couponAddBet, couponRemoveBet } from '@grandstand/bus-contracts';
import {
  couponSettingsSet,
  couponSettingsState,
  DEFAULT_COUPON_SETTINGS,
} from '@grandstand/bus-contracts/shell';
import type { CouponSettings } from '@grandstand/bus-contracts/shell';
import { expectMessage, settle, runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSettings } from './saved-settings';
import { SETTINGS_KEY } from './storage-key';
import { changed } from './transitions';
import { EUR } from '../coupon/testing/sample-coupon';
import { market, pick, openCoupon } from '../../../../tests/harness/coupon/coupon-bench';
import type { BenchOptions, CouponBench } from '../../../../tests/harness/coupon/coupon-bench';
import { createSharedStorage } from '../../../../tests/harness/tabs/shared-storage';

const settingsOf = ({ test }: CouponBench): CouponSettings =>
  test.qa.peek(couponSettingsState.name) as CouponSettings;
const ids = (bench: CouponBench): string[] => bench.state().bets.map(({ market }) => market.id);

const ALL: CouponSettings = {
  amountStepByCurrencyIso: { EUR: 300 },
  changeCoefAction: 2,
  exactCoef: 3.5,
  isDropOnScoreChange: true,
  isActiveOneClick: false,
  oneClickAmount: { EUR: 700 },
  bonusAccountOneClickAmount: { EUR: 200 },
  isCouponFixed: false,
  isBalanceShown: false,
  isPossibleWinShown: false,
  isAccountSelectShown: false,
  isAutoMaxShown: false,
  isVipBetShown: false,
  isPriceVoiceOn: false,
  generatorSportIds: [2],
};

describe('the settings of the coupon', () => {
  it('CST-01 have every field, and are restored after a reload and in another tab', async () => {
    const storage = createSharedStorage();
    const one = await openCoupon({ storage: storage.tab() });
    const two = await openCoupon({ storage: storage.tab() });
    expect(settingsOf(one)).toEqual(DEFAULT_COUPON_SETTINGS);
    await one.set(ALL);
    expectMessage(one.test, couponSettingsState, ALL);
    expect(settingsOf(two)).toEqual(ALL);
    const after = await openCoupon({ storage: storage.tab() });
    expect(settingsOf(after)).toEqual(ALL);
  });

  it.each([
    null,
    '',
    '{"isActiveOneClick":true,',
    '[]',
    'null',
    '{"exactCoef":0.5,"changeCoefAction":7,"oneClickAmount":{"EUR":-1},"isCouponFixed":"yes"}',
    '{"amountStepByCurrencyIso":{"__proto__":5,"eur":1},"bonusAccountOneClickAmount":{"EUR":1.5}}',
    'x'.repeat(30_000),
  ])('CST-01 fall back to the defaults for invalid stored values: %s', (raw) => {
    expect(parseSettings(raw)).toEqual(DEFAULT_COUPON_SETTINGS);
  });

  it('CST-02 ask before one click is turned on over bets, and empty the coupon when confirmed', async () => {
    const bench = await openCoupon();
    await bench.add(market(7));
    await expect(bench.set({ isActiveOneClick: true })).rejects.toMatchObject({
      code: 'needs-confirmation',
    });
    expect(settingsOf(bench).isActiveOneClick).toBe(false);
    expect(ids(bench)).toEqual(['7:1']);
    await bench.set({ isActiveOneClick: true, isConfirmed: true });
    expect(settingsOf(bench).isActiveOneClick).toBe(true);
    expect(ids(bench)).toEqual([]);
  });

  it('CST-02 do not ask for an empty coupon, nor when one click is turned off', async () => {
    const bench = await openCoupon();
    await bench.set({ isActiveOneClick: true });
    expect(settingsOf(bench).isActiveOneClick).toBe(true);
    bench.isPressed = false;
    await bench.add(market(7));
    await bench.set({ isActiveOneClick: false });
    expect(ids(bench)).toEqual(['7:1']);
  });

  it('CST-03 turn dropping on a score change off with an exact coefficient of 0', async () => {
    const bench = await openCoupon();
    await bench.set({ exactCoef: 2.5, isDropOnScoreChange: true });
    expect(settingsOf(bench)).toMatchObject({ exactCoef: 2.5, isDropOnScoreChange: true });
    await bench.set({ exactCoef: 0 });
    expect(settingsOf(bench)).toMatchObject({ exactCoef: 0, isDropOnScoreChange: false });
  });

  it('CST-04 turn one click off with dropping on a score change', async () => {
    const bench = await openCoupon();
    await bench.set({ isActiveOneClick: true });
    await bench.set({ isDropOnScoreChange: true });
    expect(settingsOf(bench)).toMatchObject({
      isActiveOneClick: false,
      isDropOnScoreChange: true,
    });
  });

  it('P08 never have both one click and dropping on a score change, in 10,000 sequences', () => {
    const change = fc.record(
      {
        isActiveOneClick: fc.boolean(),
        isDropOnScoreChange: fc.boolean(),
        exactCoef: fc.constantFrom(0 as const, 1.5, 3),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        let settings = DEFAULT_COUPON_SETTINGS;
        for (const one of changes) {
          settings = changed(settings, one);
          expect(settings.isActiveOneClick && settings.isDropOnScoreChange).toBe(false);
          if (one.exactCoef === 0) expect(settings.isDropOnScoreChange).toBe(false);
        }
        const read = parseSettings(JSON.stringify({ ...settings, isActiveOneClick: true }));
        expect(read.isActiveOneClick && read.isDropOnScoreChange).toBe(false);
      }),
      { numRuns: runs(10_000) },
    );
  });

  it('refuse invalid values', async () => {
    const { qa } = (await openCoupon()).test;
    for (const wrong of [
      { exactCoef: 0.5 },
      { changeCoefAction: 3 },
      { oneClickAmount: { EUR: -5 } },
    ]) {
      await expect(qa.send(couponSettingsSet.name, wrong)).rejects.toThrow();
    }
  });

  it('hold in the page even if storage refuses them', async () => {
    const storage = createSharedStorage();
    const bench = await openCoupon({ storage: { ...storage.tab(), set: () => false } });
    await bench.set({ changeCoefAction: 1 });
    expect(settingsOf(bench).changeCoefAction).toBe(1);
    expect(storage.kept.has(SETTINGS_KEY)).toBe(false);
  });
});

describe('one-click betting', () => {
  const OWN: Partial<CouponSettings> = {
    changeCoefAction: 1,
    exactCoef: 2.5,
    isActiveOneClick: true,
    oneClickAmount: { EUR: 15_000 },
    bonusAccountOneClickAmount: { EUR: 200 },
  };
  const own = (settings: CouponSettings): unknown => {
    const { changeCoefAction, exactCoef, isDropOnScoreChange, isActiveOneClick } = settings;
    const { oneClickAmount, bonusAccountOneClickAmount } = settings;
    return {
      changeCoefAction,
      exactCoef,
      isDropOnScoreChange,
      isActiveOneClick,
      oneClickAmount,
      bonusAccountOneClickAmount,
    };
  };

  it('CST-01 P12 is off until the player is known', async () => {
    const storage = createSharedStorage();
    const bench = await openCoupon({ storage: storage.tab() });
    const set = bench.panel.send(couponSettingsSet, { oneClickAmount: { EUR: 900 } });
    await settle();
    expect(settingsOf(bench)).toEqual(DEFAULT_COUPON_SETTINGS);
    await bench.signIn();
    await set;
    expect(settingsOf(bench).oneClickAmount).toEqual({ EUR: 900 });
    await bench.signOut();
    expect(settingsOf(bench).oneClickAmount).toEqual(DEFAULT_COUPON_SETTINGS.oneClickAmount);
  });

  it('CST-01 P12 belongs to a player: the next one gets the defaults, and the first their own settings', async () => {
    const storage = createSharedStorage();
    const bench = await openCoupon({ storage: storage.tab() });
    const other = await openCoupon({ storage: storage.tab() });
    await bench.signIn({}, 'ann');
    await other.signIn({}, 'ann');
    await bench.set({ ...OWN, isBalanceShown: false });
    expect(settingsOf(other)).toEqual(settingsOf(bench));
    const anns = settingsOf(bench);
    await bench.signOut();
    expect(own(settingsOf(bench))).toEqual(own(DEFAULT_COUPON_SETTINGS));
    expect(settingsOf(other)).toEqual(anns);
    await bench.signIn({}, 'bob');
    // Other elements only look like a setting.
    expect(settingsOf(bench)).toEqual({ ...DEFAULT_COUPON_SETTINGS, isBalanceShown: false });
    await bench.add(market(7));
    await settle();
    expect(bench.placement.sent).toEqual([]);
    await bench.set({ exactCoef: 4 });
    await bench.signIn({}, 'ann');
    expect(settingsOf(bench)).toEqual(anns);
    expect(settingsOf(other)).toEqual(anns);

    const after = await openCoupon({ storage: storage.tab() });
    expect(own(settingsOf(after))).toEqual(own(DEFAULT_COUPON_SETTINGS));
    await after.signIn({}, 'bob');
    expect(settingsOf(after).exactCoef).toBe(4);
    await after.signIn({}, 'ann');
    expect(settingsOf(after)).toEqual(anns);
    expect([...storage.kept].flat().join(' ')).not.toMatch(/ann|bob/);
  });

  it('P12 is not copied from a guest, nor from settings stored without a player', async () => {
    const kept = new Map([[SETTINGS_KEY, JSON.stringify({ ...ALL, ...OWN })]]);
    const bench = await openCoupon({ storage: createSharedStorage(kept).tab() });
    expect(settingsOf(bench)).toMatchObject({ exactCoef: 2.5, isBalanceShown: false });
    await bench.signIn();
    expect(own(settingsOf(bench))).toEqual(own(DEFAULT_COUPON_SETTINGS));
    expect(settingsOf(bench)).toMatchObject({
      amountStepByCurrencyIso: { EUR: 300 },
      isBalanceShown: false,
      generatorSportIds: [2],
    });
    await bench.set({ isBalanceShown: true });
    await bench.signOut();
    expect(settingsOf(bench)).toMatchObject({ exactCoef: 2.5, isBalanceShown: true });
  });

  it('P12 ends with its player when storage fails, while display settings stay', async () => {
    const storage = { ...createSharedStorage().tab(), set: () => false };
    const bench = await openCoupon({ storage });
    await bench.signIn({}, 'ann');
    await bench.set({ ...OWN, isBalanceShown: false });
    expect(settingsOf(bench).isActiveOneClick).toBe(true);
    await bench.signIn({}, 'bob');
    expect(settingsOf(bench)).toEqual({ ...DEFAULT_COUPON_SETTINGS, isBalanceShown: false });
  });

  it('is removed rather than kept in the state before the last change', async () => {
    const storage = createSharedStorage();
    const tab = storage.tab();
    const bench = await openCoupon({ storage: tab });
    await bench.signIn();
    await bench.set(OWN);
    tab.set = () => false;
    await bench.set({ isActiveOneClick: false });
    const after = await openCoupon({ storage: storage.tab() });
    await after.signIn();
    expect(settingsOf(after).isActiveOneClick).toBe(false);
  });

  it('CST-02 is not turned on for a player who signs in while the coupon is emptied for another', async () => {
    const bench = await openCoupon();
    await bench.signIn({}, 'ann');
    await bench.add(market(7));
    const turned = bench.set({ isActiveOneClick: true, isConfirmed: true });
    const came = bench.signIn({}, 'bob');
    await Promise.all([turned, came]);
    expect(settingsOf(bench).isActiveOneClick).toBe(false);
  });
});

describe('a press with one click on', () => {
  async function openOneClick(
    config: BenchOptions['config'] = {},
    options: BenchOptions = {},
  ): Promise<CouponBench> {
    const bench = await openCoupon({ config, ...options });
    await bench.signIn();
    await bench.set({
      isActiveOneClick: true,
      oneClickAmount: { EUR: 700, USD: 150 },
      bonusAccountOneClickAmount: { EUR: 200 },
    });
    return bench;
  }

  it('CST-05 places a single at once, with the amount of the account', async () => {
    const bench = await openOneClick();
    await bench.add(market(7, 1, 1.8));
    await settle();
    expect(bench.placement.sent).toMatchObject([
      { typeId: 0, amount: 700, bets: [{ marketId: '7:1', coef: 1.8 }], changeCoefAction: 2 },
    ]);
    expect(ids(bench)).toEqual([]);
    expect(bench.state().successCoupon).toMatchObject({ amount: 700 });
    await bench.signIn({ type: 4 });
    await bench.add(market(8));
    await settle();
    expect(bench.placement.sent[1]).toMatchObject({ amount: 200 });
  });

  it('CST-05 P12 stakes the amount set for the account’s currency, or its first stake', async () => {
    const bench = await openOneClick({
      currencies: [
        EUR,
        { ...EUR, id: 2, iso: 'USD' },
        { ...EUR, id: 3, iso: 'JPY', scale: 0, initialAmount: 650 },
      ],
    });
    await bench.signIn({ currencyId: 2, iso: 'USD' });
    await bench.add(market(7));
    await settle();
    await bench.signIn({ currencyId: 3, iso: 'JPY', scale: 0 });
    await bench.add(market(8));
    await settle();
    expect(bench.placement.sent).toMatchObject([
      { amount: 150, scale: 2 },
      { amount: 650, scale: 0 },
    ]);
  });

  it('CST-05 only fills the coupon when a script made it', async () => {
    const bench = await openOneClick();
    bench.isPressed = false;
    await bench.add(market(7));
    await settle();
    expect(bench.placement.sent).toEqual([]);
    expect(ids(bench)).toEqual(['7:1']);
  });

  it('CST-05 places only the pressed bet, beside the bets in the coupon', async () => {
    const bench = await openOneClick();
    bench.isPressed = false;
    await bench.add(market(7), market(8));
    bench.isPressed = true;
    await bench.add(market(9, 1, 3));
    await settle();
    expect(bench.placement.sent).toMatchObject([{ typeId: 0, bets: [{ marketId: '9:1' }] }]);
    expect(ids(bench)).toEqual(['7:1', '8:1']);
  });

  it('CST-05 keeps a refused bet in the coupon, with the reason', async () => {
    const bench = await openOneClick();
    bench.placement.fates.push({ refusal: 'bet-blocked', details: { marketIds: ['7:1'] } });
    await bench.add(market(7));
    await settle();
    expect(ids(bench)).toEqual(['7:1']);
    await bench.signOut();
    await bench.add(market(8));
    await settle();
    expect(bench.placement.sent).toHaveLength(1);
    expect(bench.codes()).toContain('not-signed-in');
  });

  it('CST-05 asks about a price that differs from the pressed one', async () => {
    const bench = await openOneClick();
    await bench.price('7:1', 1.5);
    await bench.add(market(7, 1, 1.8));
    await settle();
    expect(bench.placement.sent).toEqual([]);
    expect(bench.codes()).toContain('price-changed');
  });

  describe('CST-05 a press while another bet is being placed', () => {
    /** The first bet's answer takes so long. */
    async function pressTwo(answersAfter: number): Promise<CouponBench> {
      const bench = await openOneClick();
      bench.placement.fates.push({ answersAfter });
      await bench.add(market(7, 1, 1.8));
      await bench.add(market(8, 1, 3));
      expect(bench.placement.sent).toHaveLength(1);
      return bench;
    }

    it('is placed after it, at the price and the stake of the press', async () => {
      const bench = await pressTwo(3000);
      await bench.set({ oneClickAmount: { EUR: 900 } });
      await bench.test.clock.advance(3000);
      await settle();
      expect(bench.placement.sent).toMatchObject([
        { refId: 'ref-1', amount: 700, bets: [{ marketId: '7:1' }] },
        { refId: 'ref-2', amount: 700, bets: [{ marketId: '8:1', coef: 3 }] },
      ]);
      expect(ids(bench)).toEqual([]);
    });

    it('P01 makes one bet, however often the price is pressed', async () => {
      const bench = await pressTwo(3000);
      await bench.add(market(8, 1, 3), market(8, 1, 3), market(7, 1, 1.8));
      await bench.test.clock.advance(3000);
      await settle();
      expect(bench.placement.bets.size).toBe(2);
    });

    it('is dropped when its bet is removed', async () => {
      const bench = await pressTwo(3000);
      await bench.panel.send(couponRemoveBet, { marketId: '8:1' });
      await bench.test.clock.advance(3000);
      await settle();
      expect(bench.placement.sent).toHaveLength(1);
      expect(bench.codes()).toEqual(['empty']);
    });

    it('asks about a price that moved meanwhile', async () => {
      const bench = await pressTwo(3000);
      await bench.price('8:1', 2.5);
      await bench.test.clock.advance(3000);
      await settle();
      expect(bench.placement.sent).toHaveLength(1);
      expect(bench.codes()).toEqual(['price-changed']);
    });

    it('P03 stays in the coupon with a notice while the result of the first is unknown', async () => {
      const bench = await openOneClick();
      bench.placement.fates.push('answer-lost');
      bench.placement.isReachable = false;
      await Promise.all([bench.add(market(7)), bench.add(market(8))]);
      await bench.test.clock.advance(50);
      expect(bench.state().placing.status).toBe('checking');
      expect(bench.placement.sent).toHaveLength(1);
      expect(bench.state().problems).toContainEqual({
        code: 'not-placed',
        marketId: '8:1',
        stake: 700,
      });
      await bench.add(market(9));
      await bench.test.clock.advance(50);
      expect(bench.state().problems).toContainEqual({
        code: 'not-placed',
        marketId: '9:1',
        stake: 700,
      });
      expect(bench.placement.sent).toHaveLength(1);
    });

    it.each<[string, number, (bench: CouponBench) => Promise<void>]>([
      ['one-click betting is turned off', 3000, (bench) => bench.set({ isActiveOneClick: false })],
      ['another account is chosen', 3000, (bench) => bench.signIn({ id: 12 })],
      ['it waited for 10 s', 10_001, async () => {}],
    ])('stays in the coupon with a notice when %s', async (_when, answersAfter, change) => {
      const bench = await pressTwo(answersAfter);
      await change(bench);
      await bench.test.clock.advance(answersAfter);
      await settle();
      expect(bench.placement.sent).toHaveLength(1);
      expect(ids(bench)).toEqual(['8:1']);
      expect(bench.state().problems).toContainEqual({ code: 'not-placed', marketId: '8:1' });
    });

    it('keeps the notice of the first bet', async () => {
      const bench = await openOneClick();
      bench.placement.fates.push({ refusal: 'stake-too-big', details: { limit: 5 } });
      await Promise.all([bench.add(market(7)), bench.add(market(8))]);
      await bench.test.clock.advance(50);
      expect(ids(bench)).toEqual(['7:1']);
      expect(bench.state().successCoupon).toMatchObject({ legs: [{ marketId: '8:1' }] });
      expect(bench.state().problems).toContainEqual(
        expect.objectContaining({ code: 'stake-too-big', marketId: '7:1', limit: 500 }),
      );
    });
  });

  describe('CST-05 a press with an unexpected failure', () => {
    it('is reported as not placed, and logged', async () => {
      const withLock = (): Promise<never> => Promise.reject(new Error('There are no locks.'));
      const bench = await openOneClick({}, { locks: { withLock } });
      bench.isPressed = false;
      await bench.add(market(7));
      bench.isPressed = true;
      await bench.add(market(8));
      await settle();
      expect(bench.placement.sent).toEqual([]);
      expect(ids(bench)).toEqual(['7:1', '8:1']);
      expect(bench.state().placing.status).toBe('idle');
      expect(bench.state().problems).toContainEqual({
        code: 'not-placed',
        marketId: '8:1',
        stake: 700,
      });
      expect(bench.logged).toEqual([
        {
          level: 'error',
          message: 'Placing a bet failed.',
          facts: expect.any(Error),
        },
      ]);
    });

    it('is logged, and not reported as not placed after its bet was sent', async () => {
      const bench = await openOneClick(
        {},
        {
          locks: {
            withLock: async (_name, task) => {
              await task();
              throw new Error('The lock was taken away.');
            },
          },
        },
      );
      await bench.add(market(7));
      await settle();
      expect(bench.placement.bets.size).toBe(1);
      expect(bench.codes()).toEqual(['empty']);
      expect(bench.logged).toHaveLength(1);
    });
  });

  it('CST-05 keeps the stake of the coupon', async () => {
    const bench = await openOneClick();
    bench.isPressed = false;
    await bench.add(market(7), market(8));
    await bench.stake(1200);
    bench.isPressed = true;
    await bench.add(market(9, 1, 3));
    await settle();
    expect(bench.placement.sent).toMatchObject([{ amount: 700 }]);
    expect(bench.state().amount).toBe(1200);
  });

  it('P01 makes one bet of a repeated message', async () => {
    const bench = await openOneClick();
    const options = { idempotencyKey: 'press-1' };
    const { panel } = bench;
    bench.press(market(7));
    await Promise.all([
      panel.send(couponAddBet, pick(market(7)), options),
      panel.send(couponAddBet, pick(market(7)), options),
    ]);
    await settle();
    expect(bench.placement.sent).toHaveLength(1);
  });
});
