import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { scrollState } from '@grandstand/bus-contracts';
import { BusProvider } from '@grandstand/bus-contracts/react';
import { createTestBus } from '@grandstand/bus-contracts/testing';
import { gameBlocks } from '../line/game-blocks';
import { sampleGame } from '../testing/sample-line';
import { useRowsInTurn } from './use-rows-in-turn';

const blocks = gameBlocks(Array.from({ length: 40 }, (_, index) => sampleGame(index + 1)));
const shorter = gameBlocks(Array.from({ length: 30 }, (_, index) => sampleGame(index + 1)));

test('a new list shows its first rows, and in the next frames all of them', () => {
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
  expect(frames.at(-1)).toEqual([40, 0]);
  expect(result.current).toBe(blocks);
  // What changes in a list that stands is shown at once.
  rerender({ of: shorter });
  expect(frames.slice(2).every(([rows]) => rows === 30)).toBe(true);
});

test('a list that the player comes back to reaches to where they left it in the first frame', () => {
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

test('what the server rendered is whole, and is taken over whole', async () => {
  const frames: number[] = [];
  function Rows() {
    const { shown, toCome } = useRowsInTurn(blocks);
    frames.push(toCome);
    return createElement('p', null, shown.flatMap(({ games }) => games).length);
  }
  const place = document.createElement('div');
  place.innerHTML = renderToString(createElement(Rows));
  expect(place.textContent).toBe('40');
  const root = await act(async () => hydrateRoot(place, createElement(Rows)));
  expect(new Set(frames)).toEqual(new Set([0]));
  await act(async () => root.unmount());
});
