import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { contenders } from './bus/contenders';
import type { ContenderName } from './bus/contenders';
import { inOneTurn, inTurns, nanosecondsOf } from './bus/measure';
import { payloads } from './bus/payloads';
import type { PayloadName } from './bus/payloads';
import { IN_TURNS, scenarios } from './bus/scenarios';
import type { ScenarioName } from './bus/scenarios';
import { median } from './table';
import type { BenchTable } from './table';

const ROUNDS = 7;

/** One measurement: a contender in a scenario, or a way to send a checked payload. */
type Job =
  | { readonly contender: ContenderName; readonly scenario: ScenarioName }
  | { readonly payload: PayloadName };

/** The bus against bare mitt, RxJS Subject and EventTarget; each column is nanoseconds and the ratio to bare mitt. */
export async function run(): Promise<BenchTable[]> {
  const names = Object.keys(contenders) as ContenderName[];
  const rows: string[][] = [];
  for (const scenario of Object.keys(scenarios) as ScenarioName[]) {
    const results = await compare(names.map((contender) => ({ contender, scenario })));
    rows.push([scenario, ...results]);
  }
  const ways = Object.keys(payloads) as PayloadName[];
  const results = await compare(ways.map((payload) => ({ payload })));
  const method = `${ROUNDS} rounds, interleaved, each measurement in an isolate of its own; ns (median), times bare mitt (median of the rounds' ratios)`;
  return [
    { title: `The bus; ${method}`, columns: ['', ...names], rows },
    {
      title: 'A bet-like payload to 10 subscribers; measured likewise',
      columns: ['way', 'ns'],
      rows: ways.map((way, i) => [way, results[i] ?? '']),
    },
  ];
}

/** Measures all jobs round by round, and each against the first of its round. */
async function compare(jobs: readonly Job[]): Promise<string[]> {
  const times: number[][] = jobs.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    // The order changes, so that a machine that slows down favours none.
    for (let i = 0; i < jobs.length; i++) {
      const index = (i + round) % jobs.length;
      times[index]!.push(await measureApart(jobs[index]!));
    }
  }
  const [base = []] = times;
  return times.map((own) => {
    const ratio = median(own.map((time, round) => time / base[round]!));
    return `${median(own).toFixed(0)} (${ratio.toFixed(2)})`;
  });
}

/** An isolate of its own, so that no contender runs on code that was optimised for another. */
async function measureApart(job: Job): Promise<number> {
  const worker = new Worker(new URL(import.meta.url), { workerData: job });
  const [time] = (await once(worker, 'message')) as [number];
  await worker.terminate();
  return time;
}

function taskOf(job: Job): () => void {
  if ('payload' in job) return payloads[job.payload]();
  return scenarios[job.scenario](contenders[job.contender]());
}

if (!isMainThread) {
  const job = workerData as Job;
  const timer = 'scenario' in job && job.scenario === IN_TURNS ? inTurns : inOneTurn;
  parentPort?.postMessage(await nanosecondsOf(taskOf(job), timer));
}
