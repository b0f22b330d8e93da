import type { Mailing } from '@grandstand/bus-contracts/player';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';

const PATH = '/web-api/user/mailing';
const LIMIT_ACTION = '/limit-service-api/api/external/web/v3/limitaction';
const NOTHING: Mailing = {
  enable_mail_news: 0,
  enable_mail_deposit: 0,
  enable_mail_bets: 0,
  enable_sms_news: 0,
  bonus_type: 0,
  first_deposit_bonus_type: 0,
};

interface MailingBody {
  readonly result: Mailing;
}

let operator: TestOperator;
let player: TestPlayer;
beforeAll(async () => {
  operator = await startOperator();
});
beforeEach(async () => {
  player = await registerPlayer(operator);
});
afterAll(() => operator.sandbox.close());

const read = async (of = player): Promise<Mailing> =>
  (await operator.get<MailingBody>(PATH, { token: of.token })).body.result;
const save = (change: object) =>
  operator.post<MailingBody & ErrorBody>(PATH, change, { token: player.token });

test('PRO-02 a new player is sent nothing', async () => {
  expect(await read()).toEqual(NOTHING);
});

test.each(Object.keys(NOTHING))('PRO-02 stores %s for that player only', async (name) => {
  const other = await registerPlayer(operator);
  const changed = { ...NOTHING, [name]: 1 };
  expect(await save({ [name]: 1 })).toMatchObject({ status: 200, body: { result: changed } });
  expect(await read()).toEqual(changed);
  expect(await read(other)).toEqual(NOTHING);
  await save({ [name]: 0 });
  expect(await read()).toEqual(NOTHING);
});

test('PRO-02 a change of one keeps the others', async () => {
  await save({ enable_mail_news: 1 });
  await save({ enable_sms_news: 1 });
  expect(await read()).toEqual({ ...NOTHING, enable_mail_news: 1, enable_sms_news: 1 });
});

test.each([[true], [2], ['1'], [null]])('PRO-02 refuses the value %j', async (value) => {
  const refused = await save({ enable_mail_news: 1, enable_mail_bets: value });
  expect(refused).toMatchObject({ status: 400, body: { error: { code: 'bad-request' } } });
  expect(await read()).toEqual(NOTHING);
});

test.each([
  ['bonus_type', 2, 200],
  ['first_deposit_bonus_type', 2, 200],
  ['bonus_type', 3, 400],
  ['first_deposit_bonus_type', -1, 400],
  ['bonus_type', '1', 400],
] as const)('PRO-02 answers %s %j by %i', async (name, value, status) => {
  const answer = await save({ [name]: value });
  expect(answer.status).toBe(status);
  expect(await read()).toEqual(status === 200 ? { ...NOTHING, [name]: value } : NOTHING);
});

test('PRO-02 refuses guests', async () => {
  const refusal = { status: 401, body: { error: { code: 'unauthorized' } } };
  expect(await operator.get(PATH)).toMatchObject(refusal);
  expect(await operator.post(PATH, { enable_mail_news: 1 })).toMatchObject(refusal);
});

test('P118 the newsletter reaches nobody who is barred from play, or has just changed a limit', async () => {
  const newsletter = async (of: TestPlayer, channel: 'mail' | 'sms' = 'mail') =>
    (
      await operator.control<{ token: string | null }>(`/players/${of.login}/links`, {
        kind: 'newsletter',
        channel,
      })
    ).body.token;
  const limit = (of: TestPlayer, limitType: number, limitValue: number | null) =>
    operator.control(`/players/${of.login}/limits`, { limitType, limitValue });
  const reader = async (): Promise<TestPlayer> => {
    const of = await registerPlayer(operator);
    await operator.control(`/players/${of.login}/contacts`, { mail: `${of.login}@example.com` });
    await operator.post(PATH, { enable_mail_news: 1 }, { token: of.token });
    return of;
  };

  const inTimeOut = await reader();
  expect(await newsletter(inTimeOut)).not.toBeNull();
  await limit(inTimeOut, 33, 1);
  expect(await newsletter(inTimeOut)).toBeNull();
  const excluded = await reader();
  await limit(excluded, 30, 1);
  expect(await newsletter(excluded)).toBeNull();
  const limited = await reader();
  await limit(limited, 1, 50);
  expect(await newsletter(limited)).toBeNull();

  operator.clock.jump(operator.clock.now() + 86_400_000 + 1_000);
  expect(await newsletter(inTimeOut)).not.toBeNull();
  // A self-exclusion that is over keeps its player from play until they say that they want to play again.
  expect(await newsletter(excluded)).toBeNull();
  const { body } = await operator.post<{ token: string }>('/web-api/user/login', {
    login: excluded.login,
    password: excluded.password,
  });
  const back = { limitType: 30, action: 1 };
  expect((await operator.post(LIMIT_ACTION, back, { token: body.token })).status).toBe(200);
  expect(await newsletter(excluded)).not.toBeNull();
  expect(await newsletter(limited)).toBeNull();
  operator.clock.jump(operator.clock.now() + 6 * 86_400_000);
  expect(await newsletter(limited)).not.toBeNull();
});
