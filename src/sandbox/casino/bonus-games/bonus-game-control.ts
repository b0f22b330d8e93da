import { bonusGameSchema } from '@grandstand/bus-contracts/domain/bonus-games';
import * as v from 'valibot';
import { newRoutes, requireBody } from '../../platform/http/context';
import { namedPlayer } from '../../player/players/named-player';
import type { BonusGames } from './bonus-games';
import type { PlayerFinder } from '../../player/players/named-player';

const MAX_POINTS = 1_000_000;
const MAX_TRIES = 100;
const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const pointsSchema = v.object({ points: v.pipe(number, v.minValue(1), v.maxValue(MAX_POINTS)) });
const triesSchema = v.object({
  game: bonusGameSchema,
  tries: v.pipe(number, v.minValue(1), v.maxValue(MAX_TRIES)),
});
const nextSchema = v.object({
  game: bonusGameSchema,
  /** The numbers of each draw of the try: those of the game, then the place of the prize in each tier. */
  results: v.pipe(v.array(v.pipe(v.array(number), v.maxLength(MAX_TRIES))), v.maxLength(MAX_TRIES)),
});

interface Parts extends PlayerFinder {
  readonly bonusGames: BonusGames;
}

/** QA's calls for bonus games: points, tries, and what the next try draws. */
export function bonusGameControlRoutes(parts: Parts) {
  const routes = newRoutes();
  const { bonusGames } = parts;

  routes.post('/players/:login/points', async (context) => {
    const playerId = await namedPlayer(context, parts);
    const { points } = await requireBody(context, pointsSchema);
    await bonusGames.grant(playerId, { points, game: null, tries: 0 });
    return context.json({});
  });

  routes.post('/players/:login/bonus-tries', async (context) => {
    const playerId = await namedPlayer(context, parts);
    const { game, tries } = await requireBody(context, triesSchema);
    await bonusGames.grant(playerId, { points: 0, game, tries });
    return context.json({});
  });

  routes.post('/players/:login/next-bonus', async (context) => {
    const playerId = await namedPlayer(context, parts);
    const { game, results } = await requireBody(context, nextSchema);
    await bonusGames.force(playerId, game, results);
    return context.json({});
  });

  return routes;
}
