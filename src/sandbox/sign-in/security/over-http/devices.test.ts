import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answer, ErrorBody, TestOperator } from '@grandstand/sandbox/testing';
import { registerPlayer, startOperator } from '@grandstand/sandbox/testing';

interface SessionView {
  readonly number: number;
  readonly browser: string;
  readonly country: string | null;
  readonly method: string | null;
  readonly startedAt: number;
  readonly seenAt: number;
  readonly isThis: boolean;
}
interface Message {
  readonly template: string;
  readonly channel: string;
  readonly to: string;
  readonly text: string;
  readonly html: string | null;
  readonly language: string;
}

const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36';
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

let operator: TestOperator;
beforeAll(async () => {
  operator = await startOperator({ siteOrigin: 'https://site.example' });
});
beforeEach(async () => operator.control('/reset'));
afterEach(() => expect(operator.problems).toEqual([]));
afterAll(async () => operator.sandbox.close());

/** A browser with its cookies, as far as the operator sees it. */
class Browser {
  readonly #agent: string;
  readonly #country: string | undefined;
  readonly #cookies = new Map<string, string>();
  token = '';

  constructor(agent: string, country?: string) {
    this.#agent = agent;
    this.#country = country;
  }

  async call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown, language = 'en') {
    const answer = await operator.call<T & ErrorBody>(method, path, {
      ...(body !== undefined && { body }),
      ...(this.token !== '' && { token: this.token }),
      language,
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      headers: {
        'User-Agent': this.#agent,
        ...(this.#country !== undefined && { 'X-Geo-Country': this.#country }),
      },
    });
    this.#keep(answer);
    return answer;
  }

  async signIn(body: object = operator.sandbox.demo, language = 'en') {
    const answer = await this.call<{ token: string }>(
      'POST',
      '/web-api/user/login',
      body,
      language,
    );
    if (answer.status === 200) this.token = answer.body.token;
    return answer;
  }

  async sessions(): Promise<SessionView[]> {
    const { body } = await this.call<{ sessions: SessionView[] }>('GET', '/web-api/user/sessions');
    return body.sessions;
  }

  async history() {
    const { body } = await this.call<{ attempts: object[] }>('GET', '/web-api/user/sign-ins');
    return body.attempts;
  }

  forgetCookies(): void {
    this.#cookies.clear();
  }

  #keep({ headers }: Answer<unknown>): void {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
  }
}

async function outbox(): Promise<Message[]> {
  const { body } = await operator.get<{ messages: Message[] }>('/sandbox/v1/outbox');
  return body.messages;
}

const tokenIn = (text = ''): string => /\/user\/notme#token=([\w-]{43})/.exec(text)?.[1] ?? '';
const redeem = (token: string) =>
  operator.post<ErrorBody>('/web-api/auth/redeem', { kind: 'not-me', token });

