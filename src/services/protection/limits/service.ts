import { createI18n, loadRoomTexts } from '../../../i18n';
import { createLimitWords } from './limit-words';
import { defineService } from '../../declaration/define-service';
import { createLimits } from '.';

export default defineService({
  name: 'limits',
  group: 'protection',
  needs: ['api', 'boot', 'clock', 'cookies', 'log', 'otherTabs', 'returns$', 'storage'],
  start: ({ boot: { language }, ...ports }) =>
    createLimits({
      ...ports,
      words: createLimitWords(
        ports.bus,
        language,
        async () => createI18n(language, await loadRoomTexts('player', language)).t,
      ),
    }),
});
