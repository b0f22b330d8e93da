import * as v from 'valibot';
import { defineState } from '../../kernel/contract';
import { languageSchema } from '../player/settings';

export const dictionaryState = defineState({
  name: 'dictionary.state',
  version: 1,
  owner: 'dictionary',
  doc: "The operator's texts in the page's language (markets, outcomes, countries), English where one is missing.",
  value: v.object({
    language: languageSchema,
    /** Flat: "market.1" -> "Match result", "outcome.9" -> "Over {param}". */
    texts: v.record(v.string(), v.string()),
  }),
});
export type Dictionary = v.InferOutput<typeof dictionaryState.value>;
