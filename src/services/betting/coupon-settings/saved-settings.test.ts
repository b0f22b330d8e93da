import { DEFAULT_COUPON_SETTINGS } from '@grandstand/bus-contracts/shell';
import { describe, expect, it } from 'vitest';
import type { CouponSettings } from '@grandstand/bus-contracts/shell';
import { parseSettings } from './saved-settings';
import { changed, turnsOneClickOn } from './transitions';

/** Each setting other than its default, except the two that exclude each other. */
const OTHERS: CouponSettings = {
  amountStepByCurrencyIso: { EUR: 700, USD: 250 },
  changeCoefAction: 2,
  exactCoef: 3.5,
  isDropOnScoreChange: true,
  isActiveOneClick: false,
  oneClickAmount: { EUR: 900, USD: 450 },
  bonusAccountOneClickAmount: { EUR: 800 },
  isCouponFixed: !DEFAULT_COUPON_SETTINGS.isCouponFixed,
  isBalanceShown: !DEFAULT_COUPON_SETTINGS.isBalanceShown,
  isPossibleWinShown: !DEFAULT_COUPON_SETTINGS.isPossibleWinShown,
  isAccountSelectShown: !DEFAULT_COUPON_SETTINGS.isAccountSelectShown,
  isAutoMaxShown: !DEFAULT_COUPON_SETTINGS.isAutoMaxShown,
  isVipBetShown: !DEFAULT_COUPON_SETTINGS.isVipBetShown,
  isPriceVoiceOn: !DEFAULT_COUPON_SETTINGS.isPriceVoiceOn,
  generatorSportIds: [1, 4],
};
const oneClick = { ...DEFAULT_COUPON_SETTINGS, isActiveOneClick: true };
const dropping = { ...DEFAULT_COUPON_SETTINGS, isDropOnScoreChange: true, exactCoef: 2 };

describe('the stored settings', () => {
  it('CST-01 are read as written, each of them', () => {
    expect(parseSettings(JSON.stringify(OTHERS))).toEqual(OTHERS);
    expect(parseSettings(JSON.stringify(oneClick))).toEqual(oneClick);
  });

  it('CST-01 fall back to the default one by one where they are missing or invalid', () => {
    for (const member of Object.keys(OTHERS) as (keyof CouponSettings)[]) {
      const expected = { ...OTHERS, [member]: DEFAULT_COUPON_SETTINGS[member] };
      expect(parseSettings(JSON.stringify({ ...OTHERS, [member]: undefined }))).toEqual(expected);
      expect(parseSettings(JSON.stringify({ ...OTHERS, [member]: 'no' }))).toEqual(expected);
    }
  });

  it.each([null, '', '{', '7', 'null', '[]', '"text"'])('are the defaults of %s', (raw) => {
    expect(parseSettings(raw)).toEqual(DEFAULT_COUPON_SETTINGS);
  });

  it.each(['amountStepByCurrencyIso', 'oneClickAmount', 'bonusAccountOneClickAmount'])(
    'keep %s for currencies of three capitals only',
    (member) => {
      const amounts = { EUR: 1, eur: 2, EU: 3, EURO: 4, xEUR: 5, EURx: 6 };
      expect(parseSettings(JSON.stringify({ [member]: amounts }))).toEqual({
        ...DEFAULT_COUPON_SETTINGS,
        [member]: { EUR: 1 },
      });
    },
  );

  it('P12 drop a one-click stake without its currency', () => {
    const kept = { ...OTHERS, oneClickAmount: 15_000, bonusAccountOneClickAmount: 200 };
    expect(parseSettings(JSON.stringify(kept))).toEqual({
      ...OTHERS,
      oneClickAmount: {},
      bonusAccountOneClickAmount: {},
    });
  });

  it('are read up to 20,000 characters', () => {
    const long = (length: number): string => {
      const bare = JSON.stringify({ changeCoefAction: 2, more: '' }).length;
      return JSON.stringify({ changeCoefAction: 2, more: 'x'.repeat(length - bare) });
    };
    expect(parseSettings(long(20_000)).changeCoefAction).toBe(2);
    expect(parseSettings(long(20_001))).toEqual(DEFAULT_COUPON_SETTINGS);
  });

  it('P08 never have one click beside dropping: of both, dropping stays', () => {
    const both = { ...oneClick, isDropOnScoreChange: true };
    expect(parseSettings(JSON.stringify(both))).toMatchObject({
      isActiveOneClick: false,
      isDropOnScoreChange: true,
    });
  });
});

describe('a change of the settings', () => {
  it('changes only what it names', () => {
    expect(changed(OTHERS, { exactCoef: 5 })).toEqual({ ...OTHERS, exactCoef: 5 });
    expect(changed(OTHERS, {})).toEqual(OTHERS);
  });

  it('CST-03 to an exact coefficient of 0 turns dropping off, and to another does not', () => {
    expect(changed(dropping, { exactCoef: 0 })).toEqual({
      ...dropping,
      exactCoef: 0,
      isDropOnScoreChange: false,
    });
    expect(changed(dropping, { exactCoef: 3 })).toEqual({ ...dropping, exactCoef: 3 });
    expect(changed(dropping, { exactCoef: 0, isDropOnScoreChange: true })).toMatchObject({
      isDropOnScoreChange: false,
    });
  });

  it('CST-04 keeps the later of one click and dropping, and dropping of both at once', () => {
    expect(changed(oneClick, { isDropOnScoreChange: true })).toMatchObject({
      isActiveOneClick: false,
      isDropOnScoreChange: true,
    });
    expect(changed(dropping, { isActiveOneClick: true })).toMatchObject({
      isActiveOneClick: true,
      isDropOnScoreChange: false,
    });
    const both = { isActiveOneClick: true, isDropOnScoreChange: true };
    expect(changed(DEFAULT_COUPON_SETTINGS, both)).toMatchObject({
      isActiveOneClick: false,
      isDropOnScoreChange: true,
    });
    expect(changed(oneClick, { isActiveOneClick: false })).toEqual(DEFAULT_COUPON_SETTINGS);
    expect(changed(oneClick, { isDropOnScoreChange: true, exactCoef: 0 })).toMatchObject({
      isActiveOneClick: true,
      isDropOnScoreChange: false,
    });
  });

  it('CST-02 turns one click on only if it was off', () => {
    expect(turnsOneClickOn(DEFAULT_COUPON_SETTINGS, oneClick)).toBe(true);
    expect(turnsOneClickOn(oneClick, oneClick)).toBe(false);
    expect(turnsOneClickOn(oneClick, DEFAULT_COUPON_SETTINGS)).toBe(false);
    expect(turnsOneClickOn(DEFAULT_COUPON_SETTINGS, DEFAULT_COUPON_SETTINGS)).toBe(false);
  });
});
