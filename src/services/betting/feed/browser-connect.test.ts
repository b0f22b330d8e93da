import { createTestBus } from '@grandstand/bus-contracts/testing';
import { EMPTY, of } from 'rxjs';
import { expect, it, vi } from 'vitest';
import type { KeyValueStore } from '../../ports';
import { createBrowserConnect } from './browser-connect';

const STORE: KeyValueStore = {
  get: () => null,
  set: () => true,
  remove: () => {},
  keys: () => [],
  changes$: EMPTY,
};

it.each([
  ['shares a connection', { locks: {} }, STORE, true],
  ['connects by itself where a page has no locks', {}, STORE, false],
  [
    'connects by itself where nothing is kept',
    { locks: {} },
    { ...STORE, set: () => false },
    false,
  ],
])('%s', (_, navigator, storage, isShared) => {
  const opened: string[] = [];
  class Source extends EventTarget {
    constructor(url: string) {
      super();
      opened.push(url);
    }
    close(): void {}
  }
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('EventSource', Source);
  const test = createTestBus();
  const { connect, wake$ } = createBrowserConnect({
    bus: test.bus.join('feed'),
    clock: test.clock,
    storage,
    page: { visible$: of(true), online$: of(true), cached$: EMPTY, restored$: EMPTY },
    markKey: 'mark',
    log: () => {},
  });
  expect(wake$ !== undefined).toBe(isShared);
  if (!isShared) {
    connect(7).subscribe().unsubscribe();
    expect(opened).toEqual(['/feed-api/v1/stream?since=7']);
  }
  test.dispose();
});
