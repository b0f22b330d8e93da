import type { Game, Language } from '@grandstand/bus-contracts';
import type { QueryClient } from '@grandstand/bus-contracts/query';
import {
  firstGames,
  gameBlocks,
  marketTypesOf,
  SERVER_ROWS,
  type ListOrder,
  type RestOfList,
} from '@grandstand/line-ui';
import { lineQuery } from '../line-queries';
import { restKey, type ListRest } from './list-rest';
import type { GamesResource, LineSource } from '../resources';

/** Keeps of the lists in a client what the server's page shows; the page loads the rest. */
export function keepFirstRows(
  client: QueryClient,
  lists: readonly GamesResource[],
  { line, language, order }: { line: LineSource; language: Language; order: ListOrder },
): void {
  for (const resource of lists) {
    const { queryKey } = lineQuery(line, language, resource);
    const { data: games = [], dataUpdatedAt: listedAt = 0 } = client.getQueryState(queryKey) ?? {};
    if (games.length <= SERVER_ROWS) continue;
    const first = new Set(firstGames(gameBlocks(games, order), SERVER_ROWS).flatMap(gamesOf));
    const rest: ListRest = { listedAt, ...restOf(games.filter((game) => !first.has(game))) };
    client.setQueryData(
      queryKey,
      games.filter((game) => first.has(game)),
      { updatedAt: listedAt },
    );
    client.setQueryData(restKey(resource), rest);
  }
}

const gamesOf = ({ games }: { readonly games: readonly Game[] }): readonly Game[] => games;

function restOf(games: readonly Game[]): RestOfList {
  const champs: Record<string, number> = {};
  const markets: Record<string, readonly number[]> = {};
  for (const game of games) {
    const { sport, champ } = game;
    champs[champ.id] = (champs[champ.id] ?? 0) + 1;
    markets[sport.id] = [...new Set([...(markets[sport.id] ?? []), ...marketTypesOf([game])])];
  }
  return { count: games.length, champs, markets };
}
