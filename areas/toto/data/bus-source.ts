import { callOperator, totoAnswers } from '@grandstand/bus-contracts/answers';
import type { TotoBus } from '../manifest';
import type { TotoSource } from './source';

/** The draws as the shell's services answer them. */
export function busSource(bus: TotoBus): TotoSource {
  return {
    async sections(signal) {
      return callOperator(bus, 'totoSections', totoAnswers.totoSections, {}, { signal });
    },
    async draws(wanted, signal) {
      return callOperator(bus, 'totoDraws', totoAnswers.totoDraws, wanted, { signal });
    },
  };
}
