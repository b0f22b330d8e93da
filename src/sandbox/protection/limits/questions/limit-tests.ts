import { randomUUID } from 'node:crypto';
import type { Database, Queries } from '../../../platform/database/database';
import type { TestAnswer } from './limit-questions';
import { RIGHT_ANSWERS } from './limit-questions';
import type { LimitRequest } from '../player-limits';

const LIFETIME = 30 * 60_000;

/** The result of a test. */
export interface TestResult {
  readonly success: boolean;
  readonly questionsResult: readonly { readonly questionId: number; readonly isRight: boolean }[];
}

/** Open tests; each can be answered once. */
export class LimitTests {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Starts a test; its requests become pending once it is passed. */
  async begin(
    queries: Queries,
    playerId: number,
    requests: readonly LimitRequest[],
  ): Promise<string> {
    const now = Math.floor(this.#now());
    await queries.query('DELETE FROM limit_tests WHERE expires_at <= $1', [now]);
    const tokenGuid = randomUUID();
    await queries.query(
      'INSERT INTO limit_tests (token, player_id, wishes, expires_at) VALUES ($1, $2, $3, $4)',
      [tokenGuid, playerId, JSON.stringify(requests), now + LIFETIME],
    );
    return tokenGuid;
  }

  /** The requests of a test, which can't be answered again; undefined if there is none. */
  async use(playerId: number, tokenGuid: string): Promise<readonly LimitRequest[] | undefined> {
    const [test] = await this.#database.query<{ wishes: string; expires_at: number }>(
      'DELETE FROM limit_tests WHERE token = $1 AND player_id = $2 RETURNING wishes, expires_at',
      [tokenGuid, playerId],
    );
    if (!test || test.expires_at <= this.#now()) return undefined;
    return JSON.parse(test.wishes) as LimitRequest[];
  }
}

/** Grades a test; every question needs the right answer. */
export function gradeTest(answers: readonly TestAnswer[]): TestResult {
  const questionsResult = RIGHT_ANSWERS.map(({ questionId, answerId }) => {
    const given = answers.filter((answer) => answer.questionId === questionId);
    return { questionId, isRight: given.length === 1 && given[0]?.answerId === answerId };
  });
  return { success: questionsResult.every(({ isRight }) => isRight), questionsResult };
}
