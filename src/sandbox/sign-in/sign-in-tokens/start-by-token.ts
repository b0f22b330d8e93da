import { addressOf } from '../../platform/http/context';
import type { SiteContext } from '../../platform/http/context';
import { privateCookieOf } from '../../platform/http/private-cookies';
import { QR_COOKIE } from '../session/qr-cookie';
import type { Guesses } from '../../platform/counts/guesses';
import type { SignInTokens } from './sign-in-tokens';
import type { BarPorts, SignInPorts } from '../start/start-session';
import { refuseBarred, startAfterFirstStep } from '../start/start-session';

interface TokenSignIn {
  readonly token: string;
  readonly isRemembered: boolean;
}

export interface TokenSignInPorts extends BarPorts, SignInPorts {
  readonly guesses: Guesses;
  readonly signInTokens: SignInTokens;
}

/** Signs in with a token: the first step of a player who signs in by two. */
export async function startByToken(
  context: SiteContext,
  parts: TokenSignInPorts,
  { token, ...rest }: TokenSignIn,
) {
  const guess = { kind: 'token', secret: token, address: addressOf(context) } as const;
  const used = await parts.guesses.compare(guess, () =>
    parts.signInTokens.use(token, privateCookieOf(context, QR_COOKIE)),
  );
  await refuseBarred(parts, used.playerId);
  // It may be passed on by a session on another device that somebody has left open.
  return startAfterFirstStep(context, parts, { ...used, ...rest, isProved: false });
}
