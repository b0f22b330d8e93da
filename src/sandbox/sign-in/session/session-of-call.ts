import type { SiteContext } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import { privateCookieOf } from '../../platform/http/private-cookies';
import type { Sessions, Session } from './sessions';
import type { Tokens } from './tokens';
import type { SessionTime } from '../../protection/limits/session/session-time';
import type { Database } from '../../platform/database/database';
import type { PlayGuard } from '../../protection/limits/play-guard';

export const SESSION_COOKIE = 'sid';

export interface SessionReader {
  readonly sessions: Sessions;
}

export interface PlayerReader {
  readonly tokens: Tokens;
  readonly sessions: Sessions;
  readonly sessionTime: SessionTime;
  readonly database: Database;
  readonly guard: PlayGuard;
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
