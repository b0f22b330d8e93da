import type { Database } from '../platform/database/database';
import { emptyTables } from '../platform/database/empty-tables';
import type { ResettableRuns } from '../platform/rooms/define-room';

/** The tables of what is not a player's: the site's settings, its clock, and what QA has made of the line. */
const KEPT_ON_RESET = [
  'migrations',
  'data_keys',
  'settings',
  'clock_segments',
  'game_changes',
  'made_games',
  'ledger_accounts',
];

/**
 * Deletes all players and their data.
 * @param runs None of them may be in the middle of a run.
 */
export async function emptyPlayers(
  database: Database,
  runs: readonly ResettableRuns[],
): Promise<void> {
  const empty = (): Promise<void> =>
    database.transaction(async (queries) => {
      await emptyTables(queries, KEPT_ON_RESET);
      await queries.script(`
        DELETE FROM ledger_accounts WHERE kind IN ('wallet', 'pool');
        UPDATE ledger_accounts SET balance = 0`);
    });
  await runs.reduce((work, run) => () => run.reset(work), empty)();
}
