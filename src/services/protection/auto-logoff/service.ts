import { roomWords } from '../../../i18n/room-words';
import { createBrowserSigns } from './browser-activity';
import { defineService } from '../../declaration/define-service';
import { createAutoLogoff } from '.';

export default defineService({
  name: 'auto-logoff',
  group: 'protection',
  needs: ['boot', 'clock', 'log', 'otherTabs', 'page', 'returns$', 'storage'],
  start: ({ boot, returns$, ...ports }) =>
    createAutoLogoff({
      ...ports,
      activity: { signs$: createBrowserSigns(), returns$ },
      loadNotice: () => roomWords('player', boot.language)('inactivity.notice'),
    }),
});
