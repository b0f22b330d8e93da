import { sportsMapSchema, type SportsMap } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import type { BackEnd } from '../back-end';

/** So long an answer holds before it is asked for anew. */
const FRESH_MS = 300_000;
/** So long the last answer stands in for one that does not come. */
const HELD_MS = 3_600_000;
/** After a failure: crawlers come in crowds. */
const RETRY_MS = 10_000;

interface AskOptions {
  readonly backEnd: Pick<BackEnd, 'fetch'>;
  readonly origin: string;
  readonly timeout: number;
  readonly now: () => number;
}

const answerSchema = v.object({ sports: sportsMapSchema });

/** Gives the sports map, with the matches to come; nothing where the back end has had none for an hour. */
export function createAskSportsMap(options: AskOptions): () => Promise<SportsMap> {
  const { backEnd, origin, timeout, now } = options;
  let last: { readonly map: SportsMap; readonly at: number } | undefined;
  let asking: Promise<void> | undefined;
  let askAgainAt = -Infinity;

  async function ask(): Promise<void> {
    const signal = AbortSignal.timeout(timeout);
    const headers = {
      'x-requested-with': 'XMLHttpRequest',
      'x-app-name': 'grandstand',
      'x-language': 'en',
    };
    try {
      const request = new Request(`${origin}/web-api/seo/sports-map?games=true`, {
        headers,
        signal,
      });
      const answer = await Promise.race([read(backEnd.fetch(request)), late(signal)]);
      last = { map: answer, at: now() };
      askAgainAt = now() + FRESH_MS;
    } catch (error) {
      console.warn('The back end gave no sports map:', error);
      askAgainAt = now() + RETRY_MS;
    }
  }

  return async () => {
    if (now() >= askAgainAt) {
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      await asking;
    }
    return last && now() < last.at + HELD_MS ? last.map : [];
  };
}

async function read(coming: Promise<Response>): Promise<SportsMap> {
  const answer = await coming;
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  return v.parse(answerSchema, await answer.json()).sports;
}

async function late(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
