import { createHash, createHmac } from 'node:crypto';
import { OPENID_CLIENT } from '@grandstand/bus-contracts/domain';
import { createLocalJWKSet, jwtVerify } from 'jose';
import type { JSONWebKeySet } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createIdentity } from '.';
import type { Program } from '../kit/program';

const ORIGIN = 'http://identity.localhost:3004';
const SITE = 'http://localhost:3000';
const SECRET = 'shared';
const ISSUER = `${ORIGIN}/example-id`;
const CALLBACK = `${SITE}/social-api/oauth/example-id/callback`;
const VERIFIER = 'v'.repeat(43);
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
const REQUEST = {
  client_id: OPENID_CLIENT.id,
  redirect_uri: CALLBACK,
  response_type: 'code',
  scope: 'openid profile email',
  state: 'state-of-sixteen-letters',
  nonce: 'nonce-of-sixteen-letters',
  code_challenge: CHALLENGE,
  code_challenge_method: 'S256',
};

let program: Program;
let now: number;
beforeEach(() => {
  now = Date.now();
  program = createIdentity({
    origin: ORIGIN,
    siteOrigin: SITE,
    operatorOrigin: SITE,
    secret: SECRET,
    version: '1',
    clock: { now: () => now, after: () => () => {} },
    fetch: async () => new Response(),
  });
});

const authorize = async (query: Record<string, string>, extra = '') =>
  program.app.request(`${ISSUER}/authorize?${new URLSearchParams(query)}${extra}`, {
    headers: { 'Accept-Language': 'en' },
  });

