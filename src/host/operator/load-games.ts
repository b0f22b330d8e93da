import * as v from 'valibot';
import type { Language, SiteConfig } from '@grandstand/bus-contracts';
import type { GameRoute } from '../../routes';
import type { RequestBackEnd } from '../back-end/request-back-end';
import { createAnswerCache } from '../back-end/answer-cache';

/** Loads the operator's games; rejects if it does not answer. */
export type LoadGames = (language: Language, config: SiteConfig) => Promise<readonly GameRoute[]>;

/** Old addresses change rarely; visitors come to them from old pages. */
const MAX_AGE_MS = 300_000;
/** A list is long, and a site has few: by language and country, at most. */
const MAX_ENTRIES = 100;

const listSchema = v.object({
  Value: v.record(v.string(), v.array(v.object({ r: v.string(), o: v.nullish(v.string(), null) }))),
});

interface LoadOptions {
  readonly requestBackEnd: RequestBackEnd;
  readonly now: () => number;
}

/** Loads and caches the present and the former addresses of games. */
export function createLoadGames({ requestBackEnd, now }: LoadOptions): LoadGames {
  const cache = createAnswerCache<readonly GameRoute[]>({
    maxAgeMs: MAX_AGE_MS,
    maxEntries: MAX_ENTRIES,
    now,
  });

  return async (language, config) => {
    const query = new URLSearchParams({
      whence: String(config.whence),
      groupId: String(config.group_id),
      ref: String(config.ref_id),
      lng: language,
      fcountry: String(config.geoCountryId),
      includeCategories: 'false',
    });
    const path = `/web-api/third-party/games-preview-light?${query}`;
    const last = cache.get(path);
    if (last) return last;
    const answer = await requestBackEnd({ path, schema: listSchema, language });
    if (!answer) throw new Error('The list of games could not be loaded.');
    const games = Object.values(answer.Value)
      .flat()
      .map(({ r, o }): GameRoute => ({ route: r, oldRoute: o }));
    cache.put(path, games);
    return games;
  };
}
