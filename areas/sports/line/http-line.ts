import { courseSchema, gameSchema, sportSchema, type GamesQuery } from '@grandstand/bus-contracts';
import { readBackEnd, type BackEndRequest } from '@grandstand/bus-contracts/react/server';
import * as v from 'valibot';
import type { LineSource } from './resources';

const sportsAnswer = v.object({ sports: v.array(sportSchema) });
const gamesAnswer = v.object({ games: v.array(gameSchema) });
const gameAnswer = v.object({ game: gameSchema });
const courseAnswer = v.object({ course: courseSchema });

/** The line as the back end answers it to this area's server. */
export function httpLine(request: BackEndRequest): LineSource {
  const get = <S extends v.GenericSchema>(path: string, schema: S) =>
    readBackEnd(request, path, schema);
  return {
    sports: async () => (await get('/line-api/v1/sports', sportsAnswer)).sports,
    games: async (query) => (await get(`/line-api/v1/games?${searchOf(query)}`, gamesAnswer)).games,
    game: async (gameId) => (await get(`/line-api/v1/games/${gameId}`, gameAnswer)).game,
    course: async (gameId) =>
      (await get(`/line-api/v1/games/${gameId}/course`, courseAnswer)).course,
  };
}

function searchOf(query: GamesQuery): URLSearchParams {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
}
