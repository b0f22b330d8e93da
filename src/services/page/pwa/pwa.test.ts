import { createTestBus, settle } from '@grandstand/bus-contracts/testing';
import { expect, test } from 'vitest';
import { createPwa } from '.';
import { createMemoryLog } from '../../../../tests/harness/fakes/memory-ports';
import { siteConfig } from '../../../../tests/harness/samples';

function open(fail = false) {
  const bus = createTestBus();
  const { log, lines } = createMemoryLog();
  const done: string[] = [];
  const act = (what: string) => async (): Promise<void> => {
    done.push(what);
    if (fail) throw new Error('no');
  };
  createPwa({
    bus: bus.bus.join('pwa'),
    clock: bus.clock,
    worker: { register: act('register'), update: act('update'), remove: act('remove') },
    log,
  });
  const publishConfig = async (isPwa?: boolean): Promise<void> => {
    bus.qa.publish('config.state', { ...siteConfig, ...(isPwa !== undefined && { isPwa }) });
    await settle();
  };
  return { clock: bus.clock, done, lines, publishConfig };
}

test('PWA-01 the service worker is registered if the site is an app, and updated 60000 ms later', async () => {
  const { clock, done, publishConfig } = open();
  expect(done).toEqual([]);
  await publishConfig(true);
  await publishConfig(true);
  await clock.advance(59_999);
  expect(done).toEqual(['register']);
  await clock.advance(1);
  expect(done).toEqual(['register', 'update']);
});

test('PWA-01 the service worker is removed if the site is no app, or no longer', async () => {
  const never = open();
  await never.publishConfig();
  expect(never.done).toEqual(['remove']);
  const before = open();
  await before.publishConfig(true);
  await before.publishConfig(false);
  await before.clock.advance(120_000);
  expect(before.done).toEqual(['register', 'remove']);
});

test('PWA-01 a failure is logged, and stops nothing', async () => {
  const { clock, lines, publishConfig } = open(true);
  await publishConfig(true);
  await clock.advance(60_000);
  await publishConfig(false);
  expect(lines.map(({ level, message }) => [level, message])).toEqual([
    ['error', 'The service worker could not be registered.'],
    ['error', 'The service worker could not be updated.'],
    ['error', 'The service worker could not be removed.'],
  ]);
});
