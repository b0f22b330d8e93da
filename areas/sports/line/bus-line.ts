import { CommandError, lineGame, lineGames, lineSports } from '@grandstand/bus-contracts';
import type { SportsBus } from '../manifest';
import { NotFoundError, type LineSource } from './resources';

/** The line as the shell's own service answers it. */
export function busLine(bus: SportsBus): LineSource {
  return {
    sports: () => bus.send(lineSports, {}),
    games: (query) => bus.send(lineGames, query),
    async game(gameId) {
      try {
        return await bus.send(lineGame, { gameId });
      } catch (error) {
        if (error instanceof CommandError && error.code === 'not-found') {
          throw new NotFoundError(`Failed to load game ${gameId}: the line has none.`, {
            cause: error,
          });
        }
        throw error;
      }
    },
  };
}
