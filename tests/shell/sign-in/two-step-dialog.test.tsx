import {
  twoStepCheck,
  twoStepClose,
  twoStepDialog,
  twoStepProceed,
} from '@grandstand/bus-contracts/shell';
import type { TwoStepDialog } from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openDialogBench } from '../../harness/page/dialog-bench';

const MINUTE = 60_000;
const SECRET = 'ABCDEFGHIJKLMNOP';

const bench = openDialogBench(
  twoStepDialog,
  {
    act: 'set-up',
    step: 'ask',
    by: null,
    phone: null,
    sent: null,
    proof: null,
    key: null,
    recoveryCodes: [],
    isBusy: false,
    message: null,
  },
  { proceed: twoStepProceed, check: twoStepCheck, close: twoStepClose },
);
const { alerts, button, dialog, press, show } = bench;
afterEach(() => vi.unstubAllGlobals());

const keyShown = (change: Partial<TwoStepDialog> = {}): Promise<void> =>
  show({
    step: 'key',
    key: {
      secret: SECRET,
      address: `otpauth://totp/Grandstand:ann?secret=${SECRET}`,
      expiresAt: bench.page.test.clock.now() + 10 * MINUTE,
    },
    ...change,
  });
const codesShown = (change: Partial<TwoStepDialog> = {}): Promise<void> =>
  show({ step: 'codes', recoveryCodes: [{ code: 'AAAA-1111' }, { code: 'BBBB-2222' }], ...change });
