import { apiCall, CommandError } from '@grandstand/bus-contracts';
import { casinoAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import type { CasinoBus } from '../manifest';
import { isMissing, NotFoundError, type CasinoCall, type CasinoSource } from './source';

/** The games as the shell's own service answers them. */
export function busSource(bus: CasinoBus): CasinoSource {
  return {
    async load<C extends CasinoCall>(call: C, input: object, signal?: AbortSignal) {
      try {
        const { answer } = await bus.send(apiCall, { call, input: { ...input } }, { signal });
        return v.parse(casinoAnswers[call], answer);
      } catch (error) {
        if (error instanceof CommandError && isMissing(error.code)) {
          throw new NotFoundError(`Failed to load ${call}: the operator has no such thing.`, {
            cause: error,
          });
        }
        throw error;
      }
    },
  };
}
