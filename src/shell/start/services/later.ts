import { createI18n, loadRoomTexts } from '../../../i18n';
import { createAutoLogoff } from '../../../services/auto-logoff';
import { createBrowserSigns } from '../../../services/auto-logoff/browser-activity';
import { createAreaCalls } from '../../../services/area-calls';
import { createBrowserFirstUse } from '../../../services/fingerprint/browser-first-use';
import { createFingerprint } from '../../../services/fingerprint';
import { createSkin } from '../../../services/skin';
import { createBrowserSkin } from '../../../services/skin/browser-skin';
import { createSessionCall } from '../../../services/session-call';
import type { LaterServicePorts } from '../groups/later';
import { startConsent } from './consent';
import { startAccess } from './access';
import { createServerNow } from '../../../services/time/server-now';
import { startReminders } from './reminders';

/** Starts the services that the first paint does not need. */
export function startLaterServices(ports: LaterServicePorts): void {
  const { join, boot, clock, api, storage, page, otherTabs, returns$, log } = ports;
  createAutoLogoff({
    bus: join('auto-logoff'),
    clock,
    storage,
    page,
    otherTabs,
    activity: { signs$: createBrowserSigns(), returns$ },
    loadNotice: async () =>
      createI18n(boot.language, await loadRoomTexts('player', boot.language)).t(
        'inactivity.notice',
      ),
    log,
  });
  createAreaCalls({ bus: join('area-calls'), api });
  const fingerprint = join('fingerprint');
  createFingerprint({
    bus: fingerprint,
    clock,
    api,
    storage,
    readDevice: async () =>
      (await import('../../../services/fingerprint/read-device')).readDevice(),
    firstUse$: createBrowserFirstUse(),
    serverNow: createServerNow(fingerprint, clock),
    log,
  });
  startAccess(ports);
  createSkin({ bus: join('skin'), apply: createBrowserSkin() });
  startReminders(ports);
  createSessionCall({ bus: join('session-call'), clock, readyAt: ports.readyAt, api, log });
  startConsent(ports);
}
