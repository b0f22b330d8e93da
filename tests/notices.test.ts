import { noticesShow, type Notice } from '@grandstand/bus-contracts';
import { noticesClose, noticesState } from '@grandstand/bus-contracts/shell';
import { createTestBus } from '@grandstand/bus-contracts/testing';
import { expect, test } from 'vitest';
import { createNotices } from '../src/services/notices';

function start() {
  const test = createTestBus();
  createNotices({ bus: test.bus.join('notices'), clock: test.clock });
  const show = async (text: string): Promise<string> => {
    const { id } = (await test.qa.send(noticesShow.name, { kind: 'info', text })) as { id: string };
    return id;
  };
  const state = () => test.qa.peek(noticesState.name) as { shown: Notice | null; waiting: number };
  return { test, show, state };
}

test('notices are shown one at a time, each for 10 s', async () => {
  const { test, show, state } = start();
  await show('first');
  await show('second');
  expect(state()).toMatchObject({ shown: { text: 'first' }, waiting: 1 });
  await test.clock.advance(9999);
  expect(state().shown?.text).toBe('first');
  await test.clock.advance(1);
  expect(state()).toMatchObject({ shown: { text: 'second' }, waiting: 0 });
  await test.clock.advance(10_000);
  expect(state()).toEqual({ shown: null, waiting: 0 });
  expect(test.clock.pending).toBe(0);
});

test('a notice that is closed makes room at once, and the next one has its whole time', async () => {
  const { test, show, state } = start();
  const first = await show('first');
  await show('second');
  await test.clock.advance(8000);
  await test.qa.send(noticesClose.name, { id: first });
  expect(state().shown?.text).toBe('second');
  await test.clock.advance(9000);
  expect(state().shown?.text).toBe('second');
});

test('a notice can be taken back before it is shown', async () => {
  const { test, show, state } = start();
  await show('first');
  const second = await show('second');
  await test.qa.send(noticesClose.name, { id: second });
  expect(state()).toMatchObject({ shown: { text: 'first' }, waiting: 0 });
});

test('what is said already is not said twice', async () => {
  const { show, state } = start();
  expect(await show('same')).toBe(await show('same'));
  expect(state().waiting).toBe(0);
});
