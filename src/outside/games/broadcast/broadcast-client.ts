import { randomUUID } from 'node:crypto';
import { cyberAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import type { ProgramOptions } from '../../kit/program';
import { signCall } from '../../kit/sign-call';
import type { ShownGame } from './broadcast-data';

/** Milliseconds that the operator may take to answer. */
const TIMEOUT = 5_000;
/** One answer is for all viewers of a game for so long. */
const FRESH_MS = 1_000;
const MAX_GAMES = 200;

interface KeptAnswer {
  readonly askedAt: number;
  readonly answer: Promise<ShownGame | null>;
}

/** What broadcasts show, by signed calls to the operator. */
export class BroadcastClient {
  readonly #options: ProgramOptions;
  readonly #kept = new Map<string, KeptAnswer>();

  constructor(options: ProgramOptions) {
    this.#options = options;
  }

  /** What is shown of a game; null where it has no broadcast, or the operator does not answer. */
  shown(game: string, language: string): Promise<ShownGame | null> {
    const key = `${game} ${language}`;
    const at = this.#options.clock.now();
    const kept = this.#kept.get(key);
    if (kept && at - kept.askedAt < FRESH_MS) return kept.answer;
    const answer = this.#ask(game, language).catch(() => null);
    this.#kept.delete(key);
    this.#kept.set(key, { askedAt: at, answer });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_GAMES && oldest !== undefined) this.#kept.delete(oldest);
    return answer;
  }

  async #ask(game: string, language: string): Promise<ShownGame | null> {
    const { secret, operatorOrigin, clock } = this.#options;
    const path = `/line-api/v1/games/${game}/broadcast`;
    const call = { partner: 'games', secret, method: 'GET', path, body: '' } as const;
    const answer = await this.#options.fetch(operatorOrigin + path, {
      headers: {
        'X-Language': language,
        ...signCall({ ...call, at: clock.now(), nonce: randomUUID() }),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return answer.ok ? v.parse(cyberAnswers.lineBroadcast, await answer.json()) : null;
  }
}
