import type { Bus } from '@grandstand/bus-contracts';
import { VERSION_PATH } from '@grandstand/bus-contracts/area';
import { offeredLanguages } from '@grandstand/bus-contracts/domain';
import type { TFunction } from 'i18next';
import { endIfAway } from '../../services/protection/auto-logoff/at-start';
import { createChunkReload } from '../../services/site/chunk-reload';
import { readSiteConfig } from '../../services/site/config/read-site-config';
import { holdInstallPrompts } from '../../services/ports/install-prompts';
import type { Log, SteadyClock } from '../../services/ports';
import {
  createBrowserCookies,
  createBrowserIdle,
  createBrowserPage,
  createBrowserReturns,
  createBrowserStore,
  createBrowserTabs,
  createBrowserUse,
} from '../../services/ports/browser-ports';
import { createLazyScript } from './ports/lazy-script';
import { takeLinkToken } from '../../services/ports/link-token';
import type { PageBoot } from '../../services/declaration/service-ports';
import { overlays } from '../app/later-overlays';
import { keepDialogOrder } from '../frame/dialog-order';
import { onFailedImport, importFailed } from '../frame/loading/failed-imports';
import type { EarlyPresses } from './early/early-presses';
import { GROUPS } from './groups';
import { STORED_COUPON } from './groups/coupon';
import { firstServices } from './groups/first';
import type { ShellPorts } from './ports';
import { startGroups } from './start-groups';
import type { StartedGroups } from './start-groups';

interface ServicePorts {
  readonly bus: Bus;
  readonly clock: SteadyClock;
  readonly boot: PageBoot;
  readonly earlyPresses: EarlyPresses;
  /** The browser's time zone. */
  readonly timeZone: string;
  readonly t: TFunction;
  readonly log: Log;
}

/** The services' data for the first render. */
interface Started {
  readonly hasStoredCoupon: boolean;
  readonly services: StartedGroups;
}

/** Creates the ports of the page and starts the shell's services with them. */
export function startServices(options: ServicePorts): Started {
  const { bus, clock, boot, earlyPresses, timeZone, t, log } = options;
  const storage = createBrowserStore(() => localStorage);
  const tabStore = createBrowserStore(() => sessionStorage);
  const page = createBrowserPage();
  onFailedImport(
    createChunkReload({
      clock,
      tabStore,
      online$: page.online$,
      isReachable: async () => (await fetch(VERSION_PATH, { cache: 'no-store' })).ok,
      reload: () => location.reload(),
      log,
    }),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => importFailed(reason));
  keepDialogOrder(document);
  const ports: ShellPorts = {
    boot,
    clock,
    cookies: createBrowserCookies(),
    earlyPresses,
    idle$: createBrowserIdle(clock),
    importFailed,
    languages: offeredLanguages(readSiteConfig(boot.config)?.languages),
    linkToken: takeLinkToken(),
    loadApi: () => services.load('api'),
    loadOverlays: async () => overlays.load(boot.language),
    log,
    moves: createLazyScript(
      async () => (await import('../../services/page/navigation/moves')).createMoves,
    ),
    otherTabs: createBrowserTabs(),
    page,
    prompts: holdInstallPrompts(window),
    readyAt: clock.steady(),
    returns$: createBrowserReturns(),
    routeRules: createLazyScript(() => import('../../routes/rules')),
    storage,
    tabStore,
    timeZone,
    translate: (key) => t(key),
    used$: createBrowserUse(),
  };
  const services = startGroups({ bus, ports, first: firstServices, groups: GROUPS });
  endIfAway({ bus: bus.join('auto-logoff'), clock, storage, log });
  return {
    hasStoredCoupon: storage.keys().some(STORED_COUPON.isKey),
    services,
  };
}
