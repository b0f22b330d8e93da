import { dialogsOpen, Refusal } from '@grandstand/bus-contracts';
import {
  authBegin,
  authEdit,
  sessionSignIn,
  transferCheck,
  transferSend,
  transferTake,
} from '@grandstand/bus-contracts/shell';
import { record, settle } from '@grandstand/bus-contracts/testing';
import { expect, test } from 'vitest';
import { createAuth } from '../auth';
import { createTransfer } from '.';
import { offline } from '../../../../tests/harness/fakes/fake-operator';
import { fakePasskeys } from '../../../../tests/harness/fakes/fake-passkeys';
import { noNetworks } from '../../../../tests/harness/fakes/no-networks';
import { openTab } from '../../../../tests/harness/tabs/tab';

const CALLS = 'POST /web-api/api/internal/v1/account/user-transfer';
const SEND = `${CALLS}/send-code/t-1`;
const CHECK = `${CALLS}/check-code/t-1`;
const TAKE = `${CALLS}/user-data`;
const PHONE = { id: 't-1', countryCode: 'KZ', phone: '(701) 234-41-22' };

function open() {
  const tab = openTab();
  const { bus, clock } = tab.test;
  createTransfer({ bus: bus.join('transfer'), clock, api: tab.api });
  const dialog = bus.join('dialog');
  return {
    ...tab,
    clock,
    send: () => dialog.send(transferSend, PHONE),
    check: (code = '314159') => dialog.send(transferCheck, { id: 't-1', code }),
    take: () => dialog.send(transferTake, { redirectToken: 'r-1' }),
  };
}
const refuse = (status: number, code: string, details?: object): Response =>
  Response.json({ error: { code, message: 'In words.', details } }, { status });

test('sends the code for a transfer, and answers its times', async () => {
  const { clock, operator, send } = open();
  const sent = {
    sentTo: '+7 ··· 41 22',
    expiresAt: clock.now() + 120_000,
    resendAt: clock.now() + 60_000,
  };
  operator.on(SEND, () => sent);
  expect(await send()).toEqual(sent);
  expect(JSON.parse(operator.sent[0]?.body ?? '')).toEqual({
    country_code: 'KZ',
    phone: '(701) 234-41-22',
  });
});

test('MOD-02 answers the credentials for the token of the right code', async () => {
  const { operator, check, take } = open();
  operator.on(CHECK, () => ({ redirectToken: 'r-1' }));
  operator.on(TAKE, () => ({ status: 'moved', user_id: '10000001', password: 'p' }));
  expect(await check()).toEqual({ redirectToken: 'r-1' });
  expect(await take()).toEqual({ status: 'moved', userId: '10000001', password: 'p' });
});

test('MOD-02 has no token where only support can move the account', async () => {
  const { operator, check } = open();
  operator.on(CHECK, () => ({}));
  expect(await check()).toEqual({ redirectToken: null });
});

test('MOD-02 tells a wrong code from a late one', async () => {
  const { operator, check } = open();
  operator.on(CHECK, () => refuse(400, 'wrong_code', { left: 4 }));
  await expect(check()).rejects.toMatchObject({ code: 'wrong_code', details: { left: 4 } });
  operator.on(CHECK, () => refuse(400, 'time_up'));
  await expect(check()).rejects.toMatchObject({ code: 'time_up' });
});

test('says on the page’s clock from when a code can be sent', async () => {
  const { clock, operator, send } = open();
  operator.on(SEND, () => refuse(429, 'too-many-codes', { retryAfter: 42 }));
  const until = clock.now() + 42_000;
  await expect(send()).rejects.toMatchObject({ code: 'too-many-attempts', details: { until } });
  operator.on(SEND, () => refuse(404, 'not-found'));
  await expect(send()).rejects.toMatchObject({ code: 'not-found' });
});

test('is unavailable without a connection', async () => {
  const { clock, operator, take } = open();
  operator.on(TAKE, offline);
  const failing = take().catch((error: unknown) => error);
  await clock.advance(60_000);
  expect(await failing).toMatchObject({ code: 'unavailable' });
});

test('no code, token or password is in what the bus records', async () => {
  const { operator, check, take, test: tests } = open();
  operator.on(CHECK, () => ({ redirectToken: 'r-1' }));
  operator.on(TAKE, () => ({ status: 'moved', user_id: '10000001', password: 'canary-p' }));
  const recorder = record(tests.bus);
  await check('271828');
  await take();
  const text = JSON.stringify(recorder.stop());
  expect(text).toContain('transfer.take');
  for (const secret of ['271828', 'r-1', 'canary-p']) expect(text).not.toContain(secret);
});

test('a sign-in to an account that moves opens the dialog of its transfer', async () => {
  const tab = openTab();
  const { bus, clock } = tab.test;
  const { ceremonies } = fakePasskeys();
  createAuth({ ...noNetworks(), bus: bus.join('auth'), clock, api: tab.api, ceremonies });
  bus.join('session').handle(sessionSignIn, () => {
    throw new Refusal('account-moves', { details: { transferId: 't-1' } });
  });
  const opened: unknown[] = [];
  bus.join('dialogs').handle(dialogsOpen, (dialog) => {
    opened.push(dialog);
    return {};
  });
  const dialog = bus.join('dialog');
  await dialog.send(authEdit, { login: 'demo', passwordLogin: 'grandstand' });
  const failed = dialog.send(authBegin, { mode: 'login_password' });
  await expect(failed).rejects.toMatchObject({ code: 'account-moves' });
  await settle();
  expect(opened).toEqual([{ name: 'transfer-user', args: { id: 't-1' } }]);
});
