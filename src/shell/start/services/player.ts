import { createBalanceView } from '../../../services/money/balance-view';
import { createAccount } from '../../../services/money/account';
import { createBan } from '../../../services/protection/ban';
import { createBets } from '../../../services/betting/bets';
import { createTerms } from '../../../services/protection/terms';
import { createUserConfig } from '../../../services/player/user-config';
import type { PlayerServicePorts } from '../groups/player';

/** Starts the services that a player's page needs before it is idle. */
export function startPlayerServices(ports: PlayerServicePorts): void {
  const { join, clock, api, page, storage, otherTabs, log } = ports;
  createAccount({
    bus: join('account'),
    clock,
    api,
    page,
    otherTabs,
    loadChanges: async () =>
      (await import('../../../services/money/account/account-changes')).createAccountChanges(api),
    log,
  });
  createTerms({ bus: join('terms'), clock, page, otherTabs, api, log });
  createUserConfig({ bus: join('user-config'), clock, page, api, log });
  createBets({ bus: join('bets'), api });
  createBan({ bus: join('ban') });
  createBalanceView({ bus: join('balance-view'), storage, otherTabs });
}
