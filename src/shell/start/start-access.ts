import type { Language } from '@grandstand/bus-contracts';
import type { ApiClient } from '../../api';
import { createBan } from '../../services/ban';
import { createBlocking } from '../../services/blocking';
import { createMaintenance } from '../../services/maintenance';
import type { Log, PageEvents, SteadyClock } from '../../services/ports';
import { createServerNow } from '../../services/time/server-now';
import type { JoinLater } from './start-later';

interface AccessPorts {
  readonly join: JoinLater;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  readonly page: PageEvents;
  readonly language: Language;
  /** Who the server has let in already, and where. */
  readonly letIn: { readonly isPlayer: boolean; readonly path: string } | null;
  readonly log: Log;
}

/** Starts what knows who may be where: bans, blocks and maintenance. */
export function startAccess({ join, clock, api, page, language, letIn, log }: AccessPorts): void {
  createBan({ bus: join('ban') });
  const maintenance = join('maintenance');
  createMaintenance({
    bus: maintenance,
    clock,
    api,
    page,
    language,
    serverNow: createServerNow(maintenance, clock),
    log,
  });
  createBlocking({
    bus: join('blocking'),
    clock,
    api,
    page,
    origin: location.origin,
    letIn,
    leave: (address) => location.replace(address),
    log,
  });
}
