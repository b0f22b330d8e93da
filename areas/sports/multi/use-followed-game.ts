import type { Game } from '@grandstand/bus-contracts';
import { useQueryClient } from '@grandstand/bus-contracts/query';
import { findGame } from '../line/line-queries';
import { useLine } from '../page/sports-context';

/** A match that is followed, with its name; its number until the match is known. */
export function useFollowedGame(gameId: number): {
  readonly game: Game | undefined;
  readonly failure: 'unavailable' | 'not-found' | undefined;
  readonly title: string;
} {
  const client = useQueryClient();
  // The list of live matches has it mostly: its data are shown until the rest comes.
  const { data: game, failure } = useLine({ kind: 'game', gameId }, () =>
    findGame(client, gameId, 'all'),
  );
  return { game, failure, title: game ? `${game.home} – ${game.away}` : `#${gameId}` };
}
