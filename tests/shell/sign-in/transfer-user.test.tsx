import { Refusal, dialogsOpen } from '@grandstand/bus-contracts';
import {
  authEdit,
  dialogsClose,
  dialogsShown,
  phonesBook,
  phonesChoose,
  phonesRecent,
  transferCheck,
  transferSend,
  transferTake,
} from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { openShell, type ShellPage } from '../../harness/page/shell-page';

const KZ = {
  id: 3,
  name: 'Kazakhstan',
  code: 'KZ',
  phoneCode: '7',
  ownNames: [],
  mask: '(999) 999-99-99',
  min: 10,
  max: 10,
};

let page: ShellPage;
let asked: unknown[];
/** What the operator answers to the number and to the code. */
let onSend: () => void;
let onCheck: () => { redirectToken: string | null };

beforeEach(async () => {
  page = await openShell();
  const { bus, clock, qa } = page.test;
  asked = [];
  onSend = () => {};
  onCheck = () => ({ redirectToken: 'r-1' });
  const book = bus.join('phone-book');
  book.publish(phonesRecent, { codes: [] });
  book.handle(phonesBook, () => ({ countries: [KZ] }));
  book.handle(phonesChoose, () => ({}));
  const transfer = bus.join('transfer');
  transfer.handle(transferSend, (request) => {
    asked.push(request);
    onSend();
    const now = clock.now();
    return { sentTo: '+7 ··· 41 22', expiresAt: now + 120_000, resendAt: now + 60_000 };
  });
  transfer.handle(transferCheck, (request) => {
    asked.push(request);
    return onCheck();
  });
  transfer.handle(transferTake, () => ({ status: 'moved', userId: '10000001', password: 'pass' }));
  bus.join('auth').handle(authEdit, (edit) => {
    asked.push(edit);
    return {};
  });
  const dialogs = bus.join('dialogs');
  dialogs.handle(dialogsOpen, (next) => {
    asked.push(next);
    return {};
  });
  dialogs.handle(dialogsClose, () => ({}));
  const shown = { name: 'transfer-user', args: { id: 't-1' } };
  await page.publishState(() => qa.publish(dialogsShown.name, { dialog: shown }));
  await screen.findByRole('textbox', { name: 'Phone number' });
});

const dialog = () => within(screen.getByRole('dialog', { name: 'Your account moves here' }));
const number = () => dialog().getByRole('textbox', { name: 'Phone number' });
const code = () => dialog().getByRole('textbox', { name: 'Code' });
const press = async (name: string): Promise<void> => {
  await userEvent.click(dialog().getByRole('button', { name }));
  await act(settle);
};
const alerts = (): string[] =>
  dialog()
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
async function askForCode(): Promise<void> {
  await userEvent.type(number(), '7012344122');
  await press('Send a code');
}

test('MOD-02 leads from the number by a code to the new credentials', async () => {
  expect(dialog().getByText(/^Your account gets a new login/)).toBeInTheDocument();
  expect(number()).toHaveFocus();
  await askForCode();
  expect(asked).toEqual([{ id: 't-1', countryCode: 'KZ', phone: '(701) 234-41-22' }]);
  expect(dialog().getByText('Code sent to +7 ··· 41 22')).toBeInTheDocument();
  expect(code()).toHaveFocus();
  await userEvent.paste('314159');
  await act(settle);
  expect(asked[1]).toEqual({ id: 't-1', code: '314159' });
  expect(dialog().getByText('10000001')).toBeInTheDocument();
  expect(dialog().getByText('pass')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
  await press('Done');
  // Asked once: the credentials were not kept.
  expect(asked).toHaveLength(2);
  await press('Done');
  expect(asked.slice(2)).toEqual([{ form: 'login', login: '10000001' }, { name: 'sign-in' }]);
});

test('MOD-02 says of a code whether it is wrong or late', async () => {
  await askForCode();
  onCheck = () => {
    throw new Refusal('wrong_code', { details: { left: 4 } });
  };
  await userEvent.paste('314159');
  await act(settle);
  expect(alerts()).toEqual(['Wrong code. Tries left: 4.']);
  expect(code()).toHaveFocus();
  onCheck = () => {
    throw new Refusal('time_up');
  };
  await press('Move the account');
  expect(alerts()).toEqual(['The time of the code is up. Send a new one.']);
});

test('MOD-02 leads to support where there is no token', async () => {
  await askForCode();
  onCheck = () => ({ redirectToken: null });
  await userEvent.paste('314159');
  await act(settle);
  expect(dialog().getByText(/^Only support can move this account/)).toHaveFocus();
});

test('keeps the number on the way back, and sends no short one', async () => {
  await userEvent.type(number(), '701');
  await press('Send a code');
  expect(alerts()).toEqual(['Numbers of this country have 10 digits after the code.']);
  expect(asked).toEqual([]);
  await userEvent.clear(number());
  await askForCode();
  await press('Back');
  expect(number()).toHaveValue('(701) 234-41-22');
});

test('says that the account has moved already', async () => {
  onSend = () => {
    throw new Refusal('not-found');
  };
  await askForCode();
  expect(alerts()).toEqual(['This account has moved already. Sign in with the new login.']);
});
