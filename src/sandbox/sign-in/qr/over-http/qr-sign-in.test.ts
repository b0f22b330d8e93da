import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import {
  cookieOf,
  registerPlayer,
  signInDemo,
  startOperator,
  totpCode,
} from '@grandstand/sandbox/testing';

interface State {
  readonly status: string;
  readonly code: string;
  readonly digits: string;
  readonly token: string;
  readonly nextAt: number;
}
interface Started extends State {
  readonly flowId: string;
  readonly expiresAt: number;
}

const SECOND = 1000;
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

let operator: TestOperator;
let demo: TestPlayer;
beforeAll(async () => {
  operator = await startOperator();
});
beforeEach(async () => {
  await operator.control('/reset');
  demo = await signInDemo(operator);
});
afterEach(() => expect(operator.problems).toEqual([]));
afterAll(async () => operator.sandbox.close());

const skip = (ms: number): void => operator.clock.jump(operator.clock.now() + ms);

/** A browser that shows a QR code. */
async function browser(headers: Record<string, string> = {}) {
  const answer = await operator.post<Started & ErrorBody>(
    '/web-api/auth/qr/start',
    {},
    { headers },
  );
  const { flowId, code, expiresAt, nextAt } = answer.body;
  const cookie = cookieOf(answer);
  return {
    answer,
    flowId,
    code,
    expiresAt,
    nextAt,
    cookie,
    state: async (of = cookie) =>
      (await operator.post<State>('/web-api/auth/qr/state', { flowId }, { cookie: of })).body,
    signIn: (token: string, of: string | undefined = cookie) =>
      operator.post<{ userId: string; step: string; flowId: string } & ErrorBody>(
        '/web-api/user/login',
        { mode: 'token', token },
        { cookie: of },
      ),
  };
}
const asPlayer = (call: string, body: object, player: TestPlayer | null = demo, address = '') =>
  operator.post<Record<string, unknown> & ErrorBody>(`/web-api/auth/qr/${call}`, body, {
    ...(player && { token: player.token }),
    ...(address && { headers: { 'X-Forwarded-For': address } }),
  });
const show = (code: string, player?: TestPlayer | null) => asPlayer('show', { code }, player);
const approve = (code: string, digits: string, player?: TestPlayer | null) =>
  asPlayer('approve', { code, digits }, player);
const refuse = (code: string, player?: TestPlayer) => asPlayer('refuse', { code }, player);
const codeOf = ({ body }: { body: ErrorBody }): string => body.error.code;
async function userOf(cookie: string): Promise<string> {
  return (await operator.get<{ userId: string }>('/web-api/user/check', { cookie })).body.userId;
}

/** A browser that demo has let sign in, and its token. */
async function approved() {
  const shown = await browser();
  await show(shown.code);
  const { digits } = await shown.state();
  expect((await approve(shown.code, digits)).status).toBe(200);
  const { status, token } = await shown.state();
  expect(status).toBe('approved');
  return { ...shown, digits, token };
}

