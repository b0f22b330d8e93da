import { lineCourse, lineGame, lineGames, lineSports } from '@grandstand/bus-contracts';
import type { SportsBus } from '../manifest';
import { orNotFound } from '@grandstand/bus-contracts/area';
import type { LineSource } from './resources';

/** The line as the shell's own service answers it. */
export function busLine(bus: SportsBus): LineSource {
  return {
    sports: (signal) => bus.send(lineSports, {}, { signal }),
    games: (query, signal) => bus.send(lineGames, query, { signal }),
    course: (gameId, signal) => bus.send(lineCourse, { gameId }, { signal }),
    async game(gameId, signal) {
      try {
        return await bus.send(lineGame, { gameId }, { signal });
      } catch (error) {
        throw orNotFound(error, `game ${gameId}`);
      }
    },
  };
}
