import { apiCall, CommandError } from '@grandstand/bus-contracts';
import { contentAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import type { InformationBus } from '../manifest';
import { isMissing, NotFoundError, type ContentCall, type ContentSource } from './source';

/** The texts as the shell's own service answers them. */
export function busSource(bus: InformationBus): ContentSource {
  return {
    async load<C extends ContentCall>(call: C, input: object, signal?: AbortSignal) {
      try {
        const { answer } = await bus.send(apiCall, { call, input: { ...input } }, { signal });
        return v.parse(contentAnswers[call], answer);
      } catch (error) {
        if (error instanceof CommandError && isMissing(error.code)) {
          throw new NotFoundError(`Failed to load ${call}: the operator has no such text.`, {
            cause: error,
          });
        }
        throw error;
      }
    },
  };
}
