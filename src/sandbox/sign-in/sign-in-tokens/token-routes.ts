import * as v from 'valibot';
import type { Calls } from '../../platform/http/context';
import { addressOf, newRoutes, requireBody } from '../../platform/http/context';
import type { Guesses } from '../../platform/counts/guesses';
import type { SignInTokens } from './sign-in-tokens';

export const tokenSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

interface Parts {
  readonly guesses: Guesses;
  readonly signInTokens: SignInTokens;
}

/** `/web-api/auth`: a token of a link, before it is used. */
function tokenRoutes({ guesses, signInTokens }: Parts) {
  const routes = newRoutes();
  routes.post('/token', async (context) => {
    const { token } = await requireBody(context, v.object({ token: tokenSchema }));
    const guess = { kind: 'token', secret: token, address: addressOf(context) } as const;
    return context.json({
      login: await guesses.compare(guess, () => signInTokens.loginOf(token)),
    });
  });
  return routes;
}

export const calls: Calls<Parts> = { '/web-api/auth': tokenRoutes };
