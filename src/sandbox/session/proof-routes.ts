import * as v from 'valibot';
import { proofRequired } from '../guard/guard-calls';
import type { Calls } from '../http/context';
import { addressOf, newRoutes, playerSessionOf, requireBody } from '../http/context';
import { ApiFault } from '../http/fault';
import type { Operator } from '../operator';

const proofSchema = v.object({
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
});

/** The error code that requires a captcha. */
const CAPTCHA = 112;

/** `/web-api/user/proof`: a signed-in player proves again who they are. */
function proofRoutes(operator: Operator) {
  const routes = newRoutes();
  const { attempts, captchas, players, sessions, twoSteps } = operator;

  routes.post('/', async (context) => {
    const { id, playerId } = await playerSessionOf(context, operator);
    const { password } = await requireBody(context, proofSchema);
    if (await twoSteps.isOn(playerId)) throw new ApiFault(403, 'proof-required', { by: 'sign-in' });
    // No login has a space in it.
    const attempt = { login: `player ${playerId}`, address: addressOf(context) };
    const throttle = attempts.throttleOf(attempt);
    if (throttle.kind === 'wait') {
      throw new ApiFault(429, 'too-many-attempts', { retryAfter: throttle.seconds });
    }
    const answer = context.req.header('X-Captcha') ?? '';
    if (throttle.kind === 'captcha' && !captchas.useUp(answer)) {
      return proofRequired(context, CAPTCHA);
    }
    const counted = attempts.count(attempt);
    const isRight = await players.hasPassword(playerId, password).catch((error: unknown) => {
      counted.undo();
      throw error;
    });
    if (!isRight) throw new ApiFault(400, 'wrong-password');
    counted.succeeded();
    await sessions.prove(id);
    return context.json({});
  });

  return routes;
}

export const calls: Calls = { '/web-api/user/proof': proofRoutes };
