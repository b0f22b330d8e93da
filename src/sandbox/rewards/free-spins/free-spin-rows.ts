import { freeSpinTermsSchema } from '@grandstand/bus-contracts/answers';
import type { FreeSpinTerms } from '@grandstand/bus-contracts/answers';
import type { FreeSpins as WalletFreeSpins } from '@grandstand/bus-contracts/domain/wallet';
import * as v from 'valibot';
import type { Currency } from '../../betting/catalog/currencies';
import { currencyOf } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import type { FreeSpinState } from './free-spin-rules';
import { partsOfWin, stateOf } from './free-spin-rules';

/** Free spins that a player was granted; amounts in minor units of the currency. */
export interface FreeSpinGrant {
  readonly id: number;
  readonly game: string;
  readonly currency: Currency;
  /** Of one spin. */
  readonly stake: number;
  readonly spins: number;
  readonly left: number;
  readonly won: number;
  readonly maxWin: number;
  readonly state: FreeSpinState;
  readonly grantedAt: number;
  readonly endsAt: number;
  /** The offer that they were taken from, by its terms then, and the SHA-256 of these as they are kept; null: they were bought or won. */
  readonly taken: { readonly terms: FreeSpinTerms; readonly hash: string } | null;
}

type GrantRow = {
  id: number;
  game: string;
  currency_id: number;
  stake: number;
  spins: number;
  used: number;
  won: number;
  max_win: number;
  granted_at: number;
  ends_at: number;
  ended_as: 'given-up' | 'cancelled' | null;
  terms: string | null;
  terms_hash: string | null;
};
const GRANT = `id, game, currency_id, stake, spins, used, won, max_win, granted_at, ends_at, ended_as,
  terms, terms_hash`;
/** As `stateOf` says; the moment is `$2`. */
const ACTIVE = 'used < spins AND ended_at IS NULL AND ends_at > $2';

function grantOf(row: GrantRow, now: number): FreeSpinGrant {
  const { spins, used, ends_at: endsAt, ended_as: endedAs } = row;
  return {
    id: row.id,
    game: row.game,
    currency: currencyOf(row.currency_id),
    stake: row.stake,
    spins,
    left: spins - used,
    won: row.won,
    maxWin: row.max_win,
    state: stateOf({ spins, used, endsAt, endedAs }, now),
    grantedAt: row.granted_at,
    endsAt,
    taken: takenOf(row),
  };
}

function takenOf({ terms, terms_hash: hash }: GrantRow): FreeSpinGrant['taken'] {
  if (terms === null || hash === null) return null;
  return { terms: v.parse(freeSpinTermsSchema, JSON.parse(terms)), hash };
}

/** Whether a player has taken an offer, whatever became of its spins. */
export async function hasTakenOffer(
  queries: Queries,
  playerId: number,
  offer: string,
): Promise<boolean> {
  const taken = await queries.query(
    'SELECT 1 FROM free_spins WHERE player_id = $1 AND offer = $2',
    [playerId, offer],
  );
  return taken.length > 0;
}

/** All free spins that a player was granted, the newest first. */
export async function grantsOf(
  queries: Queries,
  playerId: number,
  now: number,
): Promise<FreeSpinGrant[]> {
  const rows = await queries.query<GrantRow>(
    `SELECT ${GRANT} FROM free_spins WHERE player_id = $1 ORDER BY id DESC`,
    [playerId],
  );
  return rows.map((row) => grantOf(row, now));
}

interface SpunGame {
  readonly playerId: number;
  readonly game: string;
  readonly currency: Currency;
}

/** The grant that the player's next free spin of a game uses: the one that ends first. */
export async function nextGrant(
  queries: Queries,
  { playerId, game, currency }: SpunGame,
  now: number,
): Promise<FreeSpinGrant | undefined> {
  const [row] = await queries.query<GrantRow>(
    `SELECT ${GRANT} FROM free_spins
     WHERE player_id = $1 AND ${ACTIVE} AND game = $3 AND currency_id = $4
     ORDER BY ends_at, id LIMIT 1`,
    [playerId, now, game, currency.id],
  );
  return row && grantOf(row, now);
}

