import {
  bonusAnswers,
  casinoAnswers,
  gamesOnWire,
  jackpotAnswers,
} from '@grandstand/bus-contracts/answers';
import { readBackEnd, type BackEndRequest } from '@grandstand/bus-contracts/react/server';
import { numberedSite, siteNumbers } from './site-numbers';
import type { AnswerTo, CallInput, GameCall, GameSource } from './source';

/** Parts in braces are members of the input; the others follow in the query. */
const PATHS: Readonly<Record<GameCall, string>> = {
  bonusGames: 'bonus-games',
  casinoGame: 'third-party/games/{game}',
  casinoGames: 'third-party/games',
  casinoLobby: 'third-party/lobby',
  casinoProviders: 'third-party/providers',
  casinoRecent: 'third-party/recent',
  casinoRounds: 'third-party/rounds',
  casinoRules: 'third-party/games/{game}/rules',
  casinoSearch: 'third-party/search',
  gamePartitions: 'third-party/list-available-partitions',
  gameTypes: 'third-party/game-types',
  gamesLanding: 'third-party/landings/{landing}',
  gamesPreview: 'third-party/games-preview-light',
  jackpots: 'jackpots',
};
const ON_WIRE = { ...bonusAnswers, ...casinoAnswers, ...gamesOnWire, ...jackpotAnswers };

/** The games as the back end answers them to this area's server. */
export function httpSource(request: BackEndRequest): GameSource {
  return {
    async load<C extends GameCall>(call: C, input: CallInput): Promise<AnswerTo<C>> {
      const query = call === 'gamesPreview' ? await previewQuery(input, request) : input;
      return readBackEnd(request, pathOf(call, query), ON_WIRE[call]);
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
async function previewQuery(input: CallInput, request: BackEndRequest): Promise<CallInput> {
  const path = `/bff-api/config/all.json?lang=${input['lng'] ?? ''}`;
  const numbers = siteNumbers(await readBackEnd(request, path, numberedSite));
  const asText = Object.entries(numbers).map(([name, value]) => [name, String(value)]);
  return { ...input, ...Object.fromEntries(asText), includeCategories: 'false' };
}
