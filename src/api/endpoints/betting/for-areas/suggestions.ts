import { areaAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { defineAreaCall } from '../../../endpoint';

/** The possible meanings of the words of a search. */
export const lineSuggestions = defineAreaCall('lineSuggestions', {
  path: '/line-api/v1/suggestions',
  request: v.object({ search: v.string() }),
  answer: v.pipe(
    v.object({ suggestions: areaAnswers.lineSuggestions }),
    v.transform(({ suggestions }) => suggestions),
  ),
  retries: 0,
});
