import { calls as bonusCalls } from './bonus-routes';
import type { Accounts } from '../../money/accounts/accounts';
import type { Ledger } from '../../money/accounts/ledger';
import type { Database } from '../../platform/database/database';
import { bonusControlRoutes } from './bonus-control';
import { Bonuses } from './bonuses';
import type { SiteRules } from '../../site/site/site-rules';
import { bonusData } from './bonus-data';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly ledger: Ledger;
  readonly siteRules: SiteRules;
  readonly onMoved: (playerId: number) => void;
  readonly now: () => number;
}

export const bonusesRoom = defineRoom({
  name: 'rewards/bonuses',
  what: 'bonuses: offers, terms as snapshots, what stakes count, how bonuses end',
  needs: ['database', 'accounts', 'ledger', 'siteRules', 'onMoved', 'now'],
  open: (parts: Needs) => ({ bonuses: new Bonuses(parts) }),
  calls: [bonusCalls],
  control: [{ '/': bonusControlRoutes }],
  ticks: ({ bonuses }: { readonly bonuses: Bonuses }) => [{ every: 3, run: () => bonuses.run() }],
  reset: ({ bonuses }: { readonly bonuses: Bonuses }) => ({ clear: () => bonuses.clear() }),
  playerData:
    ({ database }: { readonly database: Database }) =>
    async ({ id }) => [{ name: 'bonuses', data: await bonusData(database, id) }],
});
