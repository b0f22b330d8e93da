import { runs } from '@grandstand/bus-contracts/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AreaStatus } from '@grandstand/bus-contracts';
import { createStatusMachine, canMove } from './view-status';

const ALL: readonly AreaStatus[] = ['not-exist', 'loading', 'ready', 'error'];

/** The specification's table, written out once more. */
const ALLOWED = new Set([
  'not-exist>loading',
  'not-exist>ready',
  'error>loading',
  'error>not-exist',
  'loading>error',
  'loading>ready',
  'loading>not-exist',
  'ready>not-exist',
]);

describe('the states of an area', () => {
  it('RVW-01 P40 allow exactly the moves of the table, of all 4 x 4', () => {
    const made = ALL.flatMap((from) =>
      ALL.filter((to) => canMove(from, to)).map((to) => `${from}>${to}`),
    );
    expect(new Set(made)).toEqual(ALLOWED);
  });

  it('RVW-01 P40 refuse and report any other move, in 10,000 random walks', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ALL), { maxLength: 40 }), (walk) => {
        const refused: string[] = [];
        const machine = createStatusMachine((from, to) => refused.push(`${from}>${to}`));
        const expected: string[] = [];
        let value: AreaStatus = 'not-exist';
        for (const to of walk) {
          const isAllowed = ALLOWED.has(`${value}>${to}`);
          expect(machine.move(to)).toBe(isAllowed);
          if (isAllowed) value = to;
          else expected.push(`${value}>${to}`);
          expect(machine.value).toBe(value);
        }
        expect(refused).toEqual(expected);
      }),
      { numRuns: runs(10_000) },
    );
  });
});
