import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { UserConfig } from '@grandstand/bus-contracts/shell';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { registerPlayer, startOperator, totpCode } from '@grandstand/sandbox/testing';

interface View {
  readonly isSet: boolean;
  readonly questions: readonly { readonly id: string; readonly text: string }[];
}
interface Asks {
  readonly asks: { readonly what: string; readonly question?: string } | null;
}

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const PATH = '/web-api/user/security-question';
const MAIL = 'ann@example.com';
const PHONE = { country_code: 'DE', phone: '151 12345678' };
const QUESTION = 'childhood-street';
const ANSWER = 'Große Straße 12';
const STRONG = 'Solid-Harbour-52';

let operator: TestOperator;
let player: TestPlayer;
beforeAll(async () => {
  operator = await startOperator();
});
beforeEach(async () => {
  await operator.control('/reset');
  operator.clock.jump(operator.clock.now() + 60 * MINUTE);
  player = await registerPlayer(operator);
});
afterEach(() => expect(operator.problems).toEqual([]));
afterAll(async () => operator.sandbox.close());

const skip = (ms: number): void => operator.clock.jump(operator.clock.now() + ms);
const as = (by = player) => ({ token: by.token });
const view = async () => (await operator.get<View>(PATH, as())).body;
const set = (answer = ANSWER, question = QUESTION) =>
  operator.post<View & ErrorBody>(PATH, { question, answer }, as());
const remove = () => operator.post<View & ErrorBody>(`${PATH}/remove`, {}, as());
const config = async (): Promise<UserConfig> =>
  (await operator.get<{ result: UserConfig }>('/web-api/user/config', as())).body.result;
const support = (act: object) =>
  operator.control<{ isRight: boolean } & ErrorBody>(
    `/players/${player.login}/security-question`,
    act,
  );
async function messages(to = MAIL) {
  const { body } = await operator.get<{ messages: { template: string; text: string }[] }>(
    `/sandbox/v1/outbox?to=${encodeURIComponent(to)}`,
  );
  return body.messages;
}
const codeOf = async (flowId: string): Promise<string> =>
  (await operator.control<{ code: string }>('/challenges', { flowId })).body.code;
const tokenIn = (text = ''): string => /#token=([\w-]{43})/.exec(text)?.[1] ?? '';
/** The token of a link for a lost password. */
async function recoveryToken(): Promise<string> {
  await operator.post('/web-api/auth/recover', { by: 'email', email: MAIL });
  return tokenIn((await messages())[0]?.text);
}
const check = async (token: string) =>
  (await operator.post<Asks>('/web-api/auth/recover/check', { token })).body;
const setPassword = (token: string, extra = '') =>
  operator.post<ErrorBody>('/web-api/auth/password', { token, password: STRONG, extra });
const signIn = (password: string) =>
  operator.post('/web-api/user/login', { login: player.login, password });

describe('PRO-01 a security question', () => {
  beforeEach(async () => {
    await operator.control(`/players/${player.login}/contacts`, { mail: MAIL });
  });

  test('is chosen from those of the operator, set, changed and removed, and reported by mail', async () => {
    const { isSet, questions } = await view();
    expect(isSet).toBe(false);
    expect(questions).toContainEqual({
      id: QUESTION,
      text: 'What was the name of the street of your childhood?',
    });
    expect((await set()).body.isSet).toBe(true);
    expect(await view()).toMatchObject({ isSet: true });
    expect(await config()).toMatchObject({
      protection_level: 30,
      protection_methods: { enable_security_question: true },
      is_active_secure_question: true,
    });
    await set('Herr Lehmann', 'first-teacher');
    expect((await support({ answer: 'Herr Lehmann' })).body).toEqual({ isRight: true });
    expect((await support({ answer: ANSWER })).body).toEqual({ isRight: false });
    expect((await remove()).body.isSet).toBe(false);
    expect(await config()).toMatchObject({
      protection_level: 20,
      is_active_secure_question: false,
    });
    await remove();
    expect((await messages()).map(({ template }) => template)).toEqual([
      'question-removed',
      'question-set',
      'question-set',
    ]);
  });

  test('asks for a recent proof, and takes no short answer', async () => {
    for (const answer of ['', '  -.- ', 'ab']) {
      const { status, body } = await set(answer);
      expect([status, body.error.code]).toEqual([400, 'short-answer']);
    }
    expect((await set(ANSWER, 'made-up')).body.error.code).toBe('bad-request');
    await operator.control(`/players/${player.login}/proof/expire`, {});
    for (const refused of [await set(), await remove()]) {
      expect([refused.status, refused.body.error.code]).toEqual([403, 'proof-required']);
    }
    await operator.post('/web-api/user/proof', { password: player.password }, as());
    expect((await set()).status).toBe(200);
    expect((await operator.get(PATH)).status).toBe(401);
  });

  test.each(['grosse strasse 12', ' GROSSE  STRASSE, 12', 'große stráße12'])(
    'is answered also by "%s"',
    async (answer) => {
      await set();
      expect((await support({ answer })).body).toEqual({ isRight: true });
    },
  );
});

