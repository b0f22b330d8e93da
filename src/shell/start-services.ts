import type { Bus, Clock } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import type { TFunction } from 'i18next';
import { createApi } from '../api';
import type { Resolve } from '../routes';
import { createAccount } from '../services/account';
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
import type { Log } from '../services/ports';
import { createSession } from '../services/session';
import { createSettings } from '../services/settings';
import { couponContent } from './coupon/later-parts';
import type { PageBoot } from './read-boot';
import { startCoupon } from './start-coupon';

interface ServicePorts {
  readonly bus: Bus;
  readonly clock: Clock;
  readonly boot: PageBoot;
  readonly t: TFunction;
  readonly log: Log;
}

/** What the frame needs to know of the services, beside what they say on the bus. */
interface Started {
  readonly hasKeptCoupon: boolean;
}

/** The operator's dictionaries that every page needs. */
const DICTIONARIES = ['markets', 'outcomes', 'countries'];

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
  const { client: api, tokens } = createApi({
    fetch: (input, init) => fetch(input, init),
    clock,
    cookies,
    origin,
    tokenOrigins: [origin],
    language: () => language,
    fingerprint: () => undefined,
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
  createConfig({ bus: bus.join('config'), clock, api, language, boot: boot.config, log });
  createDictionary({
    bus: bus.join('dictionary'),
    api,
    boot: boot.dictionary && { dictionary: boot.dictionary, ids: DICTIONARIES },
    idsOf: () => DICTIONARIES,
    log,
  });
  createNavigation({
    bus: bus.join('navigation'),
    page: createBrowserLocation(),
    first: boot.shell.place,
    languages: LANGUAGES,
    loadResolve,
    log,
  });
  createLine({ bus: bus.join('line'), api });
  createFeed({
    bus: bus.join('feed'),
    clock,
    page,
    connect: createEventSourceConnect({ open: (url) => new EventSource(url), log }),
  });
  createAccount({ bus: bus.join('account'), clock, api, page, log });
  createBets({ bus: bus.join('bets'), api });
  const hasKeptCoupon = startCoupon({
    bus: bus.join('coupon'),
    settingsBus: bus.join('coupon-settings'),
    clock,
    storage,
    load: async (handle, settingsHandle) => {
      const [
        { createCoupon },
        { createCouponSettings },
        { createCouponApi },
        { createLoadOutcomes, createPlacementApi },
        { createTabLocks },
      ] = await Promise.all([
        import('../services/coupon'),
        import('../services/coupon-settings'),
        import('../api/coupon-operator'),
        import('../api/operator'),
        import('../services/tab-locks'),
        couponContent.load(language),
        loadResolve(),
      ]);
      // First: a coupon that is read must know already how its player bets.
      createCouponSettings({ bus: settingsHandle, store: storage });
      createCoupon({
        bus: handle,
        clock,
        store: storage,
        locks: createTabLocks({
          // Only a page that came over a safe connection has them.
          locks: 'locks' in navigator ? navigator.locks : undefined,
          store: storage,
          clock,
          tab: crypto.randomUUID(),
        }),
        placement: createPlacementApi(api),
        operator: createCouponApi(api),
        loadOutcomes: createLoadOutcomes(api),
        restored$: page.restored$,
        isPressed: () => navigator.userActivation?.isActive ?? false,
        newRefId: () => crypto.randomUUID(),
        translate: (key) => t(key),
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
    log,
  });
  return { hasKeptCoupon };
}
