import { clientSeedSchema, type Draw, ticketRoot } from '@grandstand/bus-contracts/domain/fair';
import * as v from 'valibot';
import type { SiteContext } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import { namedPlayer } from '../../player/players/named-player';
import { ApiFault } from '../../platform/http/fault';
import type { Database } from '../../platform/database/database';
import type { PlayerSeeds } from './player-seeds';
import type { SeedChains } from './seed-chains';
import type { PlayerFinder } from '../../player/players/named-player';

const refId = v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/));
const MAX_DICE = 10;
const MAX_LENGTH = 100_000;
const MAX_TICKETS = 1000;
const MAX_NUMBERS = 1000;
const DIE: Draw = { kind: 'below', count: 6 };

const diceSchema = v.object({
  refId,
  dice: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_DICE)), 2),
});
const chainSchema = v.object({
  /** The game; what a client seed may be. */
  label: clientSeedSchema,
  length: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LENGTH)),
});
const saltSchema = v.object({ salt: clientSeedSchema });
const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_NUMBERS));
const drawSchema = v.pipe(
  v.object({
    refId,
    /** So many different numbers below `from`. */
    count: number,
    from: number,
    /** Their texts, in the order of their sale. */
    tickets: v.optional(
      v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(MAX_TICKETS)),
    ),
  }),
  v.check(({ count, from }) => count <= from),
);

function idOf(context: SiteContext): number {
  const id = Number(context.req.param('id'));
  if (!Number.isSafeInteger(id)) throw new ApiFault(404, 'not-found');
  return id;
}

interface Parts extends PlayerFinder {
  readonly database: Database;
  readonly playerSeeds: PlayerSeeds;
  readonly seedChains: SeedChains;
}

/** QA's rounds: dice of a player, and draws that all players share. */
export function fairControlRoutes(parts: Parts) {
  const routes = newRoutes();
  const { database, playerSeeds, seedChains } = parts;

  routes.post('/players/:login/dice', async (context) => {
    const playerId = await namedPlayer(context, parts);
    const { dice, ...wish } = await requireBody(context, diceSchema);
    const draws = Array.from({ length: dice }, () => DIE);
    const round = await database.transaction((queries) =>
      playerSeeds.draw(queries, playerId, { ...wish, label: 'dice', draws }),
    );
    return context.json(round);
  });

  routes.post('/seed-chains', async (context) => {
    const { label, length } = await requireBody(context, chainSchema);
    return context.json(
      await database.transaction((queries) => seedChains.make(queries, label, length)),
    );
  });

  routes.post('/seed-chains/:id/salt', async (context) => {
    const { salt } = await requireBody(context, saltSchema);
    const id = idOf(context);
    return context.json(
      await database.transaction((queries) => seedChains.fixSalt(queries, id, salt)),
    );
  });

  routes.post('/seed-chains/:id/draw', async (context) => {
    const { tickets, count, from, ...wish } = await requireBody(context, drawSchema);
    const root = tickets && (await ticketRoot(tickets));
    const id = idOf(context);
    const draws: Draw[] = [{ kind: 'pick', count, from }];
    const round = await database.transaction((queries) =>
      seedChains.draw(queries, id, { ...wish, draws, root }),
    );
    return context.json(round);
  });

  return routes;
}
