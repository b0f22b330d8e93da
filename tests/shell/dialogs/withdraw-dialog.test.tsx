import { paymentsClose, paymentsConfirm, paymentsDialog } from '@grandstand/bus-contracts/shell';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openDialogBench } from '../../harness/page/dialog-bench';

const WITHDRAW = 'Withdraw 30.00\u00A0EUR';

const bench = openDialogBench(
  paymentsDialog,
  { amount: 3000, iso: 'EUR', scale: 2, leaving: null, proof: null, isBusy: false, message: null },
  { confirm: paymentsConfirm, close: paymentsClose },
);
const { dialog, press, show } = bench;

test('PAY-01 a withdrawal is confirmed by a press in the dialog, which says that it is final, or not', async () => {
  await show();
  expect(screen.getByRole('dialog', { name: 'Withdraw money?' })).toHaveTextContent(
    'a withdrawal can’t be cancelled',
  );
  expect(bench.sent).toEqual([]);
  await press(WITHDRAW);
  expect(bench.sent).toEqual([['confirm', {}]]);
  await press('Back');
  expect(bench.sent).toEqual([
    ['confirm', {}],
    ['close', {}],
  ]);
});

test('PAY-01 the password is asked for where the operator wants a proof', async () => {
  await show({ proof: 'password', message: { code: 'proof-required' } });
  await press(WITHDRAW);
  expect(bench.sent).toEqual([]);
  expect(dialog().getByText('Enter your password.')).toBeVisible();
  await userEvent.type(dialog().getByLabelText('Password'), 'a long secret');
  await press(WITHDRAW);
  expect(bench.sent).toEqual([['confirm', { password: 'a long secret' }]]);
});

test('P117 PAY-01 an active bonus that is given up for it is named first, with both figures', async () => {
  await show({ leaving: { iso: 'EUR', scale: 2, lose: 1500, inPlay: 200 } });
  expect(dialog().getByText(/you would get 30\.00\sEUR and lose 15\.00\sEUR/)).toBeVisible();
  expect(dialog().getByText(/2\.00\sEUR of bonus money is in bets/)).toBeVisible();
});

test('a refusal is said in the operator’s words', async () => {
  await show({ message: { code: 'not-withdrawable', text: 'You can’t withdraw that much.' } });
  expect(dialog().getByText('You can’t withdraw that much.')).toBeVisible();
});
