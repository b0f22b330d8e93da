import { CommandError, defineManifest, sessionState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { accountClose, dataExport, dataExported } from '@grandstand/bus-contracts/player';
import { profileClose, profileConfirm, profileDialog } from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import { beforeEach, expect, test } from 'vitest';
import { mayOffer } from '../../shared/offers';
import { handleAccountTasks } from './account-tasks';
import { refuse } from '../../../../tests/harness/fakes/fake-operator';
import { signedIn } from '../../../../tests/harness/tabs/sessions';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const ASK = 'POST /web-api/data-export';
const PROOF = 'POST /web-api/user/proof';
const WALLET = {
  id: 11,
  iso: 'EUR',
  scale: 2,
  isActive: true,
  isBonus: false,
  money: 80,
  available: 50,
  min: 1,
  max: 50,
  inBets: 10,
  onTheWay: 0,
};
const TEN_YEARS = 3650 * 86_400_000;
const MADE = { id: 'e-1', madeAt: 5, expiresAt: 6 };

let tab: Tab;
let area: ReturnType<typeof admit>;
let shell: ShellHandle<'dialog'>;
let areaPress$: Subject<string>;

const admit = (of: Tab) =>
  of.test.bus.admit(
    defineManifest({
      name: 'profile',
      subscribes: [],
      publishes: [],
      sends: [accountClose, dataExport, dataExported],
    }),
  );

beforeEach(async () => {
  tab = await signedIn();
  const { bus, clock } = tab.test;
  areaPress$ = new Subject();
  const { api, cookies } = tab;
  handleAccountTasks({ bus: bus.join('profile'), clock, cookies, api, areaPress$ });
  area = admit(tab);
  shell = bus.join('dialog');
  tab.operator.on(ASK, () => ({ export: MADE }));
  tab.operator.on(PROOF, () => ({}));
});

const dialog = () => shell.peek(profileDialog);
const confirm = (proof: { password?: string } = {}) =>
  shell.send(profileConfirm, proof, { deadline: Infinity });
/** Asks, and does not wait for the player. */
const ask = async (command: typeof dataExport | typeof accountClose = dataExport) => {
  const outcome = area
    .send(command, {}, { deadline: Infinity })
    .catch((error: unknown) => (error instanceof CommandError ? error.code : error));
  await settle();
  return { outcome };
};

test('an area gets the copy that the player has confirmed in the dialog', async () => {
  const { outcome } = await ask();
  expect(dialog()).toEqual({
    task: 'export',
    money: [],
    proof: null,
    isBusy: false,
    message: null,
  });
  expect(tab.operator.count(ASK)).toBe(0);
  await confirm();
  expect(await outcome).toEqual(MADE);
  expect(dialog()).toBeNull();
});

test('the dialog asks for the password where the operator wants a proof', async () => {
  tab.operator.on(ASK, () =>
    Response.json(
      { error: { code: 'proof-required', message: 'In words.', details: { by: 'password' } } },
      { status: 403 },
    ),
  );
  const { outcome } = await ask();
  await confirm();
  expect(dialog()).toMatchObject({ proof: 'password', isBusy: false });
  tab.operator.on(ASK, () => ({ export: MADE }));
  await confirm({ password: 'CANARY-password' });
  expect(await outcome).toEqual(MADE);
  expect(tab.operator.count(PROOF)).toBe(1);
});

test('a closed dialog asks the operator for nothing', async () => {
  const { outcome } = await ask();
  await shell.send(profileClose, {});
  expect(await outcome).toBe('cancelled');
  expect(tab.operator.count(ASK)).toBe(0);
});

test('an area that is closed again and again rests, for both dialogs alike', async () => {
  const WALLETS = 'GET /web-api/payment/withdrawals/methods';
  tab.operator.on(WALLETS, () => ({ methods: [], accounts: [], missing: [] }));
  /** Asks, has the player close what is shown, and returns how it ended. */
  const closed = async (command: Parameters<typeof ask>[0]) => {
    const { outcome } = await ask(command);
    await shell.send(profileClose, {});
    return outcome;
  };
  const pressed = (command: Parameters<typeof ask>[0]) => {
    areaPress$.next('profile');
    return closed(command);
  };
  expect(await closed(dataExport)).toBe('cancelled');
  expect([await closed(dataExport), await closed(accountClose)]).toEqual(['resting', 'resting']);
  expect(tab.operator.count(WALLETS)).toBe(0);
  const rest = [await pressed(accountClose), await pressed(dataExport)];
  expect(rest).toEqual(['cancelled', 'cancelled']);
  expect([await pressed(dataExport), await pressed(accountClose)]).toEqual(['resting', 'resting']);
  expect(dialog()).toBeNull();
  await tab.test.clock.advance(10_000);
  expect(await closed(accountClose)).toBe('resting');
  expect(await pressed(accountClose)).toBe('cancelled');
});

test('an area is told of the copy that there is, or why that is not known', async () => {
  tab.operator.on('GET /web-api/data-export', () => ({ export: MADE }));
  expect(await area.send(dataExported, {})).toEqual({ export: MADE });
  tab.operator.on('GET /web-api/data-export', () => refuse(500, 'internal'));
  await expect(area.send(dataExported, {})).rejects.toMatchObject({ code: 'unavailable' });
  await tab.test.qa.send('session.signOut', {});
  await expect(area.send(dataExported, {})).rejects.toMatchObject({ code: 'not-signed-in' });
});

test('the dialog goes with the session', async () => {
  const { outcome } = await ask();
  await tab.test.qa.send('session.signOut', {});
  expect(await outcome).toBe('not-signed-in');
  expect(dialog()).toBeNull();
});

test('P118 closing shows what is in the accounts, signs the player out when it is done, and has guests of the browser offered nothing', async () => {
  tab.operator.on('GET /web-api/payment/withdrawals/methods', () => ({
    methods: [],
    accounts: [WALLET, { ...WALLET, id: 12, iso: 'USD', money: 0, available: 0, inBets: 0 }],
    missing: [],
  }));
  tab.operator.on('POST /web-api/user/close', () => ({}));
  tab.operator.on('POST /web-api/user/disconnect', () => ({}));
  const outcome = area.send(accountClose, {}, { deadline: Infinity });
  await settle();
  expect(dialog()).toEqual({
    task: 'close',
    money: [{ iso: 'EUR', scale: 2, available: 5000, inBets: 1000, rest: 3000 }],
    proof: null,
    isBusy: false,
    message: null,
  });
  await confirm();
  await settle();
  expect(tab.operator.count('POST /web-api/user/close')).toBe(1);
  expect(shell.peek(sessionState)?.status).toBe('guest');
  expect(
    mayOffer(shell, {
      cookies: tab.cookies,
      clock: { now: () => tab.test.clock.now() + TEN_YEARS },
    }),
  ).toBe(false);
  await outcome.catch(() => {});
});

test('an account with money, or with bets alone, is shown before it is closed', async () => {
  const wallet = { ...WALLET, money: 0, available: 0, inBets: 0 };
  tab.operator.on('GET /web-api/payment/withdrawals/methods', () => ({
    methods: [],
    accounts: [
      { ...wallet, iso: 'EUR', money: 80, available: 80 },
      { ...wallet, iso: 'KZT', inBets: 10 },
      { ...wallet, iso: 'USD' },
    ],
    missing: [],
  }));
  await ask(accountClose);
  expect(dialog()?.money).toEqual([
    { iso: 'EUR', scale: 2, available: 8000, inBets: 0, rest: 0 },
    { iso: 'KZT', scale: 2, available: 0, inBets: 1000, rest: 0 },
  ]);
});

test('an account is closed also where the sign-out fails that follows', async () => {
  tab.operator.on('GET /web-api/payment/withdrawals/methods', () => refuse(400, 'bad-request'));
  tab.operator.on('POST /web-api/user/close', () => ({}));
  tab.operator.on('POST /web-api/user/disconnect', () => refuse(500, 'internal'));
  const { outcome } = await ask(accountClose);
  await confirm();
  await tab.test.clock.advance(60_000);
  expect(await outcome).toEqual({});
});

test('a player can close the account where the operator does not say what is in it', async () => {
  tab.operator.on('GET /web-api/payment/withdrawals/methods', () => refuse(400, 'bad-request'));
  const { outcome } = await ask(accountClose);
  expect(dialog()).toMatchObject({ task: 'close', money: [] });
  await shell.send(profileClose, {});
  expect(await outcome).toBe('cancelled');
});
