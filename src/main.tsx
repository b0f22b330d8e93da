import { lockBuiltIns } from './shell/start/boot/lock-built-ins';
import { configState, CONTRACTS, navigationState, settingsState } from '@grandstand/bus-contracts';
import { createBus } from '@grandstand/bus-contracts/bus';
import { APP_NAME, formatViewSettings } from '@grandstand/bus-contracts/area';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createI18n } from './i18n';
import { createPageRemoteViews } from './remote-views';
import { createBrowserClock } from './services/ports/browser-ports';
import { loadPath } from './services/ports/load-path';
import { adaptOlderContracts } from './shell/start/boot/older-contracts';
import { importFailed } from './shell/frame/loading/failed-imports';
import { firstRender } from './shell/start/boot/first-render';
import { log } from './shell/start/boot/log';
import { nextTask } from './shell/start/next-task';
import { pagePresses } from './shell/start/early/page-presses';
import { readBoot } from './shell/start/boot/read-boot';
import { servedText } from './shell/page/seo/served-text';
import { ShellRoot } from './shell/app/shell-root';
import { startServices } from './shell/start/start-services';

void start();

/** Starts the page in tasks, so that it answers presses in between. */
async function start(): Promise<void> {
  await nextTask();

  // Before any area runs: no area can replace the built-ins that the shell relies on.
  lockBuiltIns(window);

  // The boot data of the host, and the texts for it.
  const boot = readBoot(document);
  const texts = createI18n(boot.language, boot.shell.texts);

  // Time, and the bus on which everything meets.
  const clock = createBrowserClock();
  const bus = createBus({
    clock,
    mode: import.meta.env.DEV ? 'development' : 'production',
    contracts: CONTRACTS,
    report: ({ kind, part, contract, error }) =>
      log('error', `${kind}: "${part}" at "${contract}"`, error),
  });
  adaptOlderContracts(bus);
  if (!boot.isProduction) {
    void import('./shell/start/boot/qa-bus').then(({ exposeQaBus }) => exposeQaBus(bus));
  }

  const first = firstRender(boot, boot.shell);

  await nextTask();

  // The first use of Intl loads its data, which takes as long as the services take to start.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

  await nextTask();

  // The services. They get the prices that were pressed meanwhile.
  const earlyPresses = pagePresses(window);
  const { hasStoredCoupon, services } = startServices({
    bus,
    clock,
    boot,
    earlyPresses,
    timeZone,
    t: texts.t,
    log,
  });

  await nextTask();

  // The areas.
  const shell = bus.join('shell');
  const remoteViews = createPageRemoteViews({
    bus,
    clock,
    boot,
    headers: () => ({
      'x-requested-with': 'XMLHttpRequest',
      'x-app-name': APP_NAME,
      'x-language': boot.language,
    }),
    settings: () => {
      const { language: _, ...view } = shell.peek(settingsState) ?? {
        language: boot.language,
        ...boot.settings,
      };
      return formatViewSettings(view, clock.now());
    },
    earlyPresses,
    currentRoute: () => shell.peek(navigationState) ?? first.place,
    siteName: () => (shell.peek(configState) ?? first.config)?.companyName,
    log,
    pageError: ({ statusCode, message }) => log('error', `Page error ${statusCode}: ${message}`),
    failedAgain: ({ cause }) => importFailed(cause),
  });

  // The frame takes over the server's markup: in a transition, so that the browser marks presses meanwhile. They are
  // repeated afterwards, for one during it would make React do the rest in a single task.
  const root = document.querySelector('#root');
  if (!root) throw new Error('Failed to start: the page has no root.');
  earlyPresses.restore(root);
  const wake = (): void => earlyPresses.wake(root);
  startTransition(() => {
    hydrateRoot(
      root,
      <ShellRoot
        bus={shell}
        texts={texts}
        environment={{
          first,
          areaHtml: {},
          ...servedText(boot.seo),
          clock,
          remoteViews,
          hasStoredCoupon,
          couponStore: () => services.peek('couponStore'),
          loadPage: loadPath,
        }}
        onReady={wake}
      />,
      {
        onCaughtError: (error) => {
          log('error', 'A part of the page crashed.', error);
          importFailed(error);
        },
        onRecoverableError: (error) => log('warn', 'The page was rendered again.', error),
      },
    );
  });
}
