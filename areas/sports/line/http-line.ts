import { gameSchema, sportSchema, type GamesQuery, type Language } from '@grandstand/bus-contracts';
import * as v from 'valibot';
import { NotFoundError, type LineSource } from './resources';

type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

const sportsAnswer = v.object({ sports: v.array(sportSchema) });
const gamesAnswer = v.object({ games: v.array(gameSchema) });
const gameAnswer = v.object({ game: gameSchema });
const dictionaryAnswer = v.object({ texts: v.record(v.string(), v.string()) });

/** The line as the back end answers it to this area's server. */
export function httpLine(fetch: Fetch, language: Language): LineSource {
  const get = reader(fetch, language);
  return {
    sports: async () => (await get('/line-api/v1/sports', sportsAnswer)).sports,
    games: async (query) => (await get(`/line-api/v1/games?${searchOf(query)}`, gamesAnswer)).games,
    game: async (gameId) => (await get(`/line-api/v1/games/${gameId}`, gameAnswer)).game,
  };
}

/** The operator's texts for markets and outcomes; without them the screens show numbers, and the page mends that. */
export async function loadDictionary(
  fetch: Fetch,
  language: Language,
): Promise<Record<string, string>> {
  const get = reader(fetch, language);
  try {
    const path = `/bff-api/dictionary?lang=${language}&ids=markets,outcomes`;
    return (await get(path, dictionaryAnswer)).texts;
  } catch {
    return {};
  }
}

function reader(fetch: Fetch, language: Language) {
  return async <S extends v.GenericSchema>(path: string, schema: S): Promise<v.InferOutput<S>> => {
    const answer = await fetch(path, {
      headers: { 'X-Language': language, 'X-Requested-With': 'XMLHttpRequest' },
    });
    if (answer.status === 404) {
      throw new NotFoundError(`Failed to load ${path}: the line has no such thing.`);
    }
    if (!answer.ok) throw new Error(`Failed to load ${path}: it answered ${answer.status}.`);
    return v.parse(schema, await answer.json());
  };
}

function searchOf(query: GamesQuery): URLSearchParams {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
}
