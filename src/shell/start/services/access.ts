import { createBan } from '../../../services/ban';
import { createBlocking } from '../../../services/blocking';
import { createMaintenance } from '../../../services/maintenance';
import { createServerNow } from '../../../services/time/server-now';
import type { Ports } from '../ports';
import type { Join } from '../service-group';

interface AccessPorts extends Pick<Ports, 'api' | 'boot' | 'clock' | 'log' | 'page'> {
  readonly join: Join<'ban' | 'blocking' | 'maintenance'>;
}

/** Starts the services of bans, blocks and maintenance. */
export function startAccess({ join, clock, api, page, boot, log }: AccessPorts): void {
  createBan({ bus: join('ban') });
  const maintenance = join('maintenance');
  createMaintenance({
    bus: maintenance,
    clock,
    api,
    page,
    language: boot.language,
    serverNow: createServerNow(maintenance, clock),
    log,
  });
  createBlocking({
    bus: join('blocking'),
    clock,
    api,
    page,
    origin: location.origin,
    // The server has checked this page for this visitor.
    allowedByServer: boot.isLetIn
      ? { isPlayer: boot.isLikelyPlayer ?? false, path: boot.shell.place.path }
      : null,
    loadAddress: (address) => location.replace(address),
    log,
  });
}
