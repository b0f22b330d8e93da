import * as v from 'valibot';
import { dictionaryState } from '@grandstand/bus-contracts';
import type { Dictionary, Language } from '@grandstand/bus-contracts';
import type { BackEnd } from '../back-end';

/** What the shell starts from, as far as the back end knows it; a call that fails leaves its part out. */
export interface OperatorData {
  readonly config?: unknown;
  readonly dictionary?: Dictionary;
}

export type LoadOperatorData = (language: Language) => Promise<OperatorData>;

/** Asks the back end for the site config and the texts. */
export function createLoadOperatorData(
  backEnd: BackEnd,
  origin: string,
  timeout: number,
): LoadOperatorData {
  const ask = async (path: string, language: Language): Promise<unknown> => {
    const headers = {
      'x-requested-with': 'XMLHttpRequest',
      'x-app-name': 'grandstand',
      'x-language': language,
    };
    try {
      const signal = AbortSignal.timeout(timeout);
      const answer = await backEnd.fetch(new Request(origin + path, { headers, signal }));
      if (!answer.ok) throw new Error(`it answered ${answer.status}`);
      return (await answer.json()) as unknown;
    } catch (error) {
      console.warn(`The back end gave no ${path}:`, error);
      return undefined;
    }
  };
  return async (language) => {
    const [config, texts] = await Promise.all([
      ask(`/bff-api/config/all.json?lang=${language}`, language),
      ask(`/bff-api/dictionary?lang=${language}&ids=markets,outcomes,countries`, language),
    ]);
    const dictionary = v.safeParse(dictionaryState.value, texts);
    return {
      ...(config !== undefined && { config }),
      ...(dictionary.success && { dictionary: dictionary.output }),
    };
  };
}
