import * as v from 'valibot';
import type { Language, SiteConfig } from '@grandstand/bus-contracts';
import type { GameRoute } from '../../routes';
import type { BackEnd } from '../back-end';

/** Asks the operator for its games; rejects where it does not answer. */
export type LoadGames = (language: Language, config: SiteConfig) => Promise<readonly GameRoute[]>;

/** Old addresses change rarely, and are asked for by visitors from old pages. */
const HELD_MS = 300_000;

const listSchema = v.object({
  Value: v.record(v.string(), v.array(v.object({ r: v.string(), o: v.nullish(v.string(), null) }))),
});

interface LoadOptions {
  readonly backEnd: Pick<BackEnd, 'fetch'>;
  readonly origin: string;
  readonly timeout: number;
  readonly now: () => number;
}

/** Knows the addresses that games have and had. */
export function createLoadGames({ backEnd, origin, timeout, now }: LoadOptions): LoadGames {
  let held: { readonly games: readonly GameRoute[]; readonly until: number } | undefined;

  return async (language, config) => {
    if (held && now() < held.until) return held.games;
    const query = new URLSearchParams({
      whence: String(config.whence),
      groupId: String(config.group_id),
      ref: String(config.ref_id),
      lng: language,
      fcountry: String(config.geoCountryId),
      includeCategories: 'false',
    });
    const headers = {
      'x-requested-with': 'XMLHttpRequest',
      'x-app-name': 'grandstand',
      'x-language': language,
    };
    const signal = AbortSignal.timeout(timeout);
    const url = `${origin}/web-api/third-party/games-preview-light?${query}`;
    const late = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    // One that does not listen to the signal must not keep the page waiting either.
    const answer = await Promise.race([backEnd.fetch(new Request(url, { headers, signal })), late]);
    if (!answer.ok) throw new Error(`The list of games answered ${answer.status}.`);
    const { Value } = v.parse(listSchema, await answer.json());
    const games = Object.values(Value)
      .flat()
      .map(({ r, o }): GameRoute => ({ route: r, oldRoute: o }));
    held = { games, until: now() + HELD_MS };
    return games;
  };
}
