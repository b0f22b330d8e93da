import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody, TestOperator } from '@grandstand/sandbox/testing';
import { cookieOf, startOperator } from '@grandstand/sandbox/testing';

const MINUTE = 60_000;
const COMMON = { country_id: 3, currency_id: 4, is_of_age: true, is_terms_agreed: true };
const MAIL = {
  type: 'full_reg',
  ...COMMON,
  password: 'correct horse battery',
  name: 'Ann',
  date_birthday: '1990-02-28',
};

interface Answered extends ErrorBody {
  readonly userId: string;
  readonly login: string;
  readonly password: string;
  readonly token: string;
  readonly flowId: string;
}

let operator: TestOperator;
let numbers = 7_010_000_000;
beforeAll(async () => {
  operator = await startOperator();
});
beforeEach(() => {
  // The operator counts requests of an hour.
  pass(61 * MINUTE);
});
afterAll(() => operator.sandbox.close());

const pass = (ms: number): void => operator.clock.jump(operator.clock.now() + ms);
const register = (body: object, language = 'en') =>
  operator.post<Answered>('/web-api/user/register', body, { language });
const login = (body: object) => operator.post<Answered>('/web-api/user/login', body);
const newPhone = () => ({
  type: 'phone_reg',
  ...COMMON,
  country_code: 'KZ',
  phone: String(++numbers),
});
const newMail = () => ({ ...MAIL, email: `Ann.${++numbers}@Mail.example` });

async function codeOf(flowId: string): Promise<string | null> {
  const { body } = await operator.control<{ code: string | null }>('/challenges', { flowId });
  return body.code;
}

async function messages(to: string) {
  const { body } = await operator.get<{
    messages: { template: string; text: string; language: string; playerId: number | null }[];
  }>(`/sandbox/v1/outbox?to=${encodeURIComponent(to)}`);
  return body.messages;
}

/** Sends the code and registers with it. */
async function registerWith(body: object) {
  const sent = await register(body);
  const proof = { flowId: sent.body.flowId, code: await codeOf(sent.body.flowId) };
  return { sent, proof, answer: await register({ ...body, ...proof }) };
}

describe('a registration by phone', () => {
  test('sends a code in the language of the page, and registers with it', async () => {
    const body = newPhone();
    const sent = await register(body, 'ru');
    expect(sent.status).toBe(200);
    expect(sent.body).toMatchObject({ sentTo: expect.stringMatching(/^\+7 ··· \d\d \d\d$/) });
    expect(sent.headers.getSetCookie()).toEqual([]);
    const [message] = await messages(`+7${body.phone}`);
    const parts = { template: 'registration-code', language: 'ru', playerId: null };
    expect(message).toMatchObject(parts);

    const proof = { flowId: sent.body.flowId, code: await codeOf(sent.body.flowId) };
    const { status, body: player, headers } = await register({ ...body, ...proof });
    expect(status).toBe(200);
    expect(headers.getSetCookie()[0]).toMatch(/^sid=/);
    const phone = { mode: 'phone_password', country_code: 'KZ', phone: body.phone };
    for (const name of [phone, { login: player.login }]) {
      const again = await login({ ...name, password: player.password, remember: false });
      expect(again.body).toMatchObject({ userId: player.userId });
    }
  });

  test('is refused with a wrong code, with a late one, and with the code of another number', async () => {
    const body = newPhone();
    const { flowId } = (await register(body)).body;
    const code = (await codeOf(flowId)) ?? '';
    const wrong = await register({ ...body, flowId, code: code === '123456' ? '1' : '123456' });
    expect(wrong).toMatchObject({
      status: 400,
      body: { error: { code: 'wrong_code', details: { left: 4 } } },
    });
    const other = await register({ ...newPhone(), flowId, code });
    expect(other.body.error.code).toBe('time_up');
    pass(2 * MINUTE);
    const late = await register({ ...body, flowId, code });
    expect(late.body.error.code).toBe('time_up');
    // It signs nobody in either.
    const confirmed = await operator.post<ErrorBody>('/web-api/auth/confirm', { flowId, code });
    expect(confirmed.body.error.code).toBe('time_up');
  });

  test('sends the code again, to the guest', async () => {
    const body = newPhone();
    const { flowId } = (await register(body)).body;
    pass(MINUTE);
    expect((await operator.post('/web-api/auth/resend', { flowId })).status).toBe(200);
    const answer = await register({ ...body, flowId, code: await codeOf(flowId) });
    expect(answer.status).toBe(200);
    expect(await messages(`+7${body.phone}`)).toHaveLength(2);
  });

  test('refuses a number that its country does not have', async () => {
    const answer = await register({ ...newPhone(), phone: '12' });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad-phone' } } });
  });
});

describe('a registration by mail', () => {
  test('sends a code by mail, and registers with the chosen password', async () => {
    const body = newMail();
    const { sent, answer } = await registerWith(body);
    expect(sent.body).toMatchObject({ sentTo: 'a···@mail.example' });
    expect(answer.status).toBe(200);
    const again = await login({ login: body.email, password: body.password, remember: false });
    expect(again.body).toMatchObject({ userId: answer.body.userId });
    const { token } = answer.body;
    const config = await operator.get<{ result: object }>('/web-api/user/config', { token });
    expect(config.body.result).toMatchObject({
      user_email: body.email.toLowerCase(),
      user_name: 'Ann',
      activation_type: 1,
      user_data: { date_birthday: '1990-02-28', name: 'Ann' },
    });
  });

  test.each([
    ['bad-email', 400, { email: 'ann@mail' }],
    ['weak-password', 400, { password: '1234567' }],
    ['under-age', 403, { date_birthday: '2010-01-01' }],
    ['not-allowed', 400, { date_birthday: '1990-02-30' }],
    ['not-allowed', 400, { name: ' ' }],
  ])('is refused with %s before a code is sent', async (code, status, part) => {
    const body = { ...newMail(), ...part };
    expect(await register(body)).toMatchObject({ status, body: { error: { code } } });
    expect(await messages(body.email.toLowerCase())).toEqual([]);
  });
});

