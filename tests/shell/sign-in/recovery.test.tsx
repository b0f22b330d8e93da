import { dialogsOpen } from '@grandstand/bus-contracts';
import { dialogsShown, recoveryBegin, recoveryForm } from '@grandstand/bus-contracts/shell';
import type { RecoveryForm } from '@grandstand/bus-contracts/shell';
import {
  recoveryConfirm,
  recoveryResend,
  recoveryRestart,
  recoverySetPassword,
} from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { openShell, type ShellPage } from '../../harness/page/shell-page';

const MINUTE = 60_000;
const EMPTY: RecoveryForm = {
  step: 'address',
  code: null,
  mail: null,
  asks: null,
  message: null,
  isLoading: false,
};

let page: ShellPage;
let sent: unknown[];

beforeEach(async () => {
  page = await openShell();
  sent = [];
  const service = page.test.bus.join('password-recovery');
  const commands = [
    recoveryBegin,
    recoveryConfirm,
    recoveryResend,
    recoveryRestart,
    recoverySetPassword,
  ] as const;
  for (const command of commands) {
    service.handle(command, (request: object) => {
      sent.push([command.name, request]);
      return {};
    });
  }
  page.test.bus.join('dialogs').handle(dialogsOpen, (dialog) => {
    sent.push(['dialogs.open', dialog]);
    return {};
  });
});

async function show(form: Partial<RecoveryForm>): Promise<void> {
  await page.publishState((qa) => {
    qa.publish(recoveryForm.name, { ...EMPTY, ...form });
    qa.publish(dialogsShown.name, { dialog: { name: 'forgot-password' } });
  });
  await screen.findByRole('dialog');
  await act(settle);
}
const dialog = () => within(screen.getByRole('dialog'));
const press = async (name: string): Promise<void> => {
  await userEvent.click(dialog().getByRole('button', { name }));
  await act(settle);
};
const alerts = (): string[] =>
  dialog()
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

