import { passwordClose, passwordConfirm, passwordDialog } from '@grandstand/bus-contracts/shell';
import type { PasswordDialog } from '@grandstand/bus-contracts/shell';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openDialogBench } from '../../support/dialog-bench';

const NEW = 'Lighthouse-Harbour-27';

const bench = openDialogBench(
  passwordDialog,
  { proof: null, isBusy: false, message: null },
  { confirm: passwordConfirm, close: passwordClose },
);
const { dialog, press } = bench;
const show = async (change: Partial<PasswordDialog> = {}): Promise<void> => {
  await bench.show(change);
  expect(screen.getByRole('dialog', { name: 'Change your password' })).toBeVisible();
};
const next = () => dialog().getByLabelText('New password');

describe('the dialog for another password', () => {
  test('says how strong it is, and sends it', async () => {
    await show();
    expect(dialog().getByText(/signed out on all other devices/)).toBeVisible();
    await userEvent.type(next(), 'abc');
    expect(dialog().getByText(/^Too short/)).toBeVisible();
    await press('Save the new password');
    expect(bench.sent).toEqual([]);
    expect(next()).toHaveFocus();
    expect(next()).toBeInvalid();
    await userEvent.type(next(), NEW);
    expect(dialog().getByText('Strong.')).toBeVisible();
    await press('Save the new password');
    expect(bench.sent).toEqual([['confirm', { next: `abc${NEW}` }]]);
  });

  test('asks for the present one where that is needed, and keeps what was typed', async () => {
    await show();
    await userEvent.type(next(), NEW);
    await show({ proof: 'password', message: { code: 'proof-required' } });
    const present = dialog().getByLabelText('Password');
    expect(present).toHaveFocus();
    expect(next()).toHaveValue(NEW);
    await press('Save the new password');
    expect(bench.sent).toEqual([]);
    await userEvent.type(present, 'present');
    await press('Save the new password');
    expect(bench.sent).toEqual([['confirm', { password: 'present', next: NEW }]]);
  });

  test('says why it is refused, at the field', async () => {
    await show({ message: { code: 'weak-password', reason: 'personal' } });
    expect(dialog().getByText(/contains your login or address/)).toBeVisible();
    expect(next()).toHaveFocus();
    await show({ message: { code: 'wrong-password' }, proof: 'password' });
    expect(dialog().getByText(/^Wrong password/)).toBeVisible();
    expect(dialog().getByLabelText('Password')).toHaveFocus();
  });

  test('closes by its button', async () => {
    await show();
    await press('Cancel');
    expect(bench.sent).toEqual([['close', {}]]);
  });
});
