import { createAreaCalls } from '../../../services/site/area-calls';
import { createMaintenance } from '../../../services/site/maintenance';
import { createSkin } from '../../../services/page/skin';
import { createBrowserSkin } from '../../../services/page/skin/browser-skin';
import { createSessionCall } from '../../../services/sign-in/session-call';
import type { LaterServicePorts } from '../groups/later';
import { startConsent } from './consent';
import { createServerNow } from '../../../services/time/server-now';
import { startReminders } from './reminders';

/** Starts the services that the first paint does not need. */
export function startLaterServices(ports: LaterServicePorts): void {
  const { join, boot, clock, api, page, log } = ports;
  createAreaCalls({ bus: join('area-calls'), api });
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
  createSkin({ bus: join('skin'), apply: createBrowserSkin() });
  startReminders(ports);
  createSessionCall({ bus: join('session-call'), clock, readyAt: ports.readyAt, api, log });
  startConsent(ports);
}