describe('a browser that shows a QR code', () => {
  test('is signed in by a player who scans it and types its digits', async () => {
    const shown = await browser({
      'User-Agent': CHROME,
      'X-Geo-Country': 'KZ',
      'X-Forwarded-For': '203.0.113.7',
    });
    expect(shown.expiresAt).toBe(operator.clock.now() + 120 * SECOND);
    expect(await shown.state()).toMatchObject({ status: 'waiting', code: shown.code });

    const request = await asPlayer('show', { code: shown.code }, demo, '203.0.113.7');
    expect(request.body).toEqual({
      browser: 'Chrome, Windows',
      country: 'KZ',
      network: '203.0.113.···',
      isSameNetwork: true,
      expiresAt: shown.expiresAt,
    });
    const scanned = await shown.state();
    expect(scanned).toEqual({
      status: 'scanned',
      digits: expect.stringMatching(/^[1-9]\d$/) as string,
    });
    expect((await approve(shown.code, scanned.digits)).body).toEqual({});

    const answer = await shown.signIn((await shown.state()).token);
    expect(answer).toMatchObject({ status: 200, body: { userId: demo.userId } });
    const session = cookieOf(answer);
    expect(session).toMatch(/^sid=/);
    expect(session).not.toBe(demo.cookie);
    expect(await userOf(session)).toBe(demo.userId);
    expect(await shown.state()).toEqual({ status: 'used' });
  });

  test('shows another code every 30 s; the last but one can still be scanned, an older one not', async () => {
    const shown = await browser();
    expect(shown.nextAt).toBe(operator.clock.now() + 30 * SECOND);
    skip(30 * SECOND);
    const second = (await shown.state()).code;
    expect(second).not.toBe(shown.code);
    skip(30 * SECOND);
    expect(codeOf(await show(shown.code))).toBe('qr-late');
    expect((await show(second)).status).toBe(200);
  });

  test('shows no digits before its code is scanned', async () => {
    const shown = await browser();
    expect(JSON.stringify(await shown.state())).not.toContain('digits');
  });

  test('has 120 s', async () => {
    const shown = await browser();
    skip(90 * SECOND);
    const { code } = await shown.state();
    skip(30 * SECOND);
    expect(await shown.state()).toEqual({ status: 'expired' });
    const late = await show(code);
    expect([late.status, codeOf(late)]).toEqual([400, 'qr-late']);
  });

  test('can be let in until its time is over, with the code that was scanned', async () => {
    const shown = await browser();
    await show(shown.code);
    skip(119 * SECOND);
    const { digits } = await shown.state();
    expect((await approve(shown.code, digits)).status).toBe(200);
    skip(59 * SECOND);
    expect((await shown.state()).status).toBe('approved');
    skip(SECOND);
    expect(await shown.state()).toEqual({ status: 'expired' });
  });

  test('can lose an answer: each one has a token, and the last one signs in', async () => {
    const { token, state, signIn } = await approved();
    const last = (await state()).token;
    expect(codeOf(await signIn(token))).toBe('link-unknown');
    expect((await signIn(last)).status).toBe(200);
    expect(codeOf(await signIn(last))).toBe('link-used');
  });

  test('asks a player with two steps for the second', async () => {
    const keys = await operator.control<{ secret: string }>('/players/demo/two-step', {
      isOn: true,
    });
    const { token, signIn } = await approved();
    const first = await signIn(token);
    expect(first.body.step).toBe('two-step');
    expect(first.headers.getSetCookie()).toEqual([]);
    const second = await operator.post('/web-api/auth/confirm', {
      flowId: first.body.flowId,
      code: totpCode(keys.body.secret, operator.clock.now()),
    });
    expect(second.status).toBe(200);
  });

  test('is not signed in as a player who is barred meanwhile', async () => {
    const { token, signIn } = await approved();
    const limits = [{ limitType: 30, limitValue: 365, selfExcludeReason: 1 }];
    await operator.post(
      '/limit-service-api/api/external/web/v3/limits',
      { limits },
      { token: demo.token },
    );
    const refused = await signIn(token);
    expect([refused.status, codeOf(refused)]).toEqual([403, 'self-excluded']);
  });

  test('is not signed in once the player has a new password', async () => {
    const shown = await browser();
    await show(shown.code);
    await approve(shown.code, (await shown.state()).digits);
    await operator.post('/web-api/auth/recover', { by: 'email', email: 'demo@example.com' });
    const { body } = await operator.get<{ messages: { text: string }[] }>(
      '/sandbox/v1/outbox?to=demo@example.com',
    );
    const token = /#token=([\w-]{43})/.exec(body.messages[0]?.text ?? '')?.[1];
    const changed = { token, password: 'Solid-Harbour-52' };
    expect((await operator.post('/web-api/auth/password', changed)).status).toBe(200);
    expect(await shown.state()).toEqual({ status: 'refused' });
  });

  test('may ask for 20 codes an hour from its network', async () => {
    const from = { 'X-Forwarded-For': '198.51.100.1' };
    for (let count = 0; count < 20; count += 1) await browser(from);
    const { answer } = await browser(from);
    expect([answer.status, codeOf(answer)]).toEqual([429, 'too-many-codes']);
    expect(answer.headers.get('Retry-After')).toBe('3600');
    expect((await browser({ 'X-Forwarded-For': '198.51.100.2' })).answer.status).toBe(200);
  });
});