describe('an address that a player has', () => {
  test.each([
    ['phone', newPhone, (body: ReturnType<typeof newPhone>) => `+7${body.phone}`],
    ['mail', newMail, (body: ReturnType<typeof newMail>) => body.email.toLowerCase()],
  ])(
    'is answered like a free one, and its owner is informed: %s',
    async (_, make, addressOf: (body: never) => string) => {
      const body = make();
      const { answer } = await registerWith(body);
      pass(61 * MINUTE);
      const free = await register(make(), 'ru');
      const taken = await register(body, 'ru');
      expect(taken.status).toBe(free.status);
      expect(Object.keys(taken.body)).toEqual(Object.keys(free.body));
      expect(await codeOf(taken.body.flowId)).toBeNull();
      const [message] = await messages(addressOf(body as never));
      expect(message).toMatchObject({
        template: 'already-registered',
        language: 'en',
        playerId: Number(answer.body.userId),
      });
      const wrong = await register({ ...body, flowId: taken.body.flowId, code: '123456' });
      expect(wrong.body.error.code).toBe('wrong_code');
    },
  );

  test('is registered once where two tabs have a right code', async () => {
    const body = newPhone();
    const flows: string[] = [];
    for (const _ of [1, 2]) {
      pass(MINUTE);
      flows.push((await register(body)).body.flowId);
    }
    const proofs = await Promise.all(
      flows.map(async (flowId) => ({ flowId, code: await codeOf(flowId) })),
    );
    const answers = await Promise.all(proofs.map((proof) => register({ ...body, ...proof })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('taken');
  });
});

describe('what a newcomer chooses', () => {
  test.each([
    ['a known bonus', { first_deposit_bonus_choice: 2 }, 200],
    ['no bonus', { first_deposit_bonus_choice: 0 }, 200],
    ['an unknown bonus', { first_deposit_bonus_choice: 3 }, 400],
    ['a known network', { social_media: 3 }, 200],
    ['an unknown network', { social_media: 7 }, 400],
  ])('is accepted or refused: %s', async (_, part, status) => {
    const answer = await register({ type: 'fast_reg', ...COMMON, ...part });
    expect(answer.status).toBe(status);
  });

  test('is refused through a network where none is offered, with a code of its own', async () => {
    const answer = await register({ type: 'soc_reg', ...COMMON, social_media: 11 });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'no-networks' } } });
  });

  test('a promo code is checked before, and offered in the coupon after', async () => {
    const check = (ref_code: string) =>
      operator.post('/web-api/user/register/promo-code', { ref_code });
    expect((await check('secret25')).body).toEqual({ title: '+25% on net winnings' });
    expect((await check('NOBODY')).body).toEqual({ title: null });
    const { body } = await register({ type: 'fast_reg', ...COMMON, ref_code: 'secret25' });
    const { token } = body;
    const accounts = await operator.get<{ balance: { id: number }[] }>('/web-api/user/accounts', {
      token,
    });
    const accountId = accounts.body.balance[0]?.id;
    const draft = { typeId: 0, systemValue: 2, bets: [], accountId };
    const coupon = await operator.post<{ promoCodes: { code: string }[] }>(
      '/web-api/coupon/check',
      draft,
      { token },
    );
    expect(coupon.body.promoCodes.map(({ code }) => code)).toContain('SECRET25');
  });

  test('cannot guess promo codes without end', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 61; count += 1) {
      const { status } = await operator.post('/web-api/user/register/promo-code', {
        ref_code: `GUESS${count}`,
      });
      statuses.add(status);
    }
    expect([...statuses]).toEqual([200, 429]);
  });
});

test('nobody registers where the site has closed the registration', async () => {
  await operator.control('/site', { pages: { isRegistrationAvailable: false } });
  for (const body of [{ type: 'fast_reg', ...COMMON }, newPhone(), newMail()]) {
    const answer = await register(body);
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'registration-off' } } });
  }
  await operator.control('/site', { pages: { isRegistrationAvailable: true } });
});

describe('the credentials', () => {
  const mail = (token: string, password: string) =>
    operator.post<{ sentTo: string } & ErrorBody>(
      '/web-api/user/credentials',
      { save: 2, password },
      { token },
    );

  test('are mailed to the confirmed address, soon after the registration only', async () => {
    const body = newMail();
    const { answer } = await registerWith(body);
    const { token, password, login: name } = answer.body;
    expect((await mail(token, 'wrong')).body.error.code).toBe('wrong-credentials');
    expect(await mail(token, password)).toMatchObject({
      status: 200,
      body: { sentTo: 'a···@mail.example' },
    });
    const [message] = await messages(body.email.toLowerCase());
    expect(message?.text).toContain(name);
    pass(31 * MINUTE);
    const cookie = cookieOf(answer);
    const renewed = await operator.get<{ token: string }>('/web-api/user/gettoken', { cookie });
    const late = await mail(renewed.body.token, password);
    expect(late).toMatchObject({
      status: 403,
      body: { error: { code: 'credentials-not-mailed' } },
    });
  });

  test('are not mailed where no address was confirmed', async () => {
    const { body } = await register({ type: 'fast_reg', ...COMMON });
    const answer = await mail(body.token, body.password);
    expect(answer.body.error.code).toBe('credentials-not-mailed');
  });
});
