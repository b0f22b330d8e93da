import { apiCall, configState } from '@grandstand/bus-contracts';
import {
  bonusAnswers,
  casinoAnswers,
  gamesAnswers,
  jackpotAnswers,
} from '@grandstand/bus-contracts/answers';
import { orNotFound } from '@grandstand/bus-contracts/area';
import { casinoJackpots } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import type { GameBus } from '../manifest';
import { siteNumbers } from './site-numbers';
import type { CallInput, GameCall, GameSource } from './source';

const ANSWERS = { ...bonusAnswers, ...casinoAnswers, ...gamesAnswers, ...jackpotAnswers };

/** The games as the shell's own services answer them. */
export function busSource(bus: GameBus): GameSource {
  return {
    async load<C extends GameCall>(call: C, input: CallInput, signal?: AbortSignal) {
      try {
        return v.parse(ANSWERS[call], await answerTo(bus, call, input, signal));
      } catch (error) {
        throw orNotFound(error, call);
      }
    },
  };
}

async function answerTo(
  bus: GameBus,
  call: GameCall,
  input: CallInput,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  // With their service their money is followed, too.
  if (call === 'jackpots') return bus.send(casinoJackpots, {}, { signal });
  const given = call === 'gamesPreview' ? previewInput(bus, input) : { ...input };
  return (await bus.send(apiCall, { call, input: given }, { signal })).answer;
}

function previewInput(bus: GameBus, input: CallInput): Record<string, unknown> {
  const config = bus.peek(configState);
  if (!config) throw new Error('Failed to load the list of games: the config has not arrived.');
  return { ...input, ...siteNumbers(config) };
}
