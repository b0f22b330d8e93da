import { expect, it } from 'vitest';
import { updateOfLimits } from './session-time';

const HOUR = 3_600_000;
const limit = (limitValue: number, seconds: number | null) => [
  { limitType: 20 as const, limitValue: 1, limitBalance: 1 },
  { limitType: 31 as const, limitValue, limitBalance: seconds },
];
const counting = (leftMs: number, limitValue?: number) => ({ limitValue, leftMs });
const NOT_COUNTING = { limitValue: undefined, leftMs: null };

it.each([
  ['is nothing where they have none', [], counting(HOUR), undefined],
  ['begins it', limit(2, 3600), NOT_COUNTING, { does: 'shorten', limitValue: 2, leftMs: HOUR }],
  [
    'ends it where nothing is left',
    limit(2, null),
    counting(HOUR, 2),
    { does: 'shorten', limitValue: 2, leftMs: 0 },
  ],
  [
    'shortens it',
    limit(1, 1800),
    counting(HOUR, 2),
    { does: 'shorten', limitValue: 1, leftMs: HOUR / 2 },
  ],
  [
    'shortens it where the limit is the same',
    limit(2, 1800),
    counting(HOUR, 2),
    { does: 'shorten', limitValue: 2, leftMs: HOUR / 2 },
  ],
  [
    'lengthens nothing where it is old',
    limit(2, 7200),
    counting(HOUR, 2),
    { does: 'nothing', limitValue: 2 },
  ],
  [
    'is asked about when the limit differs',
    limit(3, 7200),
    counting(HOUR, 2),
    { does: 'ping', limitValue: 3 },
  ],
  [
    'is asked about where as much is left',
    limit(3, 3600),
    counting(HOUR, 2),
    { does: 'ping', limitValue: 3 },
  ],
  [
    'is asked about where there is no limit any more',
    limit(-1, -1),
    counting(HOUR, 2),
    { does: 'ping', limitValue: -1 },
  ],
  [
    'begins nothing where there is none',
    limit(-1, -1),
    NOT_COUNTING,
    { does: 'nothing', limitValue: -1 },
  ],
] as const)('LIM-08 what the limits say of the session %s', (_, limits, known, word) => {
  expect(updateOfLimits(limits, known)).toEqual(word);
});
