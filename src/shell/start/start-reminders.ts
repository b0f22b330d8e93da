import type { Language } from '@grandstand/bus-contracts';
import type { ApiClient } from '../../api';
import { createI18n, loadRoomTexts } from '../../i18n';
import { createAccountConversion } from '../../services/account-conversion';
import { createAdBlock } from '../../services/ad-block';
import { isBaitHidden } from '../../services/ad-block/browser-bait';
import { createAppUpdate } from '../../services/app-update';
import { loadVersion } from '../../services/app-update/load-version';
import { createBrowserStore } from '../../services/ports/browser-ports';
import { createCouponNotice } from '../../services/coupon-notice';
import { createInstallOffer } from '../../services/install-offer';
import type { InstallPrompts } from '../../services/install-offer/install-prompts';
import type { CookieJar, KeyValueStore, Log, PageEvents, SteadyClock } from '../../services/ports';
import { createRegistrationReminder } from '../../services/registration-reminder';
import { createRestingClock } from '../../services/time/resting-clock';
import { createTeamCash } from '../../services/team-cash';
import { createTellError } from './tell-error';
import type { Words } from '../../services/ports/words';
import type { JoinLater } from './start-later';

interface ReminderPorts {
  readonly join: JoinLater;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  readonly storage: KeyValueStore;
  readonly cookies: CookieJar;
  readonly page: PageEvents;
  readonly prompts: InstallPrompts;
  readonly language: Language;
  readonly log: Log;
}

/** Starts what tells a player of this and that, each by its own rules; none of it protects anybody. */
export function startReminders(ports: ReminderPorts): void {
  const { join, clock, api, storage, cookies, page, prompts, language, log } = ports;
  const resting = createRestingClock(clock, page);
  const tabStore = createBrowserStore(() => sessionStorage);
  const words: Words = async (key, values) =>
    createI18n(language, await loadRoomTexts('player', language)).t(key, values);

  createRegistrationReminder({
    bus: join('registration-reminder'),
    clock,
    resting,
    storage,
    isModalOpen: () => document.querySelector('dialog[open]') !== null,
    log,
  });
  createCouponNotice({ bus: join('coupon-notice'), resting, tabStore, words, log });
  createAccountConversion({ bus: join('account-conversion'), storage, words, log });
  createTeamCash({ bus: join('team-cash'), clock, api, cookies, log });
  createAdBlock({
    bus: join('ad-block'),
    isBlocked: async () => isBaitHidden(clock),
    tabStore,
    words,
    log,
  });
  const version = document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content;
  if (version !== undefined) {
    createAppUpdate({
      bus: join('app-update'),
      resting,
      version,
      loadVersion,
      reload: () => location.reload(),
      words,
      log,
    });
  }
  const offers = join('install-offer');
  const tellError = createTellError({ bus: offers, log });
  createInstallOffer({ bus: offers, prompts, storage, words, tellError, log });
}
