import { randomBytes, randomUUID } from 'node:crypto';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { findCountry } from '../catalog/countries';
import { findCurrency } from '../catalog/currencies';
import { proofRequired } from '../guard/guard-calls';
import type { Operator } from '../operator';
import type { SignInFacts } from './sign-ins';
import { ApiFault } from '../http/fault';
import { idSchema } from '../http/inputs';
import type { Calls, SiteContext } from '../http/context';
import {
  SESSION_COOKIE,
  addressOf,
  newRoutes,
  playerOf,
  readBody,
  requireBody,
  sessionOf,
} from '../http/context';

const loginSchema = v.object({
  login: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  remember: v.optional(v.boolean(), false),
});

const registerSchema = v.object({
  type: v.literal('fast_reg'),
  country_id: idSchema,
  currency_id: idSchema,
  /** A player who has not confirmed their age, or has not agreed to the rules, is not registered. */
  is_of_age: v.literal(true),
  is_terms_agreed: v.literal(true),
  ref_code: v.optional(v.pipe(v.string(), v.maxLength(100))),
  first_deposit_bonus_choice: v.optional(idSchema),
});

/** The error code that requires a captcha. */
const CAPTCHA = 112;

interface SignIn {
  readonly playerId: number;
  readonly isRemembered: boolean;
  /** Whether the cookie is sent by https only. */
  readonly isSecure: boolean;
}

function signInFacts(context: SiteContext): SignInFacts {
  const agent = context.req.header('User-Agent') ?? '';
  return { language: context.get('language'), agent };
}

/** Starts a session: sets the cookie and returns the token. */
async function signIn(
  context: SiteContext,
  operator: Operator,
  { playerId, isRemembered, isSecure }: SignIn,
): Promise<{ userId: string; token: string }> {
  const { session, cookie, lifetime } = await operator.sessions.start(playerId, isRemembered);
  setCookie(context, SESSION_COOKIE, cookie, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
    ...(isRemembered ? { maxAge: lifetime / 1000 } : {}),
  });
  return { userId: String(playerId), token: await operator.tokens.issue(session) };
}

/** `/web-api`: sign-in, registration and the session. */
function sessionRoutes(operator: Operator, isSecure: boolean) {
  const routes = newRoutes();

  routes.get('/session', async (context) => {
    const session = await sessionOf(context, operator);
    return context.text(session ? 'player' : 'guest');
  });

  routes.get('/user/check', async (context) => {
    const session = await sessionOf(context, operator);
    return context.json({ userId: session ? String(session.playerId) : '' });
  });

  routes.get('/user/gettoken', async (context) => {
    const session = await sessionOf(context, operator);
    if (!session) throw new ApiFault(401, 'unauthorized');
    return context.json({ token: await operator.tokens.issue(session) });
  });

  routes.get('/user/securedata', async (context) => {
    await playerOf(context, operator);
    const session = await sessionOf(context, operator);
    if (!session) throw new ApiFault(401, 'unauthorized');
    // A part of the session's id; it grants no access.
    return context.json({
      ggru: randomUUID(),
      session: session.id.slice(0, 12),
      grant: randomBytes(24).toString('base64url'),
    });
  });

  routes.post('/user/login', async (context) => {
    const { remember, ...credentials } = await requireBody(context, loginSchema);
    const { attempts, captchas } = operator;
    const attempt = { login: credentials.login.toLowerCase(), address: addressOf(context) };
    const throttle = attempts.throttleOf(attempt);
    if (throttle.kind === 'wait') {
      throw new ApiFault(429, 'too-many-attempts', { retryAfter: throttle.seconds });
    }
    const proof = context.req.header('X-Captcha') ?? '';
    if (throttle.kind === 'captcha' && !captchas.useUp(proof))
      return proofRequired(context, CAPTCHA);
    const counted = attempts.count(attempt);
    const playerId = await operator.players.authenticate(credentials).catch((error: unknown) => {
      counted.undo();
      throw error;
    });
    if (playerId === undefined) throw new ApiFault(400, 'wrong-credentials');
    counted.succeeded();
    const refusal = await operator.guard.signInRefusalOf(playerId);
    if (refusal) throw new ApiFault(403, refusal.code, refusal.details);
    await operator.signIns.record(playerId, signInFacts(context));
    const started = { playerId, isRemembered: remember, isSecure };
    return context.json(await signIn(context, operator, started));
  });

  routes.post('/user/register', async (context) => {
    const body = await readBody(context, registerSchema);
    const country = body && findCountry(body.country_id);
    const currency = body && findCurrency(body.currency_id);
    if (!country || !currency) throw new ApiFault(400, 'not-allowed');
    const { id, credentials } = await operator.players.register(country.id, currency);
    await operator.signIns.record(id, signInFacts(context));
    const started = { playerId: id, isRemembered: true, isSecure };
    return context.json({ ...(await signIn(context, operator, started)), ...credentials });
  });

  routes.post('/user/disconnect', async (context) => {
    const cookie = getCookie(context, SESSION_COOKIE);
    if (cookie) await operator.sessions.end(cookie);
    deleteCookie(context, SESSION_COOKIE, { path: '/' });
    return context.json({});
  });

  return routes;
}

export const calls: Calls = { '/web-api': sessionRoutes };
