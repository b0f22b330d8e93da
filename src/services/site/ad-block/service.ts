import { roomWords } from '../../../i18n/room-words';
import { isBaitHidden } from './browser-bait';
import { defineService } from '../../declaration/define-service';
import { createAdBlock } from '.';

export default defineService({
  name: 'ad-block',
  group: 'later',
  needs: ['boot', 'clock', 'log', 'tabStore'],
  start: ({ boot, clock, ...ports }) =>
    createAdBlock({
      ...ports,
      isBlocked: async () => isBaitHidden(clock),
      words: roomWords('player', boot.language),
    }),
});
