import { runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  movesToAnnounce,
  NOTHING_ANNOUNCED,
  type Announced,
  type AnnouncedPrice,
} from '../../../../src/shell/betting/coupon/voice/moves-to-announce';

const homeWin = (gameId: number, coef: number): AnnouncedPrice => ({
  id: `${gameId}:1`,
  coef,
  name: 'Arsenal to win',
});

describe('the announcement of price moves', () => {
  test('P102 excludes an added bet and an unchanged price', () => {
    const first = movesToAnnounce(NOTHING_ANNOUNCED, [homeWin(1, 2.1)], 0);
    expect(first.moves).toEqual([]);
    expect(movesToAnnounce(first.announced, [homeWin(1, 2.1), homeWin(2, 3)], 10).moves).toEqual(
      [],
    );
  });

  test('P102 has a move at once, and the next ones together, from the last announced price', () => {
    const { announced } = movesToAnnounce(NOTHING_ANNOUNCED, [homeWin(1, 2.1), homeWin(2, 3)], 0);
    const published = movesToAnnounce(announced, [homeWin(1, 2.2), homeWin(2, 3)], 1000);
    expect(published.moves).toMatchObject([{ from: 2.1, to: 2.2 }]);
    const early = movesToAnnounce(published.announced, [homeWin(1, 2.3), homeWin(2, 3)], 2000);
    expect(early).toMatchObject({ moves: [], waitMs: 4000 });
    const later = movesToAnnounce(early.announced, [homeWin(1, 2.4), homeWin(2, 2.9)], 6000);
    expect(later.moves).toMatchObject([
      { from: 2.2, to: 2.4 },
      { from: 3, to: 2.9 },
    ]);
  });

  test('P102 excludes a price that returned in the meantime', () => {
    const { announced } = movesToAnnounce(NOTHING_ANNOUNCED, [homeWin(1, 2.1)], 0);
    const published = movesToAnnounce(announced, [homeWin(1, 2.2)], 0);
    const away = movesToAnnounce(published.announced, [homeWin(1, 2.3)], 100);
    expect(movesToAnnounce(away.announced, [homeWin(1, 2.2)], 200)).toMatchObject({
      moves: [],
      waitMs: null,
    });
  });

  test('P102 is made at most once in 5 s, for any moves of prices', () => {
    const step = fc.record({
      ms: fc.integer({ min: 0, max: 3000 }),
      coefs: fc.array(fc.integer({ min: 101, max: 110 }), { minLength: 0, maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let announced: Announced = NOTHING_ANNOUNCED;
        let now = 0;
        const publishedAt: number[] = [];
        for (const { ms, coefs } of steps) {
          now += ms;
          const next = movesToAnnounce(
            announced,
            coefs.map((coef, index) => homeWin(index, coef / 100)),
            now,
          );
          announced = next.announced;
          if (next.moves.length > 0) publishedAt.push(now);
        }
        publishedAt.slice(1).forEach((at, place) => {
          expect(at - (publishedAt[place] ?? 0)).toBeGreaterThanOrEqual(5000);
        });
      }),
      { numRuns: runs(2000) },
    );
  });
});
