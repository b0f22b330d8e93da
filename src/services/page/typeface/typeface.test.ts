import { navigationState } from '@grandstand/bus-contracts';
import { consentState } from '@grandstand/bus-contracts/shell';
import { createTestBus } from '@grandstand/bus-contracts/testing';
import { expect, test } from 'vitest';
import { createMemoryStore } from '../../../../tests/harness/fakes/memory-ports';
import { TYPEFACE_KEY } from './show-typeface';
import { createTypeface } from '.';

function start(load: () => Promise<unknown>) {
  const { bus, clock } = createTestBus();
  const storage = createMemoryStore();
  let shown = 0;
  const logged: string[] = [];
  const navigation = bus.join('navigation');
  const consent = bus.join('consent');
  const go = (path: string): void =>
    navigation.publish(navigationState, {
      language: 'en',
      path,
      route: 'line',
      area: 'sports',
      layout: 'default',
      params: {},
    });
  const agree = (functional: boolean): void =>
    consent.publish(consentState, { isAsked: false, functional, marketing: false });
  agree(false);
  go('/line');
  createTypeface({
    bus: bus.join('typeface'),
    storage,
    load,
    show: () => (shown += 1),
    log: (_, text) => logged.push(text),
  });
  return { clock, storage, go, agree, logged, shown: () => shown };
}

test('the page is set in the typeface with the first move after it was fetched', async () => {
  let fetched = (): void => {};
  const { go, shown, clock } = start(
    async () => new Promise<void>((resolve) => (fetched = resolve)),
  );
  go('/live');
  expect(shown()).toBe(0);
  fetched();
  await clock.advance(0);
  expect(shown(), 'text that is being read stays').toBe(0);
  go('/live?page=2');
  expect(shown()).toBe(1);
  go('/line');
  expect(shown()).toBe(1);
});

test('a visitor who agrees to functional data has it from the start the next time', async () => {
  const { agree, storage, clock } = start(async () => {});
  await clock.advance(0);
  expect(storage.get(TYPEFACE_KEY)).toBeNull();
  agree(true);
  expect(storage.get(TYPEFACE_KEY)).toBe('1');
  agree(false);
  expect(storage.get(TYPEFACE_KEY)).toBeNull();
});

test('a page whose typeface can’t be fetched keeps the device’s', async () => {
  const { agree, go, storage, shown, logged, clock } = start(async () => {
    throw new TypeError('Failed to fetch');
  });
  agree(true);
  await clock.advance(0);
  go('/live');
  expect(shown()).toBe(0);
  expect(storage.get(TYPEFACE_KEY)).toBeNull();
  expect(logged).toEqual(['Failed to load the typeface.']);
});