describe('AUT-08 a lost password of a player with a security question', () => {
  beforeEach(async () => {
    await operator.control(`/players/${player.login}/contacts`, { mail: MAIL });
    await set();
  });

  test('needs the answer beside the link, whose question is in the words of the page', async () => {
    const token = await recoveryToken();
    const question = 'What was the name of the street of your childhood?';
    expect(await check(token)).toEqual({ asks: { what: 'answer', question } });
    for (const extra of ['', 'Kleine Gasse 3', player.password ?? 'none']) {
      const { status, body } = await setPassword(token, extra);
      expect([status, body.error.code]).toEqual([400, 'wrong-answer']);
    }
    expect((await signIn(player.password ?? '')).status).toBe(200);
    expect((await setPassword(token, `  ${ANSWER.toUpperCase()}`)).status).toBe(200);
    expect((await signIn(STRONG)).status).toBe(200);
  });

  test('needs it beside the code to a phone', async () => {
    await operator.control(`/players/${player.login}/contacts`, { phone: '+4915112345678' });
    const begun = await operator.post<{ flowId: string }>('/web-api/auth/recover', {
      by: 'phone',
      ...PHONE,
    });
    const { flowId } = begun.body;
    const { body } = await operator.post<Asks & { token: string }>(
      '/web-api/auth/recover/confirm',
      {
        flowId,
        code: await codeOf(flowId),
      },
    );
    expect(body.asks?.what).toBe('answer');
    expect((await setPassword(body.token)).body.error.code).toBe('wrong-answer');
    expect((await setPassword(body.token, ANSWER)).status).toBe(200);
  });

  test('is guessed five times a day, by all visitors together, and not once more', async () => {
    const token = await recoveryToken();
    for (let tries = 0; tries < 4; tries++) await setPassword(token, `wrong ${tries}`);
    await support({ answer: 'wrong' });
    const { status, body } = await setPassword(token, ANSWER);
    expect([status, body.error.code]).toEqual([429, 'too-many-attempts']);
    expect((await support({ answer: ANSWER })).status).toBe(429);
    skip(DAY);
    expect((await support({ answer: ANSWER })).body).toEqual({ isRight: true });
  });

  test('opens nothing by the answer alone', async () => {
    expect((await setPassword('x'.repeat(43), ANSWER)).body.error.code).toBe('recovery-unknown');
    expect((await signIn(ANSWER)).status).toBe(400);
    const proof = await operator.post<ErrorBody>('/web-api/user/proof', { password: ANSWER }, as());
    expect(proof.body.error.code).toBe('wrong-password');
  });

  test('needs no answer once support has removed the question', async () => {
    await support({ isRemoved: true });
    const token = await recoveryToken();
    expect(await check(token)).toEqual({ asks: null });
    expect((await setPassword(token)).status).toBe(200);
  });
});

test('PRO-01 a player of one click comes from no protection to the whole of it by their own calls', async () => {
  const level = async (): Promise<number> => (await config()).protection_level;
  expect(await level()).toBe(0);

  const begun = await operator.post<{ flowId: string }>('/web-api/user/phone', PHONE, as());
  const { flowId } = begun.body;
  await operator.post('/web-api/user/phone/confirm', { flowId, code: await codeOf(flowId) }, as());
  expect(await level()).toBe(20);
  await operator.post('/web-api/auth/links', { email: MAIL }, as());
  const token = tokenIn((await messages())[0]?.text);
  expect((await operator.post('/web-api/auth/redeem', { kind: 'verify', token })).status).toBe(200);
  expect(await level()).toBe(40);

  const setUp = await operator.post<{ secret: string }>('/web-api/user/two-step/begin', {}, as());
  const code = totpCode(setUp.body.secret, operator.clock.now());
  await operator.post('/web-api/user/two-step/confirm', { code }, as());
  expect(await level()).toBe(70);

  expect((await set()).status).toBe(200);
  expect(await level()).toBe(80);
  await operator.post('/web-api/user/password', { password: STRONG }, as());
  expect(await level()).toBe(100);
  expect(await config()).toMatchObject({ is_active_secure_question: true });
});