describe('the sessions of a player', () => {
  test('are listed with browser, country, method and times, this one first', async () => {
    const laptop = new Browser(LAPTOP, 'DE');
    await laptop.signIn();
    const begun = operator.clock.now();
    operator.clock.jump(operator.clock.now() + 3 * MINUTE);
    const phone = new Browser(PHONE);
    await phone.signIn();
    operator.clock.jump(operator.clock.now() + 2 * MINUTE);
    const now = operator.clock.now();
    expect(await laptop.sessions()).toEqual([
      {
        number: expect.any(Number) as number,
        browser: 'Firefox, Linux',
        country: 'DE',
        method: 'password',
        startedAt: begun,
        seenAt: now,
        isThis: true,
      },
      {
        number: expect.any(Number) as number,
        browser: 'Chrome, Android',
        country: null,
        method: 'password',
        startedAt: begun + 3 * MINUTE,
        seenAt: begun + 3 * MINUTE,
        isThis: false,
      },
    ]);
    expect((await phone.sessions()).map(({ isThis, browser }) => [browser, isThis])).toEqual([
      ['Chrome, Android', true],
      ['Firefox, Linux', false],
    ]);
  });

  test('have no part of the cookie or of the id that tokens name', async () => {
    const laptop = new Browser(LAPTOP);
    await laptop.signIn();
    const [session] = await laptop.sessions();
    expect(Object.keys(session ?? {}).toSorted()).toEqual(
      ['browser', 'country', 'isThis', 'method', 'number', 'seenAt', 'startedAt'].toSorted(),
    );
  });

  test('end one at a time: the ended one is out at its next call', async () => {
    const [laptop, phone] = [new Browser(LAPTOP), new Browser(PHONE)];
    await laptop.signIn();
    await phone.signIn();
    const other = (await laptop.sessions()).find(({ isThis }) => !isThis);
    const ended = await laptop.call<{ sessions: SessionView[] }>(
      'DELETE',
      `/web-api/user/sessions/${other?.number}`,
    );
    expect(ended.body.sessions.map(({ browser }) => browser)).toEqual(['Firefox, Linux']);
    expect((await phone.call('GET', '/web-api/user/sessions')).status).toBe(401);
    expect((await phone.call<string>('GET', '/web-api/session')).body).toBe('guest');
    // A second press on the same row finds nothing.
    const again = await laptop.call('DELETE', `/web-api/user/sessions/${other?.number}`);
    expect([again.status, again.body.error.code]).toEqual([404, 'not-found']);
    expect((await laptop.call('DELETE', '/web-api/user/sessions/all')).status).toBe(404);
  });

  test('all end but this one', async () => {
    const browsers = [new Browser(LAPTOP), new Browser(PHONE), new Browser('')];
    for (const browser of browsers) await browser.signIn();
    const [laptop, ...others] = browsers;
    const answer = await laptop?.call<{ sessions: SessionView[] }>(
      'POST',
      '/web-api/user/sessions/end-others',
      {},
    );
    expect(answer?.body.sessions).toMatchObject([{ isThis: true, browser: 'Firefox, Linux' }]);
    for (const other of others) {
      expect((await other.call('GET', '/web-api/user/sessions')).status).toBe(401);
    }
  });

  test('of another player can neither be seen nor ended', async () => {
    const laptop = new Browser(LAPTOP);
    await laptop.signIn();
    const [own] = await laptop.sessions();
    const stranger = await registerPlayer(operator);
    const { token } = stranger;
    const seen = await operator.get<{ sessions: SessionView[] }>('/web-api/user/sessions', {
      token,
    });
    expect(seen.body.sessions).toMatchObject([{ isThis: true, method: 'registration' }]);
    const refused = await operator.call('DELETE', `/web-api/user/sessions/${own?.number}`, {
      token,
    });
    expect(refused.status).toBe(404);
    expect(await laptop.sessions()).toHaveLength(1);
    expect((await operator.get('/web-api/user/sessions')).status).toBe(401);
    expect((await operator.get('/web-api/user/sign-ins')).status).toBe(401);
  });
});

describe('the history of sign-ins', () => {
  test('has those that failed too, the newest first, for 30 days', async () => {
    const laptop = new Browser(LAPTOP, 'KZ');
    await laptop.signIn();
    await new Browser(PHONE).signIn({ ...operator.sandbox.demo, password: 'wrong' });
    const at = operator.clock.now();
    expect(await laptop.history()).toMatchObject([
      { at, isSuccess: false, method: 'password', browser: 'Chrome, Android', country: null },
      { at, isSuccess: true, method: 'password', browser: 'Firefox, Linux', country: 'KZ' },
    ]);
    operator.clock.jump(operator.clock.now() + 30 * DAY);
    await laptop.signIn();
    expect(await laptop.history()).toHaveLength(1);
  });

  test('has no more than 50', async () => {
    const laptop = new Browser(LAPTOP);
    for (let i = 0; i < 52; i++) await laptop.signIn();
    expect(await laptop.history()).toHaveLength(50);
  });

  test('names wrong codes, of the first step and of the second', async () => {
    const phoned = new Browser(PHONE);
    const sent = await phoned.signIn({ mode: 'sms', country_code: 'KZ', phone: '7012344122' });
    const { flowId } = sent.body as unknown as { flowId: string };
    phoned.token = '';
    const wrong = { flowId, code: '0' };
    const answer = await phoned.call('POST', '/web-api/auth/confirm', wrong);
    expect(answer.body.error.code).toBe('wrong_code');
    const laptop = new Browser(LAPTOP);
    await laptop.signIn();
    await operator.control('/players/demo/two-step', { isOn: true });
    const second = new Browser(PHONE);
    const step = await second.signIn();
    second.token = '';
    const { flowId: next } = step.body as unknown as { flowId: string };
    await second.call('POST', '/web-api/auth/confirm', { flowId: next, code: '000000' });
    expect(await laptop.history()).toMatchObject([
      { isSuccess: false, method: 'password', browser: 'Chrome, Android' },
      { isSuccess: true, method: 'password', browser: 'Firefox, Linux' },
      { isSuccess: false, method: 'code', browser: 'Chrome, Android' },
    ]);
  });
});

