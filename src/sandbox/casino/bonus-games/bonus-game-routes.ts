import { bonusGameSchema } from '@grandstand/bus-contracts/domain/bonus-games';
import * as v from 'valibot';
import type { Calls, SiteContext } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import { playerOf } from '../../sign-in/session/session-of-call';
import { ApiFault } from '../../platform/http/fault';
import type { BonusGames } from './bonus-games';
import type { Feed } from '../../betting/feed/feed';
import type { PlayerReader } from '../../sign-in/session/session-of-call';

const tryId = v.pipe(v.string(), v.regex(/^[\w-]{8,70}$/));
const word = v.pipe(v.string(), v.regex(/^[a-z\d-]{1,20}$/));
const trySchema = v.object({ tryId, choice: v.optional(word) });
const moveSchema = v.object({
  tryId,
  move: word,
  /** The number of moves before this one. */
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

function gameOf(context: SiteContext) {
  const name = v.safeParse(bonusGameSchema, context.req.param('name'));
  if (!name.success) throw new ApiFault(404, 'not-found');
  return name.output;
}

interface Parts extends PlayerReader {
  readonly bonusGames: BonusGames;
  readonly feed: Feed;
}

/** `/web-api/bonus-games`: the games of points, their tables and tries. */
function bonusGameRoutes(parts: Parts) {
  const routes = newRoutes();
  const { bonusGames, feed } = parts;

  routes.get('/', async (context) => {
    const { tables, tickets, endsAt } = await bonusGames.today();
    return context.json({
      endsAt,
      games: tables.map(({ day, hash, table }) => ({
        name: table.game,
        day,
        hash,
        table,
        ...(table.book !== undefined && { tickets }),
      })),
    });
  });

  routes.get('/mine', async (context) =>
    context.json(await bonusGames.ofPlayer(await playerOf(context, parts))),
  );

  routes.post('/:name/try', async (context) => {
    const playerId = await playerOf(context, parts);
    const game = gameOf(context);
    const { tryId: id, choice = null } = await requireBody(context, trySchema);
    const state = await bonusGames.begin(playerId, { game, tryId: id, choice });
    if (state.prize) feed.publishPlayer(playerId, []);
    return context.json({ try: state });
  });

  routes.post('/move', async (context) => {
    const playerId = await playerOf(context, parts);
    const { tryId: id, ...move } = await requireBody(context, moveSchema);
    const state = await bonusGames.move(playerId, id, move);
    if (state.prize) feed.publishPlayer(playerId, []);
    return context.json({ try: state });
  });

  return routes;
}

export const calls: Calls<Parts> = { '/web-api/bonus-games': bonusGameRoutes };
