import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Language } from '@grandstand/bus-contracts';
import { ONE_TAP_NETWORK, OPENID_CLIENT, SOCIAL_NETWORKS } from '@grandstand/bus-contracts/domain';
import { Hono } from 'hono';
import type { Context } from 'hono';
import type { ProgramOptions } from '../kit/program';
import type { AccountSessions } from './account-sessions';
import { readRequest } from './authorization-request';
import type { AuthorizationRequest } from './authorization-request';
import type { IdTokens } from './id-tokens';
import { accountPage, consentPage, endPage, NETWORK_STYLE } from './network-pages';
import { formPolicy } from '../kit/page';
import { PEOPLE } from './people';
import type { Person } from './people';
import { formOf, languageOf } from '../kit/read-call';
import { ShortLived } from './short-lived';

/** How long a person may take to sign in. */
const REQUEST_MS = 600_000;
/** How long the site may take to use a code. */
const CODE_MS = 60_000;
const MOST = 5_000;

/** A request on its way: whose account was chosen. */
interface PendingRequest {
  readonly request: AuthorizationRequest;
  readonly language: Language;
  readonly person?: Person;
}

interface IssuedCode {
  readonly request: AuthorizationRequest;
  readonly person: Person;
}

interface Options extends Pick<ProgramOptions, 'origin' | 'siteOrigin' | 'secret' | 'clock'> {
  readonly tokens: IdTokens;
  readonly sessions: AccountSessions;
}

/** The networks as providers of OpenID Connect, each an issuer under its key. Its state is in memory. */
export function openIdRoutes(options: Options): Hono {
  const { origin, siteOrigin, secret, clock, tokens, sessions } = options;
  const now = (): number => clock.now();
  const pending = new ShortLived<PendingRequest>({ lifetimeMs: REQUEST_MS, most: MOST, now });
  const codes = new ShortLived<IssuedCode>({ lifetimeMs: CODE_MS, most: MOST, now });
  const policy = formPolicy(siteOrigin, NETWORK_STYLE);
  const app = new Hono();

  const show = async (c: Context, markup: Promise<string>, status: 200 | 400 = 200) => {
    c.header('Content-Security-Policy', policy);
    c.header('X-Frame-Options', 'DENY');
    return c.html(await markup, status);
  };
  /** Sends the person back to the site. */
  const goBack = (
    c: Context,
    { network, redirectUri }: Pick<AuthorizationRequest, 'network' | 'redirectUri'>,
    answer: Readonly<Record<string, string | undefined>>,
  ): Response => {
    const url = new URL(redirectUri);
    for (const [name, value] of Object.entries({ ...answer, iss: `${origin}/${network}` })) {
      if (value !== undefined) url.searchParams.set(name, value);
    }
    c.header('Content-Security-Policy', policy);
    return c.redirect(url.href, 303);
  };

  for (const network of SOCIAL_NETWORKS) {
    const { key } = network;
    const issuer = `${origin}/${key}`;
    const people = PEOPLE[key] ?? [];
    const over = async (c: Context): Promise<Response> =>
      show(c, endPage({ language: languageOf(c), network, siteOrigin }, 'over'), 400);

    app.get(`/${key}/.well-known/openid-configuration`, (c) => c.json(discovery(issuer)));
    app.get(`/${key}/jwks`, async (c) => c.json(await tokens.publicKeys()));

    app.get(`/${key}/authorize`, async (c) => {
      const language = languageOf(c);
      const query = new URL(c.req.url).searchParams;
      const read = readRequest(key, query, siteOrigin);
      if (read.kind === 'untrusted') {
        return show(c, endPage({ language, network, siteOrigin }, 'untrusted'), 400);
      }
      if (read.kind === 'refused') {
        const { error, redirectUri, state } = read;
        return goBack(c, { network: key, redirectUri }, { error, state });
      }
      const request = pending.add({ request: read.request, language });
      return show(c, accountPage({ language, network, request }, people));
    });

    app.post(`/${key}/account`, async (c) => {
      const { request: name, person: sub } = await formOf(c);
      const known = pending.take(name ?? '');
      const person = people.find((one) => one.sub === sub);
      if (known?.request.network !== key || !person) return over(c);
      const { language } = known;
      const request = pending.add({ ...known, person });
      return show(c, consentPage({ language, network, request }, person));
    });

    app.post(`/${key}/consent`, async (c) => {
      const { request: name, answer } = await formOf(c);
      const known = pending.take(name ?? '');
      if (known?.request.network !== key) return over(c);
      const { request, person } = known;
      const { state } = request;
      if (answer !== 'allow' || !person) {
        return goBack(c, request, { error: 'access_denied', state });
      }
      // Browsers can offer the account by one tap from now on.
      if (key === ONE_TAP_NETWORK) sessions.start(c, person);
      return goBack(c, request, { code: codes.add({ request, person }), state });
    });

    app.post(`/${key}/token`, async (c) => {
      if (!isClient(c.req.header('Authorization'), secret)) {
        c.header('WWW-Authenticate', 'Basic realm="token"');
        return c.json({ error: 'invalid_client' }, 401);
      }
      const form = await formOf(c);
      if (form['grant_type'] !== 'authorization_code') {
        return c.json({ error: 'unsupported_grant_type' }, 400);
      }
      const issued = codes.take(form['code'] ?? '');
      if (!issued || !isAnsweredBy(issued.request, key, form)) {
        return c.json({ error: 'invalid_grant' }, 400);
      }
      const { person, request } = issued;
      const idToken = await tokens.sign({ issuer, person, nonce: request.nonce, now: now() });
      return c.json({
        // Required by OAuth; nothing is opened with it.
        access_token: randomBytes(32).toString('base64url'),
        token_type: 'Bearer',
        expires_in: CODE_MS / 1000,
        scope: 'openid profile email',
        id_token: idToken,
      });
    });
  }
  return app;
}

function discovery(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    scopes_supported: ['openid', 'profile', 'email'],
    claims_supported: ['sub', 'name', 'email', 'email_verified'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic'],
    authorization_response_iss_parameter_supported: true,
  };
}

/** Whether a call carries the client's id and secret, both form-encoded as OAuth asks for. */
function isClient(header: string | undefined, secret: string): boolean {
  const [, credentials = ''] = /^Basic ([\w+/=]+)$/.exec(header ?? '') ?? [];
  const clientSecret = createHmac('sha256', secret)
    .update(OPENID_CLIENT.secretText)
    .digest('base64url');
  const [id, given] = Buffer.from(credentials, 'base64').toString().split(':').map(formDecoded);
  return id === OPENID_CLIENT.id && isSame(given ?? '', clientSecret);
}

function formDecoded(text: string): string {
  return new URLSearchParams(`text=${text}`).get('text') ?? '';
}

/** Whether a code is used by whom it was made for: at the same address, with the text behind the challenge. */
function isAnsweredBy(
  request: AuthorizationRequest,
  network: string,
  form: Readonly<Record<string, string | undefined>>,
): boolean {
  const verifier = form['code_verifier'] ?? '';
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return (
    request.network === network &&
    form['redirect_uri'] === request.redirectUri &&
    isSame(challenge, request.codeChallenge)
  );
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
