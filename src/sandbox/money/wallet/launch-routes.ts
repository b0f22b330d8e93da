import { fromMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { currencyOf } from '../../betting/catalog/currencies';
import type { Calls } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import { playerOf, playerSessionOf, sessionOf } from '../../sign-in/session/session-of-call';
import { ApiFault } from '../../platform/http/fault';
import { idSchema } from '../../platform/http/inputs';
import { jackpotsOfSession } from '../../casino/jackpots/jackpot-rows';
import type { Launches } from './launches';
import type { PlayerReader, SessionReader } from '../../sign-in/session/session-of-call';
import { textsIn } from '../../site/texts';

const launchSchema = v.object({
  gameId: idSchema,
  accountId: v.optional(idSchema),
  mode: v.picklist(['real', 'demo']),
  replaces: v.optional(v.string()),
  isTakingOver: v.optional(v.boolean()),
});

interface Parts extends PlayerReader, SessionReader {
  readonly launches: Launches;
}

/** `/web-api/third-party`: the opening of games, and what was staked and won since. */
function launchRoutes(parts: Parts) {
  const { database, launches } = parts;
  const routes = newRoutes();

  routes.post('/launch', async (context) => {
    const { mode, ...game } = await requireBody(context, launchSchema);
    const wish = { ...game, language: context.get('language') };
    if (mode === 'real') {
      return context.json(await launches.real(await playerSessionOf(context, parts), wish));
    }
    const session = await sessionOf(context, parts);
    return context.json(await launches.demo(session?.playerId, wish));
  });

  routes.get('/sessions/:id', async (context) => {
    const playerId = await playerOf(context, parts);
    const id = Number(context.req.param('id'));
    const [session] = Number.isSafeInteger(id)
      ? await database.query<{ currency_id: number; staked: number; won: number }>(
          `SELECT s.currency_id,
             coalesce(sum(b.amount) FILTER (WHERE b.free_spins_id IS NULL), 0)::bigint AS staked,
             coalesce(sum(b.payout - b.cut), 0)::bigint AS won
           FROM game_sessions s LEFT JOIN game_bets b ON b.session_id = s.id AND b.status <> 'void'
           WHERE s.id = $1 AND s.player_id = $2 GROUP BY s.id`,
          [id, playerId],
        )
      : [];
    if (!session) throw new ApiFault(404, 'not-found');
    const { iso, scale } = currencyOf(session.currency_id);
    const texts = textsIn(context.get('language'));
    const jackpots = await jackpotsOfSession(database, id);
    const won = jackpots.reduce((sum, { payout }) => sum + payout, session.won);
    return context.json({
      staked: fromMinor(session.staked, scale),
      won: fromMinor(won, scale),
      iso,
      scale,
      jackpots: jackpots.map(({ name, payout }) => ({
        title: texts.casino.jackpots[name],
        money: fromMinor(payout, scale),
      })),
    });
  });

  return routes;
}

export const calls: Calls<Parts> = { '/web-api/third-party': launchRoutes };
