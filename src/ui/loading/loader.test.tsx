import { runs } from '@grandstand/bus-contracts/testing';
import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLoader } from './loader';
import type * as UseLoader from './use-loader';

// Tests of pages skip the wait (`tests/page-setup.ts`); here it is tested.
const { useLoader } = await vi.importActual<typeof UseLoader>('./use-loader');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const after = (ms: number, task: () => void): (() => void) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};

describe('a loader', () => {
  test('API-07 is shown for 200 ms after a quick answer, and no longer than the load after a slow one', () => {
    for (const [loadsFor, isShownFor] of [
      [0, 200],
      [1, 200],
      [199, 200],
      [200, 200],
      [201, 201],
      [5000, 5000],
    ] as const) {
      const loader = createLoader(after);
      expect(loader.isShown()).toBe(false);
      loader.set(true);
      vi.advanceTimersByTime(loadsFor);
      loader.set(false);
      if (isShownFor > loadsFor) {
        vi.advanceTimersByTime(isShownFor - loadsFor - 1);
        expect([loadsFor, loader.isShown()]).toEqual([loadsFor, true]);
        vi.advanceTimersByTime(1);
      }
      expect([loadsFor, loader.isShown()]).toEqual([loadsFor, false]);
    }
  });

  test('API-07 is never shown for less than 200 ms, however loads follow each other', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(500), fc.boolean()), { minLength: 1, maxLength: 30 }),
        (moves) => {
          const loader = createLoader(after);
          let now = 0;
          let shownAt: number | null = null;
          const check = (): void => {
            const isShown = loader.isShown();
            if (isShown && shownAt === null) shownAt = now;
            if (!isShown && shownAt !== null) {
              expect(now - shownAt).toBeGreaterThanOrEqual(200);
              shownAt = null;
            }
          };
          loader.subscribe(check);
          for (const [pause, isLoading] of [...moves, [1000, false] as const]) {
            for (let ms = 0; ms < pause; ms += 1) {
              now += 1;
              vi.advanceTimersByTime(1);
            }
            loader.set(isLoading);
            check();
          }
          now += 200;
          vi.advanceTimersByTime(200);
          expect(loader.isShown()).toBe(false);
        },
      ),
      { numRuns: runs(100) },
    );
  });

  test('API-07 is shown even for an immediate answer', () => {
    function Part({ answer }: { readonly answer: string | undefined }) {
      return <p>{useLoader(answer === undefined) ? 'loading' : answer}</p>;
    }
    const { rerender } = render(<Part answer={undefined} />);
    rerender(<Part answer="here" />);
    act(() => void vi.advanceTimersByTime(199));
    expect(screen.getByText('loading')).toBeVisible();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText('here')).toBeVisible();
  });

  test('API-07 with a delay is shown for none of the answers before it, and for 200 ms after it', () => {
    for (const [loadsFor, isShownFrom, isShownUntil] of [
      [199, 0, 0],
      [200, 200, 400],
      [399, 200, 400],
      [401, 200, 401],
    ] as const) {
      const loader = createLoader(after, 200);
      const seen: number[] = [];
      loader.set(true);
      for (let ms = 0; ms < 1000; ms += 1) {
        if (ms === loadsFor) loader.set(false);
        if (loader.isShown()) seen.push(ms);
        vi.advanceTimersByTime(1);
      }
      expect([loadsFor, seen.at(0) ?? 0, (seen.at(-1) ?? -1) + 1]).toEqual([
        loadsFor,
        isShownFrom,
        isShownUntil,
      ]);
    }
  });

  test('is never shown for an answer from the cache', () => {
    const seen: boolean[] = [];
    function Part() {
      seen.push(useLoader(false));
      return null;
    }
    render(<Part />);
    expect(seen).toEqual([false]);
  });
});