describe('AUT-08 the dialog "Forgot your password?"', () => {
  test('asks for a mail address, and sends no other text', async () => {
    await show({});
    const field = dialog().getByRole('textbox', { name: 'E-mail' });
    await userEvent.type(field, 'ann@example');
    await press('Send a link');
    expect(alerts()).toEqual(['Enter an e-mail address such as ann@example.com.']);
    expect(field).toHaveFocus();
    await userEvent.type(field, '.com ');
    await press('Send a link');
    expect(sent).toEqual([['recovery.begin', { by: 'email', email: 'ann@example.com' }]]);
  });

  test('says the same of an address whether or not a player has it, and sends another link after a minute', async () => {
    const resendAt = page.test.clock.now() + MINUTE;
    await show({ step: 'mailed', mail: { sentTo: 'a···@example.com', resendAt } });
    expect(
      dialog().getByText('If there is such an account, a link was sent to a···@example.com.'),
    ).toHaveFocus();
    expect(dialog().getByRole('button', { name: /^Send a new one in/ })).toBeDisabled();
    await act(() => page.test.clock.advance(MINUTE));
    await press('Send a new one');
    expect(sent).toEqual([['recovery.resend', {}]]);
  });

  test('enters a code that is pasted at once', async () => {
    const now = page.test.clock.now();
    const times = { expiresAt: now + 2 * MINUTE, resendAt: now + MINUTE };
    await show({ step: 'code', code: { flowId: 'f-1', sentTo: '+7 ··· 41 22', ...times } });
    expect(dialog().getByText(/^If there is such an account, a code was sent/)).toBeVisible();
    await userEvent.paste('123 456');
    await act(settle);
    expect(sent).toEqual([['recovery.confirm', { code: '123456' }]]);
    await press('Back');
    expect(sent.at(-1)).toEqual(['recovery.restart', {}]);
  });

  test('says how strong a password is, shows it, and sends none that is short', async () => {
    await show({ step: 'password' });
    const field = dialog().getByLabelText('New password', { selector: 'input' });
    expect(field).toHaveFocus();
    await userEvent.type(field, 'Zk8#');
    expect(dialog().getByRole('status')).toHaveTextContent('Too short');
    await press('Save the new password');
    expect(alerts()).toEqual(['Enter 8 characters at least.']);
    await userEvent.clear(field);
    await userEvent.paste('Solid-Harbour-52');
    expect(dialog().getByRole('status')).toHaveTextContent('Strong.');
    await press('Show the password');
    expect(field).toHaveAttribute('type', 'text');
    await press('Save the new password');
    expect(sent).toEqual([['recovery.setPassword', { password: 'Solid-Harbour-52' }]]);
  });

  test('asks for a recovery code too where the phone is the second step', async () => {
    await show({ step: 'password', asks: { what: 'recovery-code' } });
    await userEvent.type(dialog().getByLabelText('New password'), 'Solid-Harbour-52');
    await press('Save the new password');
    const field = dialog().getByRole('textbox', { name: 'Recovery code' });
    expect(field).toHaveFocus();
    expect(sent).toEqual([]);
    await userEvent.type(field, ' abcd-efgh ');
    await press('Save the new password');
    expect(sent).toEqual([
      ['recovery.setPassword', { password: 'Solid-Harbour-52', extra: 'abcd-efgh' }],
    ]);
    dialog().getByLabelText('New password').focus();
    const message = { code: 'wrong-recovery-code', text: 'That is no recovery code.' };
    await show({ step: 'password', asks: { what: 'recovery-code' }, message });
    expect(alerts()).toEqual(['That is no recovery code.']);
    expect(field).toHaveFocus();
  });

  test('asks for the answer to the security question too, where the player has one', async () => {
    const asks = { what: 'answer', question: 'Where was your first job?' } as const;
    await show({ step: 'password', asks });
    expect(dialog().getByText(/Where was your first job\?$/)).toBeVisible();
    await userEvent.type(dialog().getByLabelText('New password'), 'Solid-Harbour-52');
    await userEvent.type(dialog().getByRole('textbox', { name: 'Answer' }), 'Kassel');
    await press('Save the new password');
    expect(sent).toEqual([
      ['recovery.setPassword', { password: 'Solid-Harbour-52', extra: 'Kassel' }],
    ]);
    await show({ step: 'password', asks, message: { code: 'wrong-answer', text: 'Not this.' } });
    expect(alerts()).toEqual(['Not this.']);
    expect(dialog().getByRole('textbox', { name: 'Answer' })).toHaveFocus();
  });

  test.each([
    ['common', /^This is one of the commonest passwords/],
    ['personal', /^This password contains your login/],
    ['pattern', /^Repeats and rows of keys/],
    ['guessable', /^This password is easy to guess/],
    ['unheard-of', /^This password is easy to guess/],
  ])('says that a password is %s', async (reason, text) => {
    await show({ step: 'password', message: { code: 'weak-password', reason } });
    expect(alerts()).toEqual([expect.stringMatching(text)]);
  });

  test.each([
    ['recovery-used', /^This link was used before/],
    ['recovery-late', /^The time to set a new password is over/],
    ['recovery-unknown', /^This link is not valid/],
  ])('leads on from %s by one press', async (code, text) => {
    await show({ step: 'expired', message: { code } });
    expect(alerts()).toEqual([expect.stringMatching(text)]);
    expect(dialog().getByRole('button', { name: 'Ask for another one' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(sent).toEqual([['recovery.restart', {}]]);
  });

  test('leads from the new password to the sign-in', async () => {
    await show({ step: 'done' });
    // The pressed button is gone: the focus speaks the words.
    expect(document.activeElement).toHaveAccessibleDescription('Your password is changed');
    await press('Sign in');
    expect(sent).toEqual([['dialogs.open', { name: 'sign-in' }]]);
  });
});
