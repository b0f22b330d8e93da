import { runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rowWindow, scrollTopOf } from './row-window';

const VIEW = { rowHeight: 28, viewHeight: 224 };

describe('the visible rows of a list', () => {
  test('are all of a short list', () => {
    expect(rowWindow({ ...VIEW, rows: 3, scrollTop: 0 })).toEqual({
      height: 84,
      first: 0,
      count: 3,
      top: 0,
    });
  });

  test('reach the last of 155,117,520 lines', () => {
    const rows = 155_117_520;
    const { height } = rowWindow({ ...VIEW, rows, scrollTop: 0 });
    const end = rowWindow({ ...VIEW, rows, scrollTop: height - VIEW.viewHeight });
    expect(end.first + end.count).toBe(rows);
    expect(end.top + end.count * VIEW.rowHeight).toBeLessThanOrEqual(height);
    expect(height).toBeLessThanOrEqual(8_000_000);
  });

  test('reach any line, though the list scrolls in leaps', () => {
    const rows = 155_117_520;
    for (const row of [0, 1, 77_777_777, rows - 1]) {
      const scrollTop = scrollTopOf(row, { ...VIEW, rows });
      const seen = rowWindow({ ...VIEW, rows, scrollTop, from: row });
      expect(row).toBeGreaterThanOrEqual(seen.first);
      expect(row).toBeLessThan(seen.first + seen.count);
    }
    expect(scrollTopOf(10, { ...VIEW, rows: 100 })).toBe(280);
    expect(scrollTopOf(99, { ...VIEW, rows: 100 })).toBe(100 * 28 - 224);
  });

  test('are few, exist, and fill the view at every scroll position', () => {
    const list = fc.record({
      rows: fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 200_000_000 })),
      share: fc.double({ min: -0.1, max: 1.1, noNaN: true }),
    });
    fc.assert(
      fc.property(list, ({ rows, share }) => {
        const { height } = rowWindow({ ...VIEW, rows, scrollTop: 0 });
        const scrollTop = share * Math.max(0, height - VIEW.viewHeight);
        const seen = rowWindow({ ...VIEW, rows, scrollTop });
        expect(seen.count).toBeLessThanOrEqual(20);
        expect(seen.first).toBeGreaterThanOrEqual(0);
        expect(seen.first + seen.count).toBeLessThanOrEqual(rows);
        const stand = Math.max(0, Math.min(scrollTop, height - VIEW.viewHeight));
        expect(seen.top).toBeLessThanOrEqual(stand + 0.001);
        const bottom = seen.top + seen.count * VIEW.rowHeight;
        expect(bottom).toBeGreaterThanOrEqual(Math.min(height, stand + VIEW.viewHeight) - 0.001);
      }),
      { numRuns: runs(5000) },
    );
  });
});
