import { ticketProof } from '@grandstand/bus-contracts/domain/fair';
import { LOTTERIES, lotterySchema } from '@grandstand/bus-contracts/domain/lotto';
import type { LottoLotteries } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import type { Calls, SiteContext } from '../../platform/http/context';
import { newRoutes } from '../../platform/http/context';
import { playerOf } from '../../sign-in/session/session-of-call';
import { ApiFault } from '../../platform/http/fault';
import { textIdSchema } from '../../platform/http/inputs';
import { eventStream } from '../../platform/http/text-streams';
import type { Lotto } from './lotto';
import type { SeedChains } from '../fair/seed-chains';
import type { DrawNews } from './draw-news';
import type { PlayerReader } from '../../sign-in/session/session-of-call';
import type { Draw } from './draw-rows';
import { drawsBy, LOTTO_CURRENCY, PRICES } from './draw-rows';
import { drawView } from './draw-view';
import { drawOfTicket, ownTickets, ticketsOf } from './ticket-rows';

const before = v.optional(textIdSchema);
const drawsSchema = v.object({
  lottery: lotterySchema,
  /** The number of the last draw that is shown: the older ones. */
  before,
});
const ticketsSchema = v.object({ before });
const proofSchema = v.object({ id: textIdSchema });
/** Draws that are closed, a page. */
const PAGE = 10;

function parsed<S extends v.GenericSchema>(context: SiteContext, schema: S): v.InferOutput<S> {
  const query = v.safeParse(schema, context.req.query());
  if (!query.success) throw new ApiFault(400, 'bad-request');
  return query.output;
}

interface Parts extends PlayerReader {
  readonly lotto: Lotto;
  readonly seedChains: SeedChains;
  readonly now: () => number;
  readonly drawNews: DrawNews;
}

/** `/lotto-api/v1`: lotteries, draws, and the player's tickets. */
function lottoRoutes(parts: Parts) {
  const routes = newRoutes();
  const { database, lotto, seedChains, now } = parts;

  const viewed = (draws: readonly Draw[]) => {
    const ports = { queries: database, seedChains, now: Math.floor(now()) };
    return Promise.all(draws.map((draw) => drawView(ports, draw)));
  };

  routes.get('/lotteries', async (context) => {
    await lotto.refresh();
    const open = await drawsBy(database, 'd.root IS NULL AND d.closes_at > $1 ORDER BY d.number', [
      Math.floor(now()),
    ]);
    const lotteries = await Promise.all(
      LOTTERIES.map(async (lottery) => {
        const last = await drawsBy(
          database,
          'd.lottery = $1 AND d.numbers IS NOT NULL ORDER BY d.number DESC LIMIT 1',
          [lottery],
        );
        const next = open.filter((draw) => draw.lottery === lottery);
        return {
          lottery,
          price: PRICES[lottery],
          jackpot: next[0]?.jackpotMoney ?? null,
          next: await viewed(next),
          last: (await viewed(last))[0] ?? null,
        };
      }),
    );
    const { iso, scale } = LOTTO_CURRENCY;
    return context.json({ iso, scale, lotteries } satisfies LottoLotteries);
  });

  routes.get('/draws', async (context) => {
    const { lottery, before: number = null } = parsed(context, drawsSchema);
    await lotto.refresh();
    const draws = await drawsBy(
      database,
      `d.lottery = $1 AND (d.root IS NOT NULL OR d.closes_at <= $2)
       AND ($3::bigint IS NULL OR d.number < $3) ORDER BY d.number DESC LIMIT ${PAGE + 1}`,
      [lottery, Math.floor(now()), number],
    );
    return context.json({
      draws: await viewed(draws.slice(0, PAGE)),
      hasMore: draws.length > PAGE,
    });
  });

  routes.get('/tickets', async (context) => {
    const playerId = await playerOf(context, parts);
    const { before: last } = parsed(context, ticketsSchema);
    await lotto.refresh();
    const { tickets, hasMore } = await ownTickets(database, playerId, last);
    const draws = await viewed(tickets.map(({ draw }) => draw));
    return context.json({
      tickets: tickets.map((ticket, place) => ({ ...ticket, draw: draws[place] })),
      hasMore,
    });
  });

  routes.get('/ticket-proof', async (context) => {
    const playerId = await playerOf(context, parts);
    const { id: ticket } = parsed(context, proofSchema);
    const draw = await drawOfTicket(database, playerId, ticket);
    if (!draw || draw.root === null) throw new ApiFault(404, 'not-found');
    const tickets = await ticketsOf(database, draw);
    const index = tickets.findIndex((each) => each.id === ticket);
    const leaves = tickets.map(({ leaf }) => leaf);
    return context.json({ leaf: leaves[index], proof: await ticketProof(leaves, index) });
  });

  return routes;
}

/** `/feed-api/v1/lotto/stream`: the draws, as they are made. */
function drawNewsRoutes({ drawNews, lotto }: Parts) {
  const routes = newRoutes();

  routes.get('/stream', async () => {
    await lotto.refresh();
    return eventStream(drawNews.open());
  });

  return routes;
}

export const calls: Calls<Parts> = {
  '/lotto-api/v1': lottoRoutes,
  '/feed-api/v1/lotto': drawNewsRoutes,
};
