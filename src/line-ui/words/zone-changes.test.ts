import { readFileSync } from 'node:fs';
import { LANGUAGES, dateFormat, languageTag } from '@grandstand/bus-contracts/domain';
import { describe, expect, it } from 'vitest';
import { zonedTime } from './zoned-time';

const MINUTE = 60_000;
const CHANGES = readFileSync(
  new URL('../../../tests/public-data/time-zone-changes.csv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [zone = '', at = '', before, after] = line.split(',');
    return [zone, Date.parse(at), Number(before), Number(after)] as const;
  });

describe.each(CHANGES)('the clock of %s', (timeZone, at, before, after) => {
  const DAY = 24 * 60 * MINUTE;

  it.each([
    ['a day before its last change', at - DAY, before],
    ['a minute before it', at - MINUTE, before],
    ['at it', at, after],
    ['a day after it', at + DAY, after],
  ])('%s', (_, time, offset) => {
    const local = new Date(time + offset * MINUTE);
    expect(zonedTime(time, timeZone)).toEqual({
      year: local.getUTCFullYear(),
      month: local.getUTCMonth() + 1,
      day: local.getUTCDate(),
      weekday: local.getUTCDay(),
      hour: local.getUTCHours(),
      minute: local.getUTCMinutes(),
    });
    const form = { dateStyle: 'short', timeStyle: 'short', is12h: 0 } as const;
    for (const language of LANGUAGES) {
      const tag = languageTag(language);
      expect(dateFormat(tag, { ...form, timeZone })(time)).toBe(
        dateFormat(tag, { ...form, timeZone: 'UTC' })(local.getTime()),
      );
    }
  });
});
