import { marblesAnswers } from '@grandstand/bus-contracts/answers';
import { readBackEnd, type BackEndRequest } from '@grandstand/bus-contracts/react/server';
import type { Source } from './marbles';

/** The races as the back end answers them to this area's server. */
export function httpSource(request: BackEndRequest): Source {
  return () => readBackEnd(request, '/line-api/v1/marbles', marblesAnswers.lineMarbles);
}
