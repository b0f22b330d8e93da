import { emptyTables } from '../database/empty-tables';
import type { Database } from '../database/database';
import type { Lotto } from '../../draws/lotto/lotto';
import type { Marbles } from '../../draws/marbles/marbles';
import type { Players } from '../../player/players/players';
import type { PromoCodes } from '../../betting/coupon/promo-codes';
import type { Settlement } from '../../betting/placing/settlement';
import type { Toto } from '../../draws/toto/toto';
import type { Tournaments } from '../../casino/tournaments/tournaments';
import type { Uploads } from '../../player/uploads/uploads';

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

interface Parts {
  readonly database: Database;
  readonly lotto: Lotto;
  readonly marbles: Marbles;
  readonly players: Players;
  readonly promoCodes: PromoCodes;
  readonly settlement: Settlement;
  readonly toto: Toto;
  readonly tournaments: Tournaments;
  readonly uploads: Uploads;
}

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
}: Parts): Promise<void> {
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
