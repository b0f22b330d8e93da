import { calls as accountCalls } from './account-routes';
import { Accounts } from './accounts';
import { Ledger } from './ledger';
import { moneyRoutes } from './money-control';
import { Pools } from './pools';
import { Prepaid } from './prepaid';
import { ProductStakes } from './product-stakes';
import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { PlayGuard } from '../../protection/limits/play-guard';
import { movementData } from './movement-data';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly messages: PlayerMessages;
  readonly guard: PlayGuard;
  readonly now: () => number;
}

export const accountsRoom = defineRoom({
  name: 'money/accounts',
  needs: ['database', 'messages', 'guard', 'now'],
  open: async ({ database, messages, guard, now }: Needs) => {
    const ledger = await Ledger.open(database);
    const pools = new Pools(ledger);
    return {
      ledger,
      pools,
      prepaid: new Prepaid(ledger, now),
      accounts: new Accounts({ database, ledger, messages, now }),
      stakes: new ProductStakes({ guard, pools, now }),
    };
  },
  calls: [accountCalls],
  control: [{ '/': moneyRoutes }],
  playerData:
    ({ database }: { readonly database: Database }) =>
    async ({ id }) => [{ name: 'movements', data: await movementData(database, id) }],
});
