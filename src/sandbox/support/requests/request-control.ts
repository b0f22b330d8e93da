import { REQUEST_LENGTH } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { newRoutes, requireBody } from '../../platform/http/context';
import type { Requests } from './requests';
import { fileAnswer } from '../../player/uploads/file-answer';
import { requestView } from './request-views';

const answerSchema = v.object({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(REQUEST_LENGTH)),
});

interface Parts {
  readonly requests: Requests;
}

/** QA's calls for requests of players: those that wait, each with its messages, an answer, and the end. */
export function requestControlRoutes({ requests }: Parts) {
  const routes = newRoutes();

  async function viewOf(id: string) {
    const request = await requests.find(await requests.playerOf(id), id);
    return { login: request.login, ...requestView(request, 'en') };
  }

  routes.get('/requests', async (context) => {
    const waiting = await requests.waiting();
    return context.json({ requests: await Promise.all(waiting.map(({ id }) => viewOf(id))) });
  });
  routes.get('/requests/:id', async (context) =>
    context.json(await viewOf(context.req.param('id'))),
  );
  routes.get('/requests/:id/files/:fileId', async (context) => {
    const { id, fileId } = context.req.param();
    const file = await requests.file(await requests.playerOf(id), id, fileId);
    return fileAnswer(context, { name: 'file', ...file });
  });
  routes.post('/requests/:id', async (context) => {
    const { text } = await requireBody(context, answerSchema);
    const id = context.req.param('id');
    await requests.answer(id, text);
    return context.json(await viewOf(id));
  });
  routes.post('/requests/:id/close', async (context) => {
    const id = context.req.param('id');
    await requests.end(id);
    return context.json(await viewOf(id));
  });

  return routes;
}
