import { configGroups } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { settle } from '@grandstand/bus-contracts/testing';
import { EMPTY } from 'rxjs';
import { expect, it } from 'vitest';
import { createAppeals } from '../../../src/services/protection/appeals';
import { createAuth } from '../../../src/services/sign-in/auth';
import { createAuthApp } from '../../../src/services/sign-in/auth-app';
import { createIdeas } from '../../../src/services/support/ideas';
import { createOneTap } from '../../../src/services/sign-in/one-tap';
import { createPasskeys } from '../../../src/services/sign-in/passkeys';
import { createPassword } from '../../../src/services/sign-in/password';
import { createPasswordRecovery } from '../../../src/services/sign-in/password-recovery';
import { createPhone } from '../../../src/services/sign-in/phone';
import { createPhoneBook } from '../../../src/services/sign-in/phone-book';
import { createProfile } from '../../../src/services/player/profile';
import { createQrSignIn } from '../../../src/services/sign-in/qr-sign-in';
import { createRegistration } from '../../../src/services/sign-in/registration';
import { createRequests } from '../../../src/services/support/requests';
import { createSecurity } from '../../../src/services/sign-in/security';
import { createSecurityQuestion } from '../../../src/services/sign-in/security-question';
import { createTwoStep } from '../../../src/services/sign-in/two-step';
import { createUploads } from '../../../src/services/player/uploads';
import { createVerification } from '../../../src/services/player/verification';
import { createFakeOperator, tokenFor } from '../../harness/fakes/fake-operator';
import { fakePasskeys } from '../../harness/fakes/fake-passkeys';
import { leftOf, NOTHING_LEFT } from '../../harness/tabs/left-behind';
import { noNetworks } from '../../harness/fakes/no-networks';
import { siteConfig } from '../../harness/samples';
import { createBrowser, openTab } from '../../harness/tabs/tab';
import type { Tab } from '../../harness/tabs/tab';

/** What a service needs of the tab beside its bus. */
const portsOf = ({ test: { clock }, api }: Tab) => ({ clock, api, areaPress$: EMPTY });

interface Service {
  readonly start: (tab: Tab, bus: ShellHandle<string>) => void;
  /** A command that the service makes a call for; left out: it makes one by itself. */
  readonly asks?: readonly [command: string, request: object];
  readonly isForGuests?: true;
}

const SERVICES: Readonly<Record<string, Service>> = {
  appeals: {
    start: ({ api }, bus) => createAppeals({ api, bus }),
    asks: ['appeals.list', {}],
  },
  auth: {
    start: (tab, bus) =>
      createAuth({ ...portsOf(tab), ...noNetworks(), bus, ceremonies: fakePasskeys().ceremonies }),
    asks: ['auth.resend', { flowId: 'f-1' }],
    isForGuests: true,
  },
  'auth-app': {
    start: (tab, bus) => createAuthApp({ ...portsOf(tab), bus, token: 'qr.flow.proof' }),
  },
  ideas: {
    start: ({ api }, bus) => createIdeas({ api, bus }),
    asks: ['ideas.list', {}],
  },
  'one-tap': {
    start: (tab, bus) =>
      createOneTap({
        ...tab,
        bus,
        clock: tab.test.clock,
        accounts: { isSupported: () => true, ask: () => new Promise(() => {}) },
        isModalOpen: () => false,
        loadCard: async () => {},
        expectReturn: () => {},
        loadPage: () => {},
        words: async (key) => key,
      }),
    isForGuests: true,
  },
  passkeys: {
    start: (tab, bus) =>
      createPasskeys({ ...portsOf(tab), bus, ceremonies: fakePasskeys().ceremonies }),
    asks: ['passkeys.get', {}],
  },
  password: {
    start: (tab, bus) => {
      createPassword({ ...portsOf(tab), bus });
      tab.test.qa.send('password.change', {}).catch(() => {});
    },
    asks: ['password.confirm', { next: 'correct horse battery' }],
  },
  'password-recovery': {
    start: (tab, bus) => createPasswordRecovery({ ...portsOf(tab), bus, token: 't-1' }),
    isForGuests: true,
  },
  phone: {
    start: (tab, bus) => createPhone({ ...portsOf(tab), bus }),
    asks: ['phone.get', {}],
  },
  'phone-book': {
    start: (tab, bus) => createPhoneBook({ ...portsOf(tab), bus, tabStore: tab.storage }),
    asks: ['phones.book', {}],
  },
  profile: {
    start: (tab, bus) => createProfile({ ...portsOf(tab), bus, cookies: tab.cookies }),
    asks: ['profile.form', {}],
  },
  'qr-sign-in': {
    start: (tab, bus) => createQrSignIn({ ...portsOf(tab), bus }),
    asks: ['qrSignIn.start', {}],
    isForGuests: true,
  },
  registration: {
    start: (tab, bus) =>
      createRegistration({
        ...portsOf(tab),
        bus,
        loadCalls: () => import('../../../src/api/endpoints/sign-in/session-changes'),
        log: tab.log,
      }),
    asks: ['registration.checkCode', { refCode: 'FRIEND' }],
    isForGuests: true,
  },
  requests: {
    start: ({ api }, bus) => createRequests({ api, bus }),
    asks: ['requests.list', {}],
  },
  security: {
    start: ({ api }, bus) => createSecurity({ api, bus }),
    asks: ['security.sessions', {}],
  },
  'security-question': {
    start: (tab, bus) => createSecurityQuestion({ ...portsOf(tab), bus }),
    asks: ['securityQuestion.get', {}],
  },
  'two-step': {
    start: (tab, bus) => createTwoStep({ ...portsOf(tab), bus }),
    asks: ['twoStep.get', {}],
  },
  uploads: {
    start: ({ api }, bus) => createUploads({ api, bus }),
    asks: ['uploads.ticket', { purpose: 'chat' }],
  },
  verification: {
    start: ({ api, log }, bus) => createVerification({ api, bus, log }),
    asks: ['verification.load', {}],
  },
};

