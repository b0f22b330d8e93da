import type { CouponMarket, Game, PlacedBet } from '@grandstand/bus-contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { coupon, place, registerPlayer, startOperator } from '@grandstand/sandbox/testing';

let operator: TestOperator;
let player: TestPlayer;
beforeAll(async () => {
  operator = await startOperator();
  player = await registerPlayer(operator);
});
afterAll(() => operator.sandbox.close());

const CYRILLIC = /^[\p{Script=Cyrillic}\d’. -]+$/u;
const TOP = [
  'england-premier-league',
  'spain-la-liga',
  'italy-serie-a',
  'germany-bundesliga',
  'france-ligue-1',
];

const inLanguage = (language: string) => ({ language });

async function games(champ: string, language: string): Promise<Game[]> {
  const path = `/line-api/v1/games?section=line&sport=football&champ=${champ}`;
  return (await operator.get<{ games: Game[] }>(path, inLanguage(language))).body.games;
}

const namesIn = async (champ: string, language: string): Promise<string[]> =>
  (await games(champ, language)).flatMap(({ home, away }) => [home, away]);

test.each(TOP)('SPT-01 the teams of %s are named in Russian and Ukrainian', async (champ) => {
  for (const language of ['ru', 'ua']) {
    const names = await namesIn(champ, language);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !CYRILLIC.test(name))).toEqual([]);
  }
});

test('SPT-01 the teams of one list are written in one script; addresses and ids are the same in all languages', async () => {
  const facts = async (champ: string, language: string) =>
    (await games(champ, language)).map(({ slug, homeId, awayId }) => [slug, homeId, awayId]);
  for (const champ of ['japan-j1-league', 'turkey-super-lig', 'italy-serie-a']) {
    const english = await namesIn(champ, 'en');
    expect(english.length).toBeGreaterThan(0);
    expect(await namesIn(champ, 'az')).toEqual(english);
    const kazakh = await namesIn(champ, 'kz');
    expect(kazakh.filter((name) => !CYRILLIC.test(name))).toEqual([]);
    for (const language of ['kz', 'az', 'ru', 'ua']) {
      expect(await facts(champ, language)).toEqual(await facts(champ, 'en'));
    }
  }
});

test('SPT-01 a team is found by its name in every language, and by the one of the data', async () => {
  const found = async (words: string, language: string): Promise<string[]> => {
    const path = `/bff-api/search?search=${encodeURIComponent(words)}`;
    const { body } = await operator.get<{
      found: { kind: string; name: string }[];
    }>(path, inLanguage(language));
    return body.found.filter(({ kind }) => kind === 'team').map(({ name }) => name);
  };
  for (const words of ['Тоттенхэм', 'Тоттенгем', 'Tottenham', 'Tottenhem', 'тоттенх']) {
    expect(await found(words, 'ru'), words).toEqual(['Тоттенхэм']);
    expect(await found(words, 'en'), words).toEqual(['Tottenham Hotspur']);
  }
  expect(await found('Боруссия', 'ua')).toContain('Боруссія Дортмунд');
});

test('SPT-01 coupon and history name the teams in the player’s language, whichever the bet was placed in', async () => {
  const [english] = await games('spain-la-liga', 'en');
  const [russian] = await games('spain-la-liga', 'ru');
  const { id, coef } = english!.markets[0]!.outcomes[0]!;
  await place(operator, player, coupon(player, [{ id, coef }]));
  for (const [language, game] of [
    ['ru', russian],
    ['en', english],
  ] as const) {
    const { body } = await operator.get<{ bets: PlacedBet[] }>('/web-api/bets', {
      token: player.token,
      language,
    });
    expect(body.bets[0]?.legs[0]).toMatchObject({ home: game!.home, away: game!.away });
    const outcomes = await operator.post<{ outcomes: { market: CouponMarket }[] }>(
      '/line-api/v1/outcomes',
      { ids: [id] },
      { language },
    );
    expect(outcomes.body.outcomes[0]?.market.game.home).toBe(game!.home);
  }
});
