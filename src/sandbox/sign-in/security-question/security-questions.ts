import type { Guesses } from '../../platform/counts/guesses';
import type { Database } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { hashPassword, isPassword } from '../session/passwords/passwords';
import { isUsable, plainAnswer } from './answer-rules';
import type { Question } from './answer-rules';

interface QuestionPorts {
  readonly database: Database;
  readonly messages: Pick<PlayerMessages, 'send'>;
  readonly guesses: Guesses;
  readonly now: () => number;
}

/**
 * The security questions of players. An answer is only ever asked for beside another proof, or by people at support: alone
 * it proves nothing, since others may know it.
 */
export class SecurityQuestions {
  readonly #ports: QuestionPorts;

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

  /**
   * Whether an answer is the player's; refuses one more try after too many wrong ones within a day.
   * @param address The client's; null: people at support compare it.
   */
  async isRight(
    playerId: number,
    answer: string,
    address: string | undefined | null,
  ): Promise<boolean> {
    const given = plainAnswer(answer);
    const guess = { kind: 'security-answer', secret: given, address, playerId } as const;
    return this.#ports.guesses.compare(guess, async () => {
      const row = await this.#rowOf(playerId);
      return isPassword(given, row?.answer_hash);
    });
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