/** A tab with the service, which makes a call, or has made one. */
async function startFor(tab: Tab, name: string, service: Service) {
  const { test, tokens } = tab;
  const userId = service.isForGuests ? '' : 'ann-1';
  if (userId !== '') tokens.begin(userId, tokenFor(userId, test.clock.now() + 3_600_000));
  const publish = (state: string, value: object): void => test.qa.publish(state, value);
  publish('config.state', siteConfig);
  publish('age.state', { isAsked: false, minAge: 18 });
  publish('consent.state', { functional: true, marketing: false, isAsked: false });
  publish('dialogs.state', { open: null });
  publish('navigation.state', {
    language: 'en',
    path: '/line',
    route: 'line',
    area: 'sports',
    params: {},
  });
  publish('session.state', { status: userId === '' ? 'guest' : 'player', userId });
  test.bus.join('config').handle(configGroups, () => ({}));
  const handle = test.bus.join(name);
  service.start(tab, handle);
  await settle();
  if (service.asks) test.qa.send(...service.asks).catch(() => {});
  await test.clock.advance(100);
  return handle;
}

it.each(Object.entries(SERVICES))(
  '%s that stops during a call aborts its calls, and publishes and logs nothing more',
  async (name, service) => {
    const waiting: { signal: AbortSignal | null | undefined; give: () => void }[] = [];
    const fetch: typeof globalThis.fetch = (_, init) =>
      new Promise((resolve) => {
        waiting.push({ signal: init?.signal, give: () => resolve(Response.json({})) });
      });
    const tab = openTab(createBrowser({ ...createFakeOperator(), fetch }));
    const handle = await startFor(tab, name, service);
    expect(waiting.length).toBeGreaterThan(0);
    handle.dispose();
    await settle();
    const published = tab.test.messages.length;
    expect(waiting.map(({ signal }) => signal?.aborted)).toEqual(waiting.map(() => true));
    for (const { give } of waiting) give();
    await settle();
    expect(leftOf(name, tab)).toEqual(NOTHING_LEFT);
    expect(tab.logged).toEqual([]);
    expect(tab.test.messages.slice(published)).toEqual([]);
  },
);

it.each(Object.entries(SERVICES))('%s that stops makes no other try', async (name, service) => {
  const tab = openTab();
  const handle = await startFor(tab, name, service);
  const sent = tab.operator.sent.length;
  handle.dispose();
  expect(leftOf(name, tab)).toEqual(NOTHING_LEFT);
  await tab.test.clock.advance(120_000);
  expect(tab.operator.sent).toHaveLength(sent);
});
