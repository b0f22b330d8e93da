import type { Game, Sport } from '@grandstand/bus-contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import {
  coupon,
  makeGame,
  place,
  registerPlayer,
  signInDemo,
  startOperator,
} from '@grandstand/sandbox/testing';

const FOOTBALL = 1;

let operator: TestOperator;
let demo: TestPlayer;
beforeAll(async () => {
  operator = await startOperator();
  demo = await signInDemo(operator);
});
afterAll(() => operator.sandbox.close());

const setRules = (rules: object) => operator.control('/players/demo/sports', rules);

async function shown(section: 'line' | 'live', { cookie }: { cookie: string }) {
  const options = { cookie };
  const { body } = await operator.get<{ games: Game[] }>(
    `/line-api/v1/games?section=${section}`,
    options,
  );
  const menu = await operator.get<{ sports: Sport[] }>('/line-api/v1/sports', options);
  return {
    sports: [...new Set(body.games.map(({ sport }) => sport.slug))],
    menu: menu.body.sports.filter((sport) => sport[section] > 0).map(({ slug }) => slug),
  };
}

test('SPT-03 a sport that is closed for a player is neither shown to them nor taken', async () => {
  await setRules({ disallowLine: [FOOTBALL], disallowLive: [], isCClive: false });
  const line = await shown('line', demo);
  expect(line.sports).toContain('tennis');
  expect([line.sports, line.menu].flat()).not.toContain('football');
  expect((await shown('live', demo)).sports).toContain('football');
  const other = await registerPlayer(operator);
  expect((await shown('line', other)).menu).toContain('football');

  const made = await makeGame(operator);
  const { id } = made.outcome(1);
  const { cookie } = demo;
  const game = await operator.get(`/line-api/v1/games/${id.split(':')[0]}`, { cookie });
  expect(game).toMatchObject({ status: 403, body: { error: { code: 'sport-not-allowed' } } });
  const found = await operator.get<{ found: { kind: string }[] }>(
    '/bff-api/search?search=arsenal',
    { cookie },
  );
  expect(found.body.found).toEqual([]);
  const bet = coupon(demo, [made.outcome(1)]);
  const refused = await place(operator, demo, bet);
  expect(refused).toMatchObject({
    status: 422,
    body: { error: { code: 'sport-not-allowed', details: { marketIds: [id] } } },
  });
  await setRules({ disallowLine: [] });
  expect((await place(operator, demo, bet)).status).toBe(200);
});

test('SPT-03 the live section that is closed for a player has no sport, and takes no bet', async () => {
  await setRules({ isCClive: true });
  expect(await shown('live', demo)).toEqual({ sports: [], menu: [] });
  expect((await shown('line', demo)).sports).toContain('football');
  const [live] = (await operator.get<{ games: Game[] }>('/line-api/v1/games?section=live')).body
    .games;
  const outcome = live?.markets[0]?.outcomes[0];
  const refused = await place(
    operator,
    demo,
    coupon(demo, [{ id: outcome?.id ?? '', coef: outcome?.coef ?? 0 }]),
  );
  expect(refused.body.error).toMatchObject({ code: 'sport-not-allowed' });
  await setRules({ isCClive: false });
});

test('SPT-03 the player’s config has what is closed for them', async () => {
  await setRules({ disallowLine: [2], disallowLive: [1, 4], isCCLine: true, isCClive: true });
  const { token } = demo;
  const { body } = await operator.get('/web-api/user/config', { token });
  expect(body).toMatchObject({
    result: {
      disallow_line_sport: [2],
      disallow_live_sport: [1, 4],
      isCCLine: true,
      isCClive: true,
    },
  });
});
