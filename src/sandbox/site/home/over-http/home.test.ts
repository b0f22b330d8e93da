import { siteHomeSchema, type SiteHome } from '@grandstand/bus-contracts/answers';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import type { TestOperator } from '@grandstand/sandbox/testing';
import * as v from 'valibot';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.sandbox.close());

const home = async (query = 'lang=en', cookie?: string): Promise<SiteHome> => {
  const options = cookie === undefined ? {} : { cookie };
  return v.parse(siteHomeSchema, (await operator.get(`/bff-api/home?${query}`, options)).body);
};

test('home has a banner in each language, and games that can be opened', async () => {
  const titles = await Promise.all(
    LANGUAGES.map(async (language) => (await home(`lang=${language}`)).banner?.title),
  );
  expect(new Set(titles).size).toBe(LANGUAGES.length);
  const { games } = await home();
  expect(games?.map(({ kind }) => kind)).toEqual(['new', 'top']);
  const [game] = games?.[0]?.games ?? [];
  const id = game?.path.split('/').at(-2);
  expect(await operator.get(`/web-api/third-party/games/${id}`)).toMatchObject({
    status: 200,
    body: { game: { slug: game?.slug } },
  });
});

test('home follows the operator’s order, and has a banner again after a reset', async () => {
  const sections = ['line', 'casino', 'live'];
  await operator.control('/site', { home: { sections, banner: null } });
  expect(await home()).toMatchObject({ sections, banner: null });
  await operator.control('/reset', {});
  expect((await home()).sections).toContain('banner');
});

test('P118 home promotes nothing to a player who has just changed a limit, nor where the page may be for one', async () => {
  const player = await registerPlayer(operator);
  expect(await home('lang=en', player.cookie)).toMatchObject({ mayPromote: true });
  await operator.control(`/players/${player.login}/limits`, { limitType: 1, limitValue: 50 });
  const nothing = { mayPromote: false, banner: null, games: null };
  expect(await home('lang=en', player.cookie)).toMatchObject(nothing);
  expect(await home('lang=en&promote=0')).toMatchObject(nothing);
  expect(await home()).toMatchObject({ mayPromote: true });
});

test('P118 nothing promotes to the guests of a browser in which a player is excluded', async () => {
  const cookie = 'offers_rest=Infinity';
  expect(await home('lang=en', cookie)).toMatchObject({ mayPromote: false, banner: null });
  const bonuses = await operator.get('/web-api/promo/bonuses', { cookie });
  expect(bonuses.body).toEqual({ isBarred: true, offers: [] });
  const tournaments = await operator.get('/web-api/promo/tournaments', { cookie });
  expect(tournaments.body).toMatchObject({ isBarred: true, tournaments: [] });
  const free = await operator.get('/web-api/promo/tournaments');
  expect(free.body).toMatchObject({ isBarred: false });
});
