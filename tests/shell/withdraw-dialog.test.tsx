import { paymentsClose, paymentsConfirm, paymentsDialog } from '@grandstand/bus-contracts/shell';
import type { PaymentsDialog } from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { overlays } from '../../src/shell/frame/later-overlays';
import { openShell, type ShellPage } from '../support/shell-page';

const WITHDRAW = 'Withdraw 30.00\u00A0EUR';

let page: ShellPage;
let confirmed: object[];
let closed: number;

beforeAll(async () => {
  await overlays.load('en');
});

beforeEach(async () => {
  page = await openShell();
  confirmed = [];
  closed = 0;
  const service = page.test.bus.join('payments');
  service.handle(paymentsConfirm, (request) => {
    confirmed.push(request);
    return {};
  });
  service.handle(paymentsClose, () => {
    closed += 1;
    return {};
  });
});

const show = async (change: Partial<PaymentsDialog> = {}): Promise<void> => {
  const dialog: PaymentsDialog = {
    amount: 3000,
    iso: 'EUR',
    scale: 2,
    proof: null,
    isBusy: false,
    message: null,
    ...change,
  };
  await page.publishState((qa) => qa.publish(paymentsDialog.name, dialog));
  await screen.findByRole('dialog');
};
const dialog = () => within(screen.getByRole('dialog'));
const press = async (name: string): Promise<void> => {
  await userEvent.click(dialog().getByRole('button', { name }));
  await act(settle);
};

test('PAY-01 a withdrawal is confirmed by a press in the dialog, which says that it is final, or not', async () => {
  await show();
  expect(screen.getByRole('dialog', { name: 'Withdraw money?' })).toHaveTextContent(
    'a withdrawal can’t be cancelled',
  );
  expect(confirmed).toEqual([]);
  await press(WITHDRAW);
  expect(confirmed).toEqual([{}]);
  await press('Back');
  expect(closed).toBe(1);
});

test('PAY-01 the password is asked for where the operator wants a proof', async () => {
  await show({ proof: 'password', message: { code: 'proof-required' } });
  await press(WITHDRAW);
  expect(confirmed).toEqual([]);
  expect(dialog().getByText('Enter your password.')).toBeVisible();
  await userEvent.type(dialog().getByLabelText('Password'), 'a long secret');
  await press(WITHDRAW);
  expect(confirmed).toEqual([{ password: 'a long secret' }]);
});

test('a refusal is said in the operator’s words', async () => {
  await show({ message: { code: 'not-withdrawable', text: 'You can’t withdraw that much.' } });
  expect(dialog().getByText('You can’t withdraw that much.')).toBeVisible();
});
