import type { Bus } from '@grandstand/bus-contracts';
import { VERSION_PATH } from '@grandstand/bus-contracts/area';
import { offeredLanguages } from '@grandstand/bus-contracts/domain';
import type { TFunction } from 'i18next';
import { endIfAway } from '../../services/auto-logoff/at-start';
import {
  createBrowserCookies,
  createBrowserPage,
  createBrowserStore,
  createBrowserTabs,
} from '../../services/ports/browser-ports';
import { createChunkReload } from '../../services/chunk-reload';
import { createDialogs } from '../../services/dialogs';
import { holdInstallPrompts } from '../../services/install-offer/install-prompts';
import { createBrowserLocation, createNavigation } from '../../services/navigation';
import type { NavigationPorts } from '../../services/navigation';
import { createBrowserHand, createPresses } from '../../services/presses';
import type { Log, SteadyClock } from '../../services/ports';
import { readSiteConfig } from '../../services/config/read-site-config';
import { createSettings } from '../../services/settings';
import {
  ANSWERED_BY_COUPON,
  ANSWERED_BY_PAGE,
  ANSWERED_BY_PLAYER,
  ANSWERED_LATER,
} from './answered-by';
// The server renders the question: its sheet comes with the first load, its script only where it is asked.
import ageStyles from '../consent/age-question.module.css';
import { keepDialogOrder } from '../frame/dialog-order';
import type { CouponStore } from '../../services/coupon';
import { couponContent } from '../coupon/later-parts';
import { heedFailedImports, importFailed } from './failed-imports';
import { playerBar } from '../header/later-parts';
import { overlays } from '../frame/later-overlays';
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
  readonly couponStore: () => CouponStore | undefined;
}

/** So long after the areas stand a page has come to rest. */
const REST_MS = 2000;

function asksForAge(config: unknown): boolean {
  return (config as { age?: object } | undefined)?.age !== undefined;
}

