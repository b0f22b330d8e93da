import { createI18n, loadRoomTexts } from '../../../i18n';
import { createAutoLogoff } from '../../../services/auto-logoff';
import { createBrowserSigns } from '../../../services/auto-logoff/browser-activity';
import { createAreaCalls } from '../../../services/area-calls';
import { createCaptcha } from '../../../services/captcha';
import { createFingerprint } from '../../../services/fingerprint';
import { createMailing } from '../../../services/mailing';
import { createSecureData } from '../../../services/secure-data';
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
  const { join, boot, clock, api, storage, cookies, page, otherTabs, returns$, log } = ports;
  const { language } = boot;
  createAutoLogoff({
    bus: join('auto-logoff'),
    clock,
    storage,
    page,
    otherTabs,
    activity: { signs$: createBrowserSigns(), returns$ },
    loadNotice: async () =>
      createI18n(language, await loadRoomTexts('player', language)).t('inactivity.notice'),
    log,
  });
  createAreaCalls({ bus: join('area-calls'), api });
  createMailing({ bus: join('mailing'), api });
  createCaptcha({ bus: join('captcha'), clock, api, page, log });
  const fingerprint = join('fingerprint');
  createFingerprint({
    bus: fingerprint,
    clock,
    api,
    storage,
    readDevice: async () =>
      (await import('../../../services/fingerprint/read-device')).readDevice(),
    serverNow: createServerNow(fingerprint, clock),
    log,
  });
  startAccess(ports);
  createSecureData({ bus: join('secure-data'), clock, api, cookies, log });
  createSkin({ bus: join('skin'), wear: createBrowserSkin() });
  startReminders(ports);
  createSessionCall({ bus: join('session-call'), clock, readyAt: ports.readyAt, api, log });
  startConsent(ports);
}
