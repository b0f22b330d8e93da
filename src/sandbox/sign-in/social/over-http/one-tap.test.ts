import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OPENID_CLIENT } from '@grandstand/bus-contracts/domain';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { startOperator } from '@grandstand/sandbox/testing';
import type { ErrorBody } from '@grandstand/sandbox/testing';
import {
  browser,
  IDENTITY,
  provideNetworks,
  site,
  SITE,
} from '../../../../../tests/harness/social';

const PATH = '/social-api/oauth/google-one-tap';
const MINUTE = 60_000;
const FORM = { language: 'en', currency: 'KZT', countryId: '5' };

provideNetworks();

interface Offer {
  readonly clientId: string;
  readonly configURL: string;
  readonly nonce: string;
}
type Sent = { redirectUrl: string } & ErrorBody;

const skip = (ms: number): void => site.operator.clock.jump(site.operator.clock.now() + ms);
const offerTo = async (by = browser) => (await by.get<Offer>(`${PATH}/clientId`)).body;

/** The token that a browser gets from the network for the nonce of an offer. */
async function tokenFor(nonce: string, person = 'e-1001'): Promise<string> {
  const post = async (path: string, form: Record<string, string>, headers = {}) =>
    site.app.request(`${IDENTITY}/example-id/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(form).toString(),
    });
  const signedIn = await post('sign-in', { person });
  const Cookie = /^[^;]+/.exec(signedIn.headers.getSetCookie()[0] ?? '')?.[0] ?? '';
  const answer = await post(
    'fedcm/assertion',
    { client_id: OPENID_CLIENT.id, account_id: person, nonce },
    { Cookie, Origin: SITE, 'Sec-Fetch-Dest': 'webidentity' },
  );
  return ((await answer.json()) as { token: string }).token;
}

const send = async (credential: string, by = browser, change: object = {}) =>
  by.postForm<Sent>(PATH, new URLSearchParams({ ...FORM, credential, ...change }).toString());

/** One tap on the account of a person. */
const tap = async (person?: string, by = browser, change: object = {}) =>
  send(await tokenFor((await offerTo(by)).nonce, person), by, change);

/** A player who has registered with the account of a person. */
async function registered(person?: string) {
  const first = site.newBrowser();
  await tap(person, first);
  return { first, ...(await first.register()).body };
}

/** A token of Ada with changed claims, and the public keys that it is verified with. */
async function signedToken(change: object) {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const now = Math.floor(site.operator.clock.now() / 1000);
  const claims = {
    iss: `${IDENTITY}/example-id`,
    aud: OPENID_CLIENT.id,
    sub: 'e-1001',
    iat: now,
    exp: now + 300,
    ...change,
  };
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: 'test' })
    .sign(privateKey);
  return { token, keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256' }] };
}

/** Lets the network answer with other keys. */
const withKeys = (keys: readonly object[]) => (address: string, answer: Response) =>
  address.endsWith('/jwks') ? Response.json({ keys }) : answer;

describe('the offer', () => {
  it('names the client, the config file and a nonce, which a cookie binds to the browser', async () => {
    const answer = await site.operator.get<Offer>(`${PATH}/clientId`);
    expect(answer.body).toEqual({
      clientId: OPENID_CLIENT.id,
      configURL: `${IDENTITY}/example-id/fedcm.json`,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
      network: { key: 'example-id', name: 'Example ID' },
    });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^one_tap=[\w-]{43}; Max-Age=600; Path=\/social-api\/oauth\/google-one-tap; HttpOnly; SameSite=Strict$/,
      ),
    ]);
  });

  it('is the same for the pages of a browser until half of its time is over', async () => {
    const { nonce } = await offerTo();
    expect((await offerTo()).nonce).toBe(nonce);
    expect((await offerTo(site.newBrowser())).nonce).not.toBe(nonce);
    skip(5 * MINUTE);
    expect((await offerTo()).nonce).not.toBe(nonce);
  });

  it('is made to guests alone', async () => {
    const { first } = await registered();
    expect(await offerTo(first)).toEqual({
      clientId: '',
      configURL: '',
      nonce: '',
      network: null,
    });
  });

  it('is not made without an identity provider', async () => {
    await site.operator.control('/partners', { name: 'identity', isDown: true });
    expect((await offerTo()).clientId).toBe('');
    await site.operator.control('/partners', { name: 'identity', isDown: false });
    const alone = await startOperator();
    expect((await alone.get<Offer>(`${PATH}/clientId`)).body.clientId).toBe('');
    await alone.sandbox.close();
  });

  it('is made a hundred times to a network address', async () => {
    const ask = async () =>
      site.operator.get<ErrorBody>(`${PATH}/clientId`, {
        headers: { 'X-Forwarded-For': '203.0.113.9' },
      });
    for (let count = 0; count < 100; count++) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect([refused.status, refused.body.error.code]).toEqual([429, 'too-many-attempts']);
  });
});

describe('a person who is no player', () => {
  it('gets the ticket to register, with what was chosen', async () => {
    const answer = await tap('e-1001', browser, { language: 'ua' });
    expect(answer.body).toEqual({ redirectUrl: '/ua' });
    expect(await browser.userId()).toBe('');
    expect((await browser.result()).body).toMatchObject({
      result: 'unknown',
      network: { key: 'example-id' },
      name: 'Ada of Example ID',
      countryId: 5,
      currencyId: expect.any(Number) as number,
    });
    const { userId } = (await browser.register()).body;
    expect(await browser.userId()).toBe(userId);
  });

  it('who has the mail address of a player signs in by a code to it, and by one tap from then on', async () => {
    await tap('e-1002');
    expect(await browser.userId()).toBe('');
    await browser.post('/web-api/auth/confirm', await browser.linkCode());
    const userId = await browser.userId();
    expect(userId).not.toBe('');
    const later = site.newBrowser();
    await tap('e-1002', later);
    expect(await later.userId()).toBe(userId);
  });
});

describe('a player of the network', () => {
  it('signs in', async () => {
    const { userId } = await registered();
    expect((await tap()).body).toEqual({ redirectUrl: '/en' });
    expect(await browser.userId()).toBe(userId);
    expect((await browser.result()).body).toEqual({ result: 'signed-in' });
  });

  it('who has registered by moves of the page is the same', async () => {
    const first = site.newBrowser();
    await first.signIn();
    const { userId } = (await first.register()).body;
    await tap();
    expect(await browser.userId()).toBe(userId);
  });

  it('passes the second step before a session begins', async () => {
    const { login } = await registered();
    await site.operator.control(`/players/${login}/two-step`, { isOn: true });
    expect((await tap()).status).toBe(200);
    expect(await browser.userId()).toBe('');
    expect((await browser.result()).body).toMatchObject({ result: 'two-step', by: 'totp' });
  });

  it('whose account is closed is refused', async () => {
    const { login } = await registered();
    await site.operator.control(`/players/${login}/close`, { isClosed: true });
    const refused = await tap();
    expect([refused.status, refused.body.error.code]).toEqual([403, 'account-closed']);
    expect(await browser.userId()).toBe('');
  });
});

describe('a credential', () => {
  const codeOf = ({ status, body }: { status: number; body: Sent }) => [status, body.error.code];
  beforeEach(async () => {
    await registered();
  });
  afterEach(async () => expect(await browser.userId()).toBe(''));

  it('counts once', async () => {
    const token = await tokenFor((await offerTo()).nonce);
    const cookies = new Map(browser.cookies);
    expect((await send(token)).status).toBe(200);
    browser.cookies.clear();
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect(codeOf(await send(token))).toEqual([400, 'network-over']);
  });

  it('counts once, although it is sent twice at a time', async () => {
    const token = await tokenFor((await offerTo()).nonce);
    const both = await Promise.all([send(token), send(token)]);
    const refused = both.filter(({ status }) => status !== 200);
    expect(refused.map(codeOf)).toEqual([[400, 'network-over']]);
    browser.cookies.clear();
  });

  it('of another browser, or without an offer, is refused', async () => {
    const token = await tokenFor((await offerTo(site.newBrowser())).nonce);
    expect(codeOf(await send(token))).toEqual([400, 'network-over']);
    await offerTo();
    expect(codeOf(await send(token))).toEqual([400, 'network-failed']);
  });

  it('is refused after ten minutes', async () => {
    const token = await tokenFor((await offerTo()).nonce);
    skip(10 * MINUTE);
    expect(codeOf(await send(token))).toEqual([400, 'network-over']);
  });

  it('is refused when its own time is over', async () => {
    const token = await tokenFor((await offerTo()).nonce);
    skip(6 * MINUTE);
    expect(codeOf(await send(token))).toEqual([400, 'network-failed']);
  });

  it.each([
    ['another nonce', { nonce: 'another-of-sixteen' }],
    ['another client', { aud: 'evil' }],
    ['two clients', { aud: [OPENID_CLIENT.id, 'evil'] }],
    ['another issuer', { iss: 'https://evil.test' }],
    ['another network', { iss: `${IDENTITY}/meadow` }],
    ['no end', { exp: undefined }],
  ])('with %s is refused, although its signature is right', async (_, change) => {
    const { nonce } = await offerTo();
    const { token, keys } = await signedToken({ nonce, ...change });
    site.setAnswers(withKeys(keys));
    expect(codeOf(await send(token))).toEqual([400, 'network-failed']);
  });

  it('is refused with a signature of other keys', async () => {
    const { nonce } = await offerTo();
    expect(codeOf(await send((await signedToken({ nonce })).token))).toEqual([
      400,
      'network-failed',
    ]);
    expect(codeOf(await tap('e-1001', browser, { credential: 'e30.e30.e30' }))).toEqual([
      400,
      'network-failed',
    ]);
  });

  it('with the right claims counts, so that the refusals are of what is changed', async () => {
    const { nonce } = await offerTo();
    const { token, keys } = await signedToken({ nonce });
    site.setAnswers(withKeys(keys));
    expect((await send(token)).status).toBe(200);
    browser.cookies.clear();
  });

  it('is refused while the network does not answer', async () => {
    const token = await tokenFor((await offerTo()).nonce);
    site.setAnswers(() => {
      throw new TypeError('fetch failed');
    });
    expect(codeOf(await send(token))).toEqual([503, 'network-silent']);
  });

  it.each([
    ['language', { language: '//evil.test' }, 'bad-request'],
    ['currency', { currency: 'ZZZ' }, 'not-allowed'],
    ['country', { countryId: '9999' }, 'not-allowed'],
    ['credential', { credential: '' }, 'bad-request'],
  ])('with an unknown %s is refused, and the offer is kept', async (_, change, code) => {
    const token = await tokenFor((await offerTo()).nonce);
    expect(codeOf(await send(token, browser, change))).toEqual([400, code]);
    expect((await send(token)).status).toBe(200);
    browser.cookies.clear();
  });

  it('of a browser that is signed in is refused, and the session stays', async () => {
    const { nonce } = await offerTo();
    const token = await tokenFor(nonce, 'e-1002');
    const twin = site.newBrowser();
    await tap('e-1001', twin);
    const before = await twin.userId();
    twin.cookies.set('one_tap', browser.cookies.get('one_tap') ?? '');
    expect(codeOf(await send(token, twin))).toEqual([409, 'signed-in-already']);
    expect(await twin.userId()).toBe(before);
  });

  it('of a page of another site is refused', async () => {
    const token = await tokenFor((await offerTo()).nonce);
    const form = new URLSearchParams({ ...FORM, credential: token }).toString();
    const headers = { 'X-Requested-With': '' };
    const { cookie } = browser;
    const refused = await site.operator.sendForm<Sent>(PATH, form, { cookie, headers });
    expect(codeOf(refused)).toEqual([403, 'forbidden']);
  });
});
