import { sportsMapSchema, type SportsMap } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import type { RequestBackEnd } from '../back-end/request-back-end';

/** How long an answer is valid before it is renewed. */
const FRESH_MS = 300_000;
/** How long the last answer replaces a missing one. */
const MAX_AGE_MS = 3_600_000;
/** The pause after a failure, since crawlers send many requests. */
const RETRY_MS = 10_000;

interface LoadOptions {
  readonly requestBackEnd: RequestBackEnd;
  readonly now: () => number;
}

const answerSchema = v.object({ sports: sportsMapSchema });

/** Loads the sports map with the coming matches; empty where the back end has had none for an hour. */
export function createLoadSportsMap({
  requestBackEnd,
  now,
}: LoadOptions): () => Promise<SportsMap> {
  let last: { readonly map: SportsMap; readonly at: number } | undefined;
  let renewal: Promise<void> | undefined;
  let renewAt = -Infinity;

  async function renew(): Promise<void> {
    const answer = await requestBackEnd({
      path: '/web-api/seo/sports-map?games=true',
      schema: answerSchema,
      language: 'en',
    });
    if (answer) last = { map: answer.sports, at: now() };
    renewAt = now() + (answer ? FRESH_MS : RETRY_MS);
  }

  return async () => {
    if (now() >= renewAt) {
      renewal ??= renew().finally(() => {
        renewal = undefined;
      });
      await renewal;
    }
    return last && now() < last.at + MAX_AGE_MS ? last.map : [];
  };
}
