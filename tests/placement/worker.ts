import fc from 'fast-check';
import { anySchedule, play } from '../harness/coupon/placement-model';
import type { Outcome, Schedule } from '../harness/coupon/placement-model';

/** The results of the schedules of one seed. */
interface Played extends Outcome {
  readonly seed: number;
  readonly schedules: number;
  /** The first that went wrong. */
  readonly wrong: Schedule | null;
}

interface Task {
  readonly seed: number;
  readonly schedules: number;
}

async function playSeed({ seed, schedules }: Task): Promise<Played> {
  const sum = { requested: 0, placed: 0, doubled: 0, lost: 0, changed: 0 };
  let wrong: Schedule | null = null;
  for (const schedule of fc.sample(anySchedule, { seed, numRuns: schedules })) {
    const outcome = await play(schedule);
    for (const key of Object.keys(sum) as (keyof Outcome)[]) sum[key] += outcome[key];
    if (outcome.doubled + outcome.lost + outcome.changed > 0) wrong ??= schedule;
  }
  return { seed, schedules, wrong, ...sum };
}

// One seed after another, as the parent process hands them out.
process.on('message', (task: Task) => {
  void playSeed(task).then((played) => process.send?.(played));
});
