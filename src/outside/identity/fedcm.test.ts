import { OPENID_CLIENT } from '@grandstand/bus-contracts/domain';
import { createLocalJWKSet, jwtVerify } from 'jose';
import type { JSONWebKeySet } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Program } from '../kit/program';
import { createIdentity } from '.';

const ORIGIN = 'http://identity.localhost:3004';
const SITE = 'http://localhost:3000';
const ISSUER = `${ORIGIN}/example-id`;
const NONCE = 'nonce-of-sixteen-letters';
const BROWSER = { 'Sec-Fetch-Dest': 'webidentity' };

let program: Program;
let now: number;
beforeEach(() => {
  now = Date.now();
  program = createIdentity({
    origin: ORIGIN,
    siteOrigin: SITE,
    operatorOrigin: SITE,
    secret: 'of-the-provider',
    version: '1',
    clock: { now: () => now, after: () => () => {} },
    fetch: async () => new Response(),
  });
});

type Headers = Readonly<Record<string, string>>;
const get = async (address: string, headers: Headers = {}) =>
  program.app.request(new URL(address, ORIGIN).href, { headers: { ...headers } });
const post = async (path: string, form: Record<string, string>, headers: Headers = {}) =>
  program.app.request(ORIGIN + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(form).toString(),
  });
const cookieIn = (answer: Response): string =>
  /^[^;]+/.exec(answer.headers.getSetCookie()[0] ?? '')?.[0] ?? '';
const signIn = async (person = 'e-1001') =>
  cookieIn(await post('/example-id/sign-in?ui_locales=en', { person }));

interface Config {
  readonly accounts_endpoint: string;
  readonly client_metadata_endpoint: string;
  readonly id_assertion_endpoint: string;
  readonly login_url: string;
}

/** The config file, found as a browser finds it. */
async function config(): Promise<Config> {
  const known = (await (await get('/.well-known/web-identity')).json()) as {
    provider_urls: string[];
  };
  expect(known.provider_urls).toHaveLength(1);
  const found = (await (await get(known.provider_urls[0] ?? '')).json()) as Config;
  const { accounts_endpoint, login_url } = found;
  // Chromium refuses a config file that differs from it.
  expect(known).toMatchObject({ accounts_endpoint, login_url });
  return found;
}

const accounts = async (cookie: string, headers: Headers = BROWSER) =>
  get((await config()).accounts_endpoint, { Cookie: cookie, ...headers });

const FORM = { client_id: OPENID_CLIENT.id, account_id: 'e-1001', nonce: NONCE };
const assertion = async (
  cookie: string,
  form: Record<string, string> = FORM,
  headers: Headers = {},
) =>
  post((await config()).id_assertion_endpoint, form, {
    ...BROWSER,
    Origin: SITE,
    Cookie: cookie,
    ...headers,
  });

