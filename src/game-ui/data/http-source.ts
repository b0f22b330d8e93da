import type { AreaRequest } from '@grandstand/bus-contracts/area';
import { casinoAnswers, gamesOnWire } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { numberedSite, siteNumbers } from './site-numbers';
import { isMissing, NotFoundError, type CallInput, type GameCall, type GameSource } from './source';

const PATHS: Readonly<Record<GameCall, string>> = {
  casinoGame: 'games',
  casinoGames: 'games',
  casinoLobby: 'lobby',
  casinoRecent: 'recent',
  casinoSearch: 'search',
  gamePartitions: 'list-available-partitions',
  gameTypes: 'game-types',
  gamesPreview: 'games-preview-light',
};
const ON_WIRE = { ...casinoAnswers, ...gamesOnWire };

const faultSchema = v.object({ error: v.object({ code: v.string() }) });

/** The games as the back end answers them to this area's server; a call that fails is warned of once. */
export function httpSource(request: Pick<AreaRequest, 'fetch' | 'language' | 'warn'>): GameSource {
  const ask = (path: string): Promise<Response> =>
    request.fetch(path, {
      headers: { 'X-Language': request.language, 'X-Requested-With': 'XMLHttpRequest' },
    });
  return {
    async load<C extends GameCall>(call: C, { game, ...input }: CallInput) {
      const part = game === undefined ? '' : `/${encodeURIComponent(game)}`;
      try {
        const query = call === 'gamesPreview' ? await previewQuery(input, ask) : input;
        const path = `/web-api/third-party/${PATHS[call]}${part}?${new URLSearchParams(query)}`;
        const answer = await ask(path);
        const isRefused = answer.status >= 400 && answer.status < 500;
        if (isRefused && isMissing(await codeOf(answer))) {
          throw new NotFoundError(`Failed to load ${call}: the operator has no such thing.`);
        }
        if (!answer.ok) throw new Error(`it answered ${answer.status}`);
        return v.parse(ON_WIRE[call], await answer.json());
      } catch (error) {
        if (!(error instanceof NotFoundError)) {
          request.warn(`the back end gave no ${call}.`, error);
        }
        throw error;
      }
    },
  };
}

/** The list of games is requested by the site's numbers, which are in its config. */
async function previewQuery(
  input: CallInput,
  ask: (path: string) => Promise<Response>,
): Promise<CallInput> {
  const answer = await ask(`/bff-api/config/all.json?lang=${input['lng'] ?? ''}`);
  const numbers = siteNumbers(v.parse(numberedSite, await answer.json()));
  const asText = Object.entries(numbers).map(([name, value]) => [name, String(value)]);
  return { ...input, ...Object.fromEntries(asText), includeCategories: 'false' };
}

/** The code of a refusal; undefined where the answer has none. */
async function codeOf(answer: Response): Promise<string | undefined> {
  const fault = v.safeParse(faultSchema, await answer.json().catch(() => null));
  return fault.success ? fault.output.error.code : undefined;
}