/** The grant that has paid for a bet. */
export async function grantOfBet(
  queries: Queries,
  betId: number,
  now: number,
): Promise<FreeSpinGrant | undefined> {
  const [row] = await queries.query<GrantRow>(
    `SELECT ${GRANT} FROM free_spins
     WHERE id = (SELECT free_spins_id FROM game_bets WHERE id = $1)`,
    [betId],
  );
  return row && grantOf(row, now);
}

/** Writes a new grant; its terms are kept as they are hashed. */
export async function insertGrant(
  queries: Queries,
  playerId: number,
  grant: Omit<FreeSpinGrant, 'id' | 'left' | 'won' | 'state'>,
): Promise<FreeSpinGrant> {
  const { game, currency, stake, spins, maxWin, grantedAt, endsAt, taken } = grant;
  const row = one(
    await queries.query<GrantRow>(
      `INSERT INTO free_spins
         (player_id, game, currency_id, stake, spins, max_win, granted_at, ends_at,
          offer, terms, terms_hash)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING ${GRANT}`,
      [
        playerId,
        game,
        currency.id,
        stake,
        spins,
        maxWin,
        grantedAt,
        endsAt,
        taken?.terms.offer ?? null,
        taken ? JSON.stringify(taken.terms) : null,
        taken?.hash ?? null,
      ],
    ),
  );
  return grantOf(row, grantedAt);
}

/** Counts a spin as used, or as not used any more; the player's row must be locked. */
export async function countSpin(queries: Queries, grantId: number, by: 1 | -1): Promise<void> {
  await queries.query('UPDATE free_spins SET used = used + $2 WHERE id = $1', [grantId, by]);
}

/** Adds a win to what a grant has paid, and returns what of it is above the most that it pays. */
export async function addWin(
  queries: Queries,
  grant: FreeSpinGrant,
  amount: number,
): Promise<number> {
  const { paid, cut } = partsOfWin(amount, grant);
  await queries.query('UPDATE free_spins SET won = won + $2 WHERE id = $1', [grant.id, paid]);
  return cut;
}

/** Ends an active grant before its time; returns whether it was active. */
export async function endGrant(
  queries: Queries,
  { playerId, grantId }: { readonly playerId: number; readonly grantId: number },
  now: number,
): Promise<boolean> {
  const ended = await queries.query(
    `UPDATE free_spins SET ended_at = $2, ended_as = 'given-up'
     WHERE player_id = $1 AND id = $3 AND ${ACTIVE} RETURNING id`,
    [playerId, now, grantId],
  );
  return ended.length > 0;
}

/** Cancels the active grants of players who have excluded themselves or closed their account; returns the players. */
export async function cancelOfExcluded(queries: Queries, now: number): Promise<number[]> {
  const rows = await queries.query<{ player_id: number }>(
    `UPDATE free_spins f SET ended_at = $1, ended_as = 'cancelled'
     WHERE used < spins AND ended_at IS NULL AND ends_at > $1 AND (
       EXISTS (SELECT 1 FROM players p WHERE p.id = f.player_id AND p.closed_at IS NOT NULL)
       OR EXISTS (SELECT 1 FROM player_limits l
         WHERE l.player_id = f.player_id AND l.limit_type = 30 AND l.started_at <= $1
           AND (l.ends_at IS NULL OR l.ends_at > $1)))
     RETURNING player_id`,
    [now],
  );
  return [...new Set(rows.map(({ player_id }) => player_id))];
}

/** A grant as the provider of its game gets it. */
function providerView(grant: FreeSpinGrant | undefined): WalletFreeSpins | null {
  if (!grant) return null;
  const { left, stake, won, maxWin, endsAt } = grant;
  return { left, stake, won, maxWin, endsAt };
}

/** The free spins that the player's next one uses, for the provider; a game for other money has none. */
export async function nextSpins(
  queries: Queries,
  wanted: SpunGame,
  now: number,
): Promise<WalletFreeSpins | null> {
  return providerView(await nextGrant(queries, wanted, now));
}

/** The free spins that a bet was one of, for the provider. */
export async function spinsOfBet(
  queries: Queries,
  betId: number,
  now: number,
): Promise<WalletFreeSpins | null> {
  return providerView(await grantOfBet(queries, betId, now));
}
