import { newRequestSchema, requestReplySchema } from '@grandstand/bus-contracts/player';
import type { Calls } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import { playerOf, sessionOf } from '../../sign-in/session/session-of-call';
import { ApiFault } from '../../platform/http/fault';
import type { Requests } from './requests';
import type { PlayerReader, SessionReader } from '../../sign-in/session/session-of-call';
import { fileAnswer } from '../../player/uploads/file-answer';
import { answersIn, topicsIn } from './request-topics';
import { headView, requestView } from './request-views';

interface Parts extends PlayerReader, SessionReader {
  readonly requests: Requests;
}

/** `/web-api/requests`: what a player asks the operator, and its answers. */
function requestRoutes(parts: Parts) {
  const routes = newRoutes();
  const { requests } = parts;

  routes.get('/topics', async (context) => {
    await playerOf(context, parts);
    const language = context.get('language');
    return context.json({
      topics: topicsIn(language),
      answers: answersIn(language),
      answerMs: await requests.answerMs(),
    });
  });

  routes.get('/', async (context) => {
    const playerId = await playerOf(context, parts);
    const list = await requests.of(playerId);
    return context.json({
      requests: list.map((request) => headView(request, context.get('language'))),
    });
  });

  routes.post('/', async (context) => {
    const playerId = await playerOf(context, parts);
    const wish = await requireBody(context, newRequestSchema);
    return context.json({ requestId: await requests.create(playerId, wish) });
  });

  routes.get('/:id', async (context) => {
    const playerId = await playerOf(context, parts);
    const request = await requests.find(playerId, context.req.param('id'));
    return context.json({ request: requestView(request, context.get('language')) });
  });

  routes.post('/:id/reply', async (context) => {
    const playerId = await playerOf(context, parts);
    const written = await requireBody(context, requestReplySchema);
    const request = await requests.reply(playerId, context.req.param('id'), written);
    return context.json({ request: requestView(request, context.get('language')) });
  });

  routes.post('/:id/close', async (context) => {
    const playerId = await playerOf(context, parts);
    await requests.close(playerId, context.req.param('id'));
    return context.json({});
  });

  routes.post('/:id/read', async (context) => {
    const playerId = await playerOf(context, parts);
    await requests.read(playerId, context.req.param('id'));
    return context.json({});
  });

  // A move of the browser, which has the session's cookie and no other header.
  routes.get('/:id/files/:fileId', async (context) => {
    const session = await sessionOf(context, parts);
    if (!session) throw new ApiFault(401, 'unauthorized');
    const { id, fileId } = context.req.param();
    return fileAnswer(context, {
      name: 'file',
      ...(await requests.file(session.playerId, id, fileId)),
    });
  });

  return routes;
}

export const calls: Calls<Parts> = { '/web-api/requests': requestRoutes };
