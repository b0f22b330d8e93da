import { configState, dialogsState, navigationState, termsState } from '@grandstand/bus-contracts';
import { banState, maintenanceState } from '@grandstand/bus-contracts/shell';
import { createTestBus, PLAIN_SITE } from '@grandstand/bus-contracts/testing';
import { expect, test } from 'vitest';
import type { ResolveOptions } from '../../../routes';
import type { MovesPorts } from './ports';
import { createResolveOptions } from './resolve-options';

const FIRST = {
  language: 'en',
  path: '/line',
  route: 'section',
  area: 'sports',
  params: {},
} as const;

/** What an address is resolved by, and the bus that decides it. */
function openSite() {
  const { bus, qa } = createTestBus();
  const ports: Pick<MovesPorts, 'bus' | 'first' | 'languages' | 'site' | 'state'> = {
    bus: bus.join('navigation'),
    first: FIRST,
    languages: ['en', 'ru'],
    site: {
      areas: ['sports'],
      isProduction: true,
      config: () => ({ ...PLAIN_SITE, companyName: 'Of the first page' }),
      games: () => Promise.resolve([]),
    },
    state: () => ({
      session: 'player',
      hasLeft: false,
      isGuarded: false,
      block: 'none',
      shown: '/en/line',
      inFlight: 0,
    }),
  };
  const { signal } = new AbortController();
  const optionsNow = createResolveOptions(ports as MovesPorts);
  return { qa, signal, now: (): ResolveOptions => optionsNow(signal) };
}

test('before anything is published, all that guards ask for is unknown', () => {
  const { now, signal } = openSite();
  expect(now()).toMatchObject({
    language: 'en',
    allowed: ['en', 'ru'],
    session: 'player',
    terms: 'unknown',
    ban: 'unknown',
    maintenance: 'unknown',
    config: { companyName: 'Of the first page' },
    areas: ['sports'],
    isProduction: true,
    from: null,
    dialog: null,
    signal,
  });
});

test('what is published decides: config, the page before, and the open dialog', () => {
  const { now, qa } = openSite();
  qa.publish(configState.name, { ...PLAIN_SITE, companyName: 'Of the bus' });
  qa.publish(navigationState.name, FIRST);
  qa.publish(dialogsState.name, { open: 'registration' });
  expect(now()).toMatchObject({
    config: { companyName: 'Of the bus' },
    from: { name: 'section' },
    dialog: 'registration',
  });
});

test.each([
  [true, 'changed'],
  [false, 'unchanged'],
])('terms that the player has to confirm are changed: %s', (isUserTermsChanged, terms) => {
  const { now, qa } = openSite();
  qa.publish(termsState.name, { isUserTermsChanged, userTermsChangedUpdatedAt: null });
  expect(now().terms).toBe(terms);
});

test('a ban has its level and version', () => {
  const { now, qa } = openSite();
  qa.publish(banState.name, { isBanned: true, banLevel: 3, banVersion: 2 });
  expect(now().ban).toEqual({ level: 3, version: 2 });
});

test.each([
  [true, 'active'],
  [false, 'inactive'],
])('maintenance that is under way is active: %s', (isActive, maintenance) => {
  const { now, qa } = openSite();
  qa.publish(maintenanceState.name, {
    isActive,
    startAt: null,
    finishAt: null,
    notifyStartDate: null,
    notifyEndDate: null,
  });
  expect(now().maintenance).toBe(maintenance);
});
