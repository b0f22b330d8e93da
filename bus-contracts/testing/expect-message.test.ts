import { expect, test } from 'vitest';
import { createTestBus, expectMessage } from './index';
import { bellRang, lampState, SAMPLES, sumAdd } from './sample-contracts';

const make = () => createTestBus({ contracts: SAMPLES });

test('BUS-02 the last matching message is found', () => {
  const t = make();
  const lamp = t.bus.join('lamp');
  lamp.publish(lampState, { isOn: true, lumen: 1 });
  lamp.publish(lampState, { isOn: true, lumen: 2 });
  lamp.publish(lampState, { isOn: false, lumen: 0 });
  expect(expectMessage(t, lampState, { isOn: true }).payload.lumen).toBe(2);
  expect(expectMessage(t, lampState).payload.isOn).toBe(false);
});

test('BUS-02 a missing message is an error that lists the messages that passed', async () => {
  const t = make();
  t.bus.join('reader').on(bellRang, () => {
    throw new Error('deaf');
  });
  t.bus.join('bell').publish(bellRang, { times: 1 });
  await t.qa.send('sum.add', { a: 1, b: 2 }).catch(() => {});
  expect(() => expectMessage(t, bellRang, { times: 2 })).toThrow(
    [
      'Failed to find a message "bell.rang@1" with {"times":2}. What passed:',
      '  1 bell.rang@1 by "bell": {"times":1}',
      '  2 sum.add@1 request by "qa": {"a":1,"b":2}',
      '  3 sum.add@1 failure by "bus" because of 2: {"name":"NoHandler"}',
      '  ! listener-threw at "reader": Error: deaf',
    ].join('\n'),
  );
});

test('BUS-02 of a command the request is compared', async () => {
  const t = make();
  t.bus.join('sum').handle(sumAdd, ({ a, b }) => ({ sum: a + b }));
  await t.qa.send('sum.add', { a: 1, b: 2 });
  expect(expectMessage(t, sumAdd, { a: 1 }).step).toBe('request');
});
