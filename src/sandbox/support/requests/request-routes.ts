import { newRequestSchema, requestReplySchema } from '@grandstand/bus-contracts/player';
import type { Calls } from '../../platform/http/context';
import { newRoutes, playerOf, requireBody, sessionOf } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import type { Operator } from '../../operator';
import { fileAnswer } from '../../player/uploads/file-answer';
import { answersIn, topicsIn } from './request-topics';
import { headView, requestView } from './request-views';

/** `/web-api/requests`: what a player asks the operator, and its answers. */
function requestRoutes(operator: Operator) {
  const routes = newRoutes();
  const { requests } = operator;

  routes.get('/topics', async (context) => {
    await playerOf(context, operator);
    const language = context.get('language');
    return context.json({
      topics: topicsIn(language),
      answers: answersIn(language),
      answerMs: await requests.answerMs(),
    });
  });

  routes.get('/', async (context) => {
    const playerId = await playerOf(context, operator);
    const list = await requests.of(playerId);
    return context.json({
      requests: list.map((request) => headView(request, context.get('language'))),
    });
  });

  routes.post('/', async (context) => {
    const playerId = await playerOf(context, operator);
    const wish = await requireBody(context, newRequestSchema);
    return context.json({ requestId: await requests.create(playerId, wish) });
  });

  routes.get('/:id', async (context) => {
    const playerId = await playerOf(context, operator);
    const request = await requests.find(playerId, context.req.param('id'));
    return context.json({ request: requestView(request, context.get('language')) });
  });

  routes.post('/:id/reply', async (context) => {
    const playerId = await playerOf(context, operator);
    const written = await requireBody(context, requestReplySchema);
    const request = await requests.reply(playerId, context.req.param('id'), written);
    return context.json({ request: requestView(request, context.get('language')) });
  });

  routes.post('/:id/close', async (context) => {
    const playerId = await playerOf(context, operator);
    await requests.close(playerId, context.req.param('id'));
    return context.json({});
  });

  routes.post('/:id/read', async (context) => {
    const playerId = await playerOf(context, operator);
    await requests.read(playerId, context.req.param('id'));
    return context.json({});
  });

  // A move of the browser, which has the session's cookie and no other header.
  routes.get('/:id/files/:fileId', async (context) => {
    const session = await sessionOf(context, operator);
    if (!session) throw new ApiFault(401, 'unauthorized');
    const { id, fileId } = context.req.param();
    return fileAnswer(context, {
      name: 'file',
      ...(await requests.file(session.playerId, id, fileId)),
    });
  });

  return routes;
}

export const calls: Calls = { '/web-api/requests': requestRoutes };
