import { roomWords } from '../../../i18n/room-words';
import { createBrowserAccounts } from '../../ports/browser-accounts';
import { loadPath } from '../../ports/load-path';
import { keepLeftPage } from '../auth/left-page';
import { defineService } from '../../declaration/define-service';
import { createOneTap } from '.';

export default defineService({
  name: 'one-tap',
  group: 'one-tap',
  needs: ['api', 'boot', 'clock', 'cookies', 'loadOverlays', 'log', 'page', 'tabStore'],
  start: ({ boot, loadOverlays, tabStore, ...ports }) =>
    createOneTap({
      ...ports,
      accounts: createBrowserAccounts(),
      isModalOpen: () => document.querySelector('dialog[open]') !== null,
      loadCard: loadOverlays,
      expectReturn: (draft) => keepLeftPage(tabStore, { isRegistering: false, draft }),
      loadPage: loadPath,
      words: roomWords('guest', boot.language),
    }),
});
