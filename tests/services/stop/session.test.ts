import { settle } from '@grandstand/bus-contracts/testing';
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import * as calls from '../../../src/api/endpoints/sign-in/session-changes';
import { createAccount } from '../../../src/services/money/account';
import { createAccountChanges } from '../../../src/services/money/account/account-changes';
import { createCaptcha } from '../../../src/services/site/captcha';
import { createConfig } from '../../../src/services/site/config';
import { createDictionary } from '../../../src/services/site/dictionary';
import { createFavourites } from '../../../src/services/player/favourites';
import { createFingerprint } from '../../../src/services/site/fingerprint';
import { createFair } from '../../../src/services/draws/fair';
import { createMailing } from '../../../src/services/player/mailing';
import { createSecureData } from '../../../src/services/sign-in/secure-data';
import { createSession } from '../../../src/services/sign-in/session';
import { createSessionCall } from '../../../src/services/sign-in/session-call';
import { createSettings } from '../../../src/services/player/settings';
import { createTerms } from '../../../src/services/protection/terms';
import { createBalanceView } from '../../../src/services/money/balance-view';
import { createUserConfig } from '../../../src/services/player/user-config';
import { createFakeOperator, tokenFor } from '../../harness/fakes/fake-operator';
import { leftOf, NOTHING_LEFT } from '../../harness/tabs/left-behind';
import { siteConfig } from '../../harness/samples';
import { createBrowser, openTab } from '../../harness/tabs/tab';
import type { Tab } from '../../harness/tabs/tab';

const NEVER_CALL: ReadonlySet<string> = new Set(['balance-view', 'fair', 'mailing', 'settings']);

type Start = (tab: Tab, bus: ReturnType<Tab['test']['bus']['join']>) => void;

const SERVICES: readonly (readonly [string, Start])[] = [
  [
    'account',
    ({ test: { clock }, api, page, otherTabs, log }, bus) =>
      createAccount({
        bus,
        clock,
        api,
        page,
        otherTabs,
        loadChanges: async () => createAccountChanges(api),
        log,
      }),
  ],
  [
    'captcha',
    ({ test: { clock }, api, page, log }, bus) => createCaptcha({ bus, clock, api, page, log }),
  ],
  [
    'config',
    ({ test: { clock }, api, log }, bus) => {
      createConfig({ bus, clock, api, language: 'en', boot: undefined, log }).ready.catch(() => {});
    },
  ],
  [
    'dictionary',
    ({ api, log }, bus) =>
      createDictionary({ bus, api, boot: undefined, idsOf: () => ['markets'], log }),
  ],
  [
    'favourites',
    ({ test: { clock }, api, storage, otherTabs, log }, bus) =>
      createFavourites({ bus, clock, api, storage, otherTabs, words: async (key) => key, log }),
  ],
  [
    'fingerprint',
    ({ test: { clock }, api, storage, log }, bus) =>
      createFingerprint({
        bus,
        clock,
        api,
        storage,
        readDevice: async () => ({ visitorId: 'v-1', componentsData: '{}' }),
        firstUse$: of(undefined),
        idle$: of(undefined),
        serverNow: () => clock.now(),
        log,
      }),
  ],
  ['balance-view', ({ storage, otherTabs }, bus) => createBalanceView({ bus, storage, otherTabs })],
  ['fair', ({ api }, bus) => createFair({ bus, api })],
  ['mailing', ({ api }, bus) => createMailing({ bus, api })],
  [
    'secure-data',
    ({ test: { clock }, api, cookies, log }, bus) =>
      createSecureData({ bus, clock, api, cookies, log }),
  ],
  [
    'session',
    (tab, bus) =>
      createSession({
        ...tab,
        bus,
        clock: tab.test.clock,
        isLikelyPlayer: true,
        inTurn: (task) => task(),
        loadCalls: async () => calls,
      }),
  ],
  [
    'session-call',
    ({ test: { clock }, api, log }, bus) =>
      createSessionCall({ bus, clock, readyAt: clock.steady(), api, log }),
  ],
  [
    'settings',
    ({ test: { clock }, cookies, otherTabs, log }, bus) =>
      createSettings({ bus, clock, cookies, otherTabs, language: 'en', timeZone: 'UTC', log }),
  ],
  [
    'terms',
    ({ test: { clock }, page, otherTabs, api, log }, bus) =>
      createTerms({ bus, clock, page, otherTabs, api, log }),
  ],
  [
    'user-config',
    ({ test: { clock }, page, api, log }, bus) => createUserConfig({ bus, clock, page, api, log }),
  ],
];

/** A tab of a player with the service, so long after its start. */
async function startFor(
  tab: Tab,
  name: string,
  start: Start,
  ms: number,
): Promise<{ end(): void }> {
  const { test, tokens } = tab;
  tokens.begin('ann-1', tokenFor('ann-1', test.clock.now() + 3_600_000));
  if (name !== 'session') {
    test.qa.publish('session.state', { status: 'player', userId: 'ann-1' });
  }
  if (name !== 'config') {
    test.qa.publish('config.state', { ...siteConfig, isAvailableConfirmTerms: true });
  }
  const handle = test.bus.join(name);
  start(tab, handle);
  if (name === 'captcha') test.qa.send('captcha.solve', { code: 112 }).catch(() => {});
  await test.clock.advance(ms);
  return {
    end() {
      handle.dispose();
    },
  };
}

it.each(SERVICES)(
  '%s that stops during a call aborts its calls, and publishes and logs nothing more',
  async (name, start) => {
    const waiting: { signal: AbortSignal | null | undefined; give: () => void }[] = [];
    const fetch: typeof globalThis.fetch = (_, init) =>
      new Promise((resolve) => {
        waiting.push({ signal: init?.signal, give: () => resolve(Response.json({})) });
      });
    const tab = openTab(createBrowser({ ...createFakeOperator(), fetch }));
    const service = await startFor(tab, name, start, name === 'session-call' ? 8000 : 100);
    expect(waiting.length > 0).toBe(!NEVER_CALL.has(name));
    const published = tab.test.messages.length;
    service.end();
    await settle();
    expect(waiting.map(({ signal }) => signal?.aborted)).toEqual(waiting.map(() => true));
    for (const { give } of waiting) give();
    await settle();
    expect(leftOf(name, tab)).toEqual(NOTHING_LEFT);
    expect(tab.logged).toEqual([]);
    // Callers that wait for a captcha are answered as well.
    const later = tab.test.messages.slice(published).map((message) => message.name);
    expect(later.filter((each) => !each.startsWith('captcha.'))).toEqual([]);
  },
);

it.each(SERVICES)('%s that stops between two tries makes no other', async (name, start) => {
  const tab = openTab();
  const service = await startFor(tab, name, start, 100);
  const sent = tab.operator.sent.length;
  service.end();
  expect(leftOf(name, tab)).toEqual(NOTHING_LEFT);
  await tab.test.clock.advance(120_000);
  expect(tab.operator.sent).toHaveLength(sent);
});
