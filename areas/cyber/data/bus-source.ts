import { apiCall, lineGame } from '@grandstand/bus-contracts';
import { cyberAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import type { CyberBus } from '../manifest';
import { orNotFound } from '@grandstand/bus-contracts/area';
import type { CyberSource, DataOf, Wanted } from './source';

/** The line as the shell's services answer it. */
export function busSource(bus: CyberBus): CyberSource {
  const answerTo = async (wanted: Wanted, signal?: AbortSignal): Promise<DataOf<Wanted>> => {
    switch (wanted.kind) {
      case 'list': {
        const call = { call: 'lineCyber', input: wanted.query } as const;
        return v.parse(cyberAnswers.lineCyber, (await bus.send(apiCall, call, { signal })).answer);
      }
      case 'broadcast': {
        const call = { call: 'lineBroadcast', input: { game: wanted.gameId } } as const;
        const { answer } = await bus.send(apiCall, call, { signal });
        return v.parse(cyberAnswers.lineBroadcast, answer);
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
