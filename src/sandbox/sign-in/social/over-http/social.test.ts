import { describe, expect, it, test } from 'vitest';
import { startOperator, totpCode } from '@grandstand/sandbox/testing';
import type { ErrorBody } from '@grandstand/sandbox/testing';
import type { Browser } from '../../../../../tests/harness/social';
import {
  browser,
  IDENTITY,
  provideNetworks,
  registered,
  REGISTRATION,
  site,
  SITE,
} from '../../../../../tests/harness/social';

const MINUTE = 60_000;

provideNetworks();

const skip = (ms: number): void => site.operator.clock.jump(site.operator.clock.now() + ms);
/** The code that is sent to the mail address of the demo player, by the person who has it at the network. */
async function linkCode(by: Browser): Promise<{ flowId: string; code: string }> {
  await by.signIn('e-1002');
  return by.linkCode();
}

const close = (login: string) =>
  site.operator.control(`/players/${login}/close`, { isClosed: true });

interface Message {
  readonly template: string;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
}
const messagesToDemo = async (template: string): Promise<Message[]> => {
  const path = '/sandbox/v1/outbox?to=demo@example.com';
  const { body } = await site.operator.get<{ messages: Message[] }>(path);
  return body.messages.filter((message) => message.template === template);
};
const connections = () => messagesToDemo('network-connected');

async function linkDemo(): Promise<void> {
  const first = site.newBrowser();
  await first.post('/web-api/auth/confirm', await linkCode(first));
}

describe('the start', () => {
  it('leads to the network with state, nonce and PKCE, and sets a cookie that scripts can’t read', async () => {
    const answer = await site.operator.get('/social-api/oauth/example-id/start?redirect=/en/line');
    const address = new URL(answer.headers.get('Location') ?? '');
    expect([answer.status, address.origin + address.pathname]).toEqual([
      302,
      `${IDENTITY}/example-id/authorize`,
    ]);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      redirect_uri: `${SITE}/social-api/oauth/example-id/callback`,
      response_type: 'code',
      code_challenge_method: 'S256',
      ui_locales: 'en',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(address.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    }
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^social=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('is refused to a network address after a hundred within ten minutes, and leaves nothing', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.9' };
    const start = () =>
      site.operator.get('/social-api/oauth/example-id/start?redirect=/en/line', { headers });
    for (let count = 0; count < 100; count++) await start();
    const refused = await start();
    expect([refused.headers.get('Location'), refused.headers.getSetCookie()]).toEqual([
      '/en/line',
      [],
    ]);
    const result = async () =>
      (await site.operator.post<ErrorBody>('/social-api/oauth/result', {}, { headers })).body.error
        .code;
    expect(await result()).toBe('too-many-attempts');
    skip(10 * MINUTE);
    expect(await result()).toBe('network-over');
    expect((await start()).headers.get('Location')).toContain(IDENTITY);
  });

  it('knows no other network', async () => {
    expect(await browser.move('/social-api/oauth/elsewhere/start')).toBe('404');
    expect(await browser.move('/social-api/oauth/__proto__/start')).toBe('404');
  });

  it.each([
    ['https://evil.test/', '/'],
    ['//evil.test/en', '/'],
    ['/\\evil.test', '/'],
    ['/en/../..//evil.test', '/'],
    ['/social-api/oauth/meadow/start', '/'],
    ['javascript:alert(1)', '/'],
    ['', '/'],
    ['/en/line?sport=1#top', '/en/line?sport=1#top'],
    ['/ru', '/ru'],
  ])('returns to pages of this site alone: %s', async (address, expected) => {
    const query = `redirect=${encodeURIComponent(address)}`;
    expect(await browser.signIn('e-1001', 'example-id', query)).toBe(expected);
  });
});

describe('a person who is no player', () => {
  it('returns without a session, and registers with a ticket', async () => {
    expect(await browser.signIn()).toBe('/en/line');
    expect(await browser.userId()).toBe('');
    const { body } = await browser.result();
    expect(body).toEqual({
      result: 'unknown',
      network: { id: 11, key: 'example-id', name: 'Example ID' },
      name: 'Ada of Example ID',
      mail: 'a···@example-id.example',
      expiresAt: site.operator.clock.now() + 30 * MINUTE,
    });
    const made = await browser.register({ first_deposit_bonus_choice: 2, ref_code: 'FRIEND' });
    expect(made.body).toMatchObject({
      login: expect.any(String) as string,
      password: expect.any(String) as string,
    });
    expect(await browser.userId()).toBe(made.body.userId);
    const later = site.newBrowser();
    await later.signIn();
    expect(await later.userId()).toBe(made.body.userId);
    expect((await later.result()).body).toEqual({ result: 'signed-in' });
  });

  it('registers once with a ticket', async () => {
    await browser.signIn();
    const both = await Promise.all([browser.register(), browser.register()]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await browser.register()).body.error.code).toBe('network-over');
  });

  it.each([
    ['of another network', { social_media: 12 }, 'network-over'],
    ['without the statement of the age', { is_of_age: false }, 'not-allowed'],
    ['for an unknown country', { country_id: 9999 }, 'not-allowed'],
  ])('is refused %s, and keeps the ticket', async (_, change, code) => {
    await browser.signIn();
    expect((await browser.register(change)).body.error.code).toBe(code);
    expect((await browser.register()).status).toBe(200);
  });

  it('has half an hour for it, in the browser that returned', async () => {
    await browser.signIn();
    expect((await site.newBrowser().register()).body.error.code).toBe('network-over');
    skip(30 * MINUTE);
    expect((await browser.register()).body.error.code).toBe('network-over');
  });

  it('can’t register while registration is closed', async () => {
    await browser.signIn();
    await site.operator.control('/site', { pages: { isRegistrationAvailable: false } });
    expect((await browser.register()).body.error.code).toBe('registration-off');
  });

  it('may have the same name at another network, as somebody else', async () => {
    const first = await registered();
    await browser.signIn('m-1001', 'meadow');
    const second = await browser.register({ social_media: 12 });
    expect(second.body.userId).not.toBe(first);
  });
});

