import type { Language } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import * as v from 'valibot';
import type { Operator } from '../../operator';
import type { OnBooked } from '../../betting/placing/book-bet';
import type { Session } from '../../sign-in/session/sessions';
import { ApiFault } from './fault';
import { isKeepable } from './inputs';
import { privateCookieOf } from './private-cookies';

/** The variables of a call. */
export interface SiteEnv {
  readonly Variables: {
    readonly language: Language;
    /** Whether browsers use https. */
    readonly isSecure: boolean;
    /** Set when QA fails a placement after its booking. */
    readonly onBooked?: OnBooked;
  };
}
export type SiteContext = Context<SiteEnv>;

export const SESSION_COOKIE = 'sid';
const FEED_COOKIE = 'feed';

/** The calls of a file named `…-routes.ts`: the function that makes their routes, by the path that they begin with. */
export type Calls = Readonly<Record<string, (operator: Operator) => Hono<SiteEnv>>>;

export function newRoutes(): Hono<SiteEnv> {
  return new Hono<SiteEnv>();
}

export function languageOf(text: string | undefined): Language {
  return LANGUAGES.find((language) => language === text) ?? 'en';
}

/**
 * The client's address, as the host sends it; undefined without a host.
 * @remarks The host appends the address of the connection. The one before it comes from a trusted proxy;
 * without a trusted proxy the host removes all others.
 */
export function addressOf(context: SiteContext): string | undefined {
  const addresses = (context.req.header('X-Forwarded-For') ?? '')
    .split(',')
    .map((one) => one.trim());
  return addresses.at(-2) || addresses.at(-1) || undefined;
}

/** The session behind the cookie; undefined for a guest. */
export async function sessionOf(
  context: SiteContext,
  operator: Operator,
): Promise<Session | undefined> {
  const cookie = privateCookieOf(context, SESSION_COOKIE);
  return cookie ? operator.sessions.byCookie(cookie) : undefined;
}

/** The name of the browser's feed; undefined where the browser has no cookies. */
export function feedNameOf(context: SiteContext): string | undefined {
  const name = getCookie(context, FEED_COOKIE) ?? '';
  return /^[\w-]{1,64}$/.test(name) ? name : undefined;
}

/** The session of the bearer token; records the player's activity, and refuses an invalid token. */
export async function playerSessionOf(context: SiteContext, operator: Operator): Promise<Session> {
  const [, token] = /^Bearer (\S+)$/.exec(context.req.header('X-Auth') ?? '') ?? [];
  const named = token ? await operator.tokens.read(token) : undefined;
  const session = named && (await operator.sessions.byId(named.id));
  if (session) {
    await operator.sessionTime.recordActivity(operator.database, session.playerId);
    await operator.sessions.see(session);
    return session;
  }
  const refusal = named && (await operator.guard.signInRefusalOf(named.playerId));
  throw refusal
    ? new ApiFault(401, refusal.code, refusal.details)
    : new ApiFault(401, 'unauthorized');
}

/** The player of that session. */
export async function playerOf(context: SiteContext, operator: Operator): Promise<number> {
  return (await playerSessionOf(context, operator)).playerId;
}

/** The body as JSON; undefined if it is invalid or can't be stored. */
async function bodyOf(context: SiteContext): Promise<unknown> {
  try {
    const body: unknown = await context.req.json();
    return isKeepable(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** The parsed body; undefined if it does not match the schema. */
export async function readBody<S extends v.GenericSchema>(
  context: SiteContext,
  schema: S,
): Promise<v.InferOutput<S> | undefined> {
  const result = v.safeParse(schema, await bodyOf(context));
  return result.success ? result.output : undefined;
}

/** The parsed body; refuses one that does not match the schema, and names the issues. */
export async function requireBody<S extends v.GenericSchema>(
  context: SiteContext,
  schema: S,
): Promise<v.InferOutput<S>> {
  const result = v.safeParse(schema, await bodyOf(context));
  if (result.success) return result.output;
  const issues = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
  throw new ApiFault(400, 'bad-request', { issues });
}

/** The player whose login is in the path of a control call. */
export async function namedPlayer(context: SiteContext, { players }: Operator): Promise<number> {
  const playerId = await players.findByLogin(context.req.param('login') ?? '');
  if (playerId === undefined) throw new ApiFault(404, 'not-found');
  return playerId;
}
