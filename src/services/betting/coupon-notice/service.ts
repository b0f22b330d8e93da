import { roomWords } from '../../../i18n/room-words';
import { createPageLocks } from '../../ports/page-locks';
import { createReminderClock } from '../../time/reminder-clock';
import { defineService } from '../../declaration/define-service';
import { createCouponNotice } from '.';

export default defineService({
  name: 'coupon-notice',
  group: 'used',
  needs: ['boot', 'clock', 'log', 'otherTabs', 'page', 'storage', 'tabStore'],
  start: ({ boot, page, storage, ...ports }) =>
    createCouponNotice({
      ...ports,
      reminderClock: createReminderClock(ports.clock, page),
      locks: createPageLocks(storage, ports.clock),
      words: roomWords('player', boot.language),
    }),
});
