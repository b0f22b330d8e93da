import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { timeOfLocal } from '../fixtures/local-time';
import { dayOf, spanOf } from './days';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const CHANGES = readFileSync(
  new URL('../../../../tests/public-data/time-zone-changes.csv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [zone = '', at = '', before, after] = line.split(',');
    return [zone, Date.parse(at), Number(before), Number(after)] as const;
  });

describe.each(CHANGES)(
  'around the last change of the clock in %s',
  (timeZone, at, before, after) => {
    it('each local time of a match is the moment at which clocks show it', () => {
      for (const [offset, moments] of [
        [before, [at - 3 * DAY, at - DAY, at - 3 * HOUR]],
        [after, [at + 3 * HOUR, at + DAY, at + 3 * DAY]],
      ] as const) {
        for (const moment of moments) {
          expect(timeOfLocal(timeZone, moment + offset * MINUTE)).toBe(moment);
        }
      }
    });

    it('days follow each other without a gap, and each moment is listed on its day', () => {
      for (let moment = at - 3 * DAY; moment < at + 3 * DAY; moment += HOUR / 2) {
        const day = dayOf(moment, timeZone);
        const { from, to } = spanOf(day, timeZone);
        expect([day, from <= moment, moment < to]).toEqual([day, true, true]);
        const next = new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);
        expect(spanOf(next, timeZone).from).toBe(to);
      }
    });
  },
);
