import { roomWords } from '../../../i18n/room-words';
import { createShowError } from './show-error';
import { defineService } from '../../declaration/define-service';
import { createInstallOffer } from '.';

export default defineService({
  name: 'install-offer',
  group: 'used',
  needs: ['boot', 'clock', 'cookies', 'log', 'prompts', 'storage'],
  start: ({ boot, ...ports }) =>
    createInstallOffer({
      ...ports,
      words: roomWords('player', boot.language),
      showError: createShowError(ports),
    }),
});
