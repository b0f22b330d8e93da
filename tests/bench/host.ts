import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../src/tools/run.mjs';
import { startSite } from '../../src/tools/site/site.mjs';
import { answerTo, load } from './host/load';
import type { LoadReading } from './host/load';
import { median } from './table';
import type { BenchTable } from './table';

const ROUNDS = 5;
const ROUND_MS = 3000;
const AT_ONCE = 50;
const PAGE = '/en/live';
const LINE = '/line-api/v1/games?section=live&limit=20';
/** One visitor's calls: not a load by themselves. */
const LINE_PAUSE_MS = 50;
const CALL = { 'x-requested-with': 'XMLHttpRequest', 'x-app-name': 'bench', 'x-language': 'en' };

interface Subject {
  readonly name: string;
  readonly origin: string;
  readonly path: (index: number) => string;
  readonly headers?: Record<string, string>;
  readonly atOnce: number;
}

/** The built site under load, beside a bare server that sends its finished page. */
export async function run(): Promise<BenchTable[]> {
  const site = await startSite();
  const bare = await startBareServer(site.origin);
  let fresh = 0;
  // An address without earlier requests is a page that is rendered for this request alone.
  const unasked = (): string => `${PAGE}?n=${fresh++}`;
  const subjects: readonly Subject[] = [
    { name: 'bare node:http', origin: bare.origin, path: () => PAGE, atOnce: AT_ONCE },
    { name: 'guests, one page', origin: site.origin, path: () => PAGE, atOnce: AT_ONCE },
    { name: 'guests, new pages', origin: site.origin, path: unasked, atOnce: AT_ONCE },
    {
      name: 'players, one page',
      origin: site.origin,
      path: () => PAGE,
      headers: { cookie: 'sid=of-nobody' },
      atOnce: AT_ONCE,
    },
    { name: 'guests, new pages, one by one', origin: site.origin, path: unasked, atOnce: 1 },
  ];
  try {
    for (const one of subjects) await load({ ...one, ms: ROUND_MS });
    const rounds: Round[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = round % 2 === 0 ? subjects : subjects.toReversed();
      const readings = new Map<Subject, Round>();
      for (const one of order) readings.set(one, await measure(one, site.origin));
      rounds.push(subjects.map((one) => readings.get(one)!));
    }
    return [
      {
        title: `Pages of the built site (${PAGE}) for ${ROUND_MS / 1000} s a round, ${ROUNDS} rounds, interleaved; medians, and medians of the rounds' ratios`,
        columns: [
          'asked for by',
          'at once',
          'pages/s',
          'of bare',
          'p50, ms',
          'p99, ms',
          '503',
          'without matches',
          'a line answer meanwhile, p95, ms',
        ],
        rows: subjects.map(({ name, atOnce }, at) => {
          const mid = (of: (round: Round[]) => number, digits = 0): string =>
            median(rounds.map(of)).toFixed(digits);
          return [
            name,
            atOnce,
            mid((round) => round[at]!.perSecond),
            mid((round) => round[at]!.perSecond / round[0]!.perSecond, 3),
            mid((round) => round[at]!.p50),
            mid((round) => round[at]!.p99),
            mid((round) => round[at]!.refused),
            mid((round) => round[at]!.half),
            mid((round) => round[at]!.lineP95),
          ];
        }),
      },
    ];
  } finally {
    bare.stop();
    await site.stop();
  }
}

interface Round extends LoadReading {
  readonly lineP95: number;
}

/** Loads a server, and requests games from the site's operator meanwhile. */
async function measure(subject: Subject, site: string): Promise<Round> {
  const agent = new Agent({ keepAlive: true });
  const loading = load({ ...subject, ms: ROUND_MS });
  const took: number[] = [];
  const end = performance.now() + ROUND_MS;
  while (performance.now() < end) {
    took.push((await answerTo(site + LINE, agent, CALL)).took);
    await wait(LINE_PAUSE_MS);
  }
  agent.destroy();
  const sorted = took.toSorted((a, b) => a - b);
  return { ...(await loading), lineP95: sorted[Math.ceil(0.95 * sorted.length) - 1] ?? Number.NaN };
}

/** Sends the page that the site sends now, by a process of its own. */
async function startBareServer(origin: string) {
  const answer = await answerTo(origin + PAGE, new Agent(), {});
  const child = fork(join(root, 'tests/bench/host/bare-server.mjs'));
  child.send({
    page: answer.body.toString('base64'),
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' },
  });
  const [port] = (await once(child, 'message')) as [number];
  return { origin: `http://localhost:${port}`, stop: () => child.kill() };
}
