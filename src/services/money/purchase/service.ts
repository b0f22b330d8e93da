import { roomWords } from '../../../i18n/room-words';
import { createAreaPresses } from '../../ports/area-presses';
import { defineService } from '../../declaration/define-service';
import { createPurchase } from '.';

export default defineService({
  name: 'purchase',
  group: 'account',
  needs: ['api', 'boot', 'clock', 'log', 'storage'],
  start: ({ boot, ...ports }) =>
    createPurchase({
      ...ports,
      areaPress$: createAreaPresses(window),
      words: roomWords('player', boot.language),
    }),
});
