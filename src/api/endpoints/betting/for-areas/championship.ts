import { championshipAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { defineAreaCall } from '../../../endpoint';

/** The championship of the world in cricket: its table, its matches and the bet on its winner. */
export const lineChampionship = defineAreaCall('lineChampionship', {
  path: '/line-api/v1/championship',
  request: v.object({}),
  answer: championshipAnswers.lineChampionship,
});
