import { roomWords } from '../../../i18n/room-words';
import { defineService } from '../../declaration/define-service';
import { createAccountConversion } from '.';

export default defineService({
  name: 'account-conversion',
  group: 'account',
  needs: ['boot', 'log', 'storage'],
  start: ({ boot, ...ports }) =>
    createAccountConversion({ ...ports, words: roomWords('player', boot.language) }),
});
