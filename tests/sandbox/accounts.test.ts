import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestOperator, TestPlayer } from './operator';
import { registerPlayer, signInDemo, startOperator } from './operator';

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
}

let operator: TestOperator;
let player: TestPlayer;
beforeAll(async () => {
  operator = await startOperator();
}, 60_000);
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

test('ACC-01 gives the demo player a main account of 1,000.00 EUR and a bonus account', async () => {
  const { balance, bonus, all_accounts } = await accounts(await signInDemo(operator));
  expect(balance).toMatchObject([
    { iso: 'EUR', symbol: '€', money: 1000, scale: 2, type: 0, isActive: true, points: 0 },
  ]);
  expect(bonus).toMatchObject([{ type: 4, isActive: false }]);
  expect(all_accounts).toHaveLength(2);
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
  expect((await change('active', { id: foreign.accountId })).status).toBe(404);
});

test('ACC-02 keeps an account that holds money', async () => {
  const body = { type: 'fast_reg', country_id: 5, currency_id: 3 };
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
  expect(kept.body.data.message).toBe('The account holds money or open bets.');
  expect((await accounts()).balance).toHaveLength(2);
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
