import { emptyTables } from '../database/empty-tables';
import type { Operator } from '../../operator';

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

/** Deletes all players and their data, and creates the demo player again. */
export async function resetPlayers({
  database,
  lotto,
  marbles,
  players,
  promoCodes,
  settlement,
  toto,
  tournaments,
  uploads,
}: Operator): Promise<void> {
  const empty = (): Promise<void> =>
    database.transaction(async (queries) => {
      await emptyTables(queries, KEPT_ON_RESET);
      await queries.script(`
        DELETE FROM ledger_accounts WHERE kind IN ('wallet', 'pool');
        UPDATE ledger_accounts SET balance = 0`);
    });
  // None of them may be in the middle of a run.
  const services = [settlement, lotto, marbles, toto, tournaments];
  await services.reduce((work, service) => () => service.reset(work), empty)();
  await uploads.removeFiles();
  await players.seedDemo();
  await promoCodes.seed();
}
