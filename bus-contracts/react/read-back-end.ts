import * as v from 'valibot';
import type { AreaRequest } from '../area/define-area-server';
import { withoutDamaged } from '../domain/lists';
import { isMissing, NotFoundError } from '../area/not-found-error';

/** What the server of an area reads the back end with. */
export type BackEndRequest = Pick<AreaRequest, 'fetch' | 'language' | 'warn'>;

const faultSchema = v.object({ error: v.object({ code: v.string() }) });
const dictionaryAnswer = v.object({ texts: v.record(v.string(), v.string()) });

/**
 * Reads an answer of the back end on the server of an area.
 * @throws NotFoundError where the back end has no such thing; any other failure is warned of here, once.
 * @example const { games } = await readBackEnd(request, '/line-api/v1/games?section=live', gamesAnswer);
 */
export async function readBackEnd<S extends v.GenericSchema>(
  { fetch, language, warn }: BackEndRequest,
  path: string,
  schema: S,
): Promise<v.InferOutput<S>> {
  // The words of a search are in the query.
  const [call = path] = path.split('?');
  try {
    const answer = await fetch(path, {
      headers: { 'X-Language': language, 'X-Requested-With': 'XMLHttpRequest' },
    });
    const isRefused = answer.status >= 400 && answer.status < 500;
    if (isRefused && isMissing(await codeOf(answer))) {
      throw new NotFoundError(`Failed to load ${call}: the operator has no such thing.`);
    }
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    const value: unknown = await answer.json();
    const read = v.safeParse(schema, value);
    if (read.success) return read.output;
    const mended = withoutDamaged<v.InferOutput<S>>(schema, value, call);
    if (!mended) throw new v.ValiError(read.issues);
    const left = mended.damaged.join(', ');
    warn(
      `the answer to ${call} was damaged, and is without ${left}.`,
      new v.ValiError(read.issues),
    );
    return mended.output;
  } catch (error) {
    if (!(error instanceof NotFoundError)) warn(`the back end gave no ${call}.`, error);
    throw error;
  }
}

/** The code of a refusal; undefined where the answer has none. */
async function codeOf(answer: Response): Promise<string | undefined> {
  const fault = v.safeParse(faultSchema, await answer.json().catch(() => null));
  return fault.success ? fault.output.error.code : undefined;
}

/** The operator's texts for markets and outcomes; without them the server renders numbers, and the page loads the texts. */
export async function loadDictionary(request: BackEndRequest): Promise<Record<string, string>> {
  try {
    const path = `/bff-api/dictionary?lang=${request.language}&ids=markets,outcomes`;
    return (await readBackEnd(request, path, dictionaryAnswer)).texts;
  } catch (error) {
    if (error instanceof NotFoundError) request.warn('the back end has no dictionary.', error);
    return {};
  }
}
