import { apiCall, lineCourse, lineSports } from '@grandstand/bus-contracts';
import { resultsAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import type { ResultsBus } from '../manifest';
import { orNotFound } from '@grandstand/bus-contracts/area';
import type { DataOf, ResultsSource, Wanted } from './source';

/** The results as the shell's services answer them. */
export function busSource(bus: ResultsBus): ResultsSource {
  const call = async <Name extends keyof typeof resultsAnswers>(
    name: Name,
    input: object,
    signal?: AbortSignal,
  ): Promise<v.InferOutput<(typeof resultsAnswers)[Name]>> => {
    const { answer } = await bus.send(apiCall, { call: name, input: { ...input } }, { signal });
    return v.parse(resultsAnswers[name], answer);
  };
  const answerTo = async (wanted: Wanted, signal?: AbortSignal): Promise<DataOf<Wanted>> => {
    switch (wanted.kind) {
      case 'results':
        return call('lineResults', wanted.query, signal);
      case 'champ':
        return call('lineChamp', { champ: wanted.champ }, signal);
      case 'course':
        return bus.send(lineCourse, { gameId: wanted.gameId }, { signal });
      case 'headToHead':
        return call('lineHeadToHead', { team: wanted.team, rival: wanted.rival }, signal);
      case 'team':
        return call('lineTeam', { team: wanted.team }, signal);
      case 'sports':
        return bus.send(lineSports, {}, { signal });
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
