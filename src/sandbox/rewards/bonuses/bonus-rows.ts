import { bonusTermsSchema } from '@grandstand/bus-contracts/answers';
import type { BonusTerms } from '@grandstand/bus-contracts/answers';
import type { OwnBonus } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { toWager } from './bonus-rules';

export type BonusState =
  | 'taken'
  | 'active'
  | 'cleared'
  | 'lost'
  | 'expired'
  | 'given-up'
  | 'cancelled';

type BonusRow = {
  id: number;
  player_id: number;
  offer: string;
  terms: string;
  terms_hash: string;
  amount: number;
  wagered: number;
  converted: number;
  forfeited: number;
  state: BonusState;
  taken_at: number;
  ends_at: number | null;
  ended_at: number | null;
  account_id: number | null;
  ledger_account_id: number | null;
  balance: number | null;
};

/** A bonus of a player; amounts in minor units of the currency of its terms. */
export interface Bonus {
  readonly id: number;
  readonly playerId: number;
  readonly offer: string;
  readonly terms: BonusTerms;
  readonly hash: string;
  readonly state: BonusState;
  readonly amount: number;
  /** Its money now. */
  readonly money: number;
  readonly wagered: number;
  readonly toWager: number;
  readonly converted: number;
  readonly forfeited: number;
  readonly takenAt: number;
  readonly endsAt: number | null;
  readonly endedAt: number | null;
  readonly accountId: number | null;
  readonly ledgerAccountId: number | null;
}

const SELECT = `
  SELECT b.*, a.ledger_account_id, l.balance
  FROM bonuses b LEFT JOIN accounts a ON a.id = b.account_id
  LEFT JOIN ledger_accounts l ON l.id = a.ledger_account_id`;

function bonusOf(row: BonusRow): Bonus {
  const terms = v.parse(bonusTermsSchema, JSON.parse(row.terms));
  return {
    id: row.id,
    playerId: row.player_id,
    offer: row.offer,
    terms,
    hash: row.terms_hash,
    state: row.state,
    amount: row.amount,
    money: row.state === 'active' ? (row.balance ?? 0) : 0,
    wagered: row.wagered,
    toWager: toWager(terms, row.amount),
    converted: row.converted,
    forfeited: row.forfeited,
    takenAt: row.taken_at,
    endsAt: row.ends_at,
    endedAt: row.ended_at,
    accountId: row.account_id,
    ledgerAccountId: row.ledger_account_id,
  };
}

/** The bonus of a player that has not ended. */
export async function openBonus(queries: Queries, playerId: number): Promise<Bonus | undefined> {
  const [row] = await queries.query<BonusRow>(
    `${SELECT} WHERE b.player_id = $1 AND b.ended_at IS NULL`,
    [playerId],
  );
  return row && bonusOf(row);
}

export async function bonusById(queries: Queries, id: number): Promise<Bonus> {
  return bonusOf(one(await queries.query<BonusRow>(`${SELECT} WHERE b.id = $1`, [id])));
}

/** The bonuses of a player, the newest first. */
export async function bonusesOf(queries: Queries, playerId: number): Promise<Bonus[]> {
  const rows = await queries.query<BonusRow>(
    `${SELECT} WHERE b.player_id = $1 ORDER BY b.id DESC LIMIT 60`,
    [playerId],
  );
  return rows.map(bonusOf);
}

/** Writes what has happened to a bonus. */
export async function addEvent(
  queries: Queries,
  { id, state, amount = 0, at }: { id: number; state: BonusState; amount?: number; at: number },
): Promise<void> {
  await queries.query(
    'INSERT INTO bonus_events (bonus_id, at, state, amount) VALUES ($1, $2, $3, $4)',
    [id, at, state, amount],
  );
}

/** A bonus as its player reads it. */
export function bonusView(bonus: Bonus): OwnBonus {
  const { id, offer, terms, hash, state, amount, money, wagered, toWager } = bonus;
  const { converted, forfeited, takenAt, endsAt, endedAt } = bonus;
  return {
    id: String(id),
    offer,
    terms,
    hash,
    state,
    amount,
    money,
    wagered: Math.min(wagered, toWager),
    toWager,
    converted,
    forfeited,
    takenAt,
    endsAt,
    endedAt,
  };
}
