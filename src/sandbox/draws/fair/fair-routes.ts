import { clientSeedSchema } from '@grandstand/bus-contracts/domain/fair';
import * as v from 'valibot';
import type { Calls } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import { playerOf } from '../../sign-in/session/session-of-call';
import type { PlayerSeeds } from './player-seeds';
import type { PlayerReader } from '../../sign-in/session/session-of-call';

/** The seeds that the player saw. */
const commitment = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const rotateSchema = v.object({ commitment });
const clientSchema = v.object({ commitment, clientSeed: clientSeedSchema });

/** Rounds of many players, whose draws follow from chains of seeds. */
interface SharedDraws {
  /** Those that a player has taken part in, the newest first. */
  drawnFor(playerId: number): Promise<readonly object[]>;
}

interface Parts extends PlayerReader {
  readonly gameTables: SharedDraws;
  readonly playerSeeds: PlayerSeeds;
}

/** `/web-api/fair`: the seeds and rounds of a player. */
function fairRoutes(parts: Parts) {
  const routes = newRoutes();
  const { gameTables, playerSeeds } = parts;

  routes.get('/seeds', async (context) => {
    const playerId = await playerOf(context, parts);
    return context.json(await playerSeeds.view(playerId));
  });

  routes.post('/client-seed', async (context) => {
    const playerId = await playerOf(context, parts);
    const wish = await requireBody(context, clientSchema);
    return context.json(
      await playerSeeds.setClientSeed(playerId, wish.commitment, wish.clientSeed),
    );
  });

  routes.post('/rotate', async (context) => {
    const playerId = await playerOf(context, parts);
    const wish = await requireBody(context, rotateSchema);
    return context.json(await playerSeeds.rotate(playerId, wish.commitment));
  });

  routes.get('/rounds', async (context) => {
    const playerId = await playerOf(context, parts);
    return context.json({
      rounds: await playerSeeds.rounds(playerId),
      shared: await gameTables.drawnFor(playerId),
    });
  });

  return routes;
}

export const calls: Calls<Parts> = { '/web-api/fair': fairRoutes };
