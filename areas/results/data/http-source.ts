import { courseSchema, sportSchema } from '@grandstand/bus-contracts';
import { resultsAnswers } from '@grandstand/bus-contracts/answers';
import { readBackEnd, type BackEndRequest } from '@grandstand/bus-contracts/react/server';
import * as v from 'valibot';
import type { ResultsSource, ScreenQuery } from './source';

const courseAnswer = v.pipe(
  v.object({ course: courseSchema }),
  v.transform(({ course }) => course),
);
const sportsAnswer = v.pipe(
  v.object({ sports: v.array(sportSchema) }),
  v.transform(({ sports }) => sports),
);

/** The results as the back end answers them to this area's server. */
export function httpSource(request: BackEndRequest): ResultsSource {
  return {
    load(wanted) {
      const { path, schema } = requestOf(wanted);
      return readBackEnd(request, `/line-api/v1/${path}`, schema);
    },
  };
}

function requestOf(wanted: ScreenQuery) {
  switch (wanted.kind) {
    case 'results':
      return {
        path: `results?${new URLSearchParams(wanted.query)}`,
        schema: resultsAnswers.lineResults,
      };
    case 'champ':
      return { path: `champs/${wanted.champ}`, schema: resultsAnswers.lineChamp };
    case 'course':
      return { path: `games/${wanted.gameId}/course`, schema: courseAnswer };
    case 'headToHead':
      return {
        path: `head-to-head/${wanted.team}/${wanted.rival}`,
        schema: resultsAnswers.lineHeadToHead,
      };
    case 'team':
      return { path: `teams/${wanted.team}`, schema: resultsAnswers.lineTeam };
    case 'sports':
      return { path: 'sports', schema: sportsAnswer };
  }
}
