import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestOperator, TestPlayer } from './operator';
import { registerPlayer, startOperator } from './operator';

let operator: TestOperator;
let player: TestPlayer;
beforeAll(async () => {
  operator = await startOperator();
  player = await registerPlayer(operator);
}, 60_000);
afterAll(() => operator.sandbox.close());

const get = async <T>(path: string): Promise<T> =>
  (await operator.get<T>(path, { token: player.token })).body;

test('RMD-04 tells a player of their payments by Team Cash, and nobody else', async () => {
  const path = '/web-api/payment/team-cash/history';
  expect((await operator.get(path)).status).toBe(401);
  expect(await get(path)).toEqual({ data: [] });
  await operator.control(`/players/${player.login}/team-cash`, { accepted: 3 });
  const { data } = await get<{ data: { status_id: number }[] }>(path);
  expect(data.map(({ status_id }) => status_id)).toEqual([2, 2, 2, 3]);
});

test('RMD-03 says whether an account can be converted', async () => {
  const status = async (): Promise<number> =>
    (await get<{ result: { account_conversion_status: number } }>('/web-api/user/config')).result
      .account_conversion_status;
  expect(await status()).toBe(0);
  await operator.control(`/players/${player.login}/conversion`, { status: 2 });
  expect(await status()).toBe(2);
});

test('RMD-01 says when guests are reminded only where it is set', async () => {
  const group = async (): Promise<unknown> =>
    (await get<{ registration: unknown }>('/bff-api/config/group/get?groups=registration'))
      .registration;
  expect(await group()).toEqual({ types: ['fast_reg'] });
  await operator.control('/site', { registrationReminder: { delay: 30, interval: 0 } });
  expect(await group()).toMatchObject({ reminderDelay: 30, reminderInterval: 0 });
});
