import type { OpenRound } from '@grandstand/bus-contracts/domain/wallet';
import type { Account, AccountType } from '../accounts/accounts';
import { currencyOf } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { lockShared, sharedOfRound } from './shared-rounds/shared-rows';
import type { SharedRow } from './shared-rounds/shared-rows';
import type { GameSession } from './games/game-sessions';
import type { WalletReply } from './wallet-fault';
import type { EarlierCall, Known, KnownBet, KnownRound } from './wallet-rules';

/** A round as it is stored. */
export interface StoredRound extends KnownRound {
  readonly id: number;
  readonly roundId: string;
  readonly game: string;
  readonly playerId: number;
  readonly accountId: number;
  readonly beganAt: number;
  readonly isDrawn: boolean;
  readonly step: number | null;
  readonly sharedId: number | null;
}

export interface StoredBet extends KnownBet {
  readonly id: number;
  readonly transactionId: string;
  readonly playerId: number;
}

/** What is stored about the ids of a call. */
export interface Stored extends Known {
  readonly earlier: (EarlierCall & { readonly reply: WalletReply }) | null;
  readonly round: StoredRound | null;
  readonly bet: StoredBet | null;
  /** The shared round that the round bets on, or would. */
  readonly shared: SharedRow | null;
}

/** The ids that a call names. */
export interface NamedIds {
  readonly roundId: string;
  readonly transactionId?: string;
  /** Of a bet: its own. */
  readonly betTransactionId?: string;
  /** The shared round that a first bet names. */
  readonly sharedName?: string | undefined;
}

type RoundRow = {
  id: number;
  round_id: string;
  game: string;
  player_id: number;
  account_id: number;
  began_at: number;
  status: KnownRound['status'];
  staked: number;
  won: number;
  is_drawn: boolean;
  step: number | null;
  shared_round: number | null;
};
const ROUND =
  'id, round_id, game, player_id, account_id, began_at, status, staked, won, is_drawn, step, shared_round';

function roundOf(row: RoundRow): StoredRound {
  return {
    id: row.id,
    roundId: row.round_id,
    game: row.game,
    playerId: row.player_id,
    accountId: row.account_id,
    beganAt: row.began_at,
    status: row.status,
    staked: row.staked,
    won: row.won,
    isDrawn: row.is_drawn,
    step: row.step,
    sharedId: row.shared_round,
  };
}

/** Reads what a call is decided by; the player's row must be locked. */
export async function readStored(
  queries: Queries,
  { provider, playerId, game }: GameSession,
  { roundId, transactionId, betTransactionId, sharedName }: NamedIds,
): Promise<Stored> {
  const [row] = await queries.query<RoundRow>(
    `SELECT ${ROUND} FROM game_rounds WHERE provider = $1 AND round_id = $2`,
    [provider, roundId],
  );
  const open = row ? undefined : await openRound(queries, playerId, game);
  const bet =
    betTransactionId === undefined ? null : await readBet(queries, provider, betTransactionId);
  const isTakenBack =
    betTransactionId !== undefined &&
    (bet?.status === 'void' || (await hasRollback(queries, provider, betTransactionId)));
  const shared =
    row && row.shared_round !== null
      ? await sharedOfRound(queries, row.shared_round)
      : sharedName === undefined
        ? null
        : await lockShared(queries, { provider, game, name: sharedName });
  return {
    earlier:
      transactionId === undefined ? null : await readEarlier(queries, provider, transactionId),
    round: row ? roundOf(row) : null,
    bet,
    shared,
    isNumberDrawn: shared !== null && shared.drawnAt !== null,
    isVoid: shared?.isVoid ?? false,
    isTakenBack,
    openRoundId: open?.roundId ?? null,
  };
}

async function readEarlier(
  queries: Queries,
  provider: string,
  transactionId: string,
): Promise<Stored['earlier']> {
  const [row] = await queries.query<{ body_hash: string; status: number; answer: string }>(
    `SELECT body_hash, status, answer FROM game_transactions
     WHERE provider = $1 AND transaction_id = $2`,
    [provider, transactionId],
  );
  return row ? { bodyHash: row.body_hash, reply: { status: row.status, text: row.answer } } : null;
}

async function readBet(
  queries: Queries,
  provider: string,
  transactionId: string,
): Promise<StoredBet | null> {
  const [row] = await queries.query<{
    id: number;
    round_id: string;
    player_id: number;
    amount: number;
    status: KnownBet['status'];
  }>(
    `SELECT b.id, r.round_id, b.player_id, b.amount, b.status
     FROM game_bets b JOIN game_rounds r ON r.id = b.round
     WHERE b.provider = $1 AND b.transaction_id = $2`,
    [provider, transactionId],
  );
  if (!row) return null;
  const { id, round_id: roundId, player_id: playerId, amount, status } = row;
  return { id, transactionId, roundId, playerId, amount, status };
}

