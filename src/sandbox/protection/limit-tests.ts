import { randomUUID } from 'node:crypto';
import type { Database, Queries } from '../database/database';
import type { TestAnswer } from './limit-questions';
import { RIGHT_ANSWERS } from './limit-questions';
import type { LimitWish } from './player-limits';

const LIFETIME = 30 * 60_000;

/** The test as it went. */
export interface TestResult {
  readonly success: boolean;
  readonly questionsResult: readonly { readonly questionId: number; readonly isRight: boolean }[];
}

/** Tests that wait for answers; each can be tried once. */
export class LimitTests {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Begins a test of wishes that come to wait once it is passed. */
  async begin(queries: Queries, playerId: number, wishes: readonly LimitWish[]): Promise<string> {
    const now = Math.floor(this.#now());
    await queries.query('DELETE FROM limit_tests WHERE expires_at <= $1', [now]);
    const tokenGuid = randomUUID();
    await queries.query(
      'INSERT INTO limit_tests (token, player_id, wishes, expires_at) VALUES ($1, $2, $3, $4)',
      [tokenGuid, playerId, JSON.stringify(wishes), now + LIFETIME],
    );
    return tokenGuid;
  }

  /** The wishes behind a player's test, which is spent, whatever becomes of it; undefined where there is none. */
  async take(playerId: number, tokenGuid: string): Promise<readonly LimitWish[] | undefined> {
    const [test] = await this.#database.query<{ wishes: string; expires_at: number }>(
      'DELETE FROM limit_tests WHERE token = $1 AND player_id = $2 RETURNING wishes, expires_at',
      [tokenGuid, playerId],
    );
    if (!test || test.expires_at <= this.#now()) return undefined;
    return JSON.parse(test.wishes) as LimitWish[];
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
