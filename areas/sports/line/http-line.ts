import { courseSchema, gameSchema, sportSchema, type GamesQuery } from '@grandstand/bus-contracts';
import type { AreaRequest } from '@grandstand/bus-contracts/area';
import * as v from 'valibot';
import { NotFoundError, type LineSource } from './resources';

type RequestContext = Pick<AreaRequest, 'fetch' | 'language' | 'warn'>;

const sportsAnswer = v.object({ sports: v.array(sportSchema) });
const gamesAnswer = v.object({ games: v.array(gameSchema) });
const gameAnswer = v.object({ game: gameSchema });
const courseAnswer = v.object({ course: courseSchema });
const dictionaryAnswer = v.object({ texts: v.record(v.string(), v.string()) });

/** The line as the back end answers it to this area's server. */
export function httpLine(context: RequestContext): LineSource {
  const get = reader(context);
  return {
    sports: async () => (await get('/line-api/v1/sports', sportsAnswer)).sports,
    games: async (query) => (await get(`/line-api/v1/games?${searchOf(query)}`, gamesAnswer)).games,
    game: async (gameId) => (await get(`/line-api/v1/games/${gameId}`, gameAnswer)).game,
    course: async (gameId) =>
      (await get(`/line-api/v1/games/${gameId}/course`, courseAnswer)).course,
  };
}

/** The operator's texts for markets and outcomes; without them the server renders numbers, and the page loads the texts. */
export async function loadDictionary(context: RequestContext): Promise<Record<string, string>> {
  const get = reader(context);
  try {
    const path = `/bff-api/dictionary?lang=${context.language}&ids=markets,outcomes`;
    return (await get(path, dictionaryAnswer)).texts;
  } catch (error) {
    if (error instanceof NotFoundError) context.warn('the back end has no dictionary.', error);
    return {};
  }
}

/** Every call that fails is warned of here, once; that a thing is not there is an answer. */
export function reader({ fetch, language, warn }: RequestContext) {
  return async <S extends v.GenericSchema>(path: string, schema: S): Promise<v.InferOutput<S>> => {
    // The words of a search are in the query.
    const [call = path] = path.split('?');
    try {
      const answer = await fetch(path, {
        headers: { 'X-Language': language, 'X-Requested-With': 'XMLHttpRequest' },
      });
      if (answer.status === 404) {
        throw new NotFoundError(`Failed to load ${call}: the operator has no such thing.`);
      }
      if (!answer.ok) throw new Error(`it answered ${answer.status}`);
      return v.parse(schema, await answer.json());
    } catch (error) {
      if (!(error instanceof NotFoundError)) warn(`the back end gave no ${call}.`, error);
      throw error;
    }
  };
}

function searchOf(query: GamesQuery): URLSearchParams {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
}