describe('a player of a network', () => {
  it('signs in, for as long as was wished', async () => {
    const userId = await registered();
    const plain = await browser.signIn();
    expect([plain, await browser.userId()]).toEqual(['/en/line', userId]);
    skip(13 * 60 * MINUTE);
    expect(await browser.userId()).toBe('');
    await browser.signIn('e-1001', 'example-id', 'redirect=/en/line&remember=1');
    skip(13 * 60 * MINUTE);
    expect(await browser.userId()).toBe(userId);
  });

  it('gets messages in the language of the page from then on', async () => {
    await linkDemo();
    await browser.signIn('e-1002', 'example-id', 'redirect=/ru/line');
    // Until another message may be sent to the address.
    skip(MINUTE);
    await site.operator.post('/web-api/auth/recover', { by: 'email', email: 'demo@example.com' });
    const [link] = await messagesToDemo('recovery-link');
    expect(link?.language).toBe('ru');
  });

  it('passes the second step before a session begins', async () => {
    const login = await loginOf();
    const keys = await site.operator.control<{ secret: string }>(`/players/${login}/two-step`, {
      isOn: true,
    });
    await browser.signIn();
    expect(await browser.userId()).toBe('');
    const { body } = await browser.result<{ result: string; flowId: string }>();
    expect(body).toMatchObject({ result: 'two-step', by: 'totp' });
    const code = totpCode(keys.body.secret, site.operator.clock.now());
    await browser.post('/web-api/auth/confirm', { flowId: body.flowId, code });
    expect(await browser.userId()).not.toBe('');
  });

  it.each([
    ['is closed', 'account-closed', (login: string) => close(login)],
    ['moves', 'account-moves', (login: string) => site.operator.control('/transfers', { login })],
  ])('who %s is refused with the reason', async (_, code, bar) => {
    await bar(await loginOf());
    await browser.signIn();
    expect(await browser.userId()).toBe('');
    const answer = await browser.result<ErrorBody>();
    expect([answer.status, answer.body.error.code]).toEqual([403, code]);
  });

  async function loginOf(): Promise<string> {
    const first = site.newBrowser();
    await first.signIn();
    return (await first.register()).body.login;
  }
});

test('QA lets the people of a network be unknown again, and no others', async () => {
  await registered();
  const other = site.newBrowser();
  await other.signIn('m-1001', 'meadow');
  await other.register({ social_media: 12 });
  expect((await site.operator.control('/networks/example-id/forget')).body).toEqual({
    forgotten: 1,
  });
  await browser.signIn();
  expect(await browser.userId()).toBe('');
  await browser.signIn('m-1001', 'meadow');
  expect(await browser.userId()).not.toBe('');
});

