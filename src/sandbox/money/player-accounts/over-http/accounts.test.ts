import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import {
  coupon,
  makeGame,
  place,
  registerPlayer,
  signInDemo,
  startOperator,
} from '@grandstand/sandbox/testing';

interface AccountOnTheWire {
  readonly id: number;
  readonly iso: string;
  readonly money: number;
  readonly type: number;
  readonly label: string;
  readonly isActive: boolean;
}
interface Accounts {
  readonly balance: AccountOnTheWire[];
  readonly bonus: AccountOnTheWire[];
  readonly all_accounts: AccountOnTheWire[];
  readonly is_account_frozen: boolean;
}

let operator: TestOperator;
let player: TestPlayer;
beforeAll(async () => {
  operator = await startOperator();
});
beforeEach(async () => {
  player = await registerPlayer(operator);
});
afterAll(() => operator.sandbox.close());

async function accounts(of: TestPlayer = player, language = 'en'): Promise<Accounts> {
  const path = '/web-api/user/accounts';
  return (await operator.get<Accounts>(path, { token: of.token, language })).body;
}

const change = (what: 'active' | 'add' | 'remove', body: object, language = 'en') =>
  operator.post<{ data: { message: string } }>(`/web-api/user/accounts/${what}`, body, {
    token: player.token,
    language,
  });

test('ACC-01 the demo player has a main account, accounts in other currencies, and bonus accounts', async () => {
  const demo = await signInDemo(operator);
  const { balance, bonus, all_accounts } = await accounts(demo);
  expect(balance).toMatchObject([
    { iso: 'EUR', symbol: '€', money: 1000, scale: 2, type: 0, isActive: true, points: 0 },
    { iso: 'USD', money: 250, type: 9, isActive: false },
    { iso: 'KZT', money: 50_000, type: 9, isActive: false },
  ]);
  expect(bonus).toMatchObject([
    { iso: 'EUR', money: 25, type: 4, isActive: false },
    { iso: 'USD', money: 10, type: 4, isActive: false },
  ]);
  expect(all_accounts).toHaveLength(5);
  expect((await operator.control<{ isBalanced: boolean }>('/settle')).status).toBe(200);
  const books = await operator.get<{ isBalanced: boolean }>('/sandbox/v1/ledger');
  expect(books.body.isBalanced).toBe(true);
});

test('ACC-01 answers both variants of the load alike', async () => {
  const options = { token: player.token };
  const [older, newer] = await Promise.all([
    operator.get('/web-api/user/accounts', options),
    operator.get('/web-api/api-v3/v2/user/accounts', options),
  ]);
  expect(newer).toMatchObject({ status: 200, body: older.body as object });
  expect(newer.body).toMatchObject({
    is_available_first_deposit_bonus: true,
    is_account_frozen: false,
  });
  expect((await operator.get('/web-api/api-v3/v2/user/accounts')).status).toBe(401);
});

test('ACC-02 adds a currency, makes it active, and removes it', async () => {
  const added = await change('add', { currencyId: 9 });
  expect(added).toMatchObject({ status: 200, body: { data: { message: 'The account is open.' } } });
  const [main, yen] = (await accounts()).balance;
  expect(yen).toMatchObject({
    iso: 'JPY',
    type: 9,
    money: 0,
    isActive: false,
    label: 'Account JPY',
  });
  await change('active', { id: yen?.id });
  expect((await accounts()).balance.map(({ isActive }) => isActive)).toEqual([false, true]);
  expect((await change('remove', { id: yen?.id })).status).toBe(200);
  expect((await accounts()).balance).toMatchObject([{ id: main?.id, isActive: true }]);
});

