import { useEffect, useState } from 'react';
import type { CasinoTile } from '@grandstand/bus-contracts/answers';
import { useQuery } from '@grandstand/bus-contracts/query';
import { useSource } from '../data/games-context';
import { gameQuery } from '../data/queries';

/** The pause in typing after which games are requested. */
const TYPING_MS = 150;
/** As many as a list under a field can have in view. */
const MOST = 8;
const NONE: readonly CasinoTile[] = [];

interface Suggestions {
  readonly games: readonly CasinoTile[];
  /** Nothing has all the words: these are the nearest. */
  readonly isNearest: boolean;
}

/** The games that typed words find; the last answer stays until the next. */
export function useSuggestions(words: string): Suggestions {
  const source = useSource();
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(words.trim().replaceAll(/\s+/g, ' ')), TYPING_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const isSearching = search !== '' && words.trim() !== '';
  const { data } = useQuery({
    ...gameQuery(source, { call: 'casinoSearch', input: { search } }),
    enabled: isSearching,
    placeholderData: (last) => last,
    select: ({ games, nearest }) => ({
      games: games.length > 0 ? games.slice(0, MOST) : nearest,
      isNearest: games.length === 0,
    }),
  });
  return isSearching && data ? data : { games: NONE, isNearest: false };
}
