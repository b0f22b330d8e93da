import { randomUUID } from 'node:crypto';
import type { Answer, ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import {
  cookieOf,
  handClock,
  registerPlayer,
  signInDemo,
  softAuthenticator,
  startOperator,
  totpCode,
} from '@grandstand/sandbox/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signCall } from '../../../../outside/kit/sign-call';
import { uploadBench } from '../../../../../tests/harness/operator/upload-bench';

const ORIGIN = 'https://site.example';
const SECRET = 'a-secret-of-the-bank';
const AT_ONCE = 8;
const DEMO = { country_code: 'KZ', phone: '7012344122' };
const TRANSFER = '/web-api/api/internal/v1/account/user-transfer';

/** A PostgreSQL may be named, which runs the requests at the same time; the embedded database runs them in turns. */
const DATABASES: readonly [string, { readonly databaseUrl?: string; readonly fresh?: true }][] = [
  ['the embedded database', {}],
  ...(process.env['TEST_DATABASE_URL']
    ? [
        ['PostgreSQL', { databaseUrl: process.env['TEST_DATABASE_URL'], fresh: true }] as [
          string,
          { databaseUrl: string; fresh: true },
        ],
      ]
    : []),
];

describe.each(DATABASES)('what can be used once, on %s', (_, options) => {
  let operator: TestOperator;
  let demo: TestPlayer;
  let isUneven = false;
  const clock = handClock();
  const present = clock.now;
  /** While requests are under way, each later one believes that it is earlier: their order must not matter. */
  clock.now = () => (isUneven ? present() - ++asked : present());
  let asked = 0;

  beforeAll(async () => {
    const partnerSecrets = { bank: SECRET };
    operator = await startOperator({ ...options, clock, siteOrigin: ORIGIN, partnerSecrets });
  });
  beforeEach(async () => {
    await operator.control('/reset');
    await operator.control('/visitor-limits', { most: 100_000 });
    demo = await signInDemo(operator);
  });
  afterEach(() => expect(operator.problems).toEqual([]));
  afterAll(async () => operator.sandbox.close());

  /** The statuses of many equal requests at once: one is taken. */
  async function expectOne(call: () => Promise<{ readonly status: number }>): Promise<void> {
    isUneven = true;
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, call));
    isUneven = false;
    asked = 0;
    const taken = answers.filter(({ status }) => status === 200 || status === 201);
    expect(taken, JSON.stringify(answers.map(({ status }) => status))).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  }
  const post = <T>(path: string, body: object, token?: string): Promise<Answer<T & ErrorBody>> =>
    operator.post<T & ErrorBody>(path, body, { token });
  const codeOf = async (flowId: string): Promise<string> =>
    (await operator.control<{ code: string }>('/challenges', { flowId })).body.code;
  async function codeSent(path: string, body: object, token?: string) {
    const { flowId } = (await post<{ flowId: string }>(path, body, token)).body;
    return { flowId, code: await codeOf(flowId) };
  }
  const mailedToken = async (): Promise<string> => {
    const { body } = await operator.get<{ messages: { text: string }[] }>('/sandbox/v1/outbox');
    return /#token=([\w-]{43})/.exec(body.messages[0]?.text ?? '')?.[1] ?? '';
  };

  test('a code of a sign-in', async () => {
    const sent = await codeSent('/web-api/user/login', { mode: 'sms', ...DEMO });
    await expectOne(() => post('/web-api/auth/confirm', sent));
  });

  test('a code of a registration', async () => {
    const newcomer = {
      type: 'phone_reg',
      country_id: 5,
      currency_id: 3,
      is_of_age: true,
      is_terms_agreed: true,
      country_code: 'KZ',
      phone: '7015550101',
    };
    const sent = await codeSent('/web-api/user/register', newcomer);
    await expectOne(() => post('/web-api/user/register', { ...newcomer, ...sent }));
  });

  test('a code of a lost password, and the token that it gives', async () => {
    const sent = await codeSent('/web-api/auth/recover', { by: 'phone', ...DEMO });
    let token = '';
    await expectOne(async () => {
      const answer = await post<{ token: string }>('/web-api/auth/recover/confirm', sent);
      if (answer.status === 200) ({ token } = answer.body);
      return answer;
    });
    const password = 'Solid-Harbour-52';
    await expectOne(() => post('/web-api/auth/password', { token, password }));
  });

  test('a link of a mail', async () => {
    await post('/web-api/auth/recover', { by: 'email', email: 'demo@example.com' });
    const token = await mailedToken();
    const password = 'Solid-Harbour-52';
    await expectOne(() => post('/web-api/auth/password', { token, password }));
    const mail = { kind: 'verify', mail: 'ann@example.com' };
    const link = await operator.control<{ token: string }>('/players/demo/links', mail);
    await expectOne(() => post('/web-api/auth/redeem', { kind: 'verify', token: link.body.token }));
  });

  test('a link that signs in', async () => {
    const link = await operator.control<{ token: string }>('/players/demo/sign-in-link');
    const { token } = link.body;
    await expectOne(() => post('/web-api/user/login', { mode: 'token', token }));
  });

  test('what was approved for a browser that shows a QR code', async () => {
    const started = await operator.post<{ flowId: string; code: string }>('/web-api/auth/qr/start');
    const { flowId, code } = started.body;
    const cookie = cookieOf(started);
    const state = async () =>
      (
        await operator.post<{ digits: string; token: string }>(
          '/web-api/auth/qr/state',
          { flowId },
          { cookie },
        )
      ).body;
    await post('/web-api/auth/qr/show', { code }, demo.token);
    const { digits } = await state();
    await expectOne(() => post('/web-api/auth/qr/approve', { code, digits }, demo.token));
    const { token } = await state();
    await expectOne(() =>
      operator.post('/web-api/user/login', { mode: 'token', token }, { cookie }),
    );
  });

  test('the code and the token of a transfer', async () => {
    const { id } = (await operator.control<{ id: string }>('/transfers', { login: 'demo' })).body;
    await post(`${TRANSFER}/send-code/${id}`, DEMO);
    const { flowId } = (await operator.control<{ flowId: string }>('/transfers', { login: 'demo' }))
      .body;
    const code = await codeOf(flowId);
    let redirectToken = '';
    await expectOne(async () => {
      const answer = await post<{ redirectToken: string }>(`${TRANSFER}/check-code/${id}`, {
        code,
      });
      if (answer.status === 200) ({ redirectToken } = answer.body);
      return answer;
    });
    await expectOne(() => post(`${TRANSFER}/user-data`, { redirectToken }));
  });

  test('a code of an app, and a recovery code', async () => {
    const on = { isOn: true };
    const { body: keys } = await operator.control<{ secret: string; recoveryCodes: string[] }>(
      '/players/demo/two-step',
      on,
    );
    const codes = [totpCode(keys.secret, clock.now()), keys.recoveryCodes[0] ?? ''];
    for (const code of codes) {
      const flows: string[] = [];
      for (let count = 0; count < AT_ONCE; count += 1) {
        const begun = await post<{ flowId: string }>('/web-api/user/login', operator.sandbox.demo);
        flows.push(begun.body.flowId);
      }
      await expectOne(() => post('/web-api/auth/confirm', { flowId: flows.pop() ?? '', code }));
    }
  });

  test('a challenge of a passkey', async () => {
    const key = softAuthenticator(ORIGIN);
    const adding = await post<{ flowId: string; options: Parameters<typeof key.create>[0] }>(
      '/web-api/user/passkeys/options',
      {},
      demo.token,
    );
    const created = { flowId: adding.body.flowId, response: key.create(adding.body.options) };
    await expectOne(() => post('/web-api/user/passkeys', created, demo.token));
    const begun = await post<{ flowId: string; options: Parameters<typeof key.get>[0] }>(
      '/web-api/auth/passkey/options',
      {},
    );
    const signed = { flowId: begun.body.flowId, response: key.get(begun.body.options) };
    await expectOne(() => post('/web-api/auth/passkey', signed));
  });

  test('a code that changes a phone', async () => {
    const player = await registerPlayer(operator);
    const phone = { country_code: 'KZ', phone: '7015550102' };
    const sent = await codeSent('/web-api/user/phone', phone, player.token);
    await expectOne(() => post('/web-api/user/phone/confirm', sent, player.token));
  });

  test('a captcha, and the proof of it', async () => {
    const { id } = (await operator.get<{ id: string }>('/web-api/captcha/update')).body;
    const shown = await operator.get<{ captchas: { id: string; text: string }[] }>(
      '/sandbox/v1/captchas',
    );
    const captcha = shown.body.captchas.find((one) => one.id === id)?.text ?? '';
    await expectOne(() => post('/web-api/captcha/validate', { id, captcha }));
  });

  test('a ticket of an upload', async () => {
    const uploads = uploadBench(operator);
    const ticket = await uploads.ticketOf(demo);
    await expectOne(() => uploads.begin(demo, ticket, 100));
  });

  test('a signed call of a partner', async () => {
    const path = '/partner-api/v1/hello';
    const body = { origin: 'https://bank.example', version: '1' };
    const headers = signCall({
      partner: 'bank',
      secret: SECRET,
      method: 'POST',
      path,
      body: JSON.stringify(body),
      at: clock.now(),
      nonce: randomUUID(),
    });
    await expectOne(() => operator.post(path, body, { headers }));
  });
});
