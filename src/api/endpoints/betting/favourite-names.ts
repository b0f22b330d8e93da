import { areaAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { defineGet } from '../../endpoint';

/** The names of leagues and teams; `favourites` as in `line.games`. */
export const favouriteNames = defineGet({
  path: '/line-api/v1/favourites',
  request: v.object({ favourites: v.string() }),
  answer: v.pipe(
    v.object({ named: areaAnswers.favouriteNames }),
    v.transform(({ named }) => named),
  ),
  isForAreas: true,
});
