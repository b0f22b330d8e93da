import * as v from 'valibot';
import { expect, it } from 'vitest';
import { shotRules } from './shot';
import { CLAY_RANGE_TABLE, QUIET_POND_TABLE } from '../tables/shots';

it.each([QUIET_POND_TABLE, CLAY_RANGE_TABLE])(
  'a shot hits with the chance of 0.96 divided by what its target pays',
  (table) => {
    const rules = shotRules(table);
    for (const { name, pays, wins } of table.targets) {
      expect([Number.isInteger(wins), wins * pays]).toEqual([true, 96 * table.numbers]);
      const shot = (number: number) => rules.begin({ target: name }, [[number]]);
      expect([shot(0).isHit, shot(wins - 1).isHit, shot(wins).isHit]).toEqual([true, true, false]);
      expect([rules.returned(shot(0)), rules.returned(shot(wins))]).toEqual([pays * 100, 0]);
    }
  },
);

it('a shot at nothing of the table is refused', () => {
  const { choice } = shotRules(QUIET_POND_TABLE);
  expect(v.is(choice, { target: 'near' })).toBe(false);
  expect(v.is(choice, {})).toBe(false);
});
