import { Refusal } from '@grandstand/bus-contracts';
import {
  passwordClose,
  passwordConfirm,
  passwordDialog,
  proofSend,
} from '@grandstand/bus-contracts/shell';
import type { PasswordDialog } from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openDialogBench } from '../../harness/page/dialog-bench';

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

  test('AUT-05 sends a code to the phone once the password was right, where that is needed', async () => {
    const sent: unknown[] = [];
    const { clock } = bench.page.test;
    const refusal = { code: '' };
    bench.page.test.bus.join('two-step').handle(proofSend, (request) => {
      sent.push(request);
      if (refusal.code) throw new Refusal(refusal.code);
      const now = clock.now();
      const times = { expiresAt: now + 120_000, resendAt: now + 60_000 };
      return { flowId: `f-${sent.length}`, sentTo: '+49 ··· 41 22', isSent: true, ...times };
    });
    await show({ proof: 'password-and-sms', message: { code: 'proof-required' } });
    expect(dialog().getByText(/then a code is sent to your phone/)).toBeVisible();
    await userEvent.type(next(), NEW);
    refusal.code = 'wrong-password';
    await userEvent.type(dialog().getByLabelText('Password'), 'present{Enter}');
    await act(settle);
    expect(dialog().getByText(/^Wrong password/)).toBeVisible();
    refusal.code = '';
    await press('Save the new password');
    expect(sent).toEqual([{ password: 'present' }, { password: 'present' }]);
    expect(dialog().getByText('Code sent to +49 ··· 41 22.')).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Send a new one in 1:00' })).toBeDisabled();
    const code = dialog().getByLabelText('Code from the SMS, or a recovery code');
    expect(code).toHaveFocus();
    expect(bench.sent).toEqual([]);
    await userEvent.type(code, '314159{Enter}');
    await act(settle);
    const given = ['confirm', { flowId: 'f-2', code: '314159', next: NEW }];
    expect(bench.sent).toEqual([given]);
    await show({ proof: 'password-and-sms', message: { code: 'wrong_code', left: 4 } });
    expect(dialog().getByText('Wrong code. Tries left: 4.')).toBeVisible();
    expect(code).toHaveFocus();
    // The proof was right, and the password too weak: the code is not asked for again.
    await press('Save the new password');
    await show({ proof: 'password-and-sms', message: { code: 'weak-password', reason: 'common' } });
    expect(code).not.toBeInTheDocument();
    await press('Save the new password');
    expect(bench.sent).toEqual([given, given, ['confirm', { next: NEW }]]);
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
