const BATCH_NS = 5_000_000;
const WARM_UP_BATCHES = 8;
const BATCHES = 24;

/** Runs a task so many times and returns the time. */
type Timer = (task: () => void, times: number) => number | Promise<number>;

/** Nanoseconds a task takes: the lower quartile of its batches, which other programs disturb least. */
export async function nanosecondsOf(task: () => void, timer: Timer): Promise<number> {
  let times = 1;
  while ((await timer(task, times)) < BATCH_NS) times *= 2;
  for (let i = 0; i < WARM_UP_BATCHES; i++) await timer(task, times);
  const batches: number[] = [];
  for (let i = 0; i < BATCHES; i++) batches.push((await timer(task, times)) / times);
  return batches.toSorted((a, b) => a - b)[BATCHES / 4] ?? Number.NaN;
}

/** All in one turn of the event loop, as a feed publishes updates that arrived together. */
export function inOneTurn(task: () => void, times: number): number {
  const start = process.hrtime.bigint();
  for (let i = 0; i < times; i++) task();
  return Number(process.hrtime.bigint() - start);
}

/** Each in a turn of its own, as presses come. */
export async function inTurns(task: () => void, times: number): Promise<number> {
  const start = process.hrtime.bigint();
  for (let i = 0; i < times; i++) {
    task();
    await Promise.resolve();
  }
  return Number(process.hrtime.bigint() - start);
}
