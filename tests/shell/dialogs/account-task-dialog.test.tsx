import { profileClose, profileConfirm, profileDialog } from '@grandstand/bus-contracts/shell';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openDialogBench } from '../../harness/page/dialog-bench';

const bench = openDialogBench(
  profileDialog,
  { task: 'export', money: [], proof: null, isBusy: false, message: null },
  { confirm: profileConfirm, close: profileClose },
);
const { dialog, press } = bench;

test('the dialog of a copy says what is in it, and makes it', async () => {
  await bench.show();
  expect(screen.getByRole('dialog', { name: 'A copy of your data' })).toBeVisible();
  expect(dialog().getByText(/valid for 24 hours/)).toBeVisible();
  await press('Make the copy');
  expect(bench.sent).toEqual([['confirm', {}]]);
});

test('the dialog of a copy asks for the password where that is needed', async () => {
  await bench.show({ proof: 'password', message: { code: 'proof-required' } });
  await press('Make the copy');
  expect(bench.sent).toEqual([]);
  await userEvent.type(dialog().getByLabelText('Password'), 'secret');
  await press('Make the copy');
  expect(bench.sent).toEqual([['confirm', { password: 'secret' }]]);
});

test('the dialog of a copy closes by its button', async () => {
  await bench.show();
  await press('Back');
  expect(bench.sent).toEqual([['close', {}]]);
});

test('the dialog of a closing says what becomes of the money and the bets', async () => {
  await bench.show({
    task: 'close',
    money: [
      { iso: 'EUR', scale: 2, available: 5000, inBets: 1000, rest: 0 },
      { iso: 'USD', scale: 2, available: 0, inBets: 0, rest: 300 },
    ],
  });
  expect(screen.getByRole('dialog', { name: 'Close your account?' })).toBeVisible();
  expect(
    dialog().getByText(
      /^50\.00.EUR goes back the way that you last paid in.*10\.00.EUR is in open bets\.$/,
    ),
  ).toBeVisible();
  expect(dialog().getByText(/^3\.00.USD can’t be paid out/)).toBeVisible();
  expect(dialog().getByText(/If you want a copy of your data, get it first/)).toBeVisible();
  await press('Close the account');
  expect(bench.sent).toEqual([['confirm', {}]]);
});
