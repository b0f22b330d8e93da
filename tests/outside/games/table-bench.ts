import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { createVirtualClock } from '@grandstand/bus-contracts/testing';
import { expect } from 'vitest';
import { createGames } from '../../../src/outside/games';
import type { PlayData, PlayFault, TableAnswer } from '../../../src/outside/games/play-data';
import { SHARED_TITLES } from '../../../src/outside/games/shared-titles';
import { GAMES_ORIGIN, walletBench, WITH_GAMES } from '../../harness/operator/wallet-bench';

const SITE = 'http://localhost:3000';

type Answer = TableAnswer & Partial<PlayFault>;

/** The games program in front of an operator, and the pages of a table; `choice` is what they bet on. */
export function tableBench(slug: string, choice: object, of: { readonly operator: TestOperator }) {
  const bench = walletBench(of);
  const { shared } = SHARED_TITLES.find((title) => title.slug === slug)!;

  /** A program on a clock of its own. */
  function program() {
    const clock = createVirtualClock(of.operator.clock.now());
    /** Calls whose answers get lost. */
    const lost = new Set<string>();
    /** All calls to the operator, by their names. */
    const sent: string[] = [];
    const games = createGames({
      origin: GAMES_ORIGIN,
      siteOrigin: SITE,
      operatorOrigin: SITE,
      secret: WITH_GAMES.partnerSecrets.games,
      version: 'build-1',
      files: {
        script: '/files/play.js',
        broadcast: '/files/broadcast.js',
        styles: [],
        mount: () => {},
      },
      clock,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const answer = await of.operator.sandbox.fetch(request);
        const call = new URL(request.url).pathname.split('/').at(-1) ?? '';
        sent.push(call);
        if (lost.has(call)) throw new Error('lost');
        return answer;
      },
    });
    /** Lets time pass, here and at the operator. */
    const pass = async (ms: number): Promise<void> => {
      of.operator.clock.advance(ms);
      await clock.advance(ms);
    };
    return { games, clock, lost, sent, pass };
  }
  type Running = ReturnType<typeof program>;

  async function open({ games }: Running, player: TestPlayer, mode: 'real' | 'demo' = 'real') {
    const { body: list } = await of.operator.get<{ games: { id: number; slug: string }[] }>(
      '/web-api/third-party/games',
    );
    const { id = 0 } = list.games.find((game) => game.slug === slug) ?? {};
    const launched = await bench.launch(player, id, { mode });
    const html = await (await games.app.request(launched.body.url)).text();
    const json = /id="play-data">(.*)<\/script>/.exec(html)?.[1] ?? 'null';
    const data = JSON.parse(json) as PlayData;
    const post = async (call: string, body: object): Promise<Answer> => {
      const answer = await games.app.request(`${GAMES_ORIGIN}/play-api/${call}`, {
        method: 'POST',
        headers: { 'X-Play-Session': data.session },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as Answer;
    };
    return {
      data,
      look: async (version = -1) => post('table', { version }),
      bet: async (unit = 100, other: object = choice) => post('round', { choice: other, unit }),
      stop: async (roundId: string | undefined) => post('move', { roundId, move: 'stop' }),
    };
  }
  type Page = Awaited<ReturnType<typeof open>>;

  /** The table once it has a phase. */
  async function inPhase(page: Page, phase: TableAnswer['phase']): Promise<Answer> {
    await expect.poll(async () => (await page.look()).phase).toBe(phase);
    return page.look();
  }

  /** Closes the bets, and waits for the draw. */
  async function drawn(
    running: Running,
    page: Page,
    phase: TableAnswer['phase'] = 'shown',
  ): Promise<Answer> {
    await running.pass(shared.bettingMs);
    await running.pass(shared.closedMs);
    return inPhase(page, phase);
  }

  return { program, open, inPhase, drawn };
}
