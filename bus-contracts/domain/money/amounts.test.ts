import { describe, expect, it } from 'vitest';
import { amountStep, initialAmount, steppedAmount } from './amounts';

const rub = { iso: 'RUB', scale: 2 };
const usd = { iso: 'USD', scale: 2 };
const jpy = { iso: 'JPY', scale: 0, amountStep: 250, initialAmount: 500 };

describe('amounts by currency', () => {
  it("CPN-06 steps by 100 RUB from 150 and by 2.50 USD from 5, whatever the site's config", () => {
    expect([amountStep(rub), initialAmount(rub)]).toEqual([10_000, 15_000]);
    expect([amountStep(usd), initialAmount(usd)]).toEqual([250, 500]);
    expect(amountStep({ ...usd, amountStep: 700 })).toBe(250);
    expect(initialAmount({ ...rub, initialAmount: 700 })).toBe(15_000);
  });

  it("CPN-06 takes the other currencies from the site's config", () => {
    expect([amountStep(jpy), initialAmount(jpy)]).toEqual([250, 500]);
  });

  it('CPN-06 falls back to the numbers of RUB, in the units of the currency', () => {
    const unknown = { iso: 'KWD', scale: 3 };
    expect([amountStep(unknown), initialAmount(unknown)]).toEqual([100_000, 150_000]);
    expect(amountStep({ ...jpy, amountStep: 0 })).toBe(100);
    expect(initialAmount({ ...jpy, initialAmount: 0.5 })).toBe(150);
    expect(amountStep({ iso: 'constructor', scale: 0 })).toBe(100);
  });

  it('CPN-06 lets the player choose both, in one currency and not in another', () => {
    const chosen = { USD: 1000, RUB: -5 };
    expect([amountStep(usd, chosen), initialAmount(usd, chosen)]).toEqual([1000, 1000]);
    expect([amountStep(rub, chosen), amountStep(jpy, chosen)]).toEqual([10_000, 250]);
    expect(amountStep({ iso: 'toString', scale: 0 }, chosen)).toBe(100);
  });

  it('steps the stake up and down between its bounds', () => {
    const stake = { amount: 500, step: 250, direction: 1, min: 20, max: 5000 } as const;
    expect(steppedAmount(stake)).toBe(750);
    expect(steppedAmount({ ...stake, direction: -1 })).toBe(250);
    expect(steppedAmount({ ...stake, amount: 100, direction: -1 })).toBe(20);
    expect(steppedAmount({ ...stake, amount: 100, direction: -1, min: -7 })).toBe(0);
    expect(steppedAmount({ ...stake, amount: 4900 })).toBe(5000);
    expect(steppedAmount({ ...stake, amount: 4900, max: null })).toBe(5150);
    expect(steppedAmount({ ...stake, amount: null })).toBe(250);
    expect(steppedAmount({ ...stake, amount: null, min: 300 })).toBe(300);
    expect(steppedAmount({ ...stake, amount: Number.MAX_SAFE_INTEGER, max: null })).toBe(
      Number.MAX_SAFE_INTEGER,
    );
  });
});
