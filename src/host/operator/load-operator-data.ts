import { dictionaryState, siteConfigSchema } from '@grandstand/bus-contracts';
import type { Dictionary, Language } from '@grandstand/bus-contracts';
import * as v from 'valibot';
import type { RequestBackEnd } from '../back-end/request-back-end';
import { createAnswerCache } from '../back-end/answer-cache';

/** The site config, and a member of it that the host alone reads. */
const hostConfigSchema = v.object({
  ...siteConfigSchema.entries,
  /** Origins, by https, of pages that the site shows in frames, such as games; left out: none. */
  frameOrigins: v.optional(v.array(v.string())),
});
export type HostConfig = v.InferOutput<typeof hostConfigSchema>;

/** The operator's data that the shell starts with. */
export interface OperatorData {
  /** The back end's config; undefined without one, which means that there is no site. */
  readonly config: HostConfig | undefined;
  readonly dictionary?: Dictionary;
}

export interface OperatorRequest {
  readonly language: Language;
  /** Code of the visitor's country, if a proxy in front of the host sends it. */
  readonly country: string | undefined;
  /** The dictionaries that the page needs. */
  readonly dictionaries: readonly string[];
}

export type LoadOperatorData = (request: OperatorRequest) => Promise<OperatorData>;

/** How long a config is kept for the case that the back end fails. */
const MAX_AGE_MS = 900_000;
/** More than there are pairs of a language and a country. */
const MAX_ENTRIES = 1500;

interface LoadOptions {
  readonly requestBackEnd: RequestBackEnd;
  readonly now: () => number;
}

/** Loads the site config and the texts from the back end. */
export function createLoadOperatorData({ requestBackEnd, now }: LoadOptions): LoadOperatorData {
  const cache = createAnswerCache<HostConfig>({
    maxAgeMs: MAX_AGE_MS,
    maxEntries: MAX_ENTRIES,
    now,
  });

  return async ({ language, country, dictionaries }) => {
    const [config, dictionary] = await Promise.all([
      requestBackEnd({
        path: `/bff-api/config/all.json?lang=${language}`,
        schema: hostConfigSchema,
        language,
        country,
      }),
      requestBackEnd({
        path: `/bff-api/dictionary?lang=${language}&ids=${dictionaries.join(',')}`,
        schema: dictionaryState.value,
        language,
      }),
    ]);
    const key = `${language} ${country ?? ''}`;
    if (config) cache.put(key, config);
    return { config: config ?? cache.get(key), ...(dictionary && { dictionary }) };
  };
}
