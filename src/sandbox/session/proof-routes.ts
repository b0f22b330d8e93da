import * as v from 'valibot';
import type { Calls } from '../http/context';
import { newRoutes, playerSessionOf, requireBody } from '../http/context';
import { ApiFault } from '../http/fault';
import type { Operator } from '../operator';
import { loginAttempt, throttleAttempt } from './throttle-attempt';

const proofSchema = v.object({
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** Of the second step, or a recovery code: for players with two steps. */
  code: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
});

/** `/web-api/user/proof`: a signed-in player proves again who they are. */
function proofRoutes(operator: Operator) {
  const routes = newRoutes();
  const { attempts, players, sessions, twoSteps } = operator;

  routes.post('/', async (context) => {
    const { id, playerId } = await playerSessionOf(context, operator);
    const { password, code } = await requireBody(context, proofSchema);
    const hasTwoSteps = await twoSteps.isOn(playerId);
    if (hasTwoSteps && code === undefined) {
      throw new ApiFault(403, 'proof-required', { by: 'sign-in' });
    }
    // No login has a space in it.
    const attempt = loginAttempt(context, operator, `player ${playerId}`);
    const throttled = throttleAttempt(context, operator, attempt);
    if (throttled) return throttled;
    const counted = attempts.count(attempt);
    const isRight = await players.hasPassword(playerId, password).catch((error: unknown) => {
      counted.undo();
      throw error;
    });
    if (!isRight) throw new ApiFault(400, 'wrong-password');
    counted.succeeded();
    if (hasTwoSteps && code !== undefined) await twoSteps.prove(playerId, code);
    await sessions.prove(id);
    return context.json({});
  });

  return routes;
}

export const calls: Calls = { '/web-api/user/proof': proofRoutes };
