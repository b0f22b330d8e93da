import type { Operator } from '../operator';

/** Everyone is gone but the demo player, who has what a new one has. */
export async function resetPlayers({ database, players, promoCodes }: Operator): Promise<void> {
  await database.transaction((queries) =>
    queries.script(`
      TRUNCATE limit_tests, block_appeals, deposits, session_days, limit_changes, player_terms, promo_uses, promo_codes, player_limits, prepaid_accounts, shared_coupons, bet_legs,
        bets, batches, ledger_entries, ledger_transactions, accounts, sessions, players RESTART IDENTITY;
      DELETE FROM ledger_accounts WHERE kind = 'wallet';
      UPDATE ledger_accounts SET balance = 0;`),
  );
  await players.seedDemo();
  await promoCodes.seed();
}
