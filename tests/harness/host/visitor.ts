import type { ConsentState } from '@grandstand/bus-contracts/shell';
import { createTestBus, settle } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import { createAnalytics } from '../../../src/services/site/analytics';
import type { Measured } from '../../../src/services/site/analytics/browser-performance';
import { createCollector } from '../../../src/services/site/analytics/collector';
import { createLocalPort } from '../../../src/services/site/analytics/local-port';
import { createAnalyticsOperator } from '../../../src/services/site/analytics/operator';
import { createAttribution } from '../../../src/services/site/attribution';
import { createConsent } from '../../../src/services/page/consent';
import { createWindowWidth } from '../../../src/services/page/window-width';
import { createSettings } from '../../../src/services/player/settings';
import { siteConfig } from '../samples';
import { createBrowser, openTab, ORIGIN } from '../tabs/tab';
import type { Browser, Tab } from '../tabs/tab';

export const AGREEMENT = 'POST /web-api/agreements/cookies';
export const COUNTERS = 'GET /analytics-api/v1/counters';
export const EVENTS = 'POST /analytics-api/v1/events';

export const ASKING_CONFIG = {
  ...siteConfig,
  isCookieConsentAsked: true,
  isFatmanAnalyticsAvailable: true,
};

interface VisitOptions {
  readonly browser?: Browser;
  readonly config?: object;
  readonly landing?: string;
  readonly route?: string;
}

/** A visitor's tab with every service that depends on consent. */
export interface Visit extends Tab {
  readonly width$: Subject<number>;
  readonly performance$: Subject<Measured>;
  consent(): ConsentState | undefined;
  choose(functional: boolean, marketing: boolean): Promise<void>;
  go(route: string): Promise<void>;
  /** Calls of analytics that were sent. */
  marketingCalls(): number;
  /** Events as the operator got them. */
  collected(): {
    visitor: string;
    counters: Record<string, string>;
    events: Record<string, string | number>[];
  }[];
}

export async function visit(options: VisitOptions = {}): Promise<Visit> {
  const { browser = createBrowser(), config = ASKING_CONFIG, route = 'home' } = options;
  const tab = openTab(browser, createTestBus());
  const { test, api, storage, cookies, page, log, otherTabs, operator } = tab;
  const { bus, clock, qa } = test;
  operator.on(AGREEMENT, () => ({}));
  operator.on(COUNTERS, () => ({ counters: [{ type: 8, code: 's-8' }] }));
  operator.on(EVENTS, () => ({}));
  const width$ = new Subject<number>();
  const performance$ = new Subject<Measured>();
  const go = async (name: string): Promise<void> => {
    qa.publish('navigation.state', {
      language: 'en',
      path: `/${name}?x=1`,
      route: name,
      area: null,
      params: { x: '1' },
    });
    await settle();
  };

  createSettings({
    bus: bus.join('settings'),
    clock,
    cookies,
    otherTabs,
    language: 'en',
    timeZone: 'UTC',
    log,
  });
  qa.publish('config.state', config);
  await go(route);
  const consent = bus.join('consent');
  createConsent({ bus: consent, clock, api, storage, page, serverNow: () => clock.now(), log });
  createWindowWidth({ bus: bus.join('window-width'), clock, cookies, width$ });
  createAttribution({
    bus: bus.join('attribution'),
    clock,
    cookies,
    landing: options.landing ?? `${ORIGIN}/en`,
  });
  const remote = createAnalyticsOperator((input, init) =>
    operator.fetch(typeof input === 'string' ? ORIGIN + input : input, init),
  );
  let visitors = 0;
  createAnalytics({
    bus: bus.join('analytics'),
    clock,
    operator: remote,
    domain: 'grandstand.example',
    performance$,
    port: createLocalPort({
      clock,
      storage,
      newVisitor: () => `visitor-${(visitors += 1)}`,
      pass: createCollector({
        clock,
        operator: remote,
        isNeeded: () =>
          (qa.peek('config.state') as typeof ASKING_CONFIG).isFatmanAnalyticsAvailable,
      }),
    }),
    log,
  });
  width$.next(1366);
  await settle();

  return {
    ...tab,
    width$,
    performance$,
    go,
    consent: () => qa.peek('consent.state') as ConsentState | undefined,
    choose: async (functional, marketing) => {
      await qa.send('consent.choose', { functional, marketing });
      await settle();
    },
    marketingCalls: () => operator.count(COUNTERS) + operator.count(EVENTS),
    collected: () =>
      operator.sent
        .filter(({ call }) => call === EVENTS)
        .map(({ body }) => JSON.parse(body ?? '') as never),
  };
}
