import { bonusAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { defineAreaCall } from '../../../endpoint';

/** The bonus games of the day and their prize tables. */
export const bonusGames = defineAreaCall('bonusGames', {
  path: '/web-api/bonus-games',
  request: v.object({}),
  answer: bonusAnswers.bonusGames,
});
