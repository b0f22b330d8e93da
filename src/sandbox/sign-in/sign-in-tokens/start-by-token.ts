import { addressOf } from '../../platform/http/context';
import type { SiteContext } from '../../platform/http/context';
import { privateCookieOf } from '../../platform/http/private-cookies';
import { QR_COOKIE } from '../qr/qr-cookie';
import type { Operator } from '../../operator';
import { refuseBarred, startAfterFirstStep } from '../session/start-session';

interface TokenSignIn {
  readonly token: string;
  readonly isRemembered: boolean;
}

/** Signs in with a token: the first step of a player who signs in by two. */
export async function startByToken(
  context: SiteContext,
  operator: Operator,
  { token, ...rest }: TokenSignIn,
) {
  const guess = { kind: 'token', secret: token, address: addressOf(context) } as const;
  const used = await operator.guesses.compare(guess, () =>
    operator.signInTokens.use(token, privateCookieOf(context, QR_COOKIE)),
  );
  await refuseBarred(operator, used.playerId);
  // It may be passed on by a session on another device that somebody has left open.
  return startAfterFirstStep(context, operator, { ...used, ...rest, isProved: false });
}
