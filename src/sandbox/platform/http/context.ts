import type { Language } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import * as v from 'valibot';
import type { OnBooked } from '../work/on-booked';
import { ApiFault } from './fault';
import { isKeepable } from './inputs';

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

const FEED_COOKIE = 'feed';

/** The calls of a file named `…-routes.ts`: the function that makes their routes, by the path that they begin with. */
export type Calls<Parts = unknown> = Readonly<Record<string, (parts: Parts) => Hono<SiteEnv>>>;

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

/** The name of the browser's feed; undefined where the browser has no cookies. */
export function feedNameOf(context: SiteContext): string | undefined {
  const name = getCookie(context, FEED_COOKIE) ?? '';
  return /^[\w-]{1,64}$/.test(name) ? name : undefined;
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
