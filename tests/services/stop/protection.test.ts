import { NO_COUPON } from '@grandstand/bus-contracts';
import { settle } from '@grandstand/bus-contracts/testing';
import { EMPTY, of } from 'rxjs';
import { expect, it } from 'vitest';
import { createAccountConversion } from '../../../src/services/money/account-conversion';
import { createAdBlock } from '../../../src/services/site/ad-block';
import { createAge } from '../../../src/services/protection/age';
import { createAnalytics } from '../../../src/services/site/analytics';
import { createAppUpdate } from '../../../src/services/site/app-update';
import { createAttribution } from '../../../src/services/site/attribution';
import { createBan } from '../../../src/services/protection/ban';
import { createBlocking } from '../../../src/services/protection/blocking';
import { createConsent } from '../../../src/services/page/consent';
import { createTypeface } from '../../../src/services/page/typeface';
import { createWindowWidth } from '../../../src/services/page/window-width';
import { createCouponNotice } from '../../../src/services/betting/coupon-notice';
import { createInstallOffer } from '../../../src/services/page/install-offer';
import { createLimits } from '../../../src/services/protection/limits';
import { createMaintenance } from '../../../src/services/site/maintenance';
import { createNetPosition } from '../../../src/services/money/net-position';
import { createNotices } from '../../../src/services/page/notices';
import { createPwa } from '../../../src/services/page/pwa';
import { createRealityCheck } from '../../../src/services/protection/reality-check';
import { createRegistrationReminder } from '../../../src/services/sign-in/registration-reminder';
import { createSessionLimit } from '../../../src/services/protection/session-limit';
import { createTeamCash } from '../../../src/services/rewards/team-cash';
import { tokenFor } from '../../harness/fakes/fake-operator';
import { leftOf, NOTHING_LEFT } from '../../harness/tabs/left-behind';
import { couponBet } from '../../harness/page/reminded-page';
import { siteConfig, userConfig } from '../../harness/samples';
import { openTab, ORIGIN } from '../../harness/tabs/tab';
import type { Tab } from '../../harness/tabs/tab';

type Bus = ReturnType<Tab['test']['bus']['join']>;
type Start = (tab: Tab, bus: Bus) => void;

const words = async (key: string): Promise<string> => key;
/** A page that somebody looks at: nothing rests. */
const reminderClockOf = ({ test: { clock } }: Tab) => ({ after: clock.after, stop: () => {} });
/** The page's returns, as one of its streams. */
const protection = (
  { test: { clock }, api, cookies, storage, otherTabs, page, log }: Tab,
  bus: Bus,
) => ({
  bus,
  clock,
  cookies,
  api,
  storage,
  otherTabs,
  returns$: page.restored$,
  log,
});

const SERVICES: Readonly<Record<string, Start>> = {
  'account-conversion': ({ storage, log }, bus) =>
    createAccountConversion({ bus, storage, words, log }),
  'ad-block': ({ storage: tabStore, log }, bus) =>
    createAdBlock({ bus, isBlocked: async () => true, tabStore, words, log }),
  age: ({ test: { clock }, storage, page }, bus) =>
    createAge({
      bus,
      clock,
      storage,
      tabStorage: storage,
      page,
      serverNow: () => clock.now(),
    }),
  analytics: ({ test: { clock }, log }, bus) =>
    createAnalytics({
      bus,
      clock,
      port: { start: () => {}, track: () => {}, forget: () => {} },
      operator: { counters: async () => [] },
      domain: 'grandstand.example',
      performance$: EMPTY,
      log,
    }),
  'app-update': (tab, bus) =>
    createAppUpdate({
      bus,
      reminderClock: reminderClockOf(tab),
      version: '1',
      loadVersion: async () => '2',
      reload: tab.reload,
      words,
      log: tab.log,
    }),
  attribution: ({ test: { clock }, cookies }, bus) =>
    createAttribution({ bus, clock, cookies, landing: `${ORIGIN}/en?ref=7` }),
  ban: (_, bus) => createBan({ bus }),
  blocking: ({ test: { clock }, api, page, log }, bus) =>
    createBlocking({
      bus,
      clock,
      api,
      page,
      origin: ORIGIN,
      allowedByServer: null,
      loadAddress: () => {},
      log,
    }),
  consent: ({ test: { clock }, api, storage, page, log }, bus) =>
    createConsent({ bus, clock, api, storage, page, serverNow: () => clock.now(), log }),
  'coupon-notice': (tab, bus) =>
    createCouponNotice({
      bus,
      clock: tab.test.clock,
      reminderClock: reminderClockOf(tab),
      tabStore: tab.storage,
      otherTabs: tab.otherTabs,
      locks: tab,
      words,
      log: tab.log,
    }),
  'install-offer': ({ test: { clock }, cookies, storage, log }, bus) =>
    createInstallOffer({
      bus,
      clock,
      cookies,
      prompts: { ready$: EMPTY, prompt: async () => false },
      storage,
      words,
      showError: async () => {},
      log,
    }),
  limits: (tab, bus) =>
    createLimits({
      ...protection(tab, bus),
      words: {
        outcome: words,
        waiting: async () => '',
        fact: async () => ({ title: '', text: '' }),
      },
    }),
  maintenance: ({ test: { clock }, api, page, log }, bus) =>
    createMaintenance({
      bus,
      clock,
      api,
      page,
      language: 'en',
      serverNow: () => clock.now(),
      log,
    }),
  'net-position': ({ test: { clock }, api, page, log }, bus) =>
    createNetPosition({ bus, clock, api, page, log }),
  notices: ({ test: { clock } }, bus) => createNotices({ bus, clock }),
  pwa: ({ test: { clock }, log }, bus) =>
    createPwa({
      bus,
      clock,
      worker: { register: async () => {}, update: async () => {}, remove: async () => {} },
      log,
    }),
  'reality-check': (tab, bus) => createRealityCheck(protection(tab, bus)),
  'registration-reminder': (tab, bus) =>
    createRegistrationReminder({
      bus,
      clock: tab.test.clock,
      reminderClock: reminderClockOf(tab),
      cookies: tab.cookies,
      storage: tab.storage,
      isModalOpen: () => false,
      log: tab.log,
    }),
  'session-limit': (tab, bus) => createSessionLimit(protection(tab, bus)),
  'team-cash': ({ test: { clock }, api, cookies, log }, bus) =>
    createTeamCash({ bus, clock, api, cookies, log }),
  typeface: ({ storage, log }, bus) =>
    createTypeface({ bus, storage, log, load: async () => {}, show: () => {} }),
  'window-width': ({ test: { clock }, cookies }, bus) =>
    createWindowWidth({ bus, clock, cookies, width$: of(1366) }),
};

