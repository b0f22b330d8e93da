import { passkeysClose, passkeysConfirm, passkeysDialog } from '@grandstand/bus-contracts/shell';
import type { PasskeysDialog } from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openDialogBench } from '../../harness/page/dialog-bench';

const bench = openDialogBench(
  passkeysDialog,
  { act: 'add', name: '', proof: null, isBusy: false, message: null },
  { confirm: passkeysConfirm, close: passkeysClose },
);
const { alerts, dialog, press, show } = bench;

test('a passkey is added by a press in the dialog, or not', async () => {
  await show();
  expect(screen.getByRole('dialog', { name: 'Add a passkey' })).toBeVisible();
  expect(bench.sent).toEqual([]);
  await press('Add a passkey');
  expect(bench.sent).toEqual([['confirm', {}]]);
  await press('Cancel');
  expect(bench.sent).toEqual([
    ['confirm', {}],
    ['close', {}],
  ]);
});

test('a passkey is removed after a question that names it', async () => {
  await show({ act: 'remove', name: 'My phone' });
  expect(screen.getByRole('dialog', { name: 'Remove the passkey?' })).toHaveTextContent(
    '“My phone” will no longer sign in',
  );
  await press('Remove');
  expect(bench.sent).toEqual([['confirm', {}]]);
});

test('the password is asked for where it is needed', async () => {
  await show({ proof: 'password', message: { code: 'proof-required', text: 'In words.' } });
  const field = dialog().getByLabelText('Password');
  expect(field).toHaveFocus();
  expect(alerts()).toEqual([]);
  await press('Add a passkey');
  expect(dialog().getByText('Enter your password.')).toBeVisible();
  expect(bench.sent).toEqual([]);
  await userEvent.type(field, 'correct horse{Enter}');
  await act(settle);
  expect(bench.sent).toEqual([['confirm', { password: 'correct horse' }]]);
  await show({ proof: 'password', message: { code: 'wrong-password' } });
  expect(alerts()).toEqual([expect.stringMatching(/^Wrong password/)]);
  expect(dialog().getByLabelText('Password')).toHaveFocus();
});

test('a player with two steps is asked for the password and a code', async () => {
  await show({ proof: 'password-and-code', message: { code: 'proof-required' } });
  const code = dialog().getByLabelText(/^Code from your app/);
  expect(dialog().getByLabelText('Password')).toHaveFocus();
  await userEvent.type(dialog().getByLabelText('Password'), 'correct horse');
  await press('Add a passkey');
  expect(dialog().getByText('Enter a code.')).toBeVisible();
  expect(bench.sent).toEqual([]);
  await userEvent.type(code, ' 123456 {Enter}');
  await act(settle);
  expect(bench.sent).toEqual([['confirm', { password: 'correct horse', code: '123456' }]]);
  await show({ proof: 'password-and-code', message: { code: 'wrong_code' } });
  expect(alerts()).toEqual([expect.stringMatching(/^Wrong code, or it was used/)]);
  expect(code).toHaveFocus();
});

test.each<[PasskeysDialog['message'], RegExp]>([
  [{ code: 'passkey-late' }, /^It took too long/],
  [{ code: 'passkey-taken' }, /^This device has a passkey/],
  [{ code: 'passkeys-unsupported' }, /^Passkeys do not work/],
  [{ code: 'bad-passkey', text: 'In words.' }, /^In words/],
  [{ code: 'unavailable' }, /^The operator does not answer/],
])('the dialog says why it failed: %j', async (message, words) => {
  await show({ message });
  expect(dialog().getByRole('alert')).toHaveTextContent(words);
});

test('a person who has cancelled the browser’s dialog gets no alert', async () => {
  await show({ message: { code: 'cancelled' } });
  expect(dialog().getByText(/^No passkey was added/)).toHaveAttribute('role', 'status');
  expect(alerts()).toEqual([]);
});