describe('a sign-in from a browser that the player has not used before', () => {
  test('is told to them; a browser is known by its cookie and by nothing else', async () => {
    const laptop = new Browser(LAPTOP, 'DE');
    await laptop.signIn();
    await laptop.signIn();
    expect(await outbox()).toEqual([]);
    // A stranger's browser may have the same name.
    const twin = new Browser(LAPTOP, 'AZ');
    await twin.signIn();
    const [message, ...others] = await outbox();
    expect(others).toEqual([]);
    expect(message).toMatchObject({ template: 'new-browser', channel: 'mail' });
    expect(message?.text).toContain('Browser: Firefox, Linux. Country: Azerbaijan.');
    expect(message?.text).toMatch(/ on \w+ \d+, 2026, /);
    const link = message?.text.match(
      /\n(https:\/\/site\.example\/en\/user\/notme#token=\S+)\n/,
    )?.[1];
    expect(message?.html).toContain(`<a href="${link}">`);
    await twin.signIn();
    expect(await outbox()).toHaveLength(1);
    twin.forgetCookies();
    await twin.signIn();
    expect(await outbox()).toHaveLength(2);
  });

  test('is known to each player of a browser apart', async () => {
    const laptop = new Browser(LAPTOP);
    await laptop.signIn();
    const other = await registerPlayer(operator);
    await operator.control(`/players/${other.login}/contacts`, {
      mail: null,
      phone: '+4915112345678',
    });
    const { body } = await operator.control<{ token: string }>(
      `/players/${other.login}/sign-in-link`,
    );
    expect(await outbox()).toHaveLength(1);
    await laptop.signIn({ mode: 'token', token: body.token });
    const [message] = await outbox();
    expect(message).toMatchObject({
      template: 'new-browser',
      channel: 'sms',
      to: '+4915112345678',
    });
    expect(message?.text).toMatch(/ https:\/\/site\.example\/en\/user\/notme#token=\S+ /);
  });

  test.each(LANGUAGES)('says so in the player’s language: %s', async (language) => {
    await new Browser(LAPTOP).signIn(operator.sandbox.demo, language);
    await new Browser('').signIn(operator.sandbox.demo, 'en');
    const [message] = await outbox();
    expect(message?.language).toBe(language);
    expect(message?.text).toContain(`https://site.example/${language}/user/notme#token=`);
    expect(message?.text).not.toMatch(/[{}]|undefined|null/);
  });

  test('the cookie is for no script, and lasts', async () => {
    const { headers } = await new Browser(LAPTOP).signIn();
    const line = headers.getSetCookie().find((one) => one.startsWith('browser='));
    expect(line).toMatch(/^browser=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  });
});

describe('the link “this was not me”', () => {
  async function foreignSignIn() {
    const [laptop, stranger] = [new Browser(LAPTOP), new Browser(PHONE)];
    await laptop.signIn();
    await stranger.signIn();
    return { laptop, stranger, token: tokenIn((await outbox())[0]?.text) };
  }

  test('ends all sessions, and sets a new password with the same token', async () => {
    const { laptop, stranger, token } = await foreignSignIn();
    const answer = await redeem(token);
    expect([answer.status, answer.body]).toEqual([200, { what: 'sessions' }]);
    for (const browser of [laptop, stranger]) {
      expect((await browser.call('GET', '/web-api/user/sessions')).status).toBe(401);
    }
    // An answer that was lost: the player presses once more.
    expect((await redeem(token)).status).toBe(200);
    const password = 'an uncommon phrase 7';
    const set = await operator.post('/web-api/auth/password', { token, password });
    expect(set.status).toBe(200);
    expect((await redeem(token)).body.error.code).toBe('unknown');
    expect((await new Browser(LAPTOP).signIn()).status).toBe(400);
    expect((await laptop.signIn({ login: 'demo', password })).status).toBe(200);
  });

  test('sets no password before the press, and no code or link that has begun signs in after it', async () => {
    const { stranger, token } = await foreignSignIn();
    const early = await operator.post<ErrorBody>('/web-api/auth/password', {
      token,
      password: 'an uncommon phrase 7',
    });
    expect(early.body.error.code).toBe('recovery-unknown');
    const { body } = await operator.control<{ token: string }>('/players/demo/sign-in-link');
    await redeem(token);
    const late = await stranger.signIn({ mode: 'token', token: body.token });
    expect(late.body.error.code).toBe('link-used');
  });

  test('makes the stranger’s browser a new one again, and leaves the player’s own known', async () => {
    const { laptop, stranger, token } = await foreignSignIn();
    await redeem(token);
    const before = (await outbox()).length;
    await laptop.signIn();
    expect(await outbox()).toHaveLength(before);
    await stranger.signIn();
    expect((await outbox())[0]?.template).toBe('new-browser');
    expect(await outbox()).toHaveLength(before + 1);
  });

  test('works for 24 hours, for this alone', async () => {
    const { laptop, token } = await foreignSignIn();
    for (const kind of ['verify', 'activate', 'newsletter']) {
      const other = await operator.post<ErrorBody>('/web-api/auth/redeem', { kind, token });
      expect(other.body.error.code).toBe('unknown');
    }
    expect((await redeem(`${token}x`)).body.error.code).toBe('unknown');
    operator.clock.jump(operator.clock.now() + DAY);
    expect((await redeem(token)).body.error.code).toBe('time_up');
    await laptop.signIn();
    expect(await laptop.sessions()).not.toEqual([]);
  });
});
