import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import {
  FRIDAY,
  handClock,
  registerPlayer,
  signInDemo,
  startOperator,
  migratedFolder,
} from '@grandstand/sandbox/testing';

let operator: TestOperator;
let player: TestPlayer;
beforeAll(async () => {
  operator = await startOperator();
  player = await registerPlayer(operator);
});
afterAll(() => operator.sandbox.close());

const get = async <T>(path: string): Promise<T> =>
  (await operator.get<T>(path, { token: player.token })).body;

test('RMD-04 lists payments by Team Cash to their player only', async () => {
  const path = '/web-api/payment/team-cash/history';
  expect((await operator.get(path)).status).toBe(401);
  expect(await get(path)).toEqual({ data: [] });
  await operator.control(`/players/${player.login}/team-cash`, { accepted: 3 });
  const { data } = await get<{ data: { status_id: number }[] }>(path);
  expect(data.map(({ status_id }) => status_id)).toEqual([2, 2, 2, 3]);
});

test('RMD-03 gives whether an account can be converted', async () => {
  const status = async (): Promise<number> =>
    (await get<{ result: { account_conversion_status: number } }>('/web-api/user/config')).result
      .account_conversion_status;
  expect(await status()).toBe(0);
  await operator.control(`/players/${player.login}/conversion`, { status: 2 });
  expect(await status()).toBe(2);
});

test('P118 says that nothing may be offered to a player in a time-out, or who has just changed a limit', async () => {
  const mayBeOffered = async ({ token }: TestPlayer): Promise<unknown> =>
    (await operator.get<{ result: { may_be_offered: boolean } }>('/web-api/user/config', { token }))
      .body.result.may_be_offered;
  for (const limit of [
    { limitType: 33, limitValue: 1 },
    { limitType: 1, limitValue: 50 },
  ]) {
    const of = await registerPlayer(operator);
    expect(await mayBeOffered(of)).toBe(true);
    await operator.control(`/players/${of.login}/limits`, limit);
    expect(await mayBeOffered(of)).toBe(false);
  }
});

test('RMD-01 gives the reminder of guests only if it is set', async () => {
  const group = async (): Promise<unknown> =>
    (await get<{ registration: unknown }>('/bff-api/config/group/get?groups=registration'))
      .registration;
  expect(await group()).not.toHaveProperty('reminderDelay');
  await operator.control('/site', { registrationReminder: { delay: 30, interval: 0 } });
  expect(await group()).toMatchObject({ reminderDelay: 30, reminderInterval: 0 });
});

test('RMD-03 RMD-04 LIM-12 notices and open questions survive a restart; a reset deletes them', async () => {
  const dataDir = await migratedFolder();
  const limits = '/limit-service-api/api/external/web/v3';
  const removal = { limits: [{ limitType: 20, limitValue: -1 }] };
  let site = await startOperator({ dataDir });
  const { login, token } = await registerPlayer(site);
  await site.control(`/players/${login}/team-cash`, { accepted: 4 });
  await site.control(`/players/${login}/conversion`, { status: 1 });
  await site.control(`/players/${login}/limits`, { limitType: 20, limitValue: 50 });
  const requested = await site.post<{ tokenGuid: string }>(`${limits}/limits`, removal, { token });
  await site.sandbox.close();

  site = await startOperator({ dataDir, clock: handClock(FRIDAY + 1000) });
  const history = async () =>
    (
      await site.get<{ data: { status_id: number; timestamp: number }[] }>(
        '/web-api/payment/team-cash/history',
        { token },
      )
    ).body.data;
  expect((await history()).map(({ status_id }) => status_id)).toEqual([2, 2, 2, 2, 3]);
  expect((await history())[0]?.timestamp).toBe(FRIDAY / 1000 - 86_400);
  const config = await site.get<{ result: object }>('/web-api/user/config', { token });
  expect(config.body.result).toMatchObject({ account_conversion_status: 1 });
  const { rightAnswers: answers } = (
    await site.get<{ rightAnswers: object[] }>('/sandbox/v1/limit-rules')
  ).body;
  const { tokenGuid } = requested.body;
  const answer = () =>
    site.post<{ success: boolean }>(`${limits}/testanswers`, { tokenGuid, answers }, { token });
  expect((await answer()).body.success).toBe(true);
  // There is one try.
  expect((await answer()).status).toBe(400);
  await site.control('/players/demo/team-cash', { accepted: 1 });
  await site.control('/reset');
  const demo = await signInDemo(site);
  const forgotten = await site.get('/web-api/payment/team-cash/history', { token: demo.token });
  expect(forgotten.body).toEqual({ data: [] });
  await site.sandbox.close();
  await rm(dataDir, { recursive: true });
});
