import { createTestBus, settle } from '@grandstand/bus-contracts/testing';
import { NEVER, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { createFeed, createFeedOwners, createSharedConnect } from '.';
import { createFakeLocks } from '../../../../tests/harness/tabs/fake-locks';
import { createFakePage, createMemoryStore } from '../../../../tests/harness/fakes/memory-ports';

it('a stopped feed leaves the other tabs: no lock, no channel, no listener', async () => {
  const test = createTestBus();
  const locks = createFakeLocks();
  const player$ = new Subject<string | null>();
  const frozen$ = new Subject<void>();
  const bus = test.bus.join('feed');
  let channels = 0;
  const shared = createSharedConnect({
    connect: () => NEVER,
    openChannel: () => {
      channels += 1;
      return { post: () => {}, close: () => (channels -= 1) };
    },
    locks: locks.join(),
    clock: test.clock,
    tab: 'one',
    owners: createFeedOwners(createMemoryStore(), 'mark'),
    player$,
    frozen$,
    disposed$: bus.disposed$,
  });
  createFeed({
    bus,
    clock: test.clock,
    page: createFakePage(),
    ...shared,
  });
  await settle();
  expect([channels, locks.busy, player$.observed, frozen$.observed]).toEqual([1, 1, true, true]);
  bus.dispose();
  await settle();
  expect([channels, locks.busy, player$.observed, frozen$.observed]).toEqual([0, 0, false, false]);
  expect(test.clock.pending).toBe(0);
});
