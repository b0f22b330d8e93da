import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { createInstance } from 'i18next';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { feeText, timeText } from './way-terms';

const MINUTE = 60_000;

async function wordsIn(language: (typeof LANGUAGES)[number]) {
  const file = readFileSync(`areas/payments/i18n/${language}.json`, 'utf8');
  const i18n = createInstance();
  const lng = { kz: 'kk', ua: 'uk' }[language as 'kz'] ?? language;
  await i18n.init({
    lng,
    resources: { [lng]: { translation: JSON.parse(file) as object } },
    interpolation: { escapeValue: false },
  });
  return i18n.t;
}

it('a time is rounded up to whole minutes, hours or days', async () => {
  const t = await wordsIn('en');
  const times = [1, 2 * MINUTE, 9.2 * MINUTE, 60 * MINUTE, 61 * MINUTE, 24 * 60 * MINUTE, 2e8];
  expect(times.map((usualMs) => timeText({ usualMs }, t))).toEqual([
    'usually within 1 minute',
    'usually within 2 minutes',
    'usually within 10 minutes',
    'usually within 60 minutes',
    'usually within 2 hours',
    'usually within 1 day',
    'usually within 3 days',
  ]);
  expect(timeText({ usualMs: null }, t)).toBeUndefined();
});

it('a fee is a percentage, or none', async () => {
  const t = await wordsIn('en');
  expect([0, 150, 2000].map((fee) => feeText({ fee }, 'en', t))).toEqual([
    'no fee',
    'fee: 1.5%',
    'fee: 20%',
  ]);
  expect(feeText({ fee: null }, 'en', t)).toBeUndefined();
});

it.each(LANGUAGES)(
  'each number of minutes, hours and days has its word in %s',
  async (language) => {
    const t = await wordsIn(language);
    for (const unit of [MINUTE, 60 * MINUTE, 24 * 60 * MINUTE]) {
      for (const count of [2, 5, 11, 21, 22, 25]) {
        const text = timeText({ usualMs: unit * count }, t);
        expect(text).toMatch(/\d/);
        expect(text).not.toContain('way.');
      }
    }
  },
);
