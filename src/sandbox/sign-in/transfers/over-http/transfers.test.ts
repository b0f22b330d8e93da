import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ErrorBody, TestOperator } from '@grandstand/sandbox/testing';
import { registerPlayer, startOperator } from '@grandstand/sandbox/testing';

const CALLS = '/web-api/api/internal/v1/account/user-transfer';
const DEMO = { country_code: 'KZ', phone: '701 234-41-22' };
const OLD = { login: 'demo', password: 'grandstand', remember: true };

interface Answer extends ErrorBody {
  readonly redirectToken?: string;
  readonly user_id: string;
  readonly password: string;
}

let operator: TestOperator;
let id: string;
beforeAll(async () => {
  operator = await startOperator();
});
beforeEach(async () => {
  await operator.control('/reset');
  id = (await transfer()).id;
});
afterEach(() => expect(operator.problems).toEqual([]));
afterAll(async () => operator.sandbox.close());

async function transfer(login = 'demo') {
  const { body } = await operator.control<{ id: string; flowId: string }>('/transfers', { login });
  return body;
}
const post = (path: string, body: object) => operator.post<Answer>(`${CALLS}/${path}`, body);
const send = (phone: object = DEMO) => post(`send-code/${id}`, phone);
const check = (code: string) => post(`check-code/${id}`, { code });
const take = (redirectToken: string) => post('user-data', { redirectToken });
const signIn = (credentials: object) =>
  operator.post<{ userId: string } & ErrorBody>('/web-api/user/login', credentials);

/** The code that was sent last; null: nobody got one. */
async function sentCode(): Promise<string | null> {
  const { flowId } = await transfer();
  return (await operator.control<{ code: string | null }>('/challenges', { flowId })).body.code;
}

test('an account that moves is refused at the sign-in, with its transfer', async () => {
  const { status, body } = await signIn(OLD);
  expect([status, body.error]).toEqual([
    403,
    expect.objectContaining({ code: 'account-moves', details: { transferId: id } }),
  ]);
  // Only to its player.
  expect((await signIn({ ...OLD, password: 'wrong' })).body.error.code).toBe('wrong-credentials');
});

test('MOD-02 a code to its phone number gives the player a new login and password, once', async () => {
  const sent = await send();
  expect(sent.body).toEqual({
    sentTo: '+7 ··· 41 22',
    expiresAt: expect.any(Number),
    resendAt: expect.any(Number),
  });
  const code = await sentCode();
  const { redirectToken = '' } = (await check(code ?? '')).body;
  const { status, body } = await take(redirectToken);
  expect([status, body]).toEqual([
    200,
    { status: 'moved', user_id: expect.stringMatching(/^\d{8}$/), password: expect.any(String) },
  ]);

  expect((await signIn(OLD)).body.error.code).toBe('wrong-credentials');
  const moved = await signIn({ login: body.user_id, password: body.password, remember: true });
  expect(moved.status).toBe(200);
  expect((await take(redirectToken)).body.error.code).toBe('time_up');
  expect((await send()).status).toBe(404);
});

test('a link that was to sign in before the account has moved does so no more', async () => {
  const link = await operator.control<{ token: string }>('/players/demo/sign-in-link');
  await send();
  const { redirectToken = '' } = (await check((await sentCode()) ?? '')).body;
  expect((await take(redirectToken)).status).toBe(200);
  const refused = await signIn({ mode: 'token', token: link.body.token });
  expect([refused.status, refused.body.error.code]).toEqual([400, 'link-used']);
});

test('MOD-02 a wrong code is told from a late one', async () => {
  await send();
  const code = (await sentCode()) ?? '';
  const { error } = (await check(code === '000000' ? '000001' : '000000')).body;
  expect(error).toMatchObject({ code: 'wrong_code', details: { left: 4 } });
  const { flowId } = await transfer();
  await operator.control('/challenges', { flowId, isExpired: true });
  expect((await check(code)).body.error.code).toBe('time_up');
});

test('the number of another player is answered alike, and gets no code', async () => {
  const other = await registerPlayer(operator);
  await operator.control(`/players/${other.login}/contacts`, { phone: '+77019999999' });
  const { status, body } = await send({ country_code: 'KZ', phone: '7019999999' });
  expect([status, body]).toMatchObject([200, { sentTo: '+7 ··· 99 99' }]);
  expect(await sentCode()).toBeNull();
  expect((await check('000000')).body.error.code).toBe('wrong_code');
});

test('no token is given for an account that may not sign in here: support moves it', async () => {
  await send();
  const code = (await sentCode()) ?? '';
  await operator.control('/players/demo/close', { isClosed: true });
  const { status, body } = await check(code);
  expect([status, body]).toEqual([200, {}]);
});

test('a transfer ends the sessions of its player, and is the same until it is done', async () => {
  const player = await registerPlayer(operator);
  const first = await transfer(player.login);
  expect(await transfer(player.login)).toEqual(first);
  const { body } = await operator.get<{ userId: string }>('/web-api/user/check', {
    cookie: player.cookie,
  });
  expect(body.userId).toBe('');
});

test.each([
  ['a token that nobody was given', () => take('made-up'), 400, 'time_up'],
  ['a code before one was sent', () => check('123456'), 400, 'time_up'],
  ['a transfer that there is not', () => post('send-code/none', DEMO), 404, 'not-found'],
  ['no number of the country', () => send({ country_code: 'KZ', phone: '1' }), 400, 'bad-phone'],
])('%s is refused', async (_what, call, status, code) => {
  const answer = await call();
  expect([answer.status, answer.body.error.code]).toEqual([status, code]);
});
