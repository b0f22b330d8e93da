import type { GameNow } from '@grandstand/bus-contracts';
import * as v from 'valibot';
import type { World } from '../engine/world';
import type { Bets } from './bets';
import type { PlayerReader } from '../../sign-in/session/session-of-call';
import { betView } from './bet-rows';
import { totalsView } from './bet-totals';
import { ApiFault } from '../../platform/http/fault';
import { textIdSchema, timeSchema } from '../../platform/http/inputs';
import type { Calls } from '../../platform/http/context';
import { newRoutes } from '../../platform/http/context';
import { playerOf } from '../../sign-in/session/session-of-call';

const DAY = 86_400_000;
const PAGE = 20;
const MAX_PAGE = 100;

const number = v.pipe(v.string(), v.transform(Number), timeSchema);
/** More days than there is history. */
const MAX_DAYS = 36_500;
const querySchema = v.object({
  status: v.optional(v.picklist(['all', 'open', 'settled']), 'all'),
  days: v.optional(v.pipe(number, v.maxValue(MAX_DAYS))),
  before: v.optional(number, String(Number.MAX_SAFE_INTEGER)),
  // No bet has the id 0: without an id, bets of exactly that time are left out.
  beforeId: v.optional(textIdSchema, '0'),
  gameId: v.optional(v.pipe(number, v.safeInteger())),
  number: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
  limit: v.optional(v.pipe(number, v.integer(), v.minValue(1))),
});

interface Parts extends PlayerReader {
  readonly world: World;
  readonly now: () => number;
  readonly bets: Bets;
}

/** `/web-api/bets`: the history of bets. */
function betsRoutes(parts: Parts) {
  const routes = newRoutes();
  const { world, now } = parts;

  const gameOf = (gameId: number): GameNow | undefined => {
    const state = world.line.game(gameId)?.state;
    if (!state) return undefined;
    const { phase, score } = state;
    return { isLive: phase === 'live', isFinished: phase === 'finished', score, at: now() };
  };

  routes.get('/', async (context) => {
    const playerId = await playerOf(context, parts);
    const query = v.safeParse(querySchema, context.req.query());
    if (!query.success) throw new ApiFault(400, 'bad-request');
    const { status, days, before, beforeId, gameId, number: digits, limit } = query.output;
    const filter = {
      status,
      since: days === undefined ? 0 : Math.floor(parts.now() - days * DAY),
      gameId,
      number: digits,
    };
    const { bets, hasMore } = await parts.bets.list(playerId, filter, {
      before: { at: Math.floor(before), id: beforeId },
      limit: Math.min(limit ?? PAGE, MAX_PAGE),
    });
    const isFirst = context.req.query('before') === undefined;
    const totals = isFirst ? await parts.bets.totals(playerId, filter) : undefined;
    const language = context.get('language');
    return context.json({
      bets: bets.map((bet) => betView(bet, language, gameOf)),
      hasMore,
      totals: totals?.map(totalsView),
    });
  });

  routes.get('/:id{[0-9]+}', async (context) => {
    const playerId = await playerOf(context, parts);
    const bet = await parts.bets.byId(playerId, context.req.param('id'));
    if (!bet) throw new ApiFault(404, 'not-found');
    return context.json({ bet: betView(bet, context.get('language'), gameOf) });
  });

  return routes;
}

export const calls: Calls<Parts> = { '/web-api/bets': betsRoutes };