describe('a mail address that a player has', () => {
  it('signs nobody in by itself', async () => {
    await browser.signIn('e-1002');
    expect(await browser.userId()).toBe('');
    expect((await browser.result()).body).toMatchObject({
      result: 'unknown',
      mail: 'd···@example.com',
    });
  });

  it('connects the account of the network after a code to the address', async () => {
    const { flowId, code } = await linkCode(browser);
    const wrong = code === '000000' ? '000001' : '000000';
    const refused = await browser.post<ErrorBody>('/web-api/auth/confirm', { flowId, code: wrong });
    expect(refused.body.error.code).toBe('wrong_code');
    await browser.post('/web-api/auth/confirm', { flowId, code });
    const demo = await browser.userId();
    expect(demo).not.toBe('');
    const later = site.newBrowser();
    await later.signIn('e-1002');
    expect(await later.userId()).toBe(demo);
  });

  it('connects after the second step of a player who signs in by two, not before', async () => {
    const keys = await site.operator.control<{ secret: string }>('/players/demo/two-step', {
      isOn: true,
    });
    const first = await browser.post<{ flowId: string }>(
      '/web-api/auth/confirm',
      await linkCode(browser),
    );
    const early = site.newBrowser();
    await early.signIn('e-1002');
    expect((await early.result()).body).toMatchObject({ result: 'unknown' });
    expect(await connections()).toEqual([]);
    const code = totpCode(keys.body.secret, site.operator.clock.now());
    await browser.post('/web-api/auth/confirm', { flowId: first.body.flowId, code });
    expect(await browser.userId()).not.toBe('');
    const later = site.newBrowser();
    await later.signIn('e-1002');
    expect((await later.result()).body).toMatchObject({ result: 'two-step' });
    expect(await connections()).toHaveLength(1);
  });

  it('tells its player that an account of the network is connected, once', async () => {
    await linkDemo();
    await browser.signIn('e-1002');
    const [message, ...more] = await connections();
    expect(message).toMatchObject({
      to: 'demo@example.com',
      subject: 'Sign-in through Example ID was added',
    });
    expect(message?.text).toContain('an account of Example ID was connected with yours');
    expect(more).toEqual([]);
  });

  it('is answered alike where no player has it', async () => {
    await browser.signIn('e-1001');
    const unknown = await browser.post<object>('/social-api/oauth/link');
    const other = site.newBrowser();
    await other.signIn('e-1002');
    const known = await other.post<object>('/social-api/oauth/link');
    expect([unknown.status, Object.keys(unknown.body)]).toEqual([
      known.status,
      Object.keys(known.body),
    ]);
  });

  it('connects nothing by a code of another flow', async () => {
    const phone = { mode: 'sms', country_code: 'KZ', phone: '7012344122' };
    await browser.signIn('e-1002');
    const sent = await browser.post<{ flowId: string }>('/web-api/user/login', phone);
    const { flowId } = sent.body;
    const { body } = await site.operator.control<{ code: string }>('/challenges', { flowId });
    await browser.post('/web-api/auth/confirm', { flowId, code: body.code });
    expect(await browser.userId()).not.toBe('');
    const later = site.newBrowser();
    await later.signIn('e-1002');
    expect(await later.userId()).toBe('');
  });

  it('is needed for a code', async () => {
    await browser.signIn('e-1003');
    const answer = await browser.post<ErrorBody>('/social-api/oauth/link');
    expect([answer.status, answer.body.error.code]).toEqual([400, 'bad-email']);
  });
});

describe('the operator', () => {
  const groups = '/bff-api/config/group/get?groups=registration&lang=en';

  it('names the networks in its config, and registration by them', async () => {
    const { body } = await site.operator.get<{ registration: object }>(groups);
    expect(body.registration).toMatchObject({
      types: ['fast_reg', 'phone_reg', 'full_reg', 'soc_reg'],
      networks: [
        { id: 11, key: 'example-id', name: 'Example ID' },
        { id: 12, key: 'meadow', name: 'Meadow' },
        { id: 13, key: 'lantern', name: 'Lantern' },
        { id: 14, key: 'courier', name: 'Courier' },
        { id: 15, key: 'pigeon', name: 'Pigeon' },
      ],
    });
  });

  it('has none without an identity provider', async () => {
    const alone = await startOperator();
    const { body } = await alone.get<{ registration: object }>(groups);
    expect(body.registration).toMatchObject({
      types: ['fast_reg', 'phone_reg', 'full_reg'],
      networks: [],
    });
    expect((await alone.get('/social-api/oauth/example-id/start')).status).toBe(404);
    const refused = await alone.post<ErrorBody>('/web-api/user/register', REGISTRATION);
    expect(refused.body.error.code).toBe('no-networks');
    await alone.sandbox.close();
  });
});
