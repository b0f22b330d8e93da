import { Accounts } from './accounts';
import { Ledger } from './ledger';
import { Pools } from './pools';
import { Prepaid } from './prepaid';
import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { movementData } from './movement-data';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly messages: PlayerMessages;
  readonly now: () => number;
}

export const accountsRoom = defineRoom({
  name: 'money/accounts',
  what: 'wallets, prepaid money, the double-entry ledger, pools',
  needs: ['database', 'messages', 'now'],
  open: async ({ database, messages, now }: Needs) => {
    const ledger = await Ledger.open(database);
    return {
      ledger,
      pools: new Pools(ledger),
      prepaid: new Prepaid(ledger, now),
      accounts: new Accounts({ database, ledger, messages, now }),
    };
  },
  playerData:
    ({ database }: { readonly database: Database }) =>
    async ({ id }) => [{ name: 'movements', data: await movementData(database, id) }],
});
