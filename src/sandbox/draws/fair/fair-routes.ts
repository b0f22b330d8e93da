import { clientSeedSchema } from '@grandstand/bus-contracts/domain/fair';
import * as v from 'valibot';
import type { Calls } from '../../platform/http/context';
import { newRoutes, playerOf, requireBody } from '../../platform/http/context';
import type { Operator } from '../../operator';

/** The seeds that the player saw. */
const commitment = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const rotateSchema = v.object({ commitment });
const clientSchema = v.object({ commitment, clientSeed: clientSeedSchema });

/** `/web-api/fair`: the seeds and rounds of a player. */
function fairRoutes(operator: Operator) {
  const routes = newRoutes();
  const { gameTables, playerSeeds } = operator;

  routes.get('/seeds', async (context) => {
    const playerId = await playerOf(context, operator);
    return context.json(await playerSeeds.view(playerId));
  });

  routes.post('/client-seed', async (context) => {
    const playerId = await playerOf(context, operator);
    const wish = await requireBody(context, clientSchema);
    return context.json(
      await playerSeeds.setClientSeed(playerId, wish.commitment, wish.clientSeed),
    );
  });

  routes.post('/rotate', async (context) => {
    const playerId = await playerOf(context, operator);
    const wish = await requireBody(context, rotateSchema);
    return context.json(await playerSeeds.rotate(playerId, wish.commitment));
  });

  routes.get('/rounds', async (context) => {
    const playerId = await playerOf(context, operator);
    return context.json({
      rounds: await playerSeeds.rounds(playerId),
      shared: await gameTables.drawnFor(playerId),
    });
  });

  return routes;
}

export const calls: Calls = { '/web-api/fair': fairRoutes };
