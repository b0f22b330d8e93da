import { sportsMapSchema, type SportsMap } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import type { AskBackEnd } from '../back-end/ask-back-end';

/** So long an answer holds before it is asked for anew. */
const FRESH_MS = 300_000;
/** How long the last answer replaces a missing one. */
const MAX_AGE_MS = 3_600_000;
/** The pause after a failure, since crawlers send many requests. */
const RETRY_MS = 10_000;

interface AskOptions {
  readonly ask: AskBackEnd;
  readonly now: () => number;
}

const answerSchema = v.object({ sports: sportsMapSchema });

/** Loads the sports map with the coming matches; empty where the back end has had none for an hour. */
export function createAskSportsMap({ ask, now }: AskOptions): () => Promise<SportsMap> {
  let last: { readonly map: SportsMap; readonly at: number } | undefined;
  let asking: Promise<void> | undefined;
  let askAgainAt = -Infinity;

  async function renew(): Promise<void> {
    const answer = await ask({
      path: '/web-api/seo/sports-map?games=true',
      schema: answerSchema,
      language: 'en',
    });
    if (answer) last = { map: answer.sports, at: now() };
    askAgainAt = now() + (answer ? FRESH_MS : RETRY_MS);
  }

  return async () => {
    if (now() >= askAgainAt) {
      asking ??= renew().finally(() => {
        asking = undefined;
      });
      await asking;
    }
    return last && now() < last.at + MAX_AGE_MS ? last.map : [];
  };
}
