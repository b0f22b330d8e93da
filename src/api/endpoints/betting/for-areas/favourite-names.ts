import { areaAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { defineAreaCall } from '../../../endpoint';

/** The names of leagues and teams; `favourites` as in `line.games`. */
export const favouriteNames = defineAreaCall('favouriteNames', {
  path: '/line-api/v1/favourites',
  request: v.object({ favourites: v.string() }),
  answer: v.pipe(
    v.object({ named: areaAnswers.favouriteNames }),
    v.transform(({ named }) => named),
  ),
});