/** What the page copies from now on; null: the browser refuses. */
function clipboard(copied: string[] | null): void {
  const writeText = (text: string): Promise<unknown> =>
    copied ? Promise.resolve(copied.push(text)) : Promise.reject(new Error('refused'));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

describe('the first step', () => {
  test.each([
    ['set-up', 'Set up two-step sign-in', 'Continue'],
    ['turn-off', 'Turn off two-step sign-in?', 'Turn off'],
    ['new-codes', 'New recovery codes', 'Make new codes'],
  ] as const)('says what %s does, and does it by a press', async (act_, title, confirm) => {
    await show({ act: act_ });
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
    expect(bench.sent).toEqual([]);
    await press(confirm);
    await press('Cancel');
    expect(bench.sent).toEqual([
      ['proceed', act_ === 'set-up' ? { by: 'totp' } : {}],
      ['close', {}],
    ]);
  });

  test('AUT-05 lets the player choose SMS, where they have a phone', async () => {
    await show();
    expect(dialog().queryByRole('radio')).toBeNull();
    expect(dialog().getByText(/add a phone to your account first/)).toBeVisible();
    await show({ phone: '+49 ··· 56 78' });
    await userEvent.click(dialog().getByRole('radio', { name: 'By SMS' }));
    expect(dialog().getByText(/^Codes are sent to \+49 ··· 56 78/)).toBeVisible();
    await press('Continue');
    expect(bench.sent).toEqual([['proceed', { by: 'sms' }]]);
    const now = bench.page.test.clock.now();
    const sent = { flowId: 'f-1', sentTo: '+49 ··· 56 78', expiresAt: now + 2 * MINUTE };
    await show({ step: 'sms', by: 'sms', sent: { ...sent, resendAt: now + MINUTE } });
    const code = await dialog().findByRole('textbox', { name: 'Code' });
    expect(code).toHaveFocus();
    await userEvent.paste('314159');
    await act(settle);
    expect(bench.sent.at(-1)).toEqual(['check', { code: '314159' }]);
  });

  test('asks for the password where it is needed', async () => {
    await show({ proof: 'password', message: { code: 'proof-required', text: 'In words.' } });
    const field = dialog().getByLabelText('Password');
    expect(field).toHaveFocus();
    expect(alerts()).toEqual([]);
    expect(dialog().queryByLabelText(/^Code/)).not.toBeInTheDocument();
    await press('Continue');
    expect(dialog().getByText('Enter your password.')).toBeVisible();
    expect(bench.sent).toEqual([]);
    await userEvent.type(field, 'correct horse{Enter}');
    await act(settle);
    expect(bench.sent).toEqual([['proceed', { password: 'correct horse', by: 'totp' }]]);
  });

  test('asks for the password and a code to turn it off', async () => {
    await show({ act: 'turn-off', proof: 'password-and-code' });
    await userEvent.type(dialog().getByLabelText('Password'), 'correct horse');
    await userEvent.type(dialog().getByLabelText(/^Code from your app/), 'AAAA-1111{Enter}');
    await act(settle);
    expect(bench.sent).toEqual([['proceed', { password: 'correct horse', code: 'AAAA-1111' }]]);
  });

  test.each<[TwoStepDialog['message'], RegExp]>([
    [{ code: 'wrong-password' }, /^Wrong password/],
    [{ code: 'wrong_code' }, /^Wrong code, or it was used/],
    [{ code: 'two-step-on' }, /^Two-step sign-in is on already/],
    [{ code: 'two-step-off' }, /^Two-step sign-in is off already/],
    [{ code: 'captcha-not-solved' }, /^The check was not passed/],
    [{ code: 'too-many-attempts', until: 0 }, /^Too many attempts\. Try again after/],
    [{ code: 'unavailable' }, /^The operator does not answer/],
  ])('says why it failed: %j', async (message, words) => {
    await show({ message });
    expect(alerts()).toEqual([expect.stringMatching(words)]);
  });
});

describe('the key', () => {
  test('is shown as a QR code and as text to copy', async () => {
    const copied: string[] = [];
    await show();
    await keyShown();
    expect(dialog().getByText(/^Scan this QR code/)).toHaveFocus();
    expect(dialog().getByRole('img', { name: 'QR code with the key for your app' })).toBeVisible();
    expect(dialog().getByText('ABCD EFGH IJKL MNOP')).toBeVisible();
    clipboard(copied);
    await press('Copy the key');
    expect(copied).toEqual([SECRET]);
    expect(dialog().getByText('Copied')).toHaveAttribute('role', 'status');
    clipboard(null);
    await press('Copy the key');
    expect(dialog().getByText(/^Copying is not allowed here/)).toBeVisible();
  });

  test('is confirmed by six digits, typed or pasted', async () => {
    await keyShown();
    const field = dialog().getByLabelText('Code from your authenticator app');
    await userEvent.type(field, '12 34');
    await press('Turn on');
    expect(dialog().getByText('Enter the six digits of the code.')).toBeVisible();
    expect(bench.sent).toEqual([]);
    await userEvent.type(field, '56{Enter}');
    await act(settle);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('654 321');
    await act(settle);
    expect(bench.sent).toEqual([
      ['check', { code: '123456' }],
      ['check', { code: '654321' }],
    ]);
  });

  test('stays after a wrong code, with the focus in the field', async () => {
    await keyShown();
    await keyShown({ message: { code: 'wrong_code' } });
    expect(alerts()).toEqual([expect.stringMatching(/time on your phone/)]);
    expect(dialog().getByLabelText('Code from your authenticator app')).toHaveFocus();
  });

  test('gives way to another one after its time', async () => {
    await keyShown();
    expect(dialog().queryByRole('button', { name: 'Show a new key' })).not.toBeInTheDocument();
    await act(async () => bench.page.test.clock.advance(10 * MINUTE));
    expect(alerts()).toEqual([expect.stringMatching(/^The time of this key is up/)]);
    await userEvent.type(dialog().getByLabelText('Code from your authenticator app'), '123456');
    await press('Turn on');
    await press('Show a new key');
    expect(bench.sent).toEqual([['proceed', {}]]);
  });

  test('is late by the operator’s word too: the focus is on the way on', async () => {
    await keyShown();
    await keyShown({ message: { code: 'time_up' } });
    expect(button('Show a new key')).toHaveFocus();
  });
});

describe('the recovery codes', () => {
  test('are listed, and kept by a press', async () => {
    await codesShown();
    expect(dialog().getByText('Two-step sign-in is on')).toHaveFocus();
    const list = within(dialog().getByRole('list', { name: 'Recovery codes' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'AAAA-1111',
      'BBBB-2222',
    ]);
    await press('I have kept them');
    expect(bench.sent).toEqual([['close', {}]]);
  });

  test('are asked about once where the player leaves without them', async () => {
    await codesShown({ act: 'new-codes' });
    expect(dialog().getByText('Your recovery codes are ready')).toBeVisible();
    await press('Close');
    expect(alerts()).toEqual([expect.stringMatching(/^You have not kept the recovery codes/)]);
    expect(bench.sent).toEqual([]);
    await press('Close');
    expect(bench.sent).toEqual([['close', {}]]);
  });

  test('are copied, one a line, and then not asked about', async () => {
    const copied: string[] = [];
    await codesShown();
    clipboard(null);
    await press('Copy');
    expect(dialog().getByText(/save them to a file/)).toBeVisible();
    clipboard(copied);
    await press('Copy');
    expect(copied).toEqual(['AAAA-1111\nBBBB-2222\n']);
    await press('Close');
    expect(bench.sent).toEqual([['close', {}]]);
  });

  test('are saved to a file, and then not asked about', async () => {
    const files: Blob[] = [];
    vi.stubGlobal('URL', {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => {},
    });
    await codesShown();
    await press('Save to a file');
    expect(await files[0]?.text()).toMatch(/recovery codes\n\nAAAA-1111\nBBBB-2222\n$/);
    await press('Close');
    expect(bench.sent).toEqual([['close', {}]]);
  });
});
