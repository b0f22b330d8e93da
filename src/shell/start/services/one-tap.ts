import { createI18n, loadRoomTexts } from '../../../i18n';
import { keepLeftPage } from '../../../services/sign-in/auth/left-page';
import { createOneTap } from '../../../services/sign-in/one-tap';
import { createBrowserAccounts } from '../../../services/ports/browser-accounts';
import { loadPath } from '../../../services/ports/load-path';
import { overlays } from '../../app/later-overlays';
import type { OneTapServicePorts } from '../groups/one-tap';

/** Starts the service that offers guests the accounts of a network. */
export function startOneTapService({ join, boot, tabStore, ...ports }: OneTapServicePorts): void {
  const { language } = boot;
  createOneTap({
    ...ports,
    bus: join('one-tap'),
    accounts: createBrowserAccounts(),
    isModalOpen: () => document.querySelector('dialog[open]') !== null,
    loadCard: async () => overlays.load(language),
    expectReturn: (draft) => keepLeftPage(tabStore, { isRegistering: false, draft }),
    loadPage: loadPath,
    words: async (key, values) =>
      createI18n(language, await loadRoomTexts('guest', language)).t(key, values),
  });
}