const post = async (path: string, form: Record<string, string>, headers = {}) =>
  program.app.request(`${ISSUER}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Accept-Language': 'en',
      ...headers,
    },
    body: new URLSearchParams(form).toString(),
  });

const requestIn = (markup: string): string =>
  /name="request" value="([^"]+)"/.exec(markup)?.[1] ?? '';

/** The consent page of a person, and the name of its request. */
async function consentOf(person: string) {
  const first = await (await authorize(REQUEST)).text();
  const answer = await post('/account', { request: requestIn(first), person });
  const markup = await answer.text();
  return { answer, markup, request: requestIn(markup) };
}

const backIn = (answer: Response): URL => new URL(answer.headers.get('Location') ?? '');

async function codeOf(person: string): Promise<string> {
  const { request } = await consentOf(person);
  const answer = await post('/consent', { request, answer: 'allow' });
  return backIn(answer).searchParams.get('code') ?? '';
}

const CLIENT_SECRET = createHmac('sha256', SECRET)
  .update(OPENID_CLIENT.secretText)
  .digest('base64url');
const basic = (secret: string): string =>
  `Basic ${Buffer.from(`${OPENID_CLIENT.id}:${secret}`).toString('base64')}`;

async function token(form: Record<string, string>, secret = CLIENT_SECRET) {
  const answer = await post(
    '/token',
    {
      grant_type: 'authorization_code',
      redirect_uri: CALLBACK,
      code_verifier: VERIFIER,
      ...form,
    },
    { Authorization: basic(secret) },
  );
  const body = (await answer.json()) as { error?: string; id_token?: string };
  return { status: answer.status, ...body };
}

describe('an authorization request', () => {
  it('shows the people of the network, in the language that is asked for', async () => {
    const markup = await (await authorize({ ...REQUEST, ui_locales: 'ru' })).text();
    expect(markup).toContain('<html lang="ru"');
    expect(markup).toContain('Вход через Example ID');
    expect(markup).toContain('Ada of Example ID');
  });

  it('shows a page without scripts, whose forms lead to this program and the site alone', async () => {
    const { headers } = await authorize(REQUEST);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain(`form-action 'self' ${SITE};`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('script-src');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
  });

  it.each([
    ['another client', { client_id: 'evil' }],
    ['an address of another site', { redirect_uri: 'https://evil.test/' }],
    ['an address below the right one', { redirect_uri: `${CALLBACK}/more` }],
    ['an address with a query', { redirect_uri: `${CALLBACK}?to=evil` }],
    ['the address of another network', { redirect_uri: CALLBACK.replace('example-id', 'meadow') }],
  ])('of %s sends nobody anywhere', async (_, change) => {
    const answer = await authorize({ ...REQUEST, ...change });
    expect([answer.status, answer.headers.get('Location')]).toEqual([400, null]);
    expect(await answer.text()).toContain('The request is not accepted');
  });

  it('with two addresses sends nobody anywhere', async () => {
    const answer = await authorize(
      REQUEST,
      `&redirect_uri=${encodeURIComponent('https://evil.test')}`,
    );
    expect([answer.status, answer.headers.get('Location')]).toEqual([400, null]);
  });

  it.each([
    ['unsupported_response_type', { response_type: 'token' }],
    ['invalid_scope', { scope: 'profile' }],
    ['invalid_request', { code_challenge_method: 'plain' }],
    ['invalid_request', { code_challenge: '' }],
    ['invalid_request', { nonce: 'short' }],
  ])('is answered with %s', async (error, change) => {
    const answer = await authorize({ ...REQUEST, ...change });
    const back = backIn(answer);
    expect(back.origin + back.pathname).toBe(CALLBACK);
    expect(Object.fromEntries(back.searchParams)).toEqual({
      error,
      state: REQUEST.state,
      iss: ISSUER,
    });
  });
});

describe('the answer of a person', () => {
  it('is asked for with what the site gets', async () => {
    const { markup } = await consentOf('e-1001');
    expect(markup).toContain('your name: Ada of Example ID');
    expect(markup).toContain('your mail address: ada@example-id.example');
    expect((await consentOf('e-1003')).markup).not.toContain('your mail address');
  });

  it('that denies leads back with the state and no code', async () => {
    const { request } = await consentOf('e-1001');
    const back = backIn(await post('/consent', { request, answer: 'deny' }));
    expect(Object.fromEntries(back.searchParams)).toEqual({
      error: 'access_denied',
      state: REQUEST.state,
      iss: ISSUER,
    });
  });

  it('can be given before an account is chosen, and then only denies', async () => {
    const request = requestIn(await (await authorize(REQUEST)).text());
    const back = backIn(await post('/consent', { request, answer: 'allow' }));
    expect(back.searchParams.get('error')).toBe('access_denied');
  });

  it('counts once, within ten minutes, at its own network', async () => {
    const { request } = await consentOf('e-1001');
    expect((await post('/consent', { request, answer: 'allow' })).status).toBe(303);
    expect((await post('/consent', { request, answer: 'allow' })).status).toBe(400);
    const late = (await consentOf('e-1001')).request;
    now += 600_000;
    const answer = await post('/consent', { request: late, answer: 'allow' });
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('This sign-in is over'),
    ]);
    const other = (await consentOf('e-1001')).request;
    const meadow = await program.app.request(`${ORIGIN}/meadow/consent`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ request: other, answer: 'allow' }).toString(),
    });
    expect(meadow.status).toBe(400);
  });

  it('is for the people of the network alone', async () => {
    expect((await consentOf('m-1001')).answer.status).toBe(400);
  });
});

describe('a code', () => {
  it('gets a signed token of the person, by the keys and names of the discovery document', async () => {
    const found = await program.app.request(`${ISSUER}/.well-known/openid-configuration`);
    const document = (await found.json()) as { issuer: string; jwks_uri: string };
    expect(document.issuer).toBe(ISSUER);
    const answer = await token({ code: await codeOf('e-1001') });
    const keys = await (await program.app.request(document.jwks_uri)).json();
    expect(JSON.stringify(keys)).not.toContain('"d":');
    const { payload } = await jwtVerify(
      answer.id_token ?? '',
      createLocalJWKSet(keys as JSONWebKeySet),
      { issuer: ISSUER, audience: OPENID_CLIENT.id },
    );
    expect(payload).toMatchObject({
      sub: 'e-1001',
      nonce: REQUEST.nonce,
      name: 'Ada of Example ID',
      email: 'ada@example-id.example',
      email_verified: true,
    });
  });

  it('is used once, and used up by a wrong try', async () => {
    const code = await codeOf('e-1001');
    expect((await token({ code })).status).toBe(200);
    expect(await token({ code })).toEqual({ status: 400, error: 'invalid_grant' });
    const other = await codeOf('e-1001');
    expect(await token({ code: other, code_verifier: 'w'.repeat(43) })).toEqual({
      status: 400,
      error: 'invalid_grant',
    });
    expect((await token({ code: other })).status).toBe(400);
  });

  it.each([
    ['a minute later', {}, 60_000],
    ['with another address', { redirect_uri: `${SITE}/` }, 0],
    ['without the text behind the challenge', { code_verifier: '' }, 0],
  ])('is worth nothing %s', async (_, change, later) => {
    const code = await codeOf('e-1001');
    now += later;
    expect((await token({ code, ...change })).error).toBe('invalid_grant');
  });

  it('is worth nothing at another network', async () => {
    const code = await codeOf('e-1001');
    const answer = await program.app.request(`${ORIGIN}/meadow/token`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Authorization: basic(CLIENT_SECRET),
      },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: CALLBACK,
        code_verifier: VERIFIER,
      }).toString(),
    });
    expect(await answer.json()).toEqual({ error: 'invalid_grant' });
  });

  it('is given to the site alone', async () => {
    const code = await codeOf('e-1001');
    expect(await token({ code }, 'guessed')).toEqual({ status: 401, error: 'invalid_client' });
    // A stranger does not use it up.
    expect((await token({ code })).status).toBe(200);
  });
});
