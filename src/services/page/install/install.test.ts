import { installAsk, installSend, installState } from '@grandstand/bus-contracts/player';
import { settle } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { createInstall } from '.';
import { holdInstallPrompts } from '../../ports/install-prompts';
import { openTab } from '../../../../tests/harness/tabs/tab';

function start() {
  const { api, operator, test: world } = openTab();
  const target = new EventTarget();
  const installed$ = new Subject<void>();
  createInstall({
    bus: world.bus.join('install'),
    api,
    prompts: holdInstallPrompts(target),
    installed$,
  });
  const ready = (outcome: 'accepted' | 'dismissed'): void => {
    const event = new Event('beforeinstallprompt');
    target.dispatchEvent(Object.assign(event, { prompt: async () => ({ outcome }) }));
  };
  const reader = world.bus.join('reader');
  return { installed$, operator, ready, way: () => reader.peek(installState)?.way, reader };
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
  // Another event of the browser changes nothing any more.
  ready('accepted');
  expect(way()).toBe('installed');
});

test('APP-01 what is installed is not asked for again', async () => {
  const { installed$, ready, reader } = start();
  ready('accepted');
  installed$.next();
  await expect(reader.send(installAsk, {})).rejects.toMatchObject({ code: 'unavailable' });
});

test('APP-01 the link is sent to the number once, and a refusal has the operator’s code and words', async () => {
  const { operator, reader } = start();
  operator.on('POST /web-api/app-link', () => ({}));
  expect(await reader.send(installSend, { phone: '+49 1512 3456789' })).toEqual({});
  expect(operator.sent.map(({ body }) => body)).toEqual(['{"phone":"+49 1512 3456789"}']);
  operator.on('POST /web-api/app-link', () =>
    Response.json({ error: { code: 'bad-phone', message: 'No such number.' } }, { status: 400 }),
  );
  await expect(reader.send(installSend, { phone: '+49' })).rejects.toMatchObject({
    code: 'bad-phone',
    text: 'No such number.',
  });
  operator.on('POST /web-api/app-link', () =>
    Response.json({ error: { code: 'too-many-sendings', message: 'Later.' } }, { status: 429 }),
  );
  await expect(reader.send(installSend, { phone: '+49' })).rejects.toMatchObject({
    code: 'too-many-sendings',
  });
});
