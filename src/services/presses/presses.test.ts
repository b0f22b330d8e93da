import { couponPress } from '@grandstand/bus-contracts/shell';
import { createTestBus } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { createPresses } from '.';
import type { HandSign, PriceCell } from '.';

const CELL: PriceCell = { marketId: '7:1', area: 'sports' };
const OTHER: PriceCell = { marketId: '7:2', area: 'sports' };
const OF_FOOTER: PriceCell = { marketId: '7:1', area: 'footer' };

const down = (cell: PriceCell | null): HandSign => ({ kind: 'down', cell });
const click = (cell: PriceCell | null): HandSign => ({ kind: 'click', cell });

test.each<[string, HandSign[], PriceCell[]]>([
  ['down and click on one price', [down(CELL), click(CELL)], [CELL]],
  ['each press once', [down(CELL), click(CELL), down(OTHER), click(OTHER)], [CELL, OTHER]],
  ['a click that no pointer or key led to', [click(CELL)], []],
  ['a second click of one press', [down(CELL), click(CELL), click(CELL)], [CELL]],
  ['a press that begins beside the price', [down(null), click(CELL)], []],
  ['a press that ends beside it', [down(CELL), click(null), click(CELL)], []],
  ['a press that ends on another price', [down(CELL), click(OTHER)], []],
  ['the same outcome in another area', [down(CELL), click(OF_FOOTER)], []],
])('CST-05 %s', (_what, signs, told) => {
  const { bus, messages } = createTestBus();
  const hand$ = new Subject<HandSign>();
  const presses = createPresses({ bus: bus.join('presses'), hand$ });
  for (const sign of signs) hand$.next(sign);
  expect(messages.map(({ payload }) => payload)).toEqual(told);
  expect(messages.every(({ name }) => name === couponPress.name)).toBe(true);

  presses.stop();
  expect(hand$.observed).toBe(false);
  expect(bus.inspect().handles.filter(({ name }) => name === 'presses')).toEqual([]);
});
