import type { ApiClient } from '../api';
import { createAccount } from '../services/account';
import { createBets } from '../services/bets';
import { createConfig } from '../services/config';
import { createDictionary } from '../services/dictionary';
import { createEventSourceConnect, createFeed } from '../services/feed';
import { createLine } from '../services/line';
import { createNotices } from '../services/notices';
import type { Log, PageEvents, SteadyClock } from '../services/ports';
import { createRestingClock } from '../services/resting-clock';
import type { PageBoot } from './read-boot';
import type { JoinLater } from './start-later';

interface PageServicePorts {
  readonly join: JoinLater;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  readonly page: PageEvents;
  readonly boot: PageBoot;
  /** The operator's dictionaries that a route needs. */
  readonly dictionariesOf: (route: string) => readonly string[];
  readonly log: Log;
}

/** Starts the services that keep a page current: what it showed first, the server had put in. */
export function startPageServices(ports: PageServicePorts): void {
  const { join, clock, api, page, boot, dictionariesOf, log } = ports;
  const { language } = boot;
  createNotices({ bus: join('notices'), clock: createRestingClock(clock, page) });
  createConfig({ bus: join('config'), clock, api, language, boot: boot.config, log }).ready.catch(
    async () => {
      const { showNoConfig } = await import('./no-config/show-no-config');
      await showNoConfig(language, () => location.reload());
    },
  );
  createDictionary({
    bus: join('dictionary'),
    api,
    boot: boot.dictionary && {
      dictionary: boot.dictionary,
      ids: boot.shell.dictionaries,
    },
    idsOf: dictionariesOf,
    log,
  });
  createLine({ bus: join('line'), api });
  createAccount({
    bus: join('account'),
    clock,
    api,
    page,
    loadChanges: async () =>
      (await import('../services/account/account-changes')).createAccountChanges(api),
    log,
  });
  createBets({ bus: join('bets'), api });
  // Last: whoever follows it listens by now.
  createFeed({
    bus: join('feed'),
    clock,
    page,
    connect: createEventSourceConnect({ open: (url) => new EventSource(url), log }),
  });
}
