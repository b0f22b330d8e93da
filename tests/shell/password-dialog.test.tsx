import { passwordClose, passwordConfirm, passwordDialog } from '@grandstand/bus-contracts/shell';
import type { PasswordDialog } from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { overlays } from '../../src/shell/frame/later-overlays';
import { openShell, type ShellPage } from '../support/shell-page';

const NEW = 'Lighthouse-Harbour-27';

let page: ShellPage;
let sent: unknown[];

beforeAll(async () => {
  await overlays.load('en');
});
beforeEach(async () => {
  page = await openShell();
  sent = [];
  const service = page.test.bus.join('password');
  service.handle(passwordConfirm, (request) => {
    sent.push(request);
    return {};
  });
  service.handle(passwordClose, () => {
    sent.push('close');
    return {};
  });
});

const show = async (change: Partial<PasswordDialog> = {}): Promise<void> => {
  const dialog: PasswordDialog = { proof: null, isBusy: false, message: null, ...change };
  await page.publishState((qa) => qa.publish(passwordDialog.name, dialog));
  await screen.findByRole('dialog', { name: 'Change your password' });
};
const dialog = () => within(screen.getByRole('dialog'));
const next = () => dialog().getByLabelText('New password');
const press = async (name: string): Promise<void> => {
  await userEvent.click(dialog().getByRole('button', { name }));
  await act(settle);
};

describe('the dialog for another password', () => {
  test('says how strong it is, and sends it', async () => {
    await show();
    expect(dialog().getByText(/signed out on all other devices/)).toBeVisible();
    await userEvent.type(next(), 'abc');
    expect(dialog().getByText(/^Too short/)).toBeVisible();
    await press('Save the new password');
    expect(sent).toEqual([]);
    expect(next()).toHaveFocus();
    expect(next()).toBeInvalid();
    await userEvent.type(next(), NEW);
    expect(dialog().getByText('Strong.')).toBeVisible();
    await press('Save the new password');
    expect(sent).toEqual([{ next: `abc${NEW}` }]);
  });

  test('asks for the present one where that is needed, and keeps what was typed', async () => {
    await show();
    await userEvent.type(next(), NEW);
    await show({ proof: 'password', message: { code: 'proof-required' } });
    const present = dialog().getByLabelText('Password');
    expect(present).toHaveFocus();
    expect(next()).toHaveValue(NEW);
    await press('Save the new password');
    expect(sent).toEqual([]);
    await userEvent.type(present, 'present');
    await press('Save the new password');
    expect(sent).toEqual([{ password: 'present', next: NEW }]);
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
    expect(sent).toEqual(['close']);
  });
});
