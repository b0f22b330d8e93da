import * as v from 'valibot';
import { namedPlayer, newRoutes, requireBody } from '../../platform/http/context';
import type { Operator } from '../../operator';

const actSchema = v.union([
  /** What somebody who writes to support has answered. */
  v.object({ answer: v.pipe(v.string(), v.maxLength(200)) }),
  v.object({ isRemoved: v.literal(true) }),
]);

/** What support does with security questions: people compare an answer, or remove a question whose answer is forgotten. */
export function questionControlRoutes(operator: Operator) {
  const routes = newRoutes();
  const { feed, securityQuestions } = operator;
  routes.post('/players/:login/security-question', async (context) => {
    const playerId = await namedPlayer(context, operator);
    const act = await requireBody(context, actSchema);
    if ('answer' in act) {
      return context.json({ isRight: await securityQuestions.isRight(playerId, act.answer, null) });
    }
    await securityQuestions.remove(playerId);
    feed.publishPlayerStatus(playerId);
    return context.json({});
  });
  return routes;
}
