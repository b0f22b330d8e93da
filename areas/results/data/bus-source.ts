import { lineCourse, lineSports } from '@grandstand/bus-contracts';
import { callOperator, resultsAnswers } from '@grandstand/bus-contracts/answers';
import type { ResultsBus } from '../manifest';
import { orNotFound } from '@grandstand/bus-contracts/area';
import type { DataOf, ResultsSource, ScreenQuery } from './source';

/** The results as the shell's services answer them. */
export function busSource(bus: ResultsBus): ResultsSource {
  const answerTo = async (
    wanted: ScreenQuery,
    signal?: AbortSignal,
  ): Promise<DataOf<ScreenQuery>> => {
    switch (wanted.kind) {
      case 'results':
        return callOperator(bus, 'lineResults', resultsAnswers.lineResults, wanted.query, {
          signal,
        });
      case 'champ':
        return callOperator(
          bus,
          'lineChamp',
          resultsAnswers.lineChamp,
          { champ: wanted.champ },
          { signal },
        );
      case 'course':
        return bus.send(lineCourse, { gameId: wanted.gameId }, { signal });
      case 'headToHead':
        return callOperator(
          bus,
          'lineHeadToHead',
          resultsAnswers.lineHeadToHead,
          { team: wanted.team, rival: wanted.rival },
          { signal },
        );
      case 'team':
        return callOperator(
          bus,
          'lineTeam',
          resultsAnswers.lineTeam,
          { team: wanted.team },
          { signal },
        );
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
