import { couponPress } from '@grandstand/bus-contracts/shell';
import { createTestBus } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { createPresses } from '.';
import type { HandSign, HandTarget } from '.';

const CELL: HandTarget = { on: 'price', marketId: '7:1', area: 'sports' };
const OTHER: HandTarget = { on: 'price', marketId: '7:2', area: 'sports' };
const PLACE: HandTarget = { on: 'place' };
const COUPON: HandTarget = { on: 'coupon' };
const BUY: HandTarget = { on: 'buy' };
const OF_FOOTER: HandTarget = { on: 'price', marketId: '7:1', area: 'footer' };

const down = (target: HandTarget | null): HandSign => ({ kind: 'down', target });
const click = (target: HandTarget | null): HandSign => ({ kind: 'click', target });

test.each<[string, HandSign[], HandTarget[]]>([
  ['down and click on one price', [down(CELL), click(CELL)], [CELL]],
  ['each press once', [down(CELL), click(CELL), down(OTHER), click(OTHER)], [CELL, OTHER]],
  ['a click that no pointer or key led to', [click(CELL)], []],
  ['a press that is both a pointer and a mouse', [down(CELL), down(CELL), click(CELL)], [CELL]],
  ['a second click of one press', [down(CELL), click(CELL), click(CELL)], [CELL]],
  ['a press that begins beside the price', [down(null), click(CELL)], []],
  ['a press that ends beside it', [down(CELL), click(null), click(CELL)], []],
  ['a press that ends on another price', [down(CELL), click(OTHER)], []],
  ['the same outcome in another area', [down(CELL), click(OF_FOOTER)], []],
  ['down and click on Place', [down(PLACE), click(PLACE)], [PLACE]],
  [
    'Enter in the coupon, of which the browser makes a click of Place',
    [down(COUPON), click(PLACE)],
    [PLACE],
  ],
  ['a click of Place that nothing led to', [click(PLACE)], []],
  ['a press of Place that begins outside the coupon', [down(null), click(PLACE)], []],
  ['a press of Place that begins on a price', [down(CELL), click(PLACE)], []],
  ['a press elsewhere in the coupon', [down(COUPON), click(COUPON)], []],
  ['down and click on the button that buys', [down(BUY), click(BUY)], [BUY]],
  ['a click of the button that buys which nothing led to', [click(BUY)], []],
  ['a press that begins beside the button that buys', [down(null), click(BUY)], []],
  ['a press that begins on Place and ends on the button that buys', [down(PLACE), click(BUY)], []],
  ['a press that begins on the button that buys and ends on Place', [down(BUY), click(PLACE)], []],
  ['a press that begins on a price and ends on the button that buys', [down(CELL), click(BUY)], []],
])('CST-05 %s', (_what, signs, reported) => {
  const { bus, messages, problems } = createTestBus();
  const hand$ = new Subject<HandSign>();
  const presses = bus.join('presses');
  createPresses({ bus: presses, hand$ });
  for (const sign of signs) hand$.next(sign);
  expect(messages.map(({ payload }) => payload)).toEqual(reported);
  expect(problems).toEqual([]);
  expect(messages.every(({ name }) => name === couponPress.name)).toBe(true);

  presses.dispose();
  expect(hand$.observed).toBe(false);
  expect(bus.inspect().handles.filter(({ name }) => name === 'presses')).toEqual([]);
});
