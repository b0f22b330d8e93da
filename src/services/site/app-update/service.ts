import { roomWords } from '../../../i18n/room-words';
import { createReminderClock } from '../../time/reminder-clock';
import { loadVersion } from './load-version';
import { defineService } from '../../declaration/define-service';
import { createAppUpdate } from '.';

export default defineService({
  name: 'app-update',
  group: 'later',
  needs: ['boot', 'clock', 'log', 'page'],
  start: ({ bus, boot, clock, page, log }) => {
    const version = document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content;
    if (version === undefined) return;
    createAppUpdate({
      bus,
      reminderClock: createReminderClock(clock, page),
      version,
      loadVersion,
      reload: () => location.reload(),
      words: roomWords('player', boot.language),
      log,
    });
  },
});
