import {
  bonusAnswers,
  casinoAnswers,
  gamesOnWire,
  jackpotAnswers,
} from '@grandstand/bus-contracts/answers';
import { readBackEnd, type BackEndRequest } from '@grandstand/bus-contracts/react/server';
import { numberedSite, siteNumbers } from './site-numbers';
import type { AnswerTo, GameCall, GameInput, GameSource } from './source';

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
    async load<C extends GameCall>(call: C, input: GameInput<C>): Promise<AnswerTo<C>> {
      const query = queryOf(input);
      if (call === 'gamesPreview') await addSite(query, request);
      return readBackEnd(request, pathOf(call, query), ON_WIRE[call]);
    },
  };
}

function queryOf(input: GameInput<GameCall>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined) query.set(name, value);
  }
  return query;
}

function pathOf(call: GameCall, query: URLSearchParams): string {
  const path = PATHS[call].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const part = query.get(name) ?? '';
    query.delete(name);
    return encodeURIComponent(part);
  });
  return `/web-api/${path}?${query}`;
}

/** The list of games is requested by the site's numbers, which are in its config. */
async function addSite(query: URLSearchParams, request: BackEndRequest): Promise<void> {
  const path = `/bff-api/config/all.json?lang=${query.get('lng') ?? ''}`;
  const numbers = siteNumbers(await readBackEnd(request, path, numberedSite));
  for (const [name, value] of Object.entries(numbers)) query.set(name, String(value));
  query.set('includeCategories', 'false');
}
