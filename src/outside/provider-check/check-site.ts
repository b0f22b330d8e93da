import { randomInt } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import type { CheckBench } from './bench';
import { PATIENCE } from './bench';
import { published } from './frame-facts';
import { FRAME_CHECKS } from './frame-checks';
import type { FrameTrial } from './frame-checks';
import { openFramed } from './frame-page';
import type { FramedPage, FrameOptions } from './frame-page';
import { CheckOperator } from './operator';
import type { Result } from './run-checks';

const HOST = 'localhost';
const LOOK_EVERY = 50;
/** Long enough for a bet that must not come. */
const QUIET = 2_000;
/** The page in which games are shown. */
const PAGE = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Check</title><body>';

interface SiteOptions {
  readonly port: number;
  readonly secret: string;
  readonly gameCode: string;
}

/** An operator and its site, which a provider's program is set up for. */
export interface CheckSite {
  readonly origin: string;
  readonly operator: CheckOperator;
  close(): Promise<void>;
}

/** Opens the operator and its site on a port; 0 chooses one. */
export async function openCheckSite({ port, secret, gameCode }: SiteOptions): Promise<CheckSite> {
  const clock = {
    now: () => Date.now(),
    after(ms: number, task: () => void) {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
  };
  const operator = new CheckOperator({ secret, gameCode, clock, random: randomInt });
  const server = createAdaptorServer({
    fetch: async (request: Request) =>
      request.method === 'GET'
        ? new Response(PAGE, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
        : operator.answer(request),
  }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  return {
    origin: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    operator,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      // Answers that are withheld never end by themselves.
      server.closeAllConnections();
      await closed;
    },
  };
}

type BenchOptions = Pick<FrameOptions, 'browser' | 'address' | 'press' | 'freeSpin'>;

interface BrowserBench extends Omit<CheckBench, 'open'> {
  open(code: string): Promise<FramedPage>;
}

/** Plays a provider's games in a browser. */
export function browserBench({ origin, operator }: CheckSite, options: BenchOptions): BrowserBench {
  return {
    operator,
    hasFreeSpins: options.freeSpin !== null,
    wait: waitUntil,
    open: async (code) =>
      openFramed({ ...options, siteOrigin: origin, now: () => performance.now() }, code),
  };
}

async function waitUntil(isSo: () => boolean, ms: number): Promise<boolean> {
  const end = performance.now() + ms;
  while (!isSo() && performance.now() < end) await pause(LOOK_EVERY);
  return isSo();
}

/** Tries a provider's page in its frame. */
export async function runFrameChecks(
  site: CheckSite,
  options: BenchOptions,
): Promise<readonly Result[]> {
  const page = await browserBench(site, options).open(site.operator.launch('frame'));
  try {
    const trial = await tryFrame(site, page);
    return FRAME_CHECKS.map(({ name, holds, find }) => ({ name, holds, faults: find(trial) }));
  } finally {
    await page.close();
  }
}

async function tryFrame({ origin, operator }: CheckSite, page: FramedPage): Promise<FrameTrial> {
  const { facts } = page;
  const bets = (): number => operator.calls.filter(({ call }) => call === 'bet').length;
  const hasPublished = (phase: string) => (): boolean =>
    published(facts, 'game.round').some((one) => Object(one).phase === phase);
  const hasBet = async (before: number, ms: number): Promise<boolean> =>
    waitUntil(() => bets() > before, ms);

  const isReady = await waitUntil(() => published(facts, 'game.ready').length > 0, PATIENCE);
  const atFirst = bets();
  await page.press();
  const hasPlayed = await hasBet(atFirst, PATIENCE);
  await waitUntil(hasPublished('ended'), PATIENCE);

  await page.rest('reality-check');
  // What was said before it is on its way.
  await waitUntil(() => false, QUIET);
  const before = bets();
  await page.press();
  const hasBetAtRest = await hasBet(before, QUIET);
  await page.rest(null);
  const after = bets();
  await page.press();
  const hasBetAfterRest = await hasBet(after, PATIENCE);
  return { facts, siteOrigin: origin, isReady, hasPlayed, hasBetAtRest, hasBetAfterRest };
}
