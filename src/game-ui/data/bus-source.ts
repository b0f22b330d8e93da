import { apiCall, CommandError, configState } from '@grandstand/bus-contracts';
import { bonusAnswers, casinoAnswers, gamesAnswers } from '@grandstand/bus-contracts/answers';
import { isMissing, NotFoundError } from '@grandstand/bus-contracts/area';
import * as v from 'valibot';
import type { GameBus } from '../manifest';
import { siteNumbers } from './site-numbers';
import type { CallInput, GameCall, GameSource } from './source';

const ANSWERS = { ...bonusAnswers, ...casinoAnswers, ...gamesAnswers };

/** The games as the shell's own service answers them. */
export function busSource(bus: GameBus): GameSource {
  return {
    async load<C extends GameCall>(call: C, input: CallInput, signal?: AbortSignal) {
      try {
        const { answer } = await bus.send(
          apiCall,
          { call, input: call === 'gamesPreview' ? previewInput(bus, input) : { ...input } },
          { signal },
        );
        return v.parse(ANSWERS[call], answer);
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

function previewInput(bus: GameBus, input: CallInput): Record<string, unknown> {
  const config = bus.peek(configState);
  if (!config) throw new Error('Failed to load the list of games: the config has not arrived.');
  return { ...input, ...siteNumbers(config) };
}