describe('a stranger', () => {
  test('who has seen the QR code and the flow gets nothing without the cookie of its browser', async () => {
    const { state, token, signIn } = await approved();
    const other = await browser();
    expect(await state(other.cookie)).toEqual({ status: 'expired' });
    expect(await state('')).toEqual({ status: 'expired' });
    for (const cookie of [other.cookie, '']) {
      const refused = await signIn(token, cookie);
      expect([refused.status, codeOf(refused)]).toEqual([400, 'link-unknown']);
      expect(refused.headers.getSetCookie()).toEqual([]);
    }
    expect((await signIn(token)).status).toBe(200);
  });

  test('can read the cookie neither by a script nor from another site', async () => {
    const [cookie] = (await browser()).answer.headers.getSetCookie();
    expect(cookie).toMatch(
      /^qr=[\w-]{43}; Max-Age=180; Path=\/web-api; HttpOnly; SameSite=Strict$/,
    );
  });

  test('who is not signed in neither sees who asks nor answers', async () => {
    const shown = await browser();
    expect((await show(shown.code, null)).status).toBe(401);
    await show(shown.code);
    const { digits } = await shown.state();
    expect((await approve(shown.code, digits, null)).status).toBe(401);
    expect((await shown.state()).status).toBe('scanned');
  });

  test('can’t answer a code that a player has scanned', async () => {
    const stranger = await registerPlayer(operator);
    const shown = await browser();
    await show(shown.code);
    const { digits } = await shown.state();
    for (const answer of [
      await show(shown.code, stranger),
      await approve(shown.code, digits, stranger),
      await refuse(shown.code, stranger),
    ]) {
      expect([answer.status, codeOf(answer)]).toEqual([409, 'qr-taken']);
    }
    expect((await shown.state()).status).toBe('scanned');
  });

  test('can’t make a code of another one', async () => {
    const [one, other] = [await browser(), await browser()];
    const proof = one.code.split('.')[1] ?? '';
    expect(codeOf(await show(`${other.flowId}.${proof}`))).toBe('qr-late');
    expect(codeOf(await show(one.flowId))).toBe('qr-late');
  });
});

describe('a player who has scanned a QR code', () => {
  const wrongFor = (digits: string): string => (digits === '99' ? '98' : '99');

  test('has three tries for the digits, then the sign-in is refused', async () => {
    const shown = await browser();
    await show(shown.code);
    const { digits } = await shown.state();
    for (const left of [2, 1, 0]) {
      const wrong = await approve(shown.code, wrongFor(digits));
      expect(wrong.status).toBe(400);
      expect(wrong.body.error).toMatchObject({ code: 'wrong-digits', details: { left } });
    }
    expect(codeOf(await approve(shown.code, digits))).toBe('qr-used');
    expect(await shown.state()).toEqual({ status: 'refused' });
  });

  test('can’t agree before the page has shown who asks', async () => {
    const { code, state } = await browser();
    expect(codeOf(await approve(code, '47'))).toBe('qr-late');
    expect(codeOf(await refuse(code))).toBe('qr-late');
    expect((await state()).status).toBe('waiting');
  });

  test('can open its page again', async () => {
    const shown = await browser();
    const first = await show(shown.code);
    skip(70 * SECOND);
    expect((await show(shown.code)).body).toEqual(first.body);
  });

  test('can refuse, for good', async () => {
    const shown = await browser();
    await show(shown.code);
    const { digits } = await shown.state();
    expect((await refuse(shown.code)).body).toEqual({});
    expect(await shown.state()).toEqual({ status: 'refused' });
    expect(codeOf(await approve(shown.code, digits))).toBe('qr-used');
  });

  test('can’t agree twice', async () => {
    const { code, digits } = await approved();
    expect(codeOf(await approve(code, digits))).toBe('qr-used');
    expect(codeOf(await show(code))).toBe('qr-used');
  });
});
