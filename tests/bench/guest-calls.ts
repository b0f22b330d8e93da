import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSandbox } from '@grandstand/sandbox';
import { handClock } from '@grandstand/sandbox/testing';
import type { Game } from '@grandstand/bus-contracts';
import { inputsOf } from './guest-calls/inputs';
import type { Example } from './guest-calls/inputs';
import { median, type BenchTable } from './table';

const RUNS = 7;
/** Milliseconds of the event loop that a call of a guest may take. */
const MOST = 20;
const ORIGIN = 'http://localhost:3000';
/** Calls that no browser makes: those of QA and of partners' programs. */
const NOT_OF_BROWSERS = /^\w+ \/(sandbox|partner-api|wallet-api)\b/;

/** The processor time of every call of the operator that a guest may make, with an input that costs it most. */
export async function run(): Promise<BenchTable[]> {
  const sandbox = await createSandbox({ clock: handClock() });
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
  const line = await send({
    method: 'GET',
    path: '/line-api/v1/games?section=line&sport=football',
  });
  const { games } = (await line.json()) as { games: Game[] };
  const inputs = inputsOf({ games, uuid: randomUUID });

  const rows: (string | number)[][] = [];
  const refused: string[] = [];
  let ofPlayers = 0;
  for (const call of new Set(sandbox.calls)) {
    if (NOT_OF_BROWSERS.test(call)) continue;
    for (const example of inputs(call)) {
      const first = await measured(() => send(example(0)));
      if (first.status === 401) {
        ofPlayers += 1;
        break;
      }
      // It needs an example that is taken.
      if (first.code === 'bad-request') refused.push(call);
      const later: number[] = [];
      for (let count = 1; count <= RUNS; count += 1) {
        later.push((await measured(() => send(example(count)))).ms);
      }
      const usual = median(later);
      const { path } = example(0);
      const name = path.includes('?') ? `${call}${path.slice(path.indexOf('?'))}` : call;
      const isOver = usual > MOST ? 'over' : '';
      rows.push([name, first.status, first.ms.toFixed(1), usual.toFixed(1), isOver]);
    }
  }
  await sandbox.close();
  if (refused.length > 0) {
    throw new Error(`Failed to measure calls without a right example:\n${refused.join('\n')}`);
  }
  const over = rows.filter((row) => row.at(-1) !== '').length;
  return [
    {
      title: `Calls that a guest may make, by processor time: ${over} of ${rows.length} take over ${MOST} ms of the event loop (${ofPlayers} other calls are for players alone)`,
      columns: ['call', 'status', 'first, ms', 'median, ms', 'over'],
      rows: rows.toSorted((one, other) => Number(other[3]) - Number(one[3])),
    },
  ];
}

/** Nanoseconds that the processor has worked for the thread of the event loop; what other threads do is none of them. */
const LOOP_TIME = '/proc/thread-self/schedstat';

function loopMs(): number {
  return Number(readFileSync(LOOP_TIME, 'utf8').split(' ')[0]) / 1e6;
}

/** The processor time of the event loop that work takes, also on a busy machine. */
async function measured(
  work: () => Promise<Response>,
): Promise<{ ms: number; status: number; code: unknown }> {
  const before = loopMs();
  const answer = await work();
  // A stream goes on for ever.
  const isStream = answer.headers.get('Content-Type')?.startsWith('text/event-stream');
  let bytes = new ArrayBuffer(0);
  if (isStream) await answer.body?.cancel();
  else bytes = await answer.arrayBuffer();
  const ms = loopMs() - before;
  // Decoded afterwards: a browser does that.
  const code = /"code":"([\w-]+)"/.exec(new TextDecoder().decode(bytes))?.[1];
  return { ms, status: answer.status, code };
}
