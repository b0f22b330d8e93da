import { createI18n, loadRoomTexts } from '../../../i18n';
import { createAdBlock } from '../../../services/site/ad-block';
import { isBaitHidden } from '../../../services/site/ad-block/browser-bait';
import { createAppUpdate } from '../../../services/site/app-update';
import { loadVersion } from '../../../services/site/app-update/load-version';
import { createRegistrationReminder } from '../../../services/sign-in/registration-reminder';
import { createReminderClock } from '../../../services/time/reminder-clock';
import type { Words } from '../../../services/ports/words';
import type { Ports } from '../ports';
import type { Join } from '../service-group';

interface ReminderPorts extends Pick<
  Ports,
  'boot' | 'clock' | 'cookies' | 'log' | 'page' | 'storage' | 'tabStore'
> {
  readonly join: Join<'ad-block' | 'app-update' | 'registration-reminder'>;
}

/** Starts the services that show reminders. */
export function startReminders(ports: ReminderPorts): void {
  const { join, clock, cookies, storage, page, tabStore, log } = ports;
  const { language } = ports.boot;
  const reminderClock = createReminderClock(clock, page);
  const words: Words = async (key, values) =>
    createI18n(language, await loadRoomTexts('player', language)).t(key, values);

  createRegistrationReminder({
    bus: join('registration-reminder'),
    clock,
    reminderClock,
    cookies,
    storage,
    isModalOpen: () => document.querySelector('dialog[open]') !== null,
    log,
  });
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
      reminderClock,
      version,
      loadVersion,
      reload: () => location.reload(),
      words,
      log,
    });
  }
}
