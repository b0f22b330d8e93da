import * as v from 'valibot';
import type { Calls, SiteContext } from '../../platform/http/context';
import { newRoutes, playerOf, playerSessionOf, requireBody } from '../../platform/http/context';
import type { Operator } from '../../operator';
import { requireRecentProof } from '../session/recent-proof';
import { textsIn } from '../../site/texts';
import { QUESTIONS } from './answer-rules';

const questionSchema = v.object({
  question: v.picklist(QUESTIONS),
  answer: v.pipe(v.string(), v.maxLength(200)),
});

/** `/web-api/user/security-question`: the player's security question. Those who change it must have proved who they are. */
function questionRoutes(operator: Operator) {
  const routes = newRoutes();
  const { feed, securityQuestions } = operator;

  const view = async (context: SiteContext, playerId: number) => {
    const texts = textsIn(context.get('language')).securityQuestions;
    return {
      isSet: (await securityQuestions.of(playerId)) !== undefined,
      questions: QUESTIONS.map((id) => ({ id, text: texts[id] })),
    };
  };

  routes.get('/', async (context) =>
    context.json(await view(context, await playerOf(context, operator))),
  );

  routes.post('/', async (context) => {
    const session = await playerSessionOf(context, operator);
    const { question, answer } = await requireBody(context, questionSchema);
    await requireRecentProof(operator, session);
    await securityQuestions.set(session.playerId, question, answer);
    // The player's protection is another now.
    feed.publishPlayerStatus(session.playerId);
    return context.json(await view(context, session.playerId));
  });

  routes.post('/remove', async (context) => {
    const session = await playerSessionOf(context, operator);
    await requireRecentProof(operator, session);
    await securityQuestions.remove(session.playerId);
    feed.publishPlayerStatus(session.playerId);
    return context.json(await view(context, session.playerId));
  });

  return routes;
}

export const calls: Calls = { '/web-api/user/security-question': questionRoutes };
