import { expect, test } from 'vitest';
import { priceMoment } from '../index';

const AT = Date.UTC(2026, 2, 1, 17, 4, 9);

test('a price is written in the player’s odds format, its moment to the second in their zone and clock', () => {
  const settings = { coefViewId: 0, timeZone: 'Europe/Berlin', is12h: 0 } as const;
  const write = priceMoment(settings, 'en-GB');
  expect(write({ coef: 1.5, at: AT })).toEqual({ price: '1.50', time: '18:04:09' });
  const american = priceMoment({ coefViewId: 2, timeZone: 'UTC', is12h: 1 }, 'en-US');
  const { price, time } = american({ coef: 1.5, at: AT });
  expect(price).toBe('-200');
  expect(time).toMatch(/^05:04:09\sPM$/);
  expect(write(null)).toEqual({ price: '—', time: '' });
});
