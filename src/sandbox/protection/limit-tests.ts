import { randomUUID } from 'node:crypto';
import type { TestAnswer } from '../texts/limits';
import { RIGHT_ANSWERS } from '../texts/limits';
import type { LimitWish } from './player-limits';

const LIFETIME = 30 * 60_000;

interface LimitTest {
  readonly playerId: number;
  /** What comes to wait once it is passed. */
  readonly wishes: readonly LimitWish[];
  readonly expiresAt: number;
}

/** The test as it went. */
export interface TestResult {
  readonly success: boolean;
  readonly questionsResult: readonly { readonly questionId: number; readonly isRight: boolean }[];
}

/** Tests that wait for answers; each can be tried once. A restart forgets them, and nothing is loosened. */
export class LimitTests {
  readonly #tests = new Map<string, LimitTest>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  begin(playerId: number, wishes: readonly LimitWish[]): string {
    for (const [token, { expiresAt }] of this.#tests) {
      if (expiresAt <= this.#now()) this.#tests.delete(token);
    }
    const tokenGuid = randomUUID();
    this.#tests.set(tokenGuid, { playerId, wishes, expiresAt: this.#now() + LIFETIME });
    return tokenGuid;
  }

  /** The wishes behind a player's test, which is spent; undefined where there is none. */
  take(playerId: number, tokenGuid: string): readonly LimitWish[] | undefined {
    const test = this.#tests.get(tokenGuid);
    if (test?.playerId !== playerId) return undefined;
    this.#tests.delete(tokenGuid);
    return this.#now() < test.expiresAt ? test.wishes : undefined;
  }

  clear(): void {
    this.#tests.clear();
  }
}

/** Every question must be answered, and rightly. */
export function marked(answers: readonly TestAnswer[]): TestResult {
  const questionsResult = RIGHT_ANSWERS.map(({ questionId, answerId }) => {
    const given = answers.filter((answer) => answer.questionId === questionId);
    return { questionId, isRight: given.length === 1 && given[0]?.answerId === answerId };
  });
  return { success: questionsResult.every(({ isRight }) => isRight), questionsResult };
}
