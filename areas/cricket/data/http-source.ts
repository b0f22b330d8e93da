import { championshipAnswers } from '@grandstand/bus-contracts/answers';
import { readBackEnd, type BackEndRequest } from '@grandstand/bus-contracts/react/server';
import type { Source } from './championship';

/** The championship as the back end answers it to this area's server. */
export function httpSource(request: BackEndRequest): Source {
  return () =>
    readBackEnd(request, '/line-api/v1/championship', championshipAnswers.lineChampionship);
}
