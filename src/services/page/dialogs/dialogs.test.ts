import {
  configState,
  defineManifest,
  dialogsOpen,
  dialogsState,
  sessionSignedIn,
  sessionSignedOut,
  sessionState,
} from '@grandstand/bus-contracts';
import { dialogsClose, dialogsShown } from '@grandstand/bus-contracts/shell';
import { createTestBus, PLAIN_SITE } from '@grandstand/bus-contracts/testing';
import { expect, test } from 'vitest';
import { createDialogs } from '.';
import { adaptOlderContracts, dialogsOpenV1 } from '../../../shell/start/boot/older-contracts';

function start() {
  const { bus, qa } = createTestBus();
  createDialogs({ bus: bus.join('dialogs') });
  const open = (name: string, args?: object): Promise<unknown> =>
    qa.send(dialogsOpen.name, { name, ...(args && { args }) });
  const opened = (): unknown => (qa.peek(dialogsState.name) as { open: unknown }).open;
  const shown = (): unknown => (qa.peek(dialogsShown.name) as { dialog: unknown }).dialog;
  return { bus, qa, open, opened, shown };
}

test('one dialog is open at most', async () => {
  const { qa, open, opened } = start();
  await open('sign-in');
  await open('registration');
  expect(opened()).toBe('registration');
  await qa.send(dialogsClose.name, {});
  expect(opened()).toBeNull();
});

test('its arguments go to the shell, and its name to everybody', async () => {
  const { qa, open, opened, shown } = start();
  await open('registration', { countryId: 2, refCode: 'SPRING' });
  expect(shown()).toEqual({ name: 'registration', args: { countryId: 2, refCode: 'SPRING' } });
  expect(qa.peek(dialogsState.name)).toEqual({ open: 'registration' });
  // Another one of the same name is another dialog.
  await open('registration', { countryId: 3 });
  expect(shown()).toEqual({ name: 'registration', args: { countryId: 3 } });
  await open('sign-in');
  expect(shown()).toEqual({ name: 'sign-in' });
  await qa.send(dialogsClose.name, {});
  expect([opened(), shown()]).toEqual([null, null]);
  expect(dialogsShown.audience).toBe('shell');
});

test.each([
  ['sign-in', { returnTo: 'https://evil.example' }],
  ['sign-in', { returnTo: '//evil.example' }],
  ['sign-in', { returnTo: 'javascript:alert(1)' }],
  ['registration', { refCode: 'x'.repeat(101) }],
  ['registration', { countryId: '2' }],
  ['settings', { section: 'secrets' }],
])('refuses arguments that %s does not have: %j', async (name, args) => {
  const { open, opened } = start();
  await expect(open(name, args)).rejects.toMatchObject({ name: 'BadPayloadError' });
  expect(opened()).toBeNull();
});

test('BUS-01 an area that was built with version 1 still opens every dialog', async () => {
  const { bus, shown } = start();
  adaptOlderContracts(bus);
  const area = bus.admit(
    defineManifest({ name: 'footer', subscribes: [], publishes: [], sends: [dialogsOpenV1] }),
  );
  for (const name of ['sign-in', 'registration', 'settings', 'cookies'] as const) {
    await expect(area.send(dialogsOpenV1, { name })).resolves.toEqual({});
    expect(shown()).toEqual({ name });
  }
  const more = { name: 'sign-in', args: { returnTo: '/live' } } as const;
  await area.send(dialogsOpenV1, more);
  expect(shown(), 'arguments are none of its version').toEqual({ name: 'sign-in' });
});

test.each([
  ['sign-in', undefined],
  ['registration', undefined],
  ['transfer-user', { id: 't-1' }],
])('a player gets no dialog for guests: %s', async (name, args) => {
  const { qa, open, opened } = start();
  await open(name, args);
  expect(opened()).toBe(name);
  await qa.send(dialogsClose.name, {});
  qa.publish(sessionState.name, { status: 'player', userId: '7' });
  await expect(open(name, args)).rejects.toMatchObject({ code: 'already-signed-in' });
  expect(opened()).toBeNull();
});

