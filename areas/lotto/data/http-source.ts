import { lottoAnswers } from '@grandstand/bus-contracts/answers';
import { readBackEnd, type BackEndRequest } from '@grandstand/bus-contracts/react/server';
import type * as v from 'valibot';
import type { LottoSource } from './source';

/** The draws as the back end answers them to this area's server. */
export function httpSource(request: BackEndRequest): LottoSource {
  const load = <S extends v.GenericSchema>(path: string, schema: S) =>
    readBackEnd(request, `/lotto-api/v1/${path}`, schema);
  return {
    lotteries: () => load('lotteries', lottoAnswers.lottoLotteries),
    draws: ({ lottery, before }) => {
      const query = new URLSearchParams({ lottery });
      if (before !== undefined) query.set('before', before);
      return load(`draws?${query}`, lottoAnswers.lottoDraws);
    },
  };
}