async function hasRollback(
  queries: Queries,
  provider: string,
  transactionId: string,
): Promise<boolean> {
  const rows = await queries.query(
    `SELECT 1 FROM game_transactions
     WHERE provider = $1 AND bet_transaction_id = $2 AND kind = 'rollback' LIMIT 1`,
    [provider, transactionId],
  );
  return rows.length > 0;
}

/** The player's open round of a game. */
export async function openRound(
  queries: Queries,
  playerId: number,
  game: string,
): Promise<StoredRound | undefined> {
  const [row] = await queries.query<RoundRow>(
    `SELECT ${ROUND} FROM game_rounds WHERE player_id = $1 AND game = $2 AND status = 'open'`,
    [playerId, game],
  );
  return row && roundOf(row);
}

export async function roundById(queries: Queries, id: number): Promise<StoredRound> {
  return roundOf(
    one(await queries.query<RoundRow>(`SELECT ${ROUND} FROM game_rounds WHERE id = $1`, [id])),
  );
}

/** An open round as its provider goes on with it. */
export async function openRoundView(
  queries: Queries,
  { id, roundId, game, staked, won, step }: StoredRound,
  { draw, shared }: Pick<OpenRound, 'draw' | 'shared'>,
): Promise<OpenRound> {
  const bets = await queries.query<{ transaction_id: string; amount: number }>(
    `SELECT transaction_id, amount FROM game_bets WHERE round = $1 AND status <> 'void' ORDER BY id`,
    [id],
  );
  const { state } = one(
    await queries.query<{ state: string | null }>('SELECT state FROM game_rounds WHERE id = $1', [
      id,
    ]),
  );
  return {
    roundId,
    gameCode: game,
    bets: bets.map(({ transaction_id, amount }) => ({ transactionId: transaction_id, amount })),
    staked,
    won,
    draw,
    shared,
    step,
    state: state === null ? null : JSON.parse(state),
  };
}

/** An account of a player, also one that was removed: money that is due comes to it. */
export async function accountById(queries: Queries, id: number): Promise<Account> {
  const row = one(
    await queries.query<{
      player_id: number;
      currency_id: number;
      type: AccountType;
      is_active: boolean;
      ledger_account_id: number;
      balance: number;
    }>(
      `SELECT a.player_id, a.currency_id, a.type, a.is_active, a.ledger_account_id, l.balance
       FROM accounts a JOIN ledger_accounts l ON l.id = a.ledger_account_id WHERE a.id = $1`,
      [id],
    ),
  );
  return {
    id,
    playerId: row.player_id,
    currency: currencyOf(row.currency_id),
    type: row.type,
    isActive: row.is_active,
    // Games are played with money.
    isPoints: false,
    ledgerAccountId: row.ledger_account_id,
    money: row.balance,
  };
}

/** Whether the player of an account has removed it. */
export async function isRemoved(queries: Queries, { id }: Pick<Account, 'id'>): Promise<boolean> {
  const rows = await queries.query(
    'SELECT 1 FROM accounts WHERE id = $1 AND removed_at IS NOT NULL',
    [id],
  );
  return rows.length > 0;
}

/** A call whose answer is kept. */
export interface AnsweredCall {
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly transactionId: string;
  readonly roundId: string;
  readonly betTransactionId: string | null;
  readonly amount: number | null;
  readonly bodyHash: string;
  readonly at: number;
}

/** Keeps a call with its answer, in the transaction that books it. */
export async function storeCall(
  queries: Queries,
  { provider, playerId }: GameSession,
  call: AnsweredCall,
  { status, text }: WalletReply,
): Promise<void> {
  await queries.query(
    `INSERT INTO game_transactions (provider, player_id, transaction_id, kind, round_id,
       bet_transaction_id, amount, body_hash, at, status, answer)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      provider,
      playerId,
      call.transactionId,
      call.kind,
      call.roundId,
      call.betTransactionId,
      call.amount,
      call.bodyHash,
      call.at,
      status,
      text,
    ],
  );
}

/** Keeps the sums by which a provider tried to close a round. */
export async function keepClaim(
  queries: Queries,
  { id, status }: StoredRound,
  { staked, won }: { staked: number; won: number },
): Promise<void> {
  if (status !== 'open') return;
  await queries.query(
    'UPDATE game_rounds SET claimed_staked = $2, claimed_won = $3 WHERE id = $1',
    [id, staked, won],
  );
}
