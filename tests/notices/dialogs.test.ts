import {
  dialogsOpen,
  dialogsState,
  sessionSignedIn,
  sessionSignedOut,
  sessionState,
} from '@grandstand/bus-contracts';
import { dialogsClose } from '@grandstand/bus-contracts/shell';
import { createTestBus } from '@grandstand/bus-contracts/testing';
import { expect, test } from 'vitest';
import { createDialogs } from '../../src/services/dialogs';

function start() {
  const { bus, qa } = createTestBus();
  createDialogs({ bus: bus.join('dialogs') });
  const open = (name: string): Promise<unknown> => qa.send(dialogsOpen.name, { name });
  const opened = (): unknown => (qa.peek(dialogsState.name) as { open: unknown }).open;
  return { qa, open, opened };
}

test('one dialog is open at most', async () => {
  const { qa, open, opened } = start();
  await open('sign-in');
  await open('registration');
  expect(opened()).toBe('registration');
  await qa.send(dialogsClose.name, {});
  expect(opened()).toBeNull();
});

test('a player gets no sign-in dialog', async () => {
  const { qa, open, opened } = start();
  qa.publish(sessionState.name, { status: 'player', userId: '7' });
  await expect(open('sign-in')).rejects.toMatchObject({ code: 'already-signed-in' });
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
