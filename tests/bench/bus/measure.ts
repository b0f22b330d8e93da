import { median } from '../table';

const BATCH_NS = 10_000_000;
const WARM_UP_BATCHES = 5;
const BATCHES = 7;

/** Nanoseconds one turn of a task takes: the median of batches of about 10 ms, after a warm-up. */
export function nanosecondsOf(task: () => void): number {
  let turns = 1;
  while (timeOf(task, turns) < BATCH_NS) turns *= 2;
  for (let i = 0; i < WARM_UP_BATCHES; i++) timeOf(task, turns);
  return median(Array.from({ length: BATCHES }, () => timeOf(task, turns) / turns));
}

function timeOf(task: () => void, turns: number): number {
  const start = process.hrtime.bigint();
  for (let i = 0; i < turns; i++) task();
  return Number(process.hrtime.bigint() - start);
}
