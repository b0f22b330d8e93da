import { languageTag } from '@grandstand/bus-contracts/domain';
import { roomWords } from '../../../i18n/room-words';
import { defineService } from '../../declaration/define-service';
import { createBetResults } from '.';

export default defineService({
  name: 'bet-results',
  group: 'player',
  needs: ['boot', 'log', 'otherTabs', 'page'],
  start: ({ bus, boot: { language }, log, otherTabs, page }) =>
    createBetResults({
      bus,
      tag: languageTag(language),
      words: roomWords('player', language),
      log,
      otherTabs,
      page,
    }),
});
