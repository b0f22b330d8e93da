import { profileClose, profileConfirm, profileDialog } from '@grandstand/bus-contracts/shell';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openDialogBench } from '../support/dialog-bench';

const bench = openDialogBench(
  profileDialog,
  { task: 'export', proof: null, isBusy: false, message: null },
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
