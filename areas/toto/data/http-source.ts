import type { AreaRequest } from '@grandstand/bus-contracts/area';
import { totoAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import type { TotoSource } from './source';

/** The draws as the back end answers them to this area's server; a call that fails is warned of once. */
export function httpSource({
  fetch,
  language,
  warn,
}: Pick<AreaRequest, 'fetch' | 'language' | 'warn'>): TotoSource {
  const load = async <S extends v.GenericSchema>(
    path: string,
    schema: S,
  ): Promise<v.InferOutput<S>> => {
    try {
      const answer = await fetch(`/toto-api/v1/${path}`, {
        headers: { 'X-Language': language, 'X-Requested-With': 'XMLHttpRequest' },
      });
      if (!answer.ok) throw new Error(`it answered ${answer.status}`);
      return v.parse(schema, await answer.json());
    } catch (error) {
      warn('the back end gave no draws of toto.', error);
      throw error;
    }
  };
  return {
    sections: () => load('sections', totoAnswers.totoSections),
    draws: ({ section, list, before }) => {
      const query = new URLSearchParams({ section, list });
      if (before !== undefined) query.set('before', before);
      return load(`draws?${query}`, totoAnswers.totoDraws);
    },
  };
}
