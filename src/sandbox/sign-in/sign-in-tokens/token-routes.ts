import * as v from 'valibot';
import type { Calls } from '../../platform/http/context';
import { addressOf, newRoutes, requireBody } from '../../platform/http/context';
import type { Operator } from '../../operator';

export const tokenSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/** `/web-api/auth`: a token of a link, before it is used. */
function tokenRoutes({ guesses, signInTokens }: Operator) {
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

export const calls: Calls = { '/web-api/auth': tokenRoutes };
