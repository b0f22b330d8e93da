import { gameSchema } from '@grandstand/bus-contracts';
import { cyberAnswers } from '@grandstand/bus-contracts/answers';
import type { AreaRequest } from '@grandstand/bus-contracts/area';
import * as v from 'valibot';
import { NotFoundError, type CyberSource, type Wanted } from './source';

type RequestContext = Pick<AreaRequest, 'fetch' | 'language' | 'warn'>;

const gameAnswer = v.pipe(
  v.object({ game: gameSchema }),
  v.transform(({ game }) => game),
);
const dictionaryAnswer = v.object({ texts: v.record(v.string(), v.string()) });

/** The line as the back end answers it to this area's server; a call that fails is warned of once. */
export function httpSource(context: RequestContext): CyberSource {
  return {
    load(wanted) {
      const { path, schema } = requestOf(wanted);
      return get(context, `/line-api/v1/${path}`, schema);
    },
  };
}

/** The operator's texts for markets and outcomes; without them the server renders numbers, and the page loads the texts. */
export async function loadDictionary(context: RequestContext): Promise<Record<string, string>> {
  const path = `/bff-api/dictionary?lang=${context.language}&ids=markets,outcomes`;
  try {
    return (await get(context, path, dictionaryAnswer)).texts;
  } catch {
    return {};
  }
}

async function get<S extends v.GenericSchema>(
  { fetch, language, warn }: RequestContext,
  path: string,
  schema: S,
): Promise<v.InferOutput<S>> {
  const [call = path] = path.split('?');
  try {
    const answer = await fetch(path, {
      headers: { 'X-Language': language, 'X-Requested-With': 'XMLHttpRequest' },
    });
    if (answer.status === 404 || answer.status === 400) {
      throw new NotFoundError(`Failed to load ${call}: there is no such thing.`);
    }
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    return v.parse(schema, await answer.json());
  } catch (error) {
    if (!(error instanceof NotFoundError)) warn(`the back end gave no ${call}.`, error);
    throw error;
  }
}

function requestOf(wanted: Wanted) {
  switch (wanted.kind) {
    case 'list':
      return { path: `cyber?${new URLSearchParams(wanted.query)}`, schema: cyberAnswers.lineCyber };
    case 'broadcast':
      return { path: `games/${wanted.gameId}/broadcast`, schema: cyberAnswers.lineBroadcast };
    case 'game':
      return { path: `games/${wanted.gameId}`, schema: gameAnswer };
  }
}
