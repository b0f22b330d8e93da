import {
  fedCmConfigPath,
  ONE_TAP_NETWORK,
  OPENID_CLIENT,
  SOCIAL_NETWORKS,
} from '@grandstand/bus-contracts/domain';
import { Hono } from 'hono';
import type { Context } from 'hono';
import type { ProgramOptions } from '../kit/program';
import type { AccountSessions } from './account-sessions';
import { accountsPage, signedInPage, signInPolicy } from './account-pages';
import { TOKEN } from './authorization-request';
import type { IdTokens } from './id-tokens';
import { PEOPLE } from './people';
import type { Person } from './people';
import { formOf, languageOf } from '../kit/read-call';

interface Options extends Pick<ProgramOptions, 'origin' | 'siteOrigin' | 'clock'> {
  readonly tokens: IdTokens;
  readonly sessions: AccountSessions;
}

/**
 * A network whose accounts the browser itself offers on the site, by FedCM (https://w3c-fedid.github.io/FedCM/), and
 * the page on which a person signs in to the network.
 */
export function fedCmRoutes({ origin, siteOrigin, clock, tokens, sessions }: Options): Hono {
  const app = new Hono();
  const network = SOCIAL_NETWORKS.find(({ key }) => key === ONE_TAP_NETWORK);
  if (!network) throw new Error(`Failed to find the network ${ONE_TAP_NETWORK}.`);
  const { key } = network;
  const issuer = `${origin}/${key}`;
  // FedCM's accounts have a mail address.
  const people = (PEOPLE[key] ?? []).filter(({ email }) => email !== undefined);
  const paths = {
    accounts: `/${key}/fedcm/accounts`,
    client: `/${key}/fedcm/client`,
    assertion: `/${key}/fedcm/assertion`,
    signIn: `/${key}/sign-in`,
    signOut: `/${key}/sign-out`,
  };

  app.get('/.well-known/web-identity', (c) =>
    c.json({
      provider_urls: [origin + fedCmConfigPath(key)],
      // Chromium wants them here too where there is client metadata.
      accounts_endpoint: paths.accounts,
      login_url: paths.signIn,
    }),
  );

  app.get(fedCmConfigPath(key), (c) =>
    c.json({
      accounts_endpoint: paths.accounts,
      client_metadata_endpoint: paths.client,
      id_assertion_endpoint: paths.assertion,
      login_url: paths.signIn,
      branding: { background_color: '#1a5fb4', color: '#ffffff' },
    }),
  );

  app.get(paths.accounts, (c) => {
    if (!isOfBrowser(c)) return c.json({ error: { code: 'invalid_request' } }, 400);
    const person = sessions.personOf(c);
    if (!person) {
      sessions.end(c);
      return c.json({ error: { code: 'access_denied' } }, 401);
    }
    return c.json({ accounts: [accountOf(person)] });
  });

  app.get(paths.client, (c) =>
    c.req.query('client_id') === OPENID_CLIENT.id
      ? c.json({ terms_of_service_url: `${siteOrigin}/${languageOf(c)}/rules/account` })
      : c.json({ error: { code: 'unauthorized_client' } }, 404),
  );

  app.post(paths.assertion, async (c) => {
    const refuse = (code: string, status: 400 | 401 | 403) => c.json({ error: { code } }, status);
    // No page can set these headers: a token goes to the browser, for a page of the site alone.
    if (!isOfBrowser(c)) return refuse('invalid_request', 400);
    if (c.req.header('Origin') !== siteOrigin) return refuse('unauthorized_client', 403);
    c.header('Access-Control-Allow-Origin', siteOrigin);
    c.header('Access-Control-Allow-Credentials', 'true');
    c.header('Vary', 'Origin');
    const person = sessions.personOf(c);
    if (!person) return refuse('access_denied', 401);
    const form = await formOf(c);
    if (form['client_id'] !== OPENID_CLIENT.id) return refuse('unauthorized_client', 403);
    if (form['account_id'] !== person.sub) return refuse('access_denied', 403);
    const nonce = nonceOf(form);
    if (nonce === undefined) return refuse('invalid_request', 400);
    return c.json({ token: await tokens.sign({ issuer, person, nonce, now: clock.now() }) });
  });

  const show = async (c: Context, markup: Promise<string>, status: 200 | 400 | 403 = 200) => {
    c.header('Content-Security-Policy', signInPolicy);
    c.header('X-Frame-Options', 'DENY');
    return c.html(await markup, status);
  };

  app.get(paths.signIn, async (c) => {
    const facts = { language: languageOf(c), network };
    const person = sessions.personOf(c);
    return show(c, person ? signedInPage(facts, person) : accountsPage(facts, people));
  });

  app.post(paths.signIn, async (c) => {
    const facts = { language: languageOf(c), network };
    if (!isOfOwnPage(c)) return show(c, accountsPage(facts, people), 403);
    const { person: sub } = await formOf(c);
    const person = people.find((one) => one.sub === sub);
    if (!person) return show(c, accountsPage(facts, people), 400);
    sessions.start(c, person);
    return show(c, signedInPage(facts, person));
  });

  app.post(paths.signOut, async (c) => {
    const facts = { language: languageOf(c), network };
    if (!isOfOwnPage(c)) return show(c, accountsPage(facts, people), 403);
    sessions.end(c);
    return show(c, accountsPage(facts, people));
  });

  return app;
}

/** Whether the browser itself calls, for its list of accounts. */
function isOfBrowser(c: Context): boolean {
  return c.req.header('Sec-Fetch-Dest') === 'webidentity';
}

/** Whether a page of this program sends a form. `Origin` can't tell: it is `null`, as the pages send no referrer. */
function isOfOwnPage(c: Context): boolean {
  return (c.req.header('Sec-Fetch-Site') ?? 'same-origin') === 'same-origin';
}

function accountOf({ sub, name, email }: Person) {
  return { id: sub, name, given_name: name.split(' ')[0], email, login_hints: [email] };
}

/** The nonce of the site. Chromium sends it beside the parameters of the site, or as one of them; as both they must be the same. */
function nonceOf(form: Readonly<Record<string, string | undefined>>): string | undefined {
  const given = [form['nonce'], nonceIn(form['params'])].filter((one) => one !== undefined);
  const [nonce] = given;
  const isSame = given.every((one) => one === nonce);
  return nonce !== undefined && isSame && TOKEN.test(nonce) ? nonce : undefined;
}

function nonceIn(params: string | undefined): string | undefined {
  if (params === undefined) return undefined;
  try {
    const { nonce } = Object(JSON.parse(params)) as { nonce?: unknown };
    return typeof nonce === 'string' ? nonce : undefined;
  } catch {
    return undefined;
  }
}
