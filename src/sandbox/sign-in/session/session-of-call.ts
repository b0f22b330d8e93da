import type { SiteContext } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import type { FaultCode } from '../../platform/http/fault';
import { privateCookieOf } from '../../platform/http/private-cookies';
import type { Sessions, Session } from './sessions';
import type { Tokens } from './tokens';
import type { Database, Queries } from '../../platform/database/database';

export const SESSION_COOKIE = 'sid';

export interface SessionReader {
  readonly sessions: Sessions;
}

/** Counts how long a player has been here, for the limit of a session. */
interface ActivityRecorder {
  recordActivity(queries: Queries, playerId: number): Promise<void>;
}

/** Knows why a player may not be signed in. */
interface SignInGuard {
  signInRefusalOf(playerId: number): Promise<SignInRefusal | null>;
}

/** Why a player may not be signed in. */
interface SignInRefusal {
  readonly code: FaultCode;
  readonly details: object | undefined;
}

/** What reads the player of a call. The limits give the last two; the session does not know them. */
export interface PlayerReader {
  readonly tokens: Tokens;
  readonly sessions: Sessions;
  readonly database: Database;
  readonly sessionTime: ActivityRecorder;
  readonly guard: SignInGuard;
}

/** The session behind the cookie; undefined for a guest. */
export async function sessionOf(
  context: SiteContext,
  parts: SessionReader,
): Promise<Session | undefined> {
  const cookie = privateCookieOf(context, SESSION_COOKIE);
  return cookie ? parts.sessions.byCookie(cookie) : undefined;
}

/** The session of the bearer token; records the player's activity, and refuses an invalid token. */
export async function playerSessionOf(context: SiteContext, parts: PlayerReader): Promise<Session> {
  const [, token] = /^Bearer (\S+)$/.exec(context.req.header('X-Auth') ?? '') ?? [];
  const named = token ? await parts.tokens.read(token) : undefined;
  const session = named && (await parts.sessions.byId(named.id));
  if (session) {
    await parts.sessionTime.recordActivity(parts.database, session.playerId);
    await parts.sessions.see(session);
    return session;
  }
  const refusal = named && (await parts.guard.signInRefusalOf(named.playerId));
  throw refusal
    ? new ApiFault(401, refusal.code, refusal.details)
    : new ApiFault(401, 'unauthorized');
}

/** The player of that session. */
export async function playerOf(context: SiteContext, parts: PlayerReader): Promise<number> {
  return (await playerSessionOf(context, parts)).playerId;
}