describe('the sign-in page', () => {
  it('lists the people with a mail address, in the language of the browser', async () => {
    const answer = await get((await config()).login_url, { 'Accept-Language': 'ru' });
    const markup = await answer.text();
    expect(markup).toContain('Вход в Example ID');
    expect(markup).toContain('Ada of Example ID');
    expect(markup).not.toContain('Timur of Example ID');
  });

  it('tells the browser of the sign-in and of the sign-out', async () => {
    const signedIn = await post('/example-id/sign-in?ui_locales=en', { person: 'e-1001' });
    expect(signedIn.headers.get('Set-Login')).toBe('logged-in');
    expect(signedIn.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^account=[\w-]{43}; Max-Age=43200; Path=\/example-id; HttpOnly; Secure; SameSite=None$/,
      ),
    ]);
    expect(await signedIn.text()).toContain('Your account: Ada of Example ID.');
    const cookie = cookieIn(signedIn);
    const out = await post('/example-id/sign-out', {}, { Cookie: cookie });
    expect(out.headers.get('Set-Login')).toBe('logged-out');
    expect((await accounts(cookie)).status).toBe(401);
  });

  it('runs one script, which is named by its hash', async () => {
    const { headers } = await get('/example-id/sign-in');
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/script-src 'sha256-[\w+/]{43}='/);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it.each([
    ['a person of another network', { person: 'm-1001' }, {}, 400],
    ['nobody', {}, {}, 400],
    ['a person, from another site', { person: 'e-1001' }, { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a person, from the site', { person: 'e-1001' }, { 'Sec-Fetch-Site': 'same-site' }, 403],
  ])('does not sign in %s', async (_, form: Record<string, string>, headers: Headers, status) => {
    const answer = await post('/example-id/sign-in', form, headers);
    expect([answer.status, answer.headers.get('Set-Login'), cookieIn(answer)]).toEqual([
      status,
      null,
      '',
    ]);
  });
});

describe('the accounts', () => {
  it('are those of the person who is signed in', async () => {
    expect(await (await accounts(await signIn())).json()).toEqual({
      accounts: [
        {
          id: 'e-1001',
          name: 'Ada of Example ID',
          given_name: 'Ada',
          email: 'ada@example-id.example',
          login_hints: ['ada@example-id.example'],
        },
      ],
    });
  });

  it('are none without a session, and the browser learns it', async () => {
    const answer = await accounts('');
    expect([answer.status, answer.headers.get('Set-Login')]).toEqual([401, 'logged-out']);
    const cookie = await signIn();
    now += 12 * 3_600_000;
    expect((await accounts(cookie)).status).toBe(401);
  });

  it.each<Headers>([{ 'Sec-Fetch-Dest': 'empty' }, { 'Sec-Fetch-Dest': 'document' }])(
    'are no page’s to read: %o',
    async (headers) => {
      const answer = await accounts(await signIn(), headers);
      expect([answer.status, await answer.text()]).toEqual([
        400,
        expect.not.stringContaining('Ada') as string,
      ]);
    },
  );
});

describe('the client metadata', () => {
  it('is known of the site alone', async () => {
    const { client_metadata_endpoint: endpoint } = await config();
    const known = await get(`${endpoint}?client_id=${OPENID_CLIENT.id}`);
    expect(await known.json()).toEqual({ terms_of_service_url: `${SITE}/ru/rules/account` });
    expect((await get(`${endpoint}?client_id=evil`)).status).toBe(404);
  });
});

describe('an assertion', () => {
  it('is a signed token of the person with the nonce, for a page of the site', async () => {
    const answer = await assertion(await signIn());
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(SITE);
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBe('true');
    const { token } = (await answer.json()) as { token: string };
    const keys = (await (await get('/example-id/jwks')).json()) as JSONWebKeySet;
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
      issuer: ISSUER,
      audience: OPENID_CLIENT.id,
    });
    expect(payload).toMatchObject({ sub: 'e-1001', nonce: NONCE, email: 'ada@example-id.example' });
  });

  it('takes the nonce among the parameters too', async () => {
    const { nonce, ...rest } = FORM;
    const cookie = await signIn();
    const params = JSON.stringify({ nonce });
    expect((await assertion(cookie, { ...rest, params })).status).toBe(200);
    expect((await assertion(cookie, { ...FORM, params })).status).toBe(200);
  });

  it.each<[string, Record<string, string>, Headers, number, string]>([
    ['another page', {}, { Origin: 'https://evil.test' }, 403, 'unauthorized_client'],
    ['no page', {}, { Origin: '' }, 403, 'unauthorized_client'],
    ['a script', {}, { 'Sec-Fetch-Dest': 'empty' }, 400, 'invalid_request'],
    ['nobody', {}, { Cookie: '' }, 401, 'access_denied'],
    ['another client', { client_id: 'evil' }, {}, 403, 'unauthorized_client'],
    ['another account', { account_id: 'e-1002' }, {}, 403, 'access_denied'],
    ['no nonce', { nonce: '' }, {}, 400, 'invalid_request'],
    ['two nonces', { params: '{"nonce":"another-of-sixteen"}' }, {}, 400, 'invalid_request'],
  ])('is refused to %s', async (_, form, headers, status, code) => {
    const answer = await assertion(await signIn(), { ...FORM, ...form }, headers);
    expect([answer.status, await answer.json()]).toEqual([status, { error: { code } }]);
    const allowed = answer.headers.get('Access-Control-Allow-Origin');
    expect([null, SITE]).toContain(allowed);
  });
});
