import type { Language } from '@grandstand/bus-contracts';
import { fingerprintState } from '@grandstand/bus-contracts/shell';
import type { ApiClient } from '../../api';
import { createI18n, loadRoomTexts } from '../../i18n';
import { createAutoLogoff } from '../../services/auto-logoff';
import { createBrowserActivity } from '../../services/auto-logoff/browser-activity';
import { createAreaCalls } from '../../services/area-calls';
import { createCaptcha } from '../../services/captcha';
import { createFingerprint } from '../../services/fingerprint';
import { createMailing } from '../../services/mailing';
import { createSecureData } from '../../services/secure-data';
import { createSkin } from '../../services/skin';
import { createBrowserSkin } from '../../services/skin/browser-skin';
import { createSessionCall } from '../../services/session-call';
import type {
  CookieJar,
  KeyValueStore,
  Log,
  OtherTabs,
  PageEvents,
  SteadyClock,
} from '../../services/ports';
import type { InstallPrompts } from '../../services/install-offer/install-prompts';
import { startConsent } from './start-consent';
import { startAccess } from './start-access';
import { createServerNow } from '../../services/time/server-now';
import { startProtection } from './start-protection';
import type { JoinLater } from './start-later';
import { startReminders } from './start-reminders';

export interface LaterPorts {
  readonly join: JoinLater;
  readonly clock: SteadyClock;
  /** When the app was ready, by the clock's steady count. */
  readonly readyAt: number;
  readonly api: ApiClient;
  readonly storage: KeyValueStore;
  readonly cookies: CookieJar;
  readonly page: PageEvents;
  readonly otherTabs: OtherTabs;
  readonly prompts: InstallPrompts;
  readonly language: Language;
  /** Who the server has let in already, and where. */
  readonly letIn: { readonly isPlayer: boolean; readonly path: string } | null;
  /** What every call brings from now on. */
  readonly keepFingerprint: (token: string | undefined) => void;
  readonly log: Log;
}

/** Starts the services that no first paint waits for: two seconds after the areas stand, or with the first of their commands. */
export function startLaterServices(ports: LaterPorts): void {
  const { join, clock, api, storage, cookies, page, otherTabs, language, log } = ports;
  const activity = createBrowserActivity();
  startProtection({
    join,
    clock,
    api,
    storage,
    otherTabs,
    returns$: activity.returns$,
    language,
    log,
  });
  createAutoLogoff({
    bus: join('auto-logoff'),
    clock,
    storage,
    page,
    otherTabs,
    activity,
    loadNotice: async () =>
      createI18n(language, await loadRoomTexts('player', language)).t('inactivity.notice'),
    log,
  });
  createAreaCalls({ bus: join('area-calls'), api });
  createMailing({ bus: join('mailing'), api });
  createCaptcha({ bus: join('captcha'), clock, api, page, log });
  const fingerprint = join('fingerprint');
  fingerprint.on(fingerprintState, (taken) => ports.keepFingerprint(taken?.token));
  createFingerprint({
    bus: fingerprint,
    clock,
    api,
    storage,
    readDevice: async () => (await import('../../services/fingerprint/read-device')).readDevice(),
    serverNow: createServerNow(fingerprint, clock),
    log,
  });
  startAccess({ join, clock, api, page, language, letIn: ports.letIn, log });
  createSecureData({ bus: join('secure-data'), clock, api, cookies, log });
  createSkin({ bus: join('skin'), wear: createBrowserSkin() });
  startReminders(ports);
  createSessionCall({ bus: join('session-call'), clock, readyAt: ports.readyAt, api, log });
  startConsent(ports);
}
