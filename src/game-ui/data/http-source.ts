import type { AreaRequest } from '@grandstand/bus-contracts/area';
import { bonusAnswers, casinoAnswers, gamesOnWire } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { numberedSite, siteNumbers } from './site-numbers';
import { isMissing, NotFoundError, type CallInput, type GameCall, type GameSource } from './source';

/** Parts in braces are members of the input; the others follow in the query. */
const PATHS: Readonly<Record<GameCall, string>> = {
  bonusGames: 'bonus-games',
  casinoGame: 'third-party/games/{game}',
  casinoGames: 'third-party/games',
  casinoLobby: 'third-party/lobby',
  casinoRecent: 'third-party/recent',
  casinoRounds: 'third-party/rounds',
  casinoRules: 'third-party/games/{game}/rules',
  casinoSearch: 'third-party/search',
  gamePartitions: 'third-party/list-available-partitions',
  gameTypes: 'third-party/game-types',
  gamesLanding: 'third-party/landings/{landing}',
  gamesPreview: 'third-party/games-preview-light',
};
const ON_WIRE = { ...bonusAnswers, ...casinoAnswers, ...gamesOnWire };

const faultSchema = v.object({ error: v.object({ code: v.string() }) });

/** The games as the back end answers them to this area's server; a call that fails is warned of once. */
export function httpSource(request: Pick<AreaRequest, 'fetch' | 'language' | 'warn'>): GameSource {
  const ask = (path: string): Promise<Response> =>
    request.fetch(path, {
      headers: { 'X-Language': request.language, 'X-Requested-With': 'XMLHttpRequest' },
    });
  return {
    async load<C extends GameCall>(call: C, input: CallInput) {
      try {
        const query = call === 'gamesPreview' ? await previewQuery(input, ask) : input;
        const answer = await ask(pathOf(call, query));
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

function pathOf(call: GameCall, input: CallInput): string {
  const query = new URLSearchParams(input);
  const path = PATHS[call].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    query.delete(name);
    return encodeURIComponent(input[name] ?? '');
  });
  return `/web-api/${path}?${query}`;
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
