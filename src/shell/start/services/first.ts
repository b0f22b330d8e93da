import { createDialogs } from '../../../services/page/dialogs';
import { createBrowserLocation, createNavigation } from '../../../services/page/navigation';
import { createEarlyPresses } from '../../../services/betting/early-presses';
import { createBrowserHand, createPresses } from '../../../services/betting/presses';
import { readSiteConfig } from '../../../services/site/config/read-site-config';
import { createSettings } from '../../../services/player/settings';
import { importFailed } from '../../frame/loading/failed-imports';
import { earlyPicks } from '../early/page-presses';
import type { ShellPorts } from '../ports';
import type { Join } from '../service-group';

interface FirstServicePorts extends Pick<
  ShellPorts,
  | 'boot'
  | 'clock'
  | 'cookies'
  | 'earlyPresses'
  | 'languages'
  | 'loadApi'
  | 'log'
  | 'moves'
  | 'otherTabs'
  | 'routeRules'
  | 'tabStore'
  | 'timeZone'
> {
  readonly join: Join<'dialogs' | 'early-presses' | 'navigation' | 'presses' | 'settings'>;
}

/** Starts the services that react to the first press. */
export function startFirstServices(ports: FirstServicePorts): void {
  const { join, boot, clock, cookies, languages, loadApi, log, moves, routeRules } = ports;
  const { language } = boot;
  createPresses({ bus: join('presses'), hand$: createBrowserHand() });
  createDialogs({ bus: join('dialogs') });
  createEarlyPresses({ bus: join('early-presses'), picks$: earlyPicks(ports.earlyPresses) });
  createSettings({
    bus: join('settings'),
    clock,
    cookies,
    otherTabs: ports.otherTabs,
    language,
    timeZone: ports.timeZone,
    log,
  });
  createNavigation({
    bus: join('navigation'),
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
        const { loadGameRoutes } = await import('../../../api/operator/game-routes');
        return loadGameRoutes(await loadApi(), language, readSiteConfig(boot.config), signal);
      },
    },
    // The server resolved the first page, so the route rules are loaded with the first move.
    loadMoves: async () => {
      const [createMoves] = await Promise.all([moves.load(), routeRules.load()]);
      return createMoves;
    },
    loadAfterSignIn: async () =>
      (await import('../../../services/page/navigation/after-sign-in')).afterSignIn,
    importFailed,
    store: ports.tabStore,
    log,
  });
}
