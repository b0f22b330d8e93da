import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import type { CasinoTile } from '@grandstand/bus-contracts/answers';
import type { GameSource } from './source';
import { useFreeSpinsReload } from './use-free-spins';

interface Games {
  readonly source: GameSource;
  /** The page of a game in this area. */
  readonly pathOf: (game: CasinoTile) => string;
}

const GamesContext = createContext<Games | undefined>(undefined);

/** Gives the screens of an area the source of the games and the addresses of their pages. */
export function GamesProvider({
  source,
  pathOf,
  children,
}: Games & { readonly children: ReactNode }): ReactElement {
  useFreeSpinsReload();
  const games = useMemo(() => ({ source, pathOf }), [source, pathOf]);
  return <GamesContext value={games}>{children}</GamesContext>;
}

function useGames(): Games {
  const games = useContext(GamesContext);
  if (!games) throw new Error('Failed to show games: no GamesProvider stands above this.');
  return games;
}

export function useSource(): GameSource {
  return useGames().source;
}

export function useGamePath(): Games['pathOf'] {
  return useGames().pathOf;
}
