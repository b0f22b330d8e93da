import * as v from 'valibot';
import type { Calls, SiteContext } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import { playerOf, playerSessionOf } from '../session/session-of-call';
import type { Feed } from '../../betting/feed/feed';
import type { SecurityQuestions } from './security-questions';
import type { PlayerReader } from '../session/session-of-call';
import type { RecentProofPorts } from '../two-step/recent-proof';
import { requireRecentProof } from '../two-step/recent-proof';
import { textsIn } from '../../site/texts';
import { QUESTIONS } from './answer-rules';

const questionSchema = v.object({
  question: v.picklist(QUESTIONS),
  answer: v.pipe(v.string(), v.maxLength(200)),
});

interface Parts extends PlayerReader, RecentProofPorts {
  readonly feed: Feed;
  readonly securityQuestions: SecurityQuestions;
}

/** `/web-api/user/security-question`: the player's security question. Those who change it must have proved who they are. */
function questionRoutes(parts: Parts) {
  const routes = newRoutes();
  const { feed, securityQuestions } = parts;

  const view = async (context: SiteContext, playerId: number) => {
    const texts = textsIn(context.get('language')).securityQuestions;
    return {
      isSet: (await securityQuestions.of(playerId)) !== undefined,
      questions: QUESTIONS.map((id) => ({ id, text: texts[id] })),
    };
  };

  routes.get('/', async (context) =>
    context.json(await view(context, await playerOf(context, parts))),
  );

  routes.post('/', async (context) => {
    const session = await playerSessionOf(context, parts);
    const { question, answer } = await requireBody(context, questionSchema);
    await requireRecentProof(parts, session);
    await securityQuestions.set(session.playerId, question, answer);
    // The player's protection is another now.
    feed.publishPlayerStatus(session.playerId);
    return context.json(await view(context, session.playerId));
  });

  routes.post('/remove', async (context) => {
    const session = await playerSessionOf(context, parts);
    await requireRecentProof(parts, session);
    await securityQuestions.remove(session.playerId);
    feed.publishPlayerStatus(session.playerId);
    return context.json(await view(context, session.playerId));
  });

  return routes;
}

export const calls: Calls<Parts> = { '/web-api/user/security-question': questionRoutes };
