import { dictionaryState, siteConfigSchema } from '@grandstand/bus-contracts';
import type { Dictionary, Language, SiteConfig } from '@grandstand/bus-contracts';
import type { AskBackEnd } from '../../back-end/ask-back-end';
import { createAnswerCache } from '../../back-end/answer-cache';

/** The operator's data that the shell starts with. */
export interface OperatorData {
  /** As the back end answered it; undefined: there is none, and no site without it. */
  readonly config: SiteConfig | undefined;
  readonly dictionary?: Dictionary;
}

export interface OperatorRequest {
  readonly language: Language;
  /** Code of the visitor's country, where something in front of the host knows it. */
  readonly country: string | undefined;
  /** The dictionaries that the page needs. */
  readonly dictionaries: readonly string[];
}

export type LoadOperatorData = (request: OperatorRequest) => Promise<OperatorData>;

/** How long a config is kept for the case that the back end fails. */
const MAX_AGE_MS = 900_000;
/** Language and country make a config: there are not so many of both. */
const MAX_ENTRIES = 1500;

interface LoadOptions {
  readonly ask: AskBackEnd;
  readonly now: () => number;
}

/** Asks the back end for the site config and the texts. */
export function createLoadOperatorData({ ask, now }: LoadOptions): LoadOperatorData {
  const cache = createAnswerCache<SiteConfig>({
    maxAgeMs: MAX_AGE_MS,
    maxEntries: MAX_ENTRIES,
    now,
  });

  return async ({ language, country, dictionaries }) => {
    const [config, dictionary] = await Promise.all([
      ask({
        path: `/bff-api/config/all.json?lang=${language}`,
        schema: siteConfigSchema,
        language,
        country,
      }),
      ask({
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
