import { setCookie } from 'hono/cookie';
import type { SiteContext } from '../http/context';
import { SESSION_COOKIE } from '../http/context';
import { ApiFault } from '../http/fault';
import type { Operator } from '../operator';

interface SignIn {
  readonly playerId: number;
  readonly isRemembered: boolean;
  /** Whether the cookie is sent by https only. */
  readonly isSecure: boolean;
  /** Whether the player has just proved who they are; true by default. */
  readonly isProved?: boolean;
}

/** Starts a new session: records the sign-in, sets the cookie and returns the token. */
export async function startSession(
  context: SiteContext,
  { sessions, signIns, tokens }: Operator,
  { playerId, isRemembered, isSecure, isProved = true }: SignIn,
): Promise<{ userId: string; token: string }> {
  const agent = context.req.header('User-Agent') ?? '';
  await signIns.record(playerId, { language: context.get('language'), agent });
  const { session, cookie, lifetime } = await sessions.start(playerId, {
    isRemembered,
    isProved,
  });
  setCookie(context, SESSION_COOKIE, cookie, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
    ...(isRemembered ? { maxAge: lifetime / 1000 } : {}),
  });
  return { userId: String(playerId), token: await tokens.issue(session) };
}

/** Starts a session after the first step of a sign-in, unless the player must pass a second one. */
export async function startAfterFirstStep(
  context: SiteContext,
  operator: Operator,
  signIn: SignIn,
) {
  const second = await operator.twoSteps.begin(signIn.playerId);
  return second ?? startSession(context, operator, signIn);
}

/** Refuses a player who may not sign in, once they have proved who they are. */
export async function refuseBarred(
  { guard, transfers }: Operator,
  playerId: number,
): Promise<void> {
  const refusal = await guard.signInRefusalOf(playerId);
  if (refusal) throw new ApiFault(403, refusal.code, refusal.details);
  const transferId = await transfers.openOf(playerId);
  if (transferId !== undefined) throw new ApiFault(403, 'account-moves', { transferId });
}
