import {
  phoneBack,
  phoneCheck,
  phoneClose,
  phoneDialog,
  phoneProceed,
  phoneResend,
  phonesBook,
  phonesChoose,
  phoneWithoutOld,
} from '@grandstand/bus-contracts/shell';
import type { PhoneDialog } from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { openDialogBench } from '../../harness/page/dialog-bench';

const MINUTE = 60_000;
const OLD = '+49 ··· 56 78';
const NEW = '+49 ··· 43 21';
const GERMANY = {
  id: 5,
  name: 'Germany',
  code: 'DE',
  ownNames: [],
  phoneCode: '49',
  mask: '999 99999999',
  min: 7,
  max: 12,
};

const bench = openDialogBench(
  phoneDialog,
  {
    act: 'set',
    phone: null,
    step: 'ask',
    proof: null,
    lost: null,
    sent: null,
    isBusy: false,
    message: null,
  },
  {
    proceed: phoneProceed,
    check: phoneCheck,
    resend: phoneResend,
    without: phoneWithoutOld,
    back: phoneBack,
    close: phoneClose,
  },
);
const { alerts, button, dialog, press } = bench;
beforeEach(() => {
  const book = bench.page.test.bus.join('phone-book');
  book.handle(phonesBook, () => ({ countries: [GERMANY] }));
  book.handle(phonesChoose, () => ({}));
});

const show = async (change: Partial<PhoneDialog> = {}): Promise<void> => {
  await bench.show(change);
  await act(settle);
};
const sent = (sentTo: string, isSent = true) => ({
  flowId: 'f-1',
  sentTo,
  expiresAt: bench.page.test.clock.now() + (isSent ? 2 * MINUTE : 0),
  resendAt: bench.page.test.clock.now() + MINUTE,
  isSent,
});
const number = () => dialog().getByLabelText('Phone number');

describe('the number', () => {
  test('is asked for by the mask of its country, and sent to the service', async () => {
    await show();
    expect(screen.getByRole('dialog', { name: 'Add a phone' })).toBeVisible();
    expect(number()).toHaveFocus();
    await press('Send a code');
    expect(alerts()).toEqual(['Enter your phone number.']);
    expect(number()).toBeInvalid();
    expect(bench.sent).toEqual([]);
    await userEvent.type(number(), '15112345678');
    expect(number()).toHaveValue('151 12345678');
    await press('Send a code');
    expect(bench.sent).toEqual([
      ['proceed', { phone: { countryCode: 'DE', number: '151 12345678' } }],
    ]);
  });

  test('is changed with what that means, and goes with a proof where one is asked for', async () => {
    await show({ phone: OLD, proof: 'password' });
    expect(screen.getByRole('dialog', { name: 'Change your phone' })).toBeVisible();
    expect(dialog().getByText(/nothing is paid out for a time/)).toHaveTextContent(OLD);
    await userEvent.type(number(), '15187654321');
    await press('Send a code');
    expect(bench.sent).toEqual([]);
    expect(dialog().getByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard('pw{Enter}');
    await act(settle);
    expect(bench.sent).toEqual([
      ['proceed', { password: 'pw', phone: { countryCode: 'DE', number: '151 87654321' } }],
    ]);
  });

  test.each([
    ['bad-phone', 'This country has no such number. Check it and try again.'],
    ['taken', 'This number belongs to another account meanwhile. Choose another one.'],
  ])('is refused in words, and can be corrected: %s', async (code, words) => {
    await show({ message: { code } });
    expect(alerts()).toEqual([words]);
    expect(number()).toHaveFocus();
  });

  test('is refused in the operator’s words for other reasons', async () => {
    await show({ message: { code: 'phone-same', text: 'This is your number already.' } });
    expect(alerts()).toEqual(['This is your number already.']);
  });
});

describe('the codes', () => {
  test('first of the new number, with a way back and another code', async () => {
    await show({ step: 'new-code', sent: sent(NEW) });
    expect(dialog().getByText(`Code sent to ${NEW}`)).toBeVisible();
    expect(dialog().getByLabelText('Code')).toHaveFocus();
    expect(dialog().queryByRole('button', { name: 'I have this number no more' })).toBeNull();
    await userEvent.paste('123456');
    await act(settle);
    await press('Back');
    await act(async () => bench.page.test.clock.advance(MINUTE));
    await press('Send a new one');
    expect(bench.sent).toEqual([
      ['check', { code: '123456' }],
      ['back', {}],
      ['resend', {}],
    ]);
  });

  test('then of the old one, which may be lost', async () => {
    await show({ phone: OLD, step: 'old-code', sent: sent(OLD) });
    expect(dialog().getByText(/^Now the code that was sent to your present number/)).toBeVisible();
    await press('I have this number no more');
    expect(bench.sent).toEqual([['without', {}]]);
    await show({ phone: OLD, step: 'old-code', sent: sent(OLD), lost: 'password-and-code' });
    expect(dialog().getByText(/^Prove in another way that it is you/)).toBeVisible();
    expect(dialog().getByLabelText('Password')).toHaveFocus();
    await userEvent.type(dialog().getByLabelText('Password'), 'pw');
    await userEvent.type(
      dialog().getByLabelText('Code from your app, or a recovery code'),
      '314159',
    );
    await press('Confirm');
    expect(bench.sent.at(-1)).toEqual(['without', { password: 'pw', code: '314159' }]);
    await press('Back');
    expect(bench.sent.at(-1)).toEqual(['back', {}]);
  });

  test('say when none could be sent yet', async () => {
    await show({ phone: OLD, step: 'old-code', sent: sent(OLD, false) });
    expect(dialog().queryByText(/^Code sent to/)).toBeNull();
    expect(alerts()).toEqual([
      'No other code can be sent to this number yet. Wait until it can be, or choose the other way.',
    ]);
    expect(button('Send a new one in 1:00')).toBeDisabled();
  });

  test('have their tries counted', async () => {
    await show({
      step: 'new-code',
      sent: sent(NEW),
      message: { code: 'wrong_code', left: 2 },
    });
    expect(alerts()).toEqual(['Wrong code. Tries left: 2.']);
  });
});

test('a removal says what it means, and is confirmed by a code', async () => {
  await show({ act: 'remove', phone: OLD });
  expect(screen.getByRole('dialog', { name: 'Remove your phone?' })).toBeVisible();
  await press('Send a code');
  await show({ act: 'remove', phone: OLD, step: 'old-code', sent: sent(OLD) });
  await userEvent.paste('123456');
  await act(settle);
  expect(bench.sent).toEqual([
    ['proceed', {}],
    ['check', { code: '123456' }],
  ]);
  expect(button('Remove')).toBeEnabled();
});
