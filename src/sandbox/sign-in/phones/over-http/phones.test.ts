import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { UserConfig } from '@grandstand/bus-contracts/shell';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { registerPlayer, startOperator, totpCode } from '@grandstand/sandbox/testing';

interface Sent {
  readonly flowId: string;
  readonly sentTo: string;
  readonly expiresAt: number;
  readonly resendAt: number;
}
interface Step extends Sent {
  readonly step: 'done' | 'old';
  readonly phone: string | null;
  readonly isSent: boolean;
}
interface Message {
  readonly to: string;
  readonly channel: string;
  readonly template: string;
  readonly text: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PATH = '/web-api/user/phone';
const MAIL = 'ann@example.com';
const OLD = { value: '+4915112345678', masked: '+49 ··· 56 78', number: '151 12345678' };
const NEW = { value: '+4915187654321', masked: '+49 ··· 43 21', number: '151 87654321' };

let operator: TestOperator;
let player: TestPlayer;
beforeAll(async () => {
  operator = await startOperator();
});
beforeEach(async () => {
  await operator.control('/reset');
  skip(HOUR);
  player = await registerPlayer(operator);
  await operator.control(`/players/${player.login}/contacts`, { mail: MAIL });
});
afterEach(() => expect(operator.problems).toEqual([]));
afterAll(async () => operator.sandbox.close());

const skip = (ms: number): void => operator.clock.jump(operator.clock.now() + ms);
const refusal = (status: number, code: string) => ({ status, body: { error: { code } } });
const as = (by = player) => ({ token: by.token });
/** A token lasts ten minutes. */
async function renewToken(): Promise<void> {
  const path = '/web-api/user/gettoken';
  const { body } = await operator.get<{ token: string }>(path, { cookie: player.cookie });
  player = { ...player, token: body.token };
}
const state = async (by = player) =>
  (await operator.get<{ phone: string | null; isSecondStep: boolean }>(PATH, as(by))).body;
const begin = (number: string, by = player) =>
  operator.post<Sent & ErrorBody>(PATH, { country_code: 'DE', phone: number }, as(by));
const remove = (by = player) => operator.post<Step & ErrorBody>(`${PATH}/remove`, {}, as(by));
const confirm = (flowId: string, code: string, by = player) =>
  operator.post<Step & ErrorBody>(`${PATH}/confirm`, { flowId, code }, as(by));
const withoutOld = (proof: object, by = player) =>
  operator.post<Step & ErrorBody>(`${PATH}/without-old`, proof, as(by));
const codeOf = async (flowId: string): Promise<string> =>
  (await operator.control<{ code: string }>('/challenges', { flowId })).body.code;
const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000');
const pass = async (flowId: string, by = player) => confirm(flowId, await codeOf(flowId), by);
const prove = (by = player) =>
  operator.post('/web-api/user/proof', { password: by.password }, as(by));
async function messages(to: string): Promise<Message[]> {
  const path = `/sandbox/v1/outbox?to=${encodeURIComponent(to)}`;
  return (await operator.get<{ messages: Message[] }>(path)).body.messages;
}
const templates = async (to: string): Promise<string[]> =>
  (await messages(to)).map(({ template }) => template);
const heldUntil = async (by = player) =>
  (await operator.get<{ heldUntil: number | null }>('/web-api/payment/withdrawals/methods', as(by)))
    .body.heldUntil;
const bySms = (number: string) =>
  operator.post<Sent>('/web-api/user/login', { mode: 'sms', country_code: 'DE', phone: number });
async function add({ number }: { readonly number: string }, by = player): Promise<void> {
  const { flowId } = (await begin(number, by)).body;
  expect((await pass(flowId, by)).body.step).toBe('done');
}
/** Begins the change to another number, and confirms that one; returns what is asked next. */
async function toOldCode(): Promise<Step> {
  const { flowId } = (await begin(NEW.number)).body;
  return (await pass(flowId)).body;
}

describe('a phone that a player adds', () => {
  test('is proved by a code to it, signs in, and counts as protection', async () => {
    expect(await state()).toEqual({ phone: null, isSecondStep: false });
    const { status, body } = await begin(OLD.number);
    expect(status).toBe(200);
    expect(body).toEqual({
      flowId: expect.any(String) as string,
      sentTo: OLD.masked,
      expiresAt: operator.clock.now() + 2 * MINUTE,
      resendAt: operator.clock.now() + MINUTE,
    });
    expect(await state()).toEqual({ phone: null, isSecondStep: false });
    expect((await pass(body.flowId)).body).toEqual({
      step: 'done',
      phone: OLD.masked,
      isSecondStep: false,
    });
    expect(await state()).toMatchObject({ phone: OLD.masked });
    const { flowId } = (await bySms(OLD.number)).body;
    const signedIn = await operator.post<{ userId: string }>('/web-api/auth/confirm', {
      flowId,
      code: await codeOf(flowId),
    });
    expect(signedIn.body.userId).toBe(player.userId);
    const { body: config } = await operator.get<{ result: UserConfig }>(
      '/web-api/user/config',
      as(),
    );
    expect(config.result.protection_methods.enable_phone_binding).toBe(true);
    expect(config.result.protection_level).toBe(40);
  });

  test('is said in a mail, and holds no withdrawals: there was none before', async () => {
    await add(OLD);
    const mail = (await messages(MAIL)).find(({ template }) => template === 'phone-added');
    expect(mail?.text).toContain(OLD.masked);
    expect(mail?.text).not.toContain(OLD.value);
    expect(await heldUntil()).toBeNull();
  });

  test('needs a right code, within its time and in the same session', async () => {
    const { flowId } = (await begin(OLD.number)).body;
    const code = await codeOf(flowId);
    for (const left of [4, 3, 2, 1, 0]) {
      const { body } = await confirm(flowId, wrongFor(code));
      expect(body.error).toMatchObject({ code: 'wrong_code', details: { left } });
    }
    expect(await confirm(flowId, code)).toMatchObject(refusal(400, 'time_up'));
    skip(MINUTE);
    const again = await operator.post<Sent>('/web-api/auth/resend', { flowId });
    expect(again.body.sentTo).toBe(OLD.masked);
    const stranger = await registerPlayer(operator);
    const fresh = await codeOf(flowId);
    expect(await confirm(flowId, fresh, stranger)).toMatchObject(refusal(400, 'time_up'));
    skip(2 * MINUTE);
    expect(await confirm(flowId, fresh)).toMatchObject(refusal(400, 'time_up'));
    expect(await state()).toMatchObject({ phone: null });
  });

  test('needs a recent proof', async () => {
    skip(6 * MINUTE);
    expect(await begin(OLD.number)).toMatchObject({
      status: 403,
      body: { error: { code: 'proof-required', details: { by: 'password' } } },
    });
    await prove();
    expect((await begin(OLD.number)).status).toBe(200);
  });

  test.each(['', '151', '151 1234567 8901234', '+7 701 234 41 22', 'x'])(
    'is none of the country: "%s"',
    async (number) => {
      expect(await begin(number)).toMatchObject(refusal(400, 'bad-phone'));
    },
  );

  test('answers alike for a number that another player has, who is told; no code is right', async () => {
    const owner = await registerPlayer(operator);
    await operator.control(`/players/${owner.login}/contacts`, { phone: OLD.value });
    const free = await begin(NEW.number);
    const taken = await begin(OLD.number);
    expect(taken.status).toBe(free.status);
    expect(Object.keys(taken.body)).toEqual(Object.keys(free.body));
    expect({ ...taken.body, flowId: '', sentTo: '' }).toEqual({
      ...free.body,
      flowId: '',
      sentTo: '',
    });
    expect(await templates(OLD.value)).toEqual(['phone-taken']);
    expect(await codeOf(taken.body.flowId)).toBeNull();
    for (const code of ['000000', '111111']) {
      expect((await confirm(taken.body.flowId, code)).body.error.code).toBe('wrong_code');
    }
    expect(await state(owner)).toMatchObject({ phone: OLD.masked });
  });

  test('goes to one of two players who prove it at the same time', async () => {
    const other = await registerPlayer(operator);
    const one = (await begin(OLD.number)).body.flowId;
    skip(MINUTE);
    const two = (await begin(OLD.number, other)).body.flowId;
    const codes = [await codeOf(one), await codeOf(two)] as const;
    const answers = await Promise.all([confirm(one, codes[0]), confirm(two, codes[1], other)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const phones = [(await state()).phone, (await state(other)).phone];
    expect(phones.filter((phone) => phone !== null)).toEqual([OLD.masked]);
  });
});

describe('a phone that a player changes', () => {
  beforeEach(async () => add(OLD));

  test('asks for a code to both numbers, and takes the place of the old one', async () => {
    const next = await toOldCode();
    expect(next).toMatchObject({ step: 'old', sentTo: OLD.masked, isSent: true });
    expect(await state()).toMatchObject({ phone: OLD.masked });
    expect((await pass(next.flowId)).body).toMatchObject({ step: 'done', phone: NEW.masked });
    skip(MINUTE);
    const former = (await bySms(OLD.number)).body.flowId;
    expect(await codeOf(former)).toBeNull();
  });

  test('mails the account, and holds its withdrawals for a day', async () => {
    const { flowId } = await toOldCode();
    await pass(flowId);
    const until = operator.clock.now() + 24 * HOUR;
    expect(await heldUntil()).toBe(until);
    const mail = (await messages(MAIL)).find(({ template }) => template === 'phone-changed');
    expect(mail?.text).toContain(NEW.masked);
    skip(24 * HOUR - 1);
    await renewToken();
    expect(await heldUntil()).toBe(until);
    skip(1);
    expect(await heldUntil()).toBeNull();
  });

  test('tells the old number where the account has no mail address', async () => {
    await operator.control(`/players/${player.login}/contacts`, { mail: null });
    const { flowId } = await toOldCode();
    await pass(flowId);
    expect(await templates(OLD.value)).toContain('phone-changed');
    expect(await templates(NEW.value)).not.toContain('phone-changed');
  });

  test('stays as it is without the code to the old one', async () => {
    const { flowId } = await toOldCode();
    const code = wrongFor(await codeOf(flowId));
    expect(await confirm(flowId, code)).toMatchObject(refusal(400, 'wrong_code'));
    expect(await state()).toMatchObject({ phone: OLD.masked });
    expect(await heldUntil()).toBeNull();
  });

  test('by the password where the old one is lost, but only once the new one is proved', async () => {
    const { password } = player;
    expect(await withoutOld({ password })).toMatchObject(refusal(400, 'time_up'));
    await begin(NEW.number);
    expect(await withoutOld({ password })).toMatchObject(refusal(400, 'time_up'));
    skip(MINUTE);
    await toOldCode();
    expect(await withoutOld({ password: 'wrong' })).toMatchObject(refusal(400, 'wrong-password'));
    expect((await withoutOld({ password })).body).toMatchObject({
      step: 'done',
      phone: NEW.masked,
    });
    expect(await heldUntil()).toBe(operator.clock.now() + 24 * HOUR);
    expect(await withoutOld({ password })).toMatchObject(refusal(400, 'time_up'));
  });

  test('by the password and a code, of a player with two steps who has lost the old one', async () => {
    const { body: keys } = await operator.control<{ secret: string }>(
      `/players/${player.login}/two-step`,
      { isOn: true },
    );
    await toOldCode();
    const { password } = player;
    expect(await withoutOld({ password })).toMatchObject(refusal(403, 'proof-required'));
    const code = totpCode(keys.secret, operator.clock.now());
    expect(await withoutOld({ password, code: wrongFor(code) })).toMatchObject(
      refusal(400, 'wrong_code'),
    );
    expect((await withoutOld({ password, code })).body.step).toBe('done');
  });

  test('goes on where the old number may get no code yet', async () => {
    const asked = (await bySms(OLD.number)).body;
    const next = await toOldCode();
    expect(next).toMatchObject({ step: 'old', isSent: false, resendAt: asked.resendAt });
    expect(await confirm(next.flowId, '000000')).toMatchObject(refusal(400, 'time_up'));
    skip(MINUTE);
    await operator.post('/web-api/auth/resend', { flowId: next.flowId });
    expect((await pass(next.flowId)).body.step).toBe('done');
  });

  test('makes codes worthless that were sent to the old one before', async () => {
    const { flowId } = (await bySms(OLD.number)).body;
    const code = await codeOf(flowId);
    await toOldCode();
    await withoutOld({ password: player.password });
    const late = await operator.post('/web-api/auth/confirm', { flowId, code });
    expect(late).toMatchObject(refusal(400, 'time_up'));
  });

  test('can’t be the same one', async () => {
    expect(await begin(OLD.number)).toMatchObject(refusal(409, 'phone-same'));
  });
});

describe('a phone that a player removes', () => {
  beforeEach(async () => add(OLD));

  test('asks for a code to it, and holds withdrawals: another one can’t be added in its place unseen', async () => {
    const sent = (await remove()).body;
    expect(sent).toMatchObject({ sentTo: OLD.masked, isSent: true });
    expect((await pass(sent.flowId)).body).toMatchObject({ step: 'done', phone: null });
    expect(await heldUntil()).toBe(operator.clock.now() + 24 * HOUR);
    expect(await templates(MAIL)).toContain('phone-removed');
    await add(NEW);
    expect(await heldUntil()).toBe(operator.clock.now() + 24 * HOUR);
  });

  test('can be lost: the password goes in place of the code', async () => {
    await remove();
    expect((await withoutOld({ password: player.password })).body).toMatchObject({
      step: 'done',
      phone: null,
    });
  });

  test('must not be the only way to reach the player, nor their second step', async () => {
    await operator.control(`/players/${player.login}/contacts`, { mail: null });
    expect(await remove()).toMatchObject(refusal(409, 'phone-only-contact'));
    await operator.control(`/players/${player.login}/contacts`, { mail: MAIL });
    await operator.control(`/players/${player.login}/two-step`, { isOn: true, by: 'sms' });
    expect(await state()).toMatchObject({ isSecondStep: true });
    expect(await remove()).toMatchObject(refusal(409, 'phone-second-step'));
    await operator.control(`/players/${player.login}/two-step`, { isOn: false });
    expect((await remove()).status).toBe(200);
  });

  test('is nobody’s without one', async () => {
    const other = await registerPlayer(operator);
    await operator.control(`/players/${other.login}/contacts`, { mail: 'bob@example.com' });
    expect(await remove(other)).toMatchObject(refusal(409, 'no-phone'));
    expect(await operator.get(PATH)).toMatchObject(refusal(401, 'unauthorized'));
  });
});
