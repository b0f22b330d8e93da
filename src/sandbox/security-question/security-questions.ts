import type { Database } from '../database/database';
import { ApiFault } from '../http/fault';
import type { PlayerMessages } from '../outbox/player-messages';
import { refuseUntil } from '../session/network-limit';
import { hashPassword, isPassword } from '../session/passwords/passwords';
import { RecentCounts } from '../session/recent-counts';
import { isUsable, plainAnswer } from './answer-rules';
import type { Question } from './answer-rules';

const DAY = 86_400_000;
/** Wrong answers about a player within a day: an answer has few likely values. */
const MAX_WRONG_A_DAY = 5;

interface QuestionPorts {
  readonly database: Database;
  readonly messages: Pick<PlayerMessages, 'send'>;
  readonly now: () => number;
}

/**
 * The security questions of players. An answer is only ever asked for beside another proof, or by people at support: alone
 * it proves nothing, since others may know it.
 */
export class SecurityQuestions {
  readonly #ports: QuestionPorts;
  readonly #wrong = new RecentCounts(DAY);

  constructor(ports: QuestionPorts) {
    this.#ports = ports;
  }

  /** The question of a player; undefined: they have none. */
  async of(playerId: number): Promise<Question | undefined> {
    return (await this.#rowOf(playerId))?.question;
  }

  /** Sets the question of a player, in place of another one, and informs them. */
  async set(playerId: number, question: Question, answer: string): Promise<void> {
    const { database, messages } = this.#ports;
    if (!isUsable(answer)) throw new ApiFault(400, 'short-answer');
    const hash = await hashPassword(plainAnswer(answer));
    const at = this.#now();
    await database.transaction(async (queries) => {
      await queries.query(
        `INSERT INTO security_questions (player_id, question, answer_hash, set_at)
         VALUES ($1, $2, $3, $4)
         ON CONFLICT (player_id) DO UPDATE SET question = excluded.question,
           answer_hash = excluded.answer_hash, set_at = excluded.set_at`,
        [playerId, question, hash, at],
      );
      await messages.send(queries, playerId, { template: 'question-set', at });
    });
  }

  /** Removes the question of a player, and informs them. */
  async remove(playerId: number): Promise<void> {
    const { database, messages } = this.#ports;
    await database.transaction(async (queries) => {
      const removed = await queries.query(
        'DELETE FROM security_questions WHERE player_id = $1 RETURNING player_id',
        [playerId],
      );
      if (removed.length === 0) return;
      await messages.send(queries, playerId, { template: 'question-removed', at: this.#now() });
    });
  }

  /** Whether an answer is the player's; refuses one more try after five wrong ones within a day. */
  async isRight(playerId: number, answer: string): Promise<boolean> {
    const now = this.#now();
    const key = String(playerId);
    refuseUntil(this.#wrong.freeAt(key, MAX_WRONG_A_DAY, now), now, 'too-many-attempts');
    // Counted before it is compared, so that parallel tries are not more either.
    this.#wrong.add(key, now);
    const row = await this.#rowOf(playerId);
    const isRight = await isPassword(plainAnswer(answer), row?.answer_hash);
    if (isRight) this.#wrong.undo(key, now);
    return isRight;
  }

  /** Forgets the wrong answers about all players. */
  clear(): void {
    this.#wrong.clear();
  }

  async #rowOf(playerId: number) {
    const [row] = await this.#ports.database.query<{ question: Question; answer_hash: string }>(
      'SELECT question, answer_hash FROM security_questions WHERE player_id = $1',
      [playerId],
    );
    return row;
  }

  #now(): number {
    return Math.floor(this.#ports.now());
  }
}
