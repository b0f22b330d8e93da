import { createBalanceView } from '../../../services/balance-view';
import { createTerms } from '../../../services/terms';
import { createUserConfig } from '../../../services/user-config';
import type { PlayerServicePorts } from '../groups/player';

/** Starts the services that a player's page needs before it is idle. */
export function startPlayerServices(ports: PlayerServicePorts): void {
  const { join, api, storage, otherTabs, log } = ports;
  createTerms({ bus: join('terms'), api, log });
  createUserConfig({ bus: join('user-config'), api, log });
  createBalanceView({ bus: join('balance-view'), storage, otherTabs });
}
