import { installAsk, installState } from '@grandstand/bus-contracts/player';
import { createTestBus, settle } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { createInstall } from '../../src/services/install';
import { holdInstallPrompts } from '../../src/services/ports/install-prompts';

function start() {
  const world = createTestBus();
  const target = new EventTarget();
  const installed$ = new Subject<void>();
  createInstall({
    bus: world.bus.join('install'),
    prompts: holdInstallPrompts(target),
    installed$,
  });
  const ready = (outcome: 'accepted' | 'dismissed'): void => {
    const event = new Event('beforeinstallprompt');
    target.dispatchEvent(Object.assign(event, { prompt: async () => ({ outcome }) }));
  };
  const reader = world.bus.join('reader');
  return { installed$, ready, way: () => reader.peek(installState)?.way, reader };
}

test('APP-01 the browser is asked once each time that it is ready', async () => {
  const { ready, way, reader } = start();
  expect(way()).toBe('manual');
  await expect(reader.send(installAsk, {})).rejects.toMatchObject({ code: 'unavailable' });
  ready('dismissed');
  expect(way()).toBe('prompt');
  expect(await reader.send(installAsk, {})).toEqual({ isAccepted: false });
  expect(way()).toBe('manual');
  ready('accepted');
  expect(await reader.send(installAsk, {})).toEqual({ isAccepted: true });
  expect(way()).toBe('installed');
  await settle();
});

test('APP-01 what is installed from the browser’s menu is known', () => {
  const { installed$, ready, way } = start();
  ready('accepted');
  installed$.next();
  expect(way()).toBe('installed');
});
