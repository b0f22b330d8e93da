import { CHAT_TEXT_MAX } from '@grandstand/bus-contracts/shell';
import * as v from 'valibot';
import { newRoutes, requireBody } from '../../platform/http/context';
import type { Chats } from './chats';
import { fileAnswer } from '../../player/uploads/file-answer';

/** Text that PostgreSQL can hold: it has no half of a character. */
const words = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(most),
    v.check((text) => !/\p{Surrogate}/u.test(text)),
  );

const agentSchema = v.object({ agent: words(60) });
const answerSchema = v.object({ text: words(CHAT_TEXT_MAX) });

interface Parts {
  readonly chats: Chats;
}

/** QA's calls for chats: QA is the person who answers. */
export function chatControlRoutes({ chats }: Parts) {
  const routes = newRoutes();

  routes.get('/chats', async (context) => context.json({ chats: await chats.open() }));
  routes.get('/chats/:id', async (context) =>
    context.json(await chats.find(context.req.param('id'))),
  );
  routes.get('/chats/:id/files/:fileId', async (context) => {
    const { id, fileId } = context.req.param();
    return fileAnswer(context, { ...(await chats.fileIn(id, fileId)), name: 'file' });
  });
  routes.post('/chats/:id/assign', async (context) => {
    const { agent } = await requireBody(context, agentSchema);
    return context.json(await chats.assign(context.req.param('id'), agent));
  });
  routes.post('/chats/:id/answer', async (context) => {
    const { text } = await requireBody(context, answerSchema);
    return context.json(await chats.answer(context.req.param('id'), text));
  });
  routes.post('/chats/:id/close', async (context) =>
    context.json(await chats.close(context.req.param('id'))),
  );

  return routes;
}
