import { apiCall, configGroups } from '@grandstand/bus-contracts';
import { orNotFound } from '@grandstand/bus-contracts/area';
import * as v from 'valibot';
import type { InformationBus } from '../manifest';
import { ANSWERS, type CallInput, type ContentCall, type ContentSource } from './source';

/** The texts as the shell's own service answers them. */
export function busSource(bus: InformationBus): ContentSource {
  return {
    async load<C extends ContentCall>(call: C, input: CallInput, signal?: AbortSignal) {
      try {
        return v.parse(ANSWERS[call], await answerTo(bus, call, input, signal));
      } catch (error) {
        throw orNotFound(error, call);
      }
    },
  };
}

async function answerTo(
  bus: InformationBus,
  call: ContentCall,
  input: CallInput,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  if (call === 'appsGroup') return bus.send(configGroups, { groups: ['apps'] }, { signal });
  return (await bus.send(apiCall, { call, input: { ...input } }, { signal })).answer;
}
