import { totoAnswers } from '@grandstand/bus-contracts/answers';
import { readBackEnd, type BackEndRequest } from '@grandstand/bus-contracts/react/server';
import type * as v from 'valibot';
import type { TotoSource } from './source';

/** The draws as the back end answers them to this area's server. */
export function httpSource(request: BackEndRequest): TotoSource {
  const load = <S extends v.GenericSchema>(path: string, schema: S) =>
    readBackEnd(request, `/toto-api/v1/${path}`, schema);
  return {
    sections: () => load('sections', totoAnswers.totoSections),
    draws: ({ section, list, before }) => {
      const query = new URLSearchParams({ section, list });
      if (before !== undefined) query.set('before', before);
      return load(`draws?${query}`, totoAnswers.totoDraws);
    },
  };
}
