import { createScheduler } from '@grandstand/bus-contracts';
import { createVirtualClock } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { createMoveQueue } from './move-queue';

function openQueue() {
  const clock = createVirtualClock();
  const disposed$ = new Subject<void>();
  const slow: boolean[] = [];
  const failures: unknown[] = [];
  const queue = createMoveQueue({
    scheduler: createScheduler(clock),
    disposed$,
    showSlow: (isSlow) => slow.push(isSlow),
    failed: (error) => failures.push(error),
  });
  return { clock, disposed$, slow, failures, queue };
}

const never = async (): Promise<void> => new Promise(() => {});

test('a move that fails rejects its request with the reason, and the next one can begin', async () => {
  const { queue, failures, clock } = openQueue();
  const reason = new Error('Too many entries.');
  await expect(queue.begin(() => Promise.reject(reason))).rejects.toBe(reason);
  expect([failures, queue.underWay()]).toEqual([[reason], undefined]);
  await queue.begin(() => Promise.resolve());
  expect([failures, clock.pending]).toEqual([[reason], 0]);
});

test('a newer move cancels the present one, and both requests end with it', async () => {
  const { queue } = openQueue();
  const signals: AbortSignal[] = [];
  const first = queue.begin(async (signal) => {
    signals.push(signal);
    return never();
  });
  expect(queue.underWay()).toBeDefined();
  await queue.begin(() => Promise.resolve());
  await first;
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('a service that stops ends the request of a move, cancels it and shows no progress', async () => {
  const { queue, disposed$, clock, slow, failures } = openQueue();
  let signal: AbortSignal | undefined;
  const move = queue.begin(async (given) => {
    signal = given;
    return never();
  });
  await clock.advance(200);
  expect(slow).toEqual([true]);
  disposed$.next();
  await move;
  expect([signal?.aborted, slow, failures, clock.pending]).toEqual([true, [true, false], [], 0]);
});
