import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { newRoutes, requireBody } from '../../platform/http/context';
import type { Ideas } from './ideas';

/** Text that PostgreSQL's JSON can hold: it has no half of a character. */
const words = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(most),
    v.check((text) => !/\p{Surrogate}/u.test(text)),
  );

const reasonSchema = v.object({ reason: words(500) });
/** Players read titles in their own language, so each language has one. */
const titlesSchema = v.object({ titles: v.object(v.entriesFromList(LANGUAGES, words(120))) });

interface Parts {
  readonly ideas: Ideas;
}

/** QA's calls for ideas of players: those that wait, what becomes of each, and publishing. */
export function ideaControlRoutes({ ideas }: Parts) {
  const routes = newRoutes();

  routes.get('/ideas', async (context) => context.json({ ideas: await ideas.waiting() }));
  routes.get('/ideas/:id', async (context) =>
    context.json(await ideas.find(context.req.param('id'))),
  );
  routes.post('/ideas/:id/plan', async (context) =>
    context.json(await ideas.decide(context.req.param('id'), 'planned', null)),
  );
  routes.post('/ideas/:id/done', async (context) =>
    context.json(await ideas.decide(context.req.param('id'), 'done', null)),
  );
  routes.post('/ideas/:id/decline', async (context) => {
    const { reason } = await requireBody(context, reasonSchema);
    return context.json(await ideas.decide(context.req.param('id'), 'declined', reason));
  });
  routes.post('/ideas/:id/publish', async (context) => {
    const { titles } = await requireBody(context, titlesSchema);
    return context.json(await ideas.publish(context.req.param('id'), titles));
  });

  return routes;
}
