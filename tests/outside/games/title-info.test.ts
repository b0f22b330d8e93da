import { casinoAnswers } from '@grandstand/bus-contracts/answers';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import type { TestOperator } from '@grandstand/sandbox/testing';
import { startOperator } from '@grandstand/sandbox/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { titleInfo } from '../../../src/outside/games/title-info';
import { createGames } from '../../../src/outside/games';
import { PLAY_TEXTS } from '../../../src/outside/games/play-texts';
import type { PlayTexts } from '../../../src/outside/games/play-texts';
import { TITLES } from '../../../src/outside/games/titles';
import { GAMES_ORIGIN, walletBench, WITH_GAMES } from '../../harness/operator/wallet-bench';

type Rules = v.InferOutput<typeof casinoAnswers.casinoRules>;

describe('what a title publishes', () => {
  it.each(LANGUAGES)(
    'GAM-01 has rules in at most eight lines, an example, and odds in %s',
    (language) => {
      for (const title of TITLES) {
        const info = titleInfo(title, language);
        expect(v.safeParse(casinoAnswers.casinoRules, info).issues, title.slug).toBeUndefined();
        expect(info.rules.at(-1), title.slug).toMatch(/\d/);
        expect(info.odds.length, title.slug).toBeGreaterThan(0);
        // A game whose rounds go on after the draw says how a round ends that is left.
        const own = PLAY_TEXTS[language].rules[title.slug as keyof PlayTexts['rules']].length;
        expect(info.rules.length - own, title.slug).toBe(title.rules.leave ? 1 : 0);
        for (const { chance } of info.odds) expect(chance).toMatch(/\d\u00a0%$/);
      }
    },
  );
});

describe('the operator', () => {
  let operator: TestOperator;
  const asked: string[] = [];
  let answer: (address: string) => Promise<Response>;
  const bench = walletBench({
    get operator() {
      return operator;
    },
  });
  const rulesOf = (game: string, language = 'en') =>
    operator.call<Rules & { error?: { code: string } }>(
      'GET',
      `/web-api/third-party/games/${game}/rules`,
      { headers: { 'X-Language': language } },
    );
  /** The provider has said hello, as with each launch. */
  const isUp = () => bench.launch(null, 9018, { mode: 'demo' });

  beforeEach(async () => {
    asked.length = 0;
    operator = await startOperator({
      ...WITH_GAMES,
      games: {
        origin: GAMES_ORIGIN,
        fetch: (address) => {
          asked.push(address);
          return answer(address);
        },
      },
    });
    const { app } = createGames({
      origin: GAMES_ORIGIN,
      siteOrigin: 'http://localhost:3000',
      operatorOrigin: 'http://localhost:3000',
      secret: WITH_GAMES.partnerSecrets.games,
      version: 'build-1',
      files: {
        script: '/files/play.js',
        broadcast: '/files/broadcast.js',
        styles: [],
        mount: () => {},
      },
      clock: operator.clock,
      fetch: () => Promise.reject(new Error('The program asks the operator nothing.')),
    });
    answer = async (address) => app.request(address);
  });
  afterEach(() => operator.sandbox.close());

  it('GAM-01 gives the rules and odds of the provider in the language of the page, asked for once', async () => {
    await isUp();
    const { status, body } = await rulesOf('dice', 'ru');
    expect(status).toBe(200);
    const dice = TITLES.find(({ slug }) => slug === 'dice');
    expect(body).toEqual(dice && titleInfo(dice, 'ru'));
    expect((await rulesOf('9018', 'ru')).body).toEqual(body);
    expect(asked).toEqual([`${GAMES_ORIGIN}/titles/dice?lang=ru`]);
    expect((await rulesOf('gone')).status).toBe(404);
  });

  it.each<[string, () => Promise<Response>]>([
    ['is out of reach', () => Promise.reject(new Error('refused'))],
    ['writes no JSON', async () => new Response('<p>Busy</p>')],
    ['writes something else', async () => Response.json({ rules: 'none' })],
  ])('says that games are down where the provider %s', async (_, given) => {
    await isUp();
    answer = given;
    const { status, body } = await rulesOf('dice');
    expect([status, body.error?.code]).toEqual([503, 'games-down']);
  });

  it('does not ask a provider that is down', async () => {
    expect((await rulesOf('dice')).status).toBe(503);
    expect(asked).toEqual([]);
  });
});
