import { APPEAL_LENGTH } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import type { SiteContext } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import { namedPlayer } from '../../player/players/named-player';
import { ApiFault } from '../../platform/http/fault';
import type { Appeals } from './appeals';
import type { Database } from '../../platform/database/database';
import type { Feed } from '../../betting/feed/feed';
import type { PlayerFinder } from '../../player/players/named-player';
import { banOf } from './bans';

const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(APPEAL_LENGTH.max));
const answerSchema = v.object({ answer: words });
const appealSchema = v.object({
  text: v.pipe(v.string(), v.maxLength(APPEAL_LENGTH.max)),
  status: v.optional(v.picklist(['waiting', 'accepted', 'rejected']), 'waiting'),
  answer: v.optional(v.nullable(v.string()), null),
});

interface Parts extends PlayerFinder {
  readonly appeals: Appeals;
  readonly database: Database;
  readonly feed: Feed;
}

/** QA's calls for appeals of banned players: those that wait, and an answer to each. */
export function appealControlRoutes(parts: Parts) {
  const routes = newRoutes();
  const { appeals, database, feed } = parts;

  routes.get('/appeals', async (context) => context.json({ appeals: await appeals.waiting() }));
  routes.get('/appeals/:id', async (context) => context.json(await appeals.find(idOf(context))));
  routes.post('/appeals/:id/accept', async (context) => {
    const { answer } = await requireBody(context, answerSchema);
    const appeal = await appeals.answer(idOf(context), 'accepted', answer);
    feed.publishPlayerStatus(appeal.playerId, await banOf(database, appeal.playerId));
    return context.json(appeal);
  });
  routes.post('/appeals/:id/reject', async (context) => {
    const { answer } = await requireBody(context, answerSchema);
    const appeal = await appeals.answer(idOf(context), 'rejected', answer);
    feed.publishPlayerStatus(appeal.playerId);
    return context.json(appeal);
  });

  routes.post('/players/:login/appeals', async (context) => {
    const playerId = await namedPlayer(context, parts);
    await appeals.add(playerId, await requireBody(context, appealSchema));
    return context.json(await appeals.of(playerId));
  });

  return routes;
}

function idOf(context: SiteContext): number {
  const id = Number(context.req.param('id'));
  if (!Number.isSafeInteger(id)) throw new ApiFault(404, 'not-found');
  return id;
}
