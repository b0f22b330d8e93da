import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSandbox } from '@grandstand/sandbox';
import { handClock, handSpareTime } from '@grandstand/sandbox/testing';
import type { Game } from '@grandstand/bus-contracts';
import { inputsOf } from './guest-calls/inputs';
import type { Example } from './guest-calls/inputs';
import { median, type BenchTable } from './table';

const RUNS = 7;
/** The letters of a query that a table shows. */
const MAX_QUERY = 60;
/** Milliseconds of the event loop that a call of a guest may take. */
const MOST = 20;
const ORIGIN = 'http://localhost:3000';
/** Calls that no browser makes: those of QA and of partners' programs. */
const NOT_OF_BROWSERS = /^\w+ \/(sandbox|partner-api|wallet-api)\b/;

/** Seconds after which each part of the tick has had its turn. */
const SETTLED = 12;

/** An operator, and how its calls are made. */
interface Bench {
  readonly calls: readonly string[];
  readonly send: (example: Example) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/** Starts an operator whose first ticks are over; of a prepared one all has been made that is made before it is asked for. */
async function startBench(isPrepared: boolean): Promise<Bench> {
  const clock = handClock();
  const { spareTime, spend } = handSpareTime();
  const sandbox = await createSandbox({ clock, spareTime });
  const send = async ({ method, path, body, form }: Example): Promise<Response> =>
    sandbox.fetch(
      new Request(`${ORIGIN}${path}`, {
        method,
        headers: {
          'X-Requested-With': 'XMLHttpRequest',
          'X-Language': 'en',
          'X-Forwarded-For': '203.0.113.7',
          ...(body && { 'Content-Type': 'application/json' }),
          ...(form && { 'Content-Type': 'application/x-www-form-urlencoded' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        ...(form && { body: form }),
      }),
    );
  // Each call is measured, not how it is refused.
  await send({ method: 'POST', path: '/sandbox/v1/visitor-limits', body: { most: 100_000 } });
  for (let second = 0; second < SETTLED; second += 1) {
    clock.advance(1_000);
    // It answers once the work of the tick with the database is over.
    await send({ method: 'GET', path: '/lotto-api/v1/lotteries' });
    if (!isPrepared) continue;
    while (spend());
  }
  return { calls: sandbox.calls, send, close: () => sandbox.close() };
}

async function gamesOf({ send }: Bench, sport: string): Promise<readonly Game[]> {
  const line = await send({
    method: 'GET',
    path: `/line-api/v1/games?section=line&sport=${sport}`,
  });
  return ((await line.json()) as { games: Game[] }).games;
}

/**
 * The processor time of every call of the operator that a guest may make, with an input that costs it most: the first one
 * to an operator that has prepared what calls need and to one that has not, and the median of later ones. The first calls
 * are made when a third operator has answered them all, so that the code is warm.
 */
export async function run(): Promise<BenchTable[]> {
  const known = await startBench(true);
  const games = [...(await gamesOf(known, 'cricket')), ...(await gamesOf(known, 'football'))];
  const inputs = inputsOf({ games, uuid: randomUUID });
  const later = new Map<Example, { readonly call: string; readonly usual: number }>();
  const refused: string[] = [];
  let ofPlayers = 0;
  for (const call of new Set(known.calls)) {
    if (NOT_OF_BROWSERS.test(call)) continue;
    for (const exampleOf of inputs(call)) {
      const first = await measured(() => known.send(exampleOf(0)));
      if (first.status === 401) {
        ofPlayers += 1;
        break;
      }
      // It needs an example that is taken.
      if (first.code === 'bad-request') refused.push(call);
      const times: number[] = [];
      for (let count = 1; count <= RUNS; count += 1) {
        times.push((await measured(() => known.send(exampleOf(count)))).ms);
      }
      later.set(exampleOf(RUNS + 1), { call, usual: median(times) });
    }
  }
  await known.close();
  if (refused.length > 0) {
    throw new Error(`Failed to measure calls without a right example:\n${refused.join('\n')}`);
  }

  const bare = await startBench(false);
  const prepared = await startBench(true);
  const rows: (string | number)[][] = [];
  for (const [example, { call, usual }] of later) {
    const unprepared = await measured(() => bare.send(example));
    const first = await measured(() => prepared.send(example));
    const { path } = example;
    const query = path.indexOf('?');
    const name = query === -1 ? call : `${call}${path.slice(query, query + MAX_QUERY)}`;
    const isOver = Math.max(usual, first.atOnce) > MOST ? 'over' : '';
    const times = [unprepared.ms, first.ms, first.atOnce, usual].map((ms) => ms.toFixed(1));
    rows.push([name, first.status, ...times, isOver]);
  }
  await bare.close();
  await prepared.close();
  const over = rows.filter((row) => row.at(-1) !== '').length;
  return [
    {
      title: `Calls that a guest may make, by processor time: ${over} of ${rows.length} take over ${MOST} ms of the event loop (${ofPlayers} other calls are for players alone)`,
      columns: [
        'call',
        'status',
        'first, unprepared, ms',
        'first, ms',
        'at once, ms',
        'median, ms',
        'over',
      ],
      rows: rows.toSorted((one, other) => greatest(other) - greatest(one)),
    },
  ];
}

const greatest = ([, , ...times]: readonly (string | number)[]): number =>
  Math.max(...times.slice(0, 4).map(Number));

/** Nanoseconds that the processor has worked for the thread of the event loop; what other threads do is none of them. */
const LOOP_TIME = '/proc/thread-self/schedstat';

function loopMs(): number {
  return Number(readFileSync(LOOP_TIME, 'utf8').split(' ')[0]) / 1e6;
}

interface Measured {
  readonly ms: number;
  /** The most of it without another turn of the loop, to a millisecond. */
  readonly atOnce: number;
  readonly status: number;
  readonly code: unknown;
}

/** The processor time of the event loop that work takes, also on a busy machine. */
async function measured(work: () => Promise<Response>): Promise<Measured> {
  const before = loopMs();
  let [atOnce, turnAt] = [0, before];
  const turn = (): void => {
    const at = loopMs();
    atOnce = Math.max(atOnce, at - turnAt);
    turnAt = at;
  };
  // By a timer: a loop of `setImmediate` would work itself while the call waits for another thread.
  const looks = setInterval(turn, 1);
  const answer = await work();
  // A stream goes on for ever.
  const isStream = answer.headers.get('Content-Type')?.startsWith('text/event-stream');
  let bytes = new ArrayBuffer(0);
  if (isStream) await answer.body?.cancel();
  else bytes = await answer.arrayBuffer();
  turn();
  clearInterval(looks);
  const ms = turnAt - before;
  // Decoded afterwards: a browser does that.
  const code = /"code":"([\w-]+)"/.exec(new TextDecoder().decode(bytes))?.[1];
  return { ms, atOnce, status: answer.status, code };
}