test('a new password that ends the player’s session leaves its dialog open, which says so', async () => {
  const { qa, open, opened } = start();
  await open('forgot-password');
  qa.publish(sessionSignedOut.name, { reason: 'other-tab' });
  expect(opened()).toBe('forgot-password');
  qa.publish(sessionSignedIn.name, { userId: '7', how: 'sign-in' });
  expect(opened()).toBeNull();
});

test('another dialog of the same name is no other one for areas', async () => {
  const { bus, open } = start();
  const names: unknown[] = [];
  const counts: unknown[] = [];
  const reader = bus.join('reader');
  reader.messages$(dialogsState).subscribe(({ open: name }) => names.push(name));
  reader.messages$(dialogsShown).subscribe(({ dialog }) => counts.push(dialog?.name ?? null));
  await open('registration', { countryId: 2 });
  await open('registration', { countryId: 3 });
  expect(names).toEqual([null, 'registration']);
  expect(counts).toEqual([null, 'registration', 'registration']);
});

test('the stop for 24 hours is for players, where the jurisdiction has it, and opens for an area', async () => {
  const { bus, qa, opened } = start();
  const area = bus.admit(
    defineManifest({ name: 'sports', subscribes: [], publishes: [], sends: [dialogsOpen] }),
  );
  const stop = (): Promise<unknown> => area.send(dialogsOpen, { name: 'stop' });
  await expect(stop()).rejects.toMatchObject({ code: 'not-offered' });
  qa.publish(sessionState.name, { status: 'player', userId: '7' });
  await expect(stop()).rejects.toMatchObject({ code: 'not-offered' });
  qa.publish(configState.name, { ...PLAIN_SITE, play: { isPanicButton: false } });
  await expect(stop()).rejects.toMatchObject({ code: 'not-offered' });
  qa.publish(configState.name, { ...PLAIN_SITE, play: { isPanicButton: true } });
  await expect(stop()).resolves.toEqual({});
  expect(opened()).toBe('stop');
  // It is saved, and the player is signed out.
  qa.publish(sessionSignedOut.name, { reason: 'player' });
  expect(opened()).toBeNull();
});

test('the form of deposits is for players, and closes with their session', async () => {
  const { qa, open, opened } = start();
  await expect(open('recharge')).rejects.toMatchObject({ code: 'not-offered' });
  qa.publish(sessionState.name, { status: 'guest', userId: '' });
  await expect(open('recharge')).rejects.toMatchObject({ code: 'not-offered' });
  qa.publish(sessionState.name, { status: 'player', userId: '7' });
  await open('recharge');
  expect(opened()).toBe('recharge');
  qa.publish(sessionSignedOut.name, { reason: 'other-tab' });
  expect(opened()).toBeNull();
});

test('SET-01 the settings are for guests and players alike', async () => {
  const { qa, open, opened } = start();
  await open('settings');
  expect(opened()).toBe('settings');
  qa.publish(sessionState.name, { status: 'player', userId: '7' });
  await open('settings');
  expect(opened()).toBe('settings');
});

test('a dialog closes at a sign-in, except the credentials of a registration', async () => {
  const { qa, open, opened } = start();
  await open('sign-in');
  qa.publish(sessionSignedIn.name, { userId: '7', how: 'sign-in' });
  expect(opened()).toBeNull();
  await open('registration');
  qa.publish(sessionSignedIn.name, { userId: '8', how: 'registration' });
  expect(opened()).toBe('registration');
});

test('open credentials close when the player leaves', async () => {
  const { qa, open, opened } = start();
  await open('registration');
  qa.publish(sessionSignedOut.name, { reason: 'other-tab' });
  expect(opened()).toBeNull();
});

test('a guest on a player’s page gets the sign-in dialog once they are known as a guest', async () => {
  const { qa, open, opened } = start();
  await open('sign-in');
  qa.publish(sessionSignedOut.name, { reason: 'start' });
  expect(opened()).toBe('sign-in');
});
