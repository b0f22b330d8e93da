import { lineGame } from '@grandstand/bus-contracts';
import { callOperator, cyberAnswers } from '@grandstand/bus-contracts/answers';
import type { CyberBus } from '../manifest';
import { orNotFound } from '@grandstand/bus-contracts/area';
import type { CyberSource, DataOf, ScreenQuery } from './source';

/** The line as the shell's services answer it. */
export function busSource(bus: CyberBus): CyberSource {
  const answerTo = async (
    wanted: ScreenQuery,
    signal?: AbortSignal,
  ): Promise<DataOf<ScreenQuery>> => {
    switch (wanted.kind) {
      case 'list':
        return callOperator(bus, 'lineCyber', cyberAnswers.lineCyber, wanted.query, { signal });
      case 'broadcast': {
        const input = { game: wanted.gameId };
        return callOperator(bus, 'lineBroadcast', cyberAnswers.lineBroadcast, input, { signal });
      }
      case 'game':
        return bus.send(lineGame, { gameId: wanted.gameId }, { signal });
    }
  };
  return {
    async load(wanted, signal) {
      try {
        return await answerTo(wanted, signal);
      } catch (error) {
        throw orNotFound(error, `the ${wanted.kind}`);
      }
    },
  };
}
