import { getCookie } from 'hono/cookie';
import type { SiteContext } from '../../platform/http/context';
import { addressOf } from '../../platform/http/context';
import { SESSION_COOKIE } from '../session/session-of-call';
import { ApiFault } from '../../platform/http/fault';
import { privateCookieOf, setPrivateCookie } from '../../platform/http/private-cookies';
import type { Holds } from '../../protection/holds/holds';
import type { Sessions } from '../session/sessions';
import type { SignIns } from '../security/sign-ins';
import type { Tokens } from '../session/tokens';
import type { TwoSteps } from '../two-step/two-steps';
import type { PlayGuard } from '../../protection/limits/play-guard';
import type { Transfers } from '../transfers/transfers';
import { OFFERS_REST_COOKIE } from '@grandstand/bus-contracts/area';
import { BROWSER_COOKIE, setBrowserCookie } from '../session/browser-cookie';
import { signInFacts } from '../session/sign-in-facts';
import type { SignInMethod } from '../session/sign-in-facts';
import { newSecret, secretHash } from '../../platform/sealing/secrets';

interface SignIn {
  readonly playerId: number;
  readonly method: SignInMethod;
  readonly isRemembered: boolean;
  /** Of a sign-in by password, the one that was compared: it must still be the player's when the session begins. */
  readonly passwordHash?: string | undefined;
  /** Whether by a code that was sent to the player's phone. */
  readonly isByPhone?: boolean;
  /** Whether the player has just proved who they are; true by default. */
  readonly isProved?: boolean;
}

export interface SessionStartPorts {
  readonly holds: Holds;
  readonly sessions: Sessions;
  readonly signIns: SignIns;
  readonly tokens: Tokens;
}

export interface SignInPorts extends SessionStartPorts {
  readonly twoSteps: TwoSteps;
}

export interface BarPorts {
  readonly guard: PlayGuard;
  readonly transfers: Transfers;
}

/** Starts a new session: records the sign-in, sets the cookies and returns the token. */
export async function startSession(
  context: SiteContext,
  { holds, sessions, signIns, tokens }: SessionStartPorts,
  { playerId, method, passwordHash, isRemembered, isProved = true }: SignIn,
): Promise<{ userId: string; token: string }> {
  const facts = signInFacts(context, method);
  const browser = privateCookieOf(context, BROWSER_COOKIE) || newSecret();
  const isFirst = await sessions.isFirst(playerId);
  await signIns.record(playerId, facts, secretHash(browser));
  const started = await sessions.start(playerId, {
    ...facts,
    isRemembered,
    isProved,
    passwordHash,
  });
  if (!started) throw new ApiFault(400, 'wrong-credentials');
  const { session, cookie, lifetime } = started;
  // A player may come back to a browser in which they were excluded themselves; a new one may be that player.
  const restsUntil = isFirst ? Number(getCookie(context, OFFERS_REST_COOKIE)) || null : null;
  await holds.look(playerId, { restsUntil });
  setPrivateCookie(context, SESSION_COOKIE, cookie, {
    path: '/',
    sameSite: 'Lax',
    ...(isRemembered ? { maxAge: lifetime / 1000 } : {}),
  });
  setBrowserCookie(context, browser);
  return { userId: String(playerId), token: await tokens.issue(session) };
}

/** Starts a session after the first step of a sign-in, unless the player must pass a second one. */
export async function startAfterFirstStep(
  context: SiteContext,
  parts: SignInPorts,
  signIn: SignIn,
) {
  const { playerId, method, isByPhone = false } = signIn;
  const address = addressOf(context);
  const second = await parts.twoSteps.begin({ playerId, method, isByPhone, address });
  return second ?? startSession(context, parts, signIn);
}

/** Refuses a player who may not sign in, once they have proved who they are. */
export async function refuseBarred(
  { guard, transfers }: BarPorts,
  playerId: number,
): Promise<void> {
  const refusal = await guard.signInRefusalOf(playerId);
  if (refusal) throw new ApiFault(403, refusal.code, refusal.details);
  const transferId = await transfers.openOf(playerId);
  if (transferId !== undefined) throw new ApiFault(403, 'account-moves', { transferId });
}