test('ACC-02 refuses with a message in the language of the page', async () => {
  const again = await change('add', { currencyId: 3 }, 'ua');
  expect(again).toMatchObject({
    status: 400,
    body: { data: { message: 'Рахунок у цій валюті вже є.' } },
  });
  expect((await change('add', { currencyId: 99 })).status).toBe(400);
  const main = await change('remove', { id: player.accountId });
  expect(main.body.data.message).toBe('The main account cannot be removed.');
  const foreign = await registerPlayer(operator);
  expect((await change('remove', { id: foreign.accountId })).status).toBe(400);
  const others = await change('active', { id: foreign.accountId });
  expect(others).toMatchObject({ status: 400, body: { data: { message: 'Nothing found.' } } });
});

test('ACC-02 refuses to remove an account with money', async () => {
  const body = {
    type: 'fast_reg',
    country_id: 5,
    currency_id: 3,
    is_of_age: true,
    is_terms_agreed: true,
  };
  const { body: made } = await operator.post<{ login: string; token: string }>(
    '/web-api/user/register',
    body,
  );
  player = { ...player, token: made.token };
  await change('add', { currencyId: 2 });
  const dollars = (await accounts()).balance.find(({ iso }) => iso === 'USD');
  const deposit = { amount: 0.01, accountId: dollars?.id };
  await operator.control(`/players/${made.login}/deposit`, deposit);
  const kept = await change('remove', { id: dollars?.id });
  expect(kept.body.data.message).toBe('The account holds money. Only an empty one can be removed.');
  expect((await accounts()).balance).toHaveLength(2);
});

test('ACC-02 refuses to remove an account with open bets, until they are settled', async () => {
  await change('add', { currencyId: 2 });
  const dollars = (await accounts()).balance.find(({ iso }) => iso === 'USD');
  const game = await makeGame(operator);
  const { id, coef } = game.outcome(1);
  await operator.control(`/players/${player.login}/deposit`, {
    amount: 10,
    accountId: dollars?.id,
  });
  const bet = coupon(player, [{ id, coef }], { accountId: dollars?.id, amount: 10 });
  expect((await place(operator, player, bet)).status).toBe(200);
  const kept = await change('remove', { id: dollars?.id }, 'ru');
  expect(kept).toMatchObject({
    status: 400,
    body: { data: { message: 'На счёте есть открытые ставки. Дождитесь их расчёта.' } },
  });
  await operator.control(`/games/${game.id}/finish`, { home: 0, away: 1 });
  await operator.control('/settle');
  expect((await change('remove', { id: dollars?.id })).status).toBe(200);
});

test('ACC-02 refuses to remove a bonus account', async () => {
  const demo = await signInDemo(operator);
  player = demo;
  const [bonus] = (await accounts()).bonus;
  const kept = await change('remove', { id: bonus?.id });
  expect(kept.body.data.message).toBe('A bonus account cannot be removed.');
});

test('ACC-01 refuses to change frozen accounts, with a message', async () => {
  await operator.control(`/players/${player.login}/freeze`, { isFrozen: true });
  expect(await accounts()).toMatchObject({ is_account_frozen: true });
  for (const [what, body] of [
    ['add', { currencyId: 2 }],
    ['active', { id: player.accountId }],
    ['remove', { id: player.accountId }],
  ] as const) {
    const refused = await change(what, body);
    expect(refused.status).toBe(400);
    expect(refused.body.data.message).toBe('The accounts are frozen. Please contact support.');
  }
  await operator.control(`/players/${player.login}/freeze`, { isFrozen: false });
  expect((await change('add', { currencyId: 2 })).status).toBe(200);
});

test('ACC-01 opens one account when two tabs add the same currency at once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => change('add', { currencyId: 7 })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
});

test('LNG-01 labels accounts in the language of the page', async () => {
  const labels = await Promise.all(
    ['ru', 'az', 'kz', 'ua'].map(async (language) => {
      const { balance } = await accounts(player, language);
      return balance[0]?.label;
    }),
  );
  expect(labels).toEqual(['Основной счёт', 'Əsas hesab', 'Негізгі шот', 'Основний рахунок']);
});
