import * as v from 'valibot';
import { newRoutes, requireBody } from '../../platform/http/context';
import { namedPlayer } from '../../player/players/named-player';
import type { Feed } from '../../betting/feed/feed';
import type { SecurityQuestions } from './security-questions';
import type { PlayerFinder } from '../../player/players/named-player';

const actSchema = v.union([
  /** What somebody who writes to support has answered. */
  v.object({ answer: v.pipe(v.string(), v.maxLength(200)) }),
  v.object({ isRemoved: v.literal(true) }),
]);

interface Parts extends PlayerFinder {
  readonly feed: Feed;
  readonly securityQuestions: SecurityQuestions;
}

/** What support does with security questions: people compare an answer, or remove a question whose answer is forgotten. */
export function questionControlRoutes(parts: Parts) {
  const routes = newRoutes();
  const { feed, securityQuestions } = parts;
  routes.post('/players/:login/security-question', async (context) => {
    const playerId = await namedPlayer(context, parts);
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
