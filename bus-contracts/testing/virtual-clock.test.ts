import { expect, test } from 'vitest';
import { createVirtualClock } from './virtual-clock';

test('BUS-02 timers run in order of their time, and later ones that they set in theirs', async () => {
  const clock = createVirtualClock(0);
  const log: string[] = [];
  const note = (name: string): void => void log.push(`${name}@${clock.now()}`);
  clock.after(30, () => note('c'));
  clock.after(10, () => {
    note('a');
    clock.after(10, () => note('b'));
  });
  const cancel = clock.after(15, () => note('never'));
  cancel();
  await clock.advance(29);
  expect(log).toEqual(['a@10', 'b@20']);
  await clock.advance(1);
  expect(log).toEqual(['a@10', 'b@20', 'c@30']);
  expect(clock.pending).toBe(0);
});

test('BUS-02 promises settle between two timers', async () => {
  const clock = createVirtualClock(0);
  const log: string[] = [];
  clock.after(1, () => void Promise.resolve().then(() => log.push('promise of 1')));
  clock.after(2, () => log.push('2'));
  await clock.advance(5);
  expect(log).toEqual(['promise of 1', '2']);
  expect(clock.now()).toBe(5);
});

test('BUS-02 frames fall on a grid and run together', async () => {
  const clock = createVirtualClock(0);
  const log: number[] = [];
  clock.nextFrame(() => log.push(clock.now()));
  await clock.advance(5);
  clock.nextFrame(() => log.push(clock.now()));
  await clock.frame();
  expect(log).toEqual([16, 16]);
});
