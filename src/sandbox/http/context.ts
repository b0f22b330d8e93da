import type { Language } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import * as v from 'valibot';
import type { Operator } from '../operator';
import type { OnBooked } from '../placing/book-bet';
import type { Session } from '../session/sessions';
import { ApiFault } from './fault';
import { isKeepable } from './inputs';

/** What every call of the site carries. */
export interface SiteEnv {
  readonly Variables: {
    readonly language: Language;
    /** Set where QA lets a placement fail after its booking. */
    readonly onBooked?: OnBooked;
  };
}
export type SiteContext = Context<SiteEnv>;

export const SESSION_COOKIE = 'sid';

export function newRoutes(): Hono<SiteEnv> {
  return new Hono<SiteEnv>();
}

export function languageOf(text: string | undefined): Language {
  return LANGUAGES.find((language) => language === text) ?? 'en';
}

/**
 * The address that a call came from, as the host says it; undefined without a host.
 * @remarks The host puts the connection's address last. What stands before it a trusted proxy wrote;
 * without one, the host has taken everything else away.
 */
export function addressOf(context: SiteContext): string | undefined {
  const told = (context.req.header('X-Forwarded-For') ?? '').split(',').map((one) => one.trim());
  return told.at(-2) || told.at(-1) || undefined;
}

/** The session behind the cookie; undefined for a guest. */
export async function sessionOf(
  context: SiteContext,
  operator: Operator,
): Promise<Session | undefined> {
  const cookie = getCookie(context, SESSION_COOKIE);
  return cookie ? operator.sessions.byCookie(cookie) : undefined;
}

/** The session whose bearer token came with the call, which counts as a sign of the player; refuses when there is none that holds. */
export async function playerSessionOf(context: SiteContext, operator: Operator): Promise<Session> {
  const [, token] = /^Bearer (\S+)$/.exec(context.req.header('X-Auth') ?? '') ?? [];
  const named = token ? await operator.tokens.read(token) : undefined;
  const session = named && (await operator.sessions.byId(named.id));
  if (session) {
    await operator.sessionTime.seen(operator.database, session.playerId);
    return session;
  }
  const bar = named && (await operator.guard.barOf(named.playerId));
  throw bar ? new ApiFault(401, bar.code, bar.details) : new ApiFault(401, 'unauthorized');
}

/** The player of that session. */
export async function playerOf(context: SiteContext, operator: Operator): Promise<number> {
  return (await playerSessionOf(context, operator)).playerId;
}

/** The body as JSON; undefined when it is not, or has what can't be kept. */
async function bodyOf(context: SiteContext): Promise<unknown> {
  try {
    const body: unknown = await context.req.json();
    return isKeepable(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** The body as JSON of a shape; undefined when it is not. */
export async function readBody<S extends v.GenericSchema>(
  context: SiteContext,
  schema: S,
): Promise<v.InferOutput<S> | undefined> {
  const result = v.safeParse(schema, await bodyOf(context));
  return result.success ? result.output : undefined;
}

/** The body as JSON of a shape; refuses anything else, and says where it differs. */
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
