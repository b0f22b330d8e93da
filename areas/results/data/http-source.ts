import { courseSchema, sportSchema } from '@grandstand/bus-contracts';
import type { AreaRequest } from '@grandstand/bus-contracts/area';
import { resultsAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { NotFoundError, type ResultsSource, type Wanted } from './source';

const courseAnswer = v.pipe(
  v.object({ course: courseSchema }),
  v.transform(({ course }) => course),
);
const sportsAnswer = v.pipe(
  v.object({ sports: v.array(sportSchema) }),
  v.transform(({ sports }) => sports),
);

/** The results as the back end answers them to this area's server; a call that fails is warned of once. */
export function httpSource({
  fetch,
  language,
  warn,
}: Pick<AreaRequest, 'fetch' | 'language' | 'warn'>): ResultsSource {
  return {
    async load(wanted) {
      const { path, schema } = requestOf(wanted);
      try {
        const answer = await fetch(`/line-api/v1/${path}`, {
          headers: { 'X-Language': language, 'X-Requested-With': 'XMLHttpRequest' },
        });
        if (answer.status === 404 || answer.status === 400) {
          throw new NotFoundError(`Failed to load the ${wanted.kind}: there is no such thing.`);
        }
        if (!answer.ok) throw new Error(`it answered ${answer.status}`);
        return v.parse(schema, await answer.json());
      } catch (error) {
        if (!(error instanceof NotFoundError)) warn(`the back end gave no ${wanted.kind}.`, error);
        throw error;
      }
    },
  };
}

function requestOf(wanted: Wanted) {
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