/** Starts the shell's services, what others lean on first; they meet on the bus alone. */
export function startServices({ bus, clock, boot, t, log }: ServicePorts): Started {
  const { language } = boot;
  const readyAt = clock.steady();
  const languages = offeredLanguages(readSiteConfig(boot.config)?.languages);
  const cookies = createBrowserCookies();
  const storage = createBrowserStore(() => localStorage);
  const tabStore = createBrowserStore(() => sessionStorage);
  const prompts = holdInstallPrompts(window);
  heedFailedImports(
    createChunkReload({
      clock,
      tabStore,
      isReachable: async () => (await fetch(VERSION_PATH, { cache: 'no-store' })).ok,
      reload: () => location.reload(),
      log,
    }),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => importFailed(reason));
  const page = createBrowserPage();
  const otherTabs = createBrowserTabs();
  let fingerprint: string | undefined;

  // The table of routes comes with the first move, and before it the server told of this page.
  let dictionariesOf = (_route: string): readonly string[] => boot.shell.dictionaries;
  const loadMoves: NavigationPorts['loadMoves'] = async () => {
    const [{ createMoves }, rules] = await Promise.all([
      import('../../services/navigation/moves'),
      import('../../routes/rules'),
    ]);
    ({ dictionariesOf } = rules);
    return createMoves;
  };

  createPresses({ bus: bus.join('presses'), hand$: createBrowserHand() });
  keepDialogOrder(document);
  if (asksForAge(boot.config)) {
    // Where it can't be fetched nobody can answer, and the question stays.
    import('../consent/wire-age-question').then(
      ({ wireAgeQuestion }) =>
        wireAgeQuestion({
          bus: bus.join('age-question'),
          document,
          failedClass: ageStyles.failed ?? '',
          log,
        }),
      importFailed,
    );
  }
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
  let hasMoved = false;
  createNavigation({
    bus: bus.join('navigation'),
    clock,
    page: createBrowserLocation(),
    first: boot.shell.place,
    isGuarded: boot.shell.isGuarded,
    languages,
    site: {
      areas: boot.areas.map(({ name }) => name),
      isProduction: boot.isProduction,
      config: () => readSiteConfig(boot.config),
      games: async (signal) => {
        const { loadGameRoutes } = await import('../../api/game-routes');
        return loadGameRoutes(await startPage(), language, readSiteConfig(boot.config), signal);
      },
    },
    loadMoves: async () => {
      hasMoved = true;
      // What was said of this page must not stand under the next one's address.
      void startSearch().catch(() => {});
      return loadMoves();
    },
    loadAfterSignIn: async () =>
      (await import('../../services/navigation/after-sign-in')).afterSignIn,
    importFailed,
    store: tabStore,
    log,
  });
  const startSearch = startLater({
    bus,
    clock,
    names: [],
    isNeededNow: false,
    quietMs: REST_MS,
    load: async (join) => {
      const [{ startSeo }, api] = await Promise.all([import('./start-seo'), startPage()]);
      // A player who moved away and back meanwhile no longer has what the server wrote.
      const served = boot.seo?.isKnown && !hasMoved ? boot.shell.place : null;
      startSeo({ bus: join('seo'), api, served, log });
    },
  });
  const started: { couponStore?: CouponStore } = {};
  const hasKeptCoupon = storage.keys().some((key) => /^coupon(\.|Settings$|$)/.test(key));
  const startPage = startLater({
    bus,
    clock,
    names: ANSWERED_BY_PAGE,
    // A player's balance, and the prices of what was kept, are not to wait for the areas, and a
    // page of the shell's own waits for none.
    isNeededNow: hasKeptCoupon || boot.isLikelyPlayer === true || boot.shell.place.area === null,
    quietMs: 0,
    load: async (join) => {
      const [{ startPageServices }] = await Promise.all([
        import('./page-services'),
        boot.isLikelyPlayer ? playerBar.load(language) : undefined,
      ]);
      return startPageServices({
        join,
        clock,
        cookies,
        storage,
        tabStore,
        page,
        otherTabs,
        boot,
        languages,
        fingerprint: () => fingerprint,
        dictionariesOf: (route) => dictionariesOf(route),
        log,
      });
    },
  });
  startLater({
    bus,
    clock,
    names: ANSWERED_BY_COUPON,
    isNeededNow: hasKeptCoupon,
    quietMs: REST_MS,
    load: async (join) => {
      const [{ startCouponServices }, api] = await Promise.all([
        import('./coupon-services'),
        startPage(),
        couponContent.load(language),
        // What reads addresses is fetched by now too: the next move need not wait for it.
        loadMoves(),
      ]);
      const translate = (key: string): string => t(key);
      started.couponStore = startCouponServices({
        join,
        clock,
        api,
        storage,
        page,
        translate,
        log,
      });
    },
  });
  startLater({
    bus,
    clock,
    names: ANSWERED_BY_PLAYER,
    // Who has terms to agree to is led there before they begin to read something else, and a
    // balance is not shown before it is known whether it has to be hidden.
    isNeededNow: boot.isLikelyPlayer === true,
    quietMs: REST_MS,
    load: async (join) => {
      const [{ startPlayerServices }, api] = await Promise.all([
        import('./player-services'),
        startPage(),
      ]);
      startPlayerServices({ join, api, storage, otherTabs, log });
    },
  });
  startLater({
    bus,
    clock,
    names: ANSWERED_LATER,
    // What ends or interrupts play was left behind by an earlier visit.
    isNeededNow:
      storage.keys().some((key) => key.startsWith('protection.')) ||
      // Where visitors are asked for their age, they are asked at once.
      asksForAge(boot.config),
    quietMs: REST_MS,
    load: async (join) => {
      const [{ startLaterServices }, api] = await Promise.all([
        import('./later-services'),
        startPage(),
        overlays.load(language),
      ]);
      startLaterServices({
        join,
        clock,
        readyAt,
        api,
        storage,
        cookies,
        page,
        otherTabs,
        letIn: boot.isLetIn
          ? { isPlayer: boot.isLikelyPlayer ?? false, path: boot.shell.place.path }
          : null,
        prompts,
        language,
        keepFingerprint: (token) => {
          fingerprint = token;
        },
        log,
      });
    },
  });
  endIfAway({ bus: bus.join('auto-logoff'), clock, storage, log });
  return { hasKeptCoupon, couponStore: () => started.couponStore };
}
