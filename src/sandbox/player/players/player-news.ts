import type { Database } from '../../platform/database/database';

/** A payment by Team Cash. */
export interface TeamCashPayment {
  readonly id: number;
  /** 1 pending, 2 accepted, 3 refused. */
  readonly status_id: number;
  readonly status_title: string;
  readonly message: string;
  readonly translate_message: string;
  readonly skks_hash: string;
  /** Seconds. */
  readonly timestamp: number;
  readonly date_payment: string;
  /** A decimal. */
  readonly summ: number;
  readonly money_deposit_id: number;
}

/** 0 no account can be converted, 1 the main one can, 2 an additional one can. */
export type ConversionStatus = 0 | 1 | 2;

const ACCEPTED = 2;
const REFUSED = 3;
const DAY_S = 86_400;
const SUM = 20;

/** Notices that players get once: account conversion and Team Cash payments, as QA sets them. */
export class PlayerNews {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  async conversionOf(playerId: number): Promise<ConversionStatus> {
    const [player] = await this.#database.query<{ conversion_status: ConversionStatus }>(
      'SELECT conversion_status FROM players WHERE id = $1',
      [playerId],
    );
    return player?.conversion_status ?? 0;
  }

  async setConversion(playerId: number, status: ConversionStatus): Promise<void> {
    await this.#database.query('UPDATE players SET conversion_status = $2 WHERE id = $1', [
      playerId,
      status,
    ]);
  }

  /** The number of accepted payments that QA set, one a day, and a refused one. */
  async paymentsOf(playerId: number): Promise<readonly TeamCashPayment[]> {
    const [player] = await this.#database.query<{
      team_cash_accepted: number | null;
      team_cash_at: number;
    }>('SELECT team_cash_accepted, team_cash_at FROM players WHERE id = $1', [playerId]);
    if (!player || player.team_cash_accepted === null) return [];
    const { team_cash_accepted: accepted, team_cash_at: at } = player;
    return Array.from({ length: accepted + 1 }, (_, index) =>
      payment(index + 1, index < accepted ? ACCEPTED : REFUSED, at),
    );
  }

  async setAccepted(playerId: number, accepted: number): Promise<void> {
    await this.#database.query(
      'UPDATE players SET team_cash_accepted = $2, team_cash_at = $3 WHERE id = $1',
      [playerId, accepted, Math.floor(this.#now())],
    );
  }
}

function payment(id: number, status: number, at: number): TeamCashPayment {
  const timestamp = Math.floor(at / 1000) - id * DAY_S;
  const title = status === ACCEPTED ? 'Accepted' : 'Refused';
  return {
    id,
    status_id: status,
    status_title: title,
    message: title,
    translate_message: title,
    skks_hash: `tc-${id}`,
    timestamp,
    date_payment: new Date(timestamp * 1000).toISOString(),
    summ: SUM,
    money_deposit_id: id,
  };
}
