import { navigationMoved } from '@grandstand/bus-contracts/shell';
import { createI18n, loadRoomTexts } from '../../../i18n';
import { createBlocking } from '../../../services/protection/blocking';
import { CHECK_VALID_MS } from '../../../services/protection/blocking/blocking-state';
import { createCouponNotice } from '../../../services/betting/coupon-notice';
import { createFingerprint } from '../../../services/site/fingerprint';
import { createBrowserFirstUse } from '../../../services/site/fingerprint/browser-first-use';
import { createInstallOffer } from '../../../services/page/install-offer';
import { createIntent } from '../../../services/page/intent';
import { createBrowserSigns, isThriftyBrowser } from '../../../services/page/intent/browser-signs';
import { createSeo } from '../../../services/page/seo';
import { createDocumentHead } from '../../../services/page/seo/document-head';
import { createReminderClock } from '../../../services/time/reminder-clock';
import { createServerNow } from '../../../services/time/server-now';
import type { Words } from '../../../services/ports/words';
import { createPageLocks } from '../ports/page-locks';
import { createShowError } from '../ports/show-error';
import { prepareGuestDialogs } from '../../dialogs/prepare-guest-dialogs';
import type { UsedServicePorts } from '../groups/used';

/** Starts the services of a page that the visitor uses. */
export function startUsedServices(ports: UsedServicePorts): void {
  const { join, boot, clock, api, idle$, page, storage, languages, routeRules, readyAt, log } =
    ports;
  const { place } = boot.shell;
  const words: Words = async (key, values) =>
    createI18n(boot.language, await loadRoomTexts('player', boot.language)).t(key, values);
  const intent = join('intent');
  if (boot.isLikelyPlayer !== true && !isThriftyBrowser()) {
    // A press fetches them again, and reports a failure.
    prepareGuestDialogs(intent, boot.language, idle$).catch(() => {});
  }
  createIntent({
    bus: intent,
    clock,
    signs$: createBrowserSigns(),
    isThrifty: isThriftyBrowser,
    languages,
    loadRules: routeRules.load,
    log,
  });
  const fingerprint = join('fingerprint');
  createFingerprint({
    bus: fingerprint,
    clock,
    api,
    storage,
    readDevice: async () =>
      (await import('../../../services/site/fingerprint/read-device')).readDevice(),
    firstUse$: createBrowserFirstUse(),
    idle$,
    serverNow: createServerNow(fingerprint, clock),
    log,
  });
  const isJustLetIn = boot.isLetIn && clock.steady() - readyAt < CHECK_VALID_MS;
  createBlocking({
    bus: join('blocking'),
    clock,
    api,
    page,
    origin: location.origin,
    // The server has checked this page for this visitor.
    allowedByServer: isJustLetIn
      ? { isPlayer: boot.isLikelyPlayer ?? false, path: place.path }
      : null,
    loadAddress: (address) => location.replace(address),
    log,
  });
  createCouponNotice({
    bus: join('coupon-notice'),
    clock,
    reminderClock: createReminderClock(clock, page),
    tabStore: ports.tabStore,
    otherTabs: ports.otherTabs,
    locks: createPageLocks(storage, clock),
    words,
    log,
  });
  const installOffer = join('install-offer');
  createInstallOffer({
    bus: installOffer,
    clock,
    cookies: ports.cookies,
    prompts: ports.prompts,
    storage,
    words,
    showError: createShowError({ bus: installOffer, log }),
    log,
  });
  const seo = join('seo');
  // After a move, even back to the first page, the head is no longer the server's.
  const hasMoved = seo.peek(navigationMoved) !== undefined;
  createSeo({
    bus: seo,
    api,
    head: createDocumentHead(document),
    origin: location.origin,
    served: boot.seo?.isKnown && !hasMoved ? place : null,
    log,
  });
}
