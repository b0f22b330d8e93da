import { siteHomeSchema, type SiteHome } from '@grandstand/bus-contracts/answers';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import type { TestOperator } from '@grandstand/sandbox/testing';
import * as v from 'valibot';
import {
  DICE,
  SLOT,
  walletBench,
  WITH_GAMES,
} from '../../../../../tests/harness/operator/wallet-bench';

let operator: TestOperator;
const bench = walletBench({
  get operator() {
    return operator;
  },
});
beforeAll(async () => {
  operator = await startOperator(WITH_GAMES);
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

test('a player finds the games that they opened last in the place of the new ones', async () => {
  const player = await registerPlayer(operator);
  const rows = async (): Promise<Record<string, string[]>> =>
    Object.fromEntries(
      (await home('lang=en', player.cookie)).games?.map(({ kind, games }) => [
        kind,
        games.map(({ slug }) => slug),
      ]) ?? [],
    );
  expect(Object.keys(await rows())).toEqual(['new', 'top']);
  for (const { id } of [SLOT, DICE]) {
    const { status } = await bench.launch(player, id, { isTakingOver: true });
    expect(status).toBe(200);
    operator.clock.advance(1000);
  }
  expect(await rows()).toEqual({ recent: [DICE.code, SLOT.code], top: expect.any(Array) });
  await operator.control(`/players/${player.login}/limits`, { limitType: 1, limitValue: 50 });
  expect(await rows()).toEqual({});
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
