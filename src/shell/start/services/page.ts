import type { ApiClient } from '../../../api';
import { createConfig } from '../../../services/site/config';
import { createDictionary } from '../../../services/site/dictionary';
import { createBrowserConnect, createFeed, nameFeed } from '../../../services/betting/feed';
import { createLine } from '../../../services/betting/line';
import { createNotices } from '../../../services/page/notices';
import { createReminderClock } from '../../../services/time/reminder-clock';
import { createScroll } from '../../../services/page/scroll';
import { createBrowserScroll } from '../../../services/page/scroll/browser-scroll';
import { createSession, EPOCH_KEY } from '../../../services/sign-in/session';
import { nextTask } from '../next-task';
import { createPageApi } from '../ports/page-api';
import type { ShellPorts } from '../ports';
import type { Join } from '../service-group';

/** How long a sign-in or sign-out waits for one in another tab. */
const SESSION_TURN_MS = 3000;

interface PageServicePorts extends Pick<
  ShellPorts,
  | 'boot'
  | 'clock'
  | 'cookies'
  | 'log'
  | 'otherTabs'
  | 'page'
  | 'routeRules'
  | 'storage'
  | 'tabStore'
> {
  readonly join: Join<
    'api' | 'config' | 'dictionary' | 'feed' | 'line' | 'notices' | 'scroll' | 'session'
  >;
}

/**
 * Starts the services that keep the data of a page up to date, and the session.
 * @returns the client of the operator's back end.
 */
export async function startPageServices(ports: PageServicePorts): Promise<ApiClient> {
  const { join, clock, cookies, storage, page, otherTabs, boot, routeRules, log } = ports;
  const { language } = boot;
  const session = join('session');
  // Fetched when needed: few pages sign a player in or renew a token.
  const inTurn = async <T>(name: string, waitMs: number, task: () => Promise<T>): Promise<T> => {
    const locks = await import('../../../services/ports/page-locks').catch(() => null);
    return locks ? locks.createPageLocks(storage, clock).inTurn(name, waitMs, task) : task();
  };
  const { client: api, tokens } = createPageApi({
    bus: join('api'),
    clock,
    cookies,
    tabs: {
      inTurn: (waitMs, task) => inTurn('token', waitMs, task),
      sessionEpoch: () => storage.get(EPOCH_KEY),
    },
    language,
    storage,
    log,
  });
  createNotices({ bus: join('notices'), clock: createReminderClock(clock, page) });
  createConfig({ bus: join('config'), clock, api, language, boot: boot.config, log }).ready.catch(
    async () => {
      const { showNoConfig } = await import('../../no-config/show-no-config');
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
    // Until the route rules are loaded, the page is the one that the server rendered.
    idsOf: (route) => routeRules.loaded?.dictionariesOf(route) ?? boot.shell.dictionaries,
    log,
  });
  const feedName = nameFeed(cookies, String(crypto.getRandomValues(new BigUint64Array(1))));
  createLine({
    bus: join('line'),
    api,
    keepFeedName: () => nameFeed(cookies, feedName),
  });
  const feed = join('feed');
  createFeed({
    bus: feed,
    clock,
    page,
    ...createBrowserConnect({ bus: feed, clock, storage, page, markKey: EPOCH_KEY, log }),
  });
  await nextTask();
  createScroll({
    bus: join('scroll'),
    clock,
    page: createBrowserScroll(),
    restored$: page.restored$,
    store: ports.tabStore,
  });
  // Last, so that all services have subscribed when it finds a player.
  createSession({
    bus: session,
    clock,
    api,
    tokens,
    cookies,
    storage,
    page,
    otherTabs,
    isLikelyPlayer: boot.isLikelyPlayer ?? false,
    inTurn: (task) => inTurn('session', SESSION_TURN_MS, task),
    loadCalls: () => import('../../../api/endpoints/sign-in/session-changes'),
    reload: () => location.reload(),
    log,
  });
  return api;
}
