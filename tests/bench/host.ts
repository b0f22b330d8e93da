import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../src/tools/run.mjs';
import { startSite } from '../../src/tools/site/site.mjs';
import { answerTo, load } from './host/load';
import type { LoadReading } from './host/load';
import { RENDERED_EACH_TIME, serveNextPage } from './speed/next-page';
import { median } from './table';
import type { BenchTable } from './table';

const ROUNDS = 5;
const ROUND_MS = 3000;
const AT_ONCE = 50;
const PAGE = '/en/line';
const MATCHES = 'data-area-root="sports"';
const NEXT_MATCHES = '<section aria-label=';
const LINE = '/line-api/v1/games?section=live&limit=20';
/** One visitor's calls: not a load by themselves. */
const LINE_PAUSE_MS = 50;
const CALL = { 'x-requested-with': 'XMLHttpRequest', 'x-app-name': 'bench', 'x-language': 'en' };

interface Subject {
  readonly name: string;
  readonly origin: string;
  readonly path: (index: number) => string;
  readonly headers?: Record<string, string>;
  readonly shows: string;
  readonly atOnce: number;
}

/**
 * The built site under load, beside a bare server that sends its finished page, and beside a Next.js page of the same
 * matches that is rendered for each request. The latter is left out where Next.js can't be installed.
 */
export async function run(): Promise<BenchTable[]> {
  const site = await startSite();
  const bare = await startBareServer(site.origin);
  const next = await serveNextPage(site.origin);
  const subjects = subjectsOf({ site: site.origin, bare: bare.origin, next: next?.origin });
  try {
    for (const one of subjects) await load({ ...one, ms: ROUND_MS });
    const rounds: Round[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = round % 2 === 0 ? subjects : subjects.toReversed();
      const readings = new Map<Subject, Round>();
      for (const one of order) readings.set(one, await measure(one, site.origin));
      rounds.push(subjects.map((one) => readings.get(one)!));
    }
    return [tableOf(subjects, rounds, next?.origin)];
  } finally {
    next?.stop();
    bare.stop();
    await site.stop();
  }
}

interface Origins {
  readonly site: string;
  readonly bare: string;
  readonly next: string | undefined;
}

function subjectsOf({ site, bare, next }: Origins): readonly Subject[] {
  let fresh = 0;
  const ofSite = { origin: site, path: () => PAGE, shows: MATCHES };
  // An address without earlier requests is a page of which no part was made for another.
  const ofNewAddress = { ...ofSite, path: (): string => `${PAGE}?n=${fresh++}` };
  // The page is made for each request; the views of areas in it are at most a second old.
  const ofPlayer = { ...ofSite, headers: { cookie: 'sid=of-nobody' } };
  const ofNext = next && { origin: next, path: () => RENDERED_EACH_TIME, shows: NEXT_MATCHES };
  const subjects = [
    { name: 'bare node:http', ...ofSite, origin: bare, atOnce: AT_ONCE },
    { name: 'guests, one page', ...ofSite, atOnce: AT_ONCE },
  ];
  for (const atOnce of [AT_ONCE, 1]) {
    subjects.push({ name: 'guests, new pages', ...ofNewAddress, atOnce });
    subjects.push({ name: 'players', ...ofPlayer, atOnce });
    if (ofNext) subjects.push({ name: 'Next.js, the matches alone', ...ofNext, atOnce });
  }
  return subjects;
}

function tableOf(
  subjects: readonly Subject[],
  rounds: readonly (readonly Round[])[],
  next: string | undefined,
): BenchTable {
  const rows = subjects.map(({ name, atOnce }, at) => {
    const peer = subjects.findIndex((one) => one.origin === next && one.atOnce === atOnce);
    const mid = (of: (round: readonly Round[]) => number, digits = 0): string =>
      median(rounds.map(of)).toFixed(digits);
    return [
      name,
      atOnce,
      mid((round) => round[at]!.perSecond),
      mid((round) => round[at]!.perSecond / round[0]!.perSecond, 3),
      peer === -1 ? '' : mid((round) => round[at]!.perSecond / round[peer]!.perSecond, 2),
      mid((round) => round[at]!.p50),
      mid((round) => round[at]!.p99),
      mid((round) => round[at]!.refused),
      mid((round) => round[at]!.half),
      mid((round) => round[at]!.lineP95),
    ];
  });
  return {
    title: `Pages of the built site (${PAGE}) for ${ROUND_MS / 1000} s a round, ${ROUNDS} rounds, interleaved; medians, and medians of the rounds' ratios`,
    columns: [
      'requested by',
      'at once',
      'pages/s',
      'of bare',
      'of Next.js',
      'p50, ms',
      'p99, ms',
      '503',
      'without matches',
      'a line answer meanwhile, p95, ms',
    ],
    rows,
  };
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
