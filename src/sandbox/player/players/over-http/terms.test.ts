import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { userConfigSchema } from '@grandstand/bus-contracts/shell';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { registerPlayer, startOperator } from '@grandstand/sandbox/testing';

const PATH = '/web-api/api-v3/v2/user/agreement-rules';

interface Status {
  readonly result: boolean;
  readonly updatedAt: number;
}
interface Terms {
  readonly updatedAt: number;
  readonly changes: string[];
  readonly sections: { readonly title: string; readonly text: string }[];
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

const status = async (of = player): Promise<Status> =>
  (await operator.get<Status>(`${PATH}/status`, { token: of.token })).body;
const confirm = (updatedAt: number) =>
  operator.post<ErrorBody>(`${PATH}/confirm`, { updatedAt }, { token: player.token });

test('ACC-04 a registered player has agreed to the current terms', async () => {
  expect((await status()).result).toBe(false);
  expect((await operator.get(`${PATH}/status`)).status).toBe(401);
});

test('ACC-04 changed terms are reported to that player until they confirm them', async () => {
  const other = await registerPlayer(operator);
  const { body } = await operator.control<{ updatedAt: number }>(`/players/${player.login}/terms`);
  expect(await status()).toEqual({ result: true, updatedAt: body.updatedAt });
  expect((await status(other)).result).toBe(false);
  expect((await confirm(body.updatedAt)).status).toBe(200);
  expect(await status()).toEqual({ result: false, updatedAt: body.updatedAt });
  expect((await confirm(body.updatedAt)).status).toBe(200);
});

test('ACC-04 terms that changed again while they were read can’t be confirmed', async () => {
  const first = await operator.control<{ updatedAt: number }>(`/players/${player.login}/terms`);
  await operator.control(`/players/${player.login}/terms`);
  const refused = await confirm(first.body.updatedAt);
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'terms-changed' } } });
  expect((await status()).result).toBe(true);
});

test('LNG-01 has the terms in the language of the page', async () => {
  const all = await Promise.all(
    LANGUAGES.map((language) => operator.get<Terms>(PATH, { token: player.token, language })),
  );
  const texts = all.map(({ body }) => body.sections.map(({ text }) => text).join());
  expect(new Set(texts).size).toBe(LANGUAGES.length);
  for (const { body } of all) expect([body.changes.length, body.sections.length]).toEqual([2, 3]);
});

test('ACC-03 answers the player’s config, which can’t be cached', async () => {
  const request = () =>
    operator.get<{ result: unknown }>('/web-api/user/config', { token: player.token });
  const { body, headers } = await request();
  expect(v.is(userConfigSchema, body.result)).toBe(true);
  expect(body.result).toMatchObject({ user_country_code: 'DE', has_deposit: false });
  expect(headers.get('cache-control')).toBe('no-store');
  await operator.control(`/players/${player.login}/deposit`, { amount: 5 });
  expect((await request()).body.result).toMatchObject({ has_deposit: true });
  expect(await operator.get('/web-api/user/config')).toMatchObject({
    status: 401,
    body: { error: { code: 'unauthorized' } },
  });
});
