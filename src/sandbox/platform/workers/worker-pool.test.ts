import { Worker } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { QueueFullError } from '../work/work-queue';
import { handClock } from '../../testing/operator';
import { JobEndedError, WorkerPool } from './worker-pool';

/** A thread whose jobs are the worst that a parser of strangers' bytes may do. */
const PROGRAM = `
const { parentPort } = require('node:worker_threads');
const jobs = {
  length: (bytes) => bytes.length,
  endless: () => { for (;;); },
  hoard: () => { const kept = []; for (;;) kept.push(Array(1e5).fill(kept.length + 0.5)); },
  leave: () => process.exit(),
};
parentPort.on('message', ({ name, bytes }) => {
  try {
    parentPort.postMessage({ result: jobs[name](bytes) });
  } catch (error) {
    parentPort.postMessage({ failure: error.message });
  }
});`;

const pools: WorkerPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

function open({ threads = 1, mostWaiting = 8 } = {}) {
  const clock = handClock();
  const report = vi.fn();
  const start = vi.fn(
    () =>
      new Worker(PROGRAM, {
        eval: true,
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 8 },
      }),
  );
  const pool = new WorkerPool(
    { start, after: clock.after, report },
    { threads, mostWaiting, mostMs: 1000 },
  );
  pools.push(pool);
  const run = (name: string, length = 0) => pool.run(name, async () => new Uint8Array(length));
  return { clock, report, start, pool, run };
}

const endOf = async (job: Promise<unknown>): Promise<unknown> => {
  const error: unknown = await job.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(JobEndedError);
  return (error as JobEndedError).end;
};

test('a job has its result, and the next one the same thread', async () => {
  const { start, run } = open();
  expect(await run('length', 5)).toBe(5);
  expect(await Promise.all([run('length', 6), run('length', 7)])).toEqual([6, 7]);
  expect(start).toHaveBeenCalledTimes(1);
});

test('a job without an end is ended by the clock, while the loop goes on, and the next one has a new thread', async () => {
  const { clock, start, run } = open();
  const endless = run('endless');
  const next = run('length', 3);
  // The loop turns although a job never ends.
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1));
  clock.advance(999);
  const early = await Promise.race([endless, Promise.resolve('goes on')]);
  expect(early).toBe('goes on');
  clock.advance(1);
  expect(await endOf(endless)).toBe('time');
  expect(await next).toBe(3);
  expect(start).toHaveBeenCalledTimes(2);
});

test('a job that takes memory without end is ended by the bound of its thread', async () => {
  const { run } = open();
  expect(await endOf(run('hoard'))).toBe('memory');
  expect(await run('length', 4)).toBe(4);
});

test('a job that fails is reported; one whose thread ends is ended', async () => {
  const { report, run } = open();
  expect(await endOf(run('unknown'))).toBe('failed');
  expect(report).toHaveBeenCalledTimes(1);
  expect(await endOf(run('leave'))).toBe('failed');
  expect(await run('length', 2)).toBe(2);
});

test('so many jobs wait and no more, and bytes that wait are not read', async () => {
  const { clock, pool, run, start } = open({ mostWaiting: 1 });
  const endless = run('endless');
  await vi.waitFor(() => expect(start).toHaveBeenCalled());
  const read = vi.fn(async () => new Uint8Array(9));
  const waiting = pool.run('length', read);
  await expect(run('length')).rejects.toThrow(QueueFullError);
  expect(read).not.toHaveBeenCalled();
  clock.advance(1000);
  expect(await endOf(endless)).toBe('time');
  expect(await waiting).toBe(9);
});

test('bytes that can’t be read fail alone', async () => {
  const { pool, run } = open();
  const unread = pool.run('length', () => Promise.reject(new Error('The disk is gone.')));
  await expect(unread).rejects.toThrow('The disk is gone.');
  expect(await run('length', 1)).toBe(1);
});
