import { randomBytes } from 'node:crypto';
import { isThresholdCommitted } from '@grandstand/bus-contracts/domain/fair';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, currencyOfIso } from '../../betting/catalog/currencies';
import { dailyPeriod, drawSecret, dropOf, LEVEL_UNITS, partOf } from './jackpot-rules';

const AT = Date.UTC(2026, 10, 27, 10);
const HOUR = 3_600_000;

describe('the threshold of a jackpot', () => {
  it('P112 is within its bounds, and committed', async () => {
    for (const [from, to] of [
      [0, 1],
      [500, 505],
      [1e10, 5e10],
    ] as const) {
      const secret = drawSecret(randomBytes, from, to);
      expect(secret.threshold).toBeGreaterThan(from);
      expect(secret.threshold).toBeLessThanOrEqual(to);
      expect(await isThresholdCommitted(secret)).toBe(true);
      const other = { ...secret, threshold: secret.threshold + 1 };
      expect(await isThresholdCommitted(other)).toBe(false);
    }
  });

  it('P112 has each value with the same chance, and rejects numbers that would favour low ones', () => {
    const counts = new Map<number, number>();
    for (let draw = 0; draw < 6000; draw += 1) {
      const { threshold } = drawSecret(randomBytes, 10, 13);
      counts.set(threshold, (counts.get(threshold) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual([11, 12, 13]);
    for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(250);
    // The greatest number of 6 bytes is beyond the greatest multiple of 7.
    const given = [new Uint8Array(6).fill(0xff), new Uint8Array(6)];
    const next = (size: number): Uint8Array => given.shift() ?? new Uint8Array(size);
    expect(drawSecret(next, 0, 7).threshold).toBe(1);
  });
});

describe('a daily jackpot', () => {
  it('drops before 23:00, and after its drop begins at 23:00', () => {
    const today = Date.UTC(2026, 10, 27, 23);
    expect(dailyPeriod(AT, null)).toEqual({ startsAt: AT, endsAt: today });
    expect(dailyPeriod(AT, today)).toEqual({ startsAt: today, endsAt: today + 24 * HOUR });
    expect(dailyPeriod(today, null)).toEqual({ startsAt: today, endsAt: today + 24 * HOUR });
    // A time of a minute would be over before anybody plays.
    expect(dailyPeriod(today - 60_000, null).endsAt).toBe(today + 24 * HOUR);
  });

  it('is won by the first bet from its moment on', () => {
    const facts = { name: 'daily', level: 123_456, threshold: AT } as const;
    expect(dropOf({ ...facts, now: AT - 1 })).toBeNull();
    expect(dropOf({ ...facts, now: AT })).toEqual({ paid: 12, rest: 3456 });
  });
});

it('a part of a stake is worth the same in each currency, and is cut once', () => {
  for (const currency of CURRENCIES) {
    expect(partOf('daily', currency.maxBetAmount, currency)).toBe(20 * 500_000);
  }
  expect(partOf('grand', 12_345, currencyOfIso('KZT'))).toBe(246);
});

it('P111 a jackpot pays its threshold and leaves the rest to the next one', () => {
  const facts = fc.record({ level: fc.nat(1e9), threshold: fc.nat(1e9) });
  fc.assert(
    fc.property(facts, ({ level, threshold }) => {
      const drop = dropOf({ name: 'must-drop', level, threshold, now: 0 });
      if (level < threshold || threshold < LEVEL_UNITS) return drop === null;
      return (
        drop !== null &&
        drop.paid === Math.floor(threshold / LEVEL_UNITS) &&
        drop.paid * LEVEL_UNITS + drop.rest === level
      );
    }),
  );
});