const LIMITS = [
  { limitType: 31, limitValue: 2, limitBalance: 3600, measure: 'hours' },
  { limitType: 32, limitValue: 30, limitBalance: null, measure: 'minutes' },
].map((limit) => ({
  ...limit,
  limitState: 'ACTIVE',
  startedAt: 1_788_000_000,
  endsAt: null,
  needApprove: false,
  selfExcludeReason: null,
  availableValues: [],
}));

/** Messages of the other services in a page with a player, or with a guest. */
function statesOf(userId: string): Readonly<Record<string, object>> {
  const isPlayer = userId !== '';
  return {
    'config.state': {
      ...siteConfig,
      age: { minAge: 21, isForSession: false },
      isCookieConsentAsked: true,
      isPwa: isPlayer,
      isTeamCash: isPlayer,
      play: { isNetPositionShown: true },
    },
    'settings.state': {
      language: 'en',
      timeZone: 'UTC',
      is12h: 0,
      appTheme: 1,
      coefViewId: 0,
      cookiesAgreeType: isPlayer ? 3 : 1,
    },
    'navigation.state': {
      language: 'en',
      path: isPlayer ? '/live' : '/line',
      route: isPlayer ? 'live' : 'line',
      area: 'sports',
      params: {},
    },
    'session.state': { status: isPlayer ? 'player' : 'guest', userId },
    'consent.state': { functional: isPlayer, marketing: isPlayer, isAsked: false },
    'coupon.state': { ...NO_COUPON, bets: [couponBet(isPlayer ? 7 : 8)] },
    'limits.state': {
      status: 'ready',
      limits: LIMITS.map((limit) => ({ ...limit, limitValue: isPlayer ? limit.limitValue : 1 })),
      pending: [],
      available: [],
      selfExcludeReasons: [],
      sections: [],
      iso: 'EUR',
      scale: 2,
    },
    'userConfig.state': {
      config: { ...userConfig, ban_level: isPlayer ? 3 : 0, account_conversion_status: 1 },
      isInstalled: true,
      isLoaded: true,
    },
  };
}

/** Publishes all of it but the service's own messages. */
function sayTo(name: string, { test }: Tab, userId: string): void {
  for (const [state, value] of Object.entries(statesOf(userId)))
    if (!state.startsWith(`${name}.`)) test.qa.publish(state, value);
}

it.each(Object.keys(SERVICES))(
  '%s that stops leaves nothing behind, and publishes, stores, calls and logs nothing more',
  async (name) => {
    const tab = openTab();
    const { test, tokens, operator, kept, cookies } = tab;
    tokens.begin('ann-1', tokenFor('ann-1', test.clock.now() + 3_600_000));
    sayTo(name, tab, 'ann-1');
    const handle = test.bus.join(name);
    SERVICES[name]!(tab, handle);
    await test.clock.advance(100);
    expect(leftOf(name, tab)).not.toEqual(NOTHING_LEFT);
    handle.dispose();
    await settle();
    expect(leftOf(name, tab)).toEqual(NOTHING_LEFT);

    const present = (): object => ({
      published: test.messages.filter(({ sender }) => sender === name).length,
      sent: operator.sent.length,
      kept: [...kept],
      cookies: [...cookies.kept],
      logged: tab.logged.length,
    });
    const stood = present();
    sayTo(name, tab, '');
    await test.clock.advance(120_000);
    sayTo(name, tab, 'bob-2');
    tab.page.restored$.next();
    await test.clock.advance(120_000);
    expect(present()).toEqual(stood);
  },
);
