import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { scrollState } from '@grandstand/bus-contracts';
import { BusProvider } from '@grandstand/bus-contracts/react';
import { createTestBus } from '@grandstand/bus-contracts/testing';
import { firstGames, gameBlocks, useRowsInTurn } from '@grandstand/line-ui';
import { sampleGame } from '../testing/sample-line';

const blocks = gameBlocks(Array.from({ length: 40 }, (_, index) => sampleGame(index + 1)));
const shorter = gameBlocks(Array.from({ length: 30 }, (_, index) => sampleGame(index + 1)));

test('a new list shows its first rows, and adds the rest a few at a time', () => {
  const frames: [number, number][] = [];
  const { rerender, result } = renderHook(
    ({ of }) => {
      const { shown, toCome } = useRowsInTurn(of);
      frames.push([shown.flatMap(({ games }) => games).length, toCome]);
      return shown;
    },
    { initialProps: { of: blocks } },
  );
  expect(frames[0]).toEqual([12, 28]);
  expect(frames.slice(1, 5).map(([rows]) => rows)).toEqual([18, 24, 30, 36]);
  expect(frames.at(-1)).toEqual([40, 0]);
  expect(result.current).toBe(blocks);
  // A change in a present list is shown at once.
  const whole = frames.length;
  rerender({ of: shorter });
  rerender({ of: blocks });
  expect(new Set(frames.slice(whole).map(([rows]) => rows))).toEqual(new Set([30, 40]));
  expect(frames.slice(whole).every(([, toCome]) => toCome === 0)).toBe(true);
});

test('rows behind those of the server keep their room, and come a few at a time too', () => {
  const frames: [number, number][] = [];
  const first = firstGames(blocks, 18);
  const { rerender } = renderHook(
    ({ of, behind }) => {
      const { shown, toCome } = useRowsInTurn(of, behind);
      frames.push([shown.flatMap(({ games }) => games).length, toCome]);
    },
    { initialProps: { of: first, behind: 22 } },
  );
  expect(frames.at(-1)).toEqual([18, 22]);
  const arrival = frames.length;
  rerender({ of: blocks, behind: 0 });
  expect(frames.slice(arrival).map(([rows]) => rows)).toEqual([18, 24, 30, 36, 40, 40]);
  expect(frames.every(([rows, toCome]) => rows + toCome === 40)).toBe(true);
});

test('a list that the player returns to has rows down to the former position in the first frame', () => {
  const { bus } = createTestBus({ contracts: [scrollState] });
  const scroll = bus.join('scroll');
  const rowsToCome = (y: number): number | undefined => {
    scroll.publish(scrollState, { y });
    const frames: number[] = [];
    const { unmount } = renderHook(() => frames.push(useRowsInTurn(blocks).toCome), {
      wrapper: ({ children }) => <BusProvider bus={scroll}>{children}</BusProvider>,
    });
    unmount();
    return frames[0];
  };
  expect(rowsToCome(0)).toBe(28);
  // Five rows further down, where they are lowest.
  expect(rowsToCome(5 * 42)).toBe(23);
  expect(rowsToCome(9000)).toBe(0);
});

test('the server renders the first rows, and the page adds the rest to them', async () => {
  const frames: number[] = [];
  function Rows() {
    const { shown, toCome } = useRowsInTurn(blocks);
    frames.push(toCome);
    return createElement('p', null, shown.flatMap(({ games }) => games).length);
  }
  const place = document.createElement('div');
  place.innerHTML = renderToString(createElement(Rows));
  expect(place.textContent).toBe('18');
  const onRecoverableError = vi.fn();
  const root = await act(async () =>
    hydrateRoot(place, createElement(Rows), { onRecoverableError }),
  );
  expect(place.textContent).toBe('40');
  expect(frames.filter((rows, at) => rows !== frames[at - 1])).toEqual([22, 16, 10, 4, 0]);
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});
