import type { Bus } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import type { TFunction } from 'i18next';
import { createApi } from '../api';
import { dictionariesOf, type Resolve } from '../routes';
import { createAccount } from '../services/account';
import { endIfAway } from '../services/auto-logoff/at-start';
import { createBets } from '../services/bets';
import {
  createBrowserCookies,
  createBrowserPage,
  createBrowserStore,
  createBrowserTabs,
} from '../services/browser-ports';
import { createConfig } from '../services/config';
import { createDialogs } from '../services/dialogs';
import { createDictionary } from '../services/dictionary';
import { createEventSourceConnect, createFeed } from '../services/feed';
import { createLine } from '../services/line';
import { createBrowserLocation, createNavigation } from '../services/navigation';
import { createNotices } from '../services/notices';
import type { Log, SteadyClock } from '../services/ports';
import { createSession, MARK_KEY } from '../services/session';
import { createSettings } from '../services/settings';
import { couponContent } from './coupon/later-parts';
import { overlays } from './later-overlays';
import type { PageBoot } from './read-boot';
import { startLater } from './start-later';

interface ServicePorts {
  readonly bus: Bus;
  readonly clock: SteadyClock;
  readonly boot: PageBoot;
  readonly t: TFunction;
  readonly log: Log;
}

/** What the frame needs to know of the services, beside what they say on the bus. */
interface Started {
  readonly hasKeptCoupon: boolean;
}

/** How long a sign-in or sign-out waits for another tab's. */
const SESSION_TURN_MS = 3000;

/** Services that no first paint waits for; `later-services.ts` starts them. */
const LATER_SERVICES: readonly string[] = [
  'api',
  'auto-logoff',
  'captcha',
  'fingerprint',
  'user-config',
  'terms',
  'secure-data',
  'session-call',
  'session-profiles',
  'skin',
];

async function loadResolve(): Promise<Resolve> {
  return (await import('../routes/resolve')).resolve;
}

/** Starts the shell's services, what others lean on first; they meet on the bus alone. */
export function startServices({ bus, clock, boot, t, log }: ServicePorts): Started {
  const { language } = boot;
  const { origin } = location;
  const cookies = createBrowserCookies();
  const storage = createBrowserStore(() => localStorage);
  const page = createBrowserPage();
  const otherTabs = createBrowserTabs();
  const apiBus = bus.join('api');
  let fingerprint: string | undefined;
  // Asked for by whoever signs in or renews a token: no first paint waits for either.
  const inTurn = async <T>(name: string, waitMs: number, task: () => Promise<T>): Promise<T> => {
    const locks = await import('./page-locks').catch(() => null);
    return locks ? locks.createPageLocks(storage, clock).inTurn(name, waitMs, task) : task();
  };
  const { client: api, tokens } = createApi({
    fetch: (input, init) => fetch(input, init),
    clock,
    cookies,
    tabs: {
      inTurn: (waitMs, task) => inTurn('token', waitMs, task),
      mark: () => storage.get(MARK_KEY),
    },
    origin,
    tokenOrigins: [origin],
    language: () => language,
    fingerprint: () => fingerprint,
    isOnline: () => navigator.onLine,
    loadMend: async () => (await import('./remedies')).createBusMend(apiBus),
    warn: (message) => log('warn', message),
  });

  createNotices({ bus: bus.join('notices'), clock });
  createDialogs({ bus: bus.join('dialogs') });
  createSettings({
    bus: bus.join('settings'),
    clock,
    cookies,
    otherTabs,
    language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    log,
  });
  const config = bus.join('config');
  createConfig({ bus: config, clock, api, language, boot: boot.config, log }).ready.catch(
    async () => {
      const { showNoConfig } = await import('./no-config/show-no-config');
      await showNoConfig(language, () => location.reload());
    },
  );
  createDictionary({
    bus: bus.join('dictionary'),
    api,
    boot: boot.dictionary && {
      dictionary: boot.dictionary,
      ids: dictionariesOf(boot.shell.place.route),
    },
    idsOf: dictionariesOf,
    log,
  });
  createNavigation({
    bus: bus.join('navigation'),
    page: createBrowserLocation(),
    first: boot.shell.place,
    languages: LANGUAGES,
    loadResolve,
    loadAfterSignIn: async () => (await import('../services/navigation/after-sign-in')).afterSignIn,
    store: createBrowserStore(() => sessionStorage),
    log,
  });
  createLine({ bus: bus.join('line'), api });
  createFeed({
    bus: bus.join('feed'),
    clock,
    page,
    connect: createEventSourceConnect({ open: (url) => new EventSource(url), log }),
  });
  createAccount({
    bus: bus.join('account'),
    clock,
    api,
    page,
    loadChanges: async () =>
      (await import('../services/account/account-changes')).createAccountChanges(api),
    log,
  });
  createBets({ bus: bus.join('bets'), api });
  const hasKeptCoupon = storage.keys().some((key) => /^coupon(\.|Settings$|$)/.test(key));
  startLater({
    bus,
    clock,
    names: ['coupon', 'coupon-settings', 'server-clock'],
    isNeededNow: hasKeptCoupon,
    load: async (join) => {
      const [{ startCouponServices }] = await Promise.all([
        import('./coupon-services'),
        couponContent.load(language),
        // What reads addresses is fetched by now too: the next move need not wait for it.
        loadResolve(),
      ]);
      startCouponServices({ join, clock, api, storage, page, translate: (key) => t(key) });
    },
  });
  startLater({
    bus,
    clock,
    names: LATER_SERVICES,
    isNeededNow: false,
    load: async (join) => {
      const [{ startLaterServices }] = await Promise.all([
        import('./later-services'),
        overlays.load(language),
      ]);
      startLaterServices({
        join,
        clock,
        api,
        storage,
        cookies,
        page,
        otherTabs,
        language,
        keepFingerprint: (token) => {
          fingerprint = token;
        },
        log,
      });
    },
  });
  // Last: when it finds a player, everyone who must hear of it listens.
  createSession({
    bus: bus.join('session'),
    clock,
    api,
    tokens,
    cookies,
    storage,
    page,
    otherTabs,
    inTurn: (task) => inTurn('session', SESSION_TURN_MS, task),
    loadCalls: () => import('../api/endpoints/session-changes'),
    reload: () => location.reload(),
    log,
  });
  endIfAway({ bus: bus.join('auto-logoff'), clock, storage, log });
  return { hasKeptCoupon };
}
