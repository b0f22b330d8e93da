import { currencyOf } from '../../../betting/catalog/currencies';
import type { Queries } from '../../../platform/database/database';

/** What is wrong with a round: sums of the ledger or of its bets, or the provider's, are others than the round's. */
export type RoundDifference = 'ledger' | 'bets' | 'provider';

type DifferenceRow = {
  provider: string;
  round_id: string;
  game: string;
  status: string;
  currency_id: number;
  staked: number;
  won: number;
  bets_staked: number;
  bets_won: number;
  ledger_staked: number;
  ledger_won: number;
  claimed_staked: number | null;
  claimed_won: number | null;
};

const MOST = 500;
const SUMS = `
  SELECT r.provider, r.round_id, r.game, r.status, a.currency_id, r.staked, r.won,
    coalesce(b.staked, 0)::bigint AS bets_staked, coalesce(b.won, 0)::bigint AS bets_won,
    coalesce(l.staked, 0)::bigint AS ledger_staked, coalesce(l.won, 0)::bigint AS ledger_won,
    r.claimed_staked, r.claimed_won
  FROM game_rounds r
  JOIN accounts a ON a.id = r.account_id
  LEFT JOIN (
    SELECT round, sum(amount) AS staked, sum(payout) AS won
    FROM game_bets WHERE status <> 'void' GROUP BY round
  ) b ON b.round = r.id
  LEFT JOIN (
    SELECT gb.round,
      -- A bet may also have won a jackpot, which is no part of its round.
      sum(e.amount) FILTER (WHERE t.kind IN ('game-stake', 'game-rollback')) AS staked,
      -sum(e.amount) FILTER (WHERE t.kind = 'game-win') AS won
    FROM ledger_transactions t
    JOIN game_bets gb ON gb.id = t.game_bet_id
    -- The house's side of it: the other may have bonus money and free spins.
    JOIN ledger_entries e ON e.transaction_id = t.id
    JOIN ledger_accounts h ON h.id = e.account_id
      AND (h.code LIKE 'house:stakes:%' OR h.code LIKE 'house:payouts:%')
    GROUP BY gb.round
  ) l ON l.round = r.id`;

/** Compares the rounds of games with the ledger, with their bets and with what their providers count. */
export async function reconciliation(queries: Queries) {
  const [counted] = await queries.query<{ rounds: number; open: number }>(
    `SELECT count(*) AS rounds, count(*) FILTER (WHERE status = 'open') AS open FROM game_rounds`,
  );
  const rows = await queries.query<DifferenceRow>(
    `SELECT * FROM (${SUMS}) s
     WHERE (staked, won) <> (bets_staked, bets_won) OR (staked, won) <> (ledger_staked, ledger_won)
       OR claimed_staked IS NOT NULL
     ORDER BY provider, round_id LIMIT ${MOST}`,
  );
  return {
    rounds: counted?.rounds ?? 0,
    open: counted?.open ?? 0,
    differences: rows.map((row) => ({
      provider: row.provider,
      roundId: row.round_id,
      gameCode: row.game,
      status: row.status,
      currency: currencyOf(row.currency_id).iso,
      of: differencesOf(row),
      round: { staked: row.staked, won: row.won },
      bets: { staked: row.bets_staked, won: row.bets_won },
      ledger: { staked: row.ledger_staked, won: row.ledger_won },
      claimed:
        row.claimed_staked === null || row.claimed_won === null
          ? null
          : { staked: row.claimed_staked, won: row.claimed_won },
    })),
  };
}

function differencesOf(row: DifferenceRow): RoundDifference[] {
  const isOther = (staked: number, won: number): boolean =>
    staked !== row.staked || won !== row.won;
  const found: RoundDifference[] = [];
  if (isOther(row.ledger_staked, row.ledger_won)) found.push('ledger');
  if (isOther(row.bets_staked, row.bets_won)) found.push('bets');
  if (row.claimed_staked !== null) found.push('provider');
  return found;
}
