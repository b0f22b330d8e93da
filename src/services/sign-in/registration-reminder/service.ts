import { createReminderClock } from '../../time/reminder-clock';
import { defineService } from '../../declaration/define-service';
import { createRegistrationReminder } from '.';

export default defineService({
  name: 'registration-reminder',
  group: 'later',
  needs: ['clock', 'cookies', 'log', 'page', 'storage'],
  start: ({ page, ...ports }) =>
    createRegistrationReminder({
      ...ports,
      reminderClock: createReminderClock(ports.clock, page),
      isModalOpen: () => document.querySelector('dialog[open]') !== null,
    }),
});
