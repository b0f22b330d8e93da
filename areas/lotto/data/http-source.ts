import type { AreaRequest } from '@grandstand/bus-contracts/area';
import { lottoAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import type { LottoSource } from './source';

/** The draws as the back end answers them to this area's server; a call that fails is warned of once. */
export function httpSource({
  fetch,
  language,
  warn,
}: Pick<AreaRequest, 'fetch' | 'language' | 'warn'>): LottoSource {
  const load = async <S extends v.GenericSchema>(
    path: string,
    schema: S,
  ): Promise<v.InferOutput<S>> => {
    try {
      const answer = await fetch(`/lotto-api/v1/${path}`, {
        headers: { 'X-Language': language, 'X-Requested-With': 'XMLHttpRequest' },
      });
      if (!answer.ok) throw new Error(`it answered ${answer.status}`);
      return v.parse(schema, await answer.json());
    } catch (error) {
      warn('the back end gave no draws of lotteries.', error);
      throw error;
    }
  };
  return {
    lotteries: () => load('lotteries', lottoAnswers.lottoLotteries),
    draws: ({ lottery, before }) => {
      const query = new URLSearchParams({ lottery });
      if (before !== undefined) query.set('before', before);
      return load(`draws?${query}`, lottoAnswers.lottoDraws);
    },
  };
}
