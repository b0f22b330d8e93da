import { apiCall } from '@grandstand/bus-contracts';
import { totoAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import type { TotoBus } from '../manifest';
import type { TotoSource } from './source';

/** The draws as the shell's services answer them. */
export function busSource(bus: TotoBus): TotoSource {
  return {
    async sections(signal) {
      const { answer } = await bus.send(apiCall, { call: 'totoSections', input: {} }, { signal });
      return v.parse(totoAnswers.totoSections, answer);
    },
    async draws(wanted, signal) {
      const input = { ...wanted };
      const { answer } = await bus.send(apiCall, { call: 'totoDraws', input }, { signal });
      return v.parse(totoAnswers.totoDraws, answer);
    },
  };
}
