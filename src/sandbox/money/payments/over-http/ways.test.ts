import { randomUUID } from 'node:crypto';
import { paymentAnswers } from '@grandstand/bus-contracts/answers';
import { fromMinor } from '@grandstand/bus-contracts/domain';
import { cookieOf, startOperator } from '@grandstand/sandbox/testing';
import type { ErrorBody, TestOperator } from '@grandstand/sandbox/testing';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAsBank, DEPOSITS, WITH_BANK } from '../../../../../tests/harness/operator/pay-in';

interface SiteConfig {
  readonly currencies: readonly { readonly id: number; readonly iso: string }[];
  readonly countries: readonly { readonly id: number; readonly code: string }[];
}

let operator: TestOperator;
let site: SiteConfig;

beforeAll(async () => {
  operator = await startOperator(WITH_BANK);
  await callAsBank(operator, '/partner-api/v1/hello', {
    origin: WITH_BANK.bank.origin,
    version: '1',
  });
  site = (await operator.get<SiteConfig>('/bff-api/config/all.json?lang=en')).body;
});

async function waysOf(query = '', options: Parameters<TestOperator['get']>[1] = {}) {
  const { body } = await operator.get(`/web-api/payment/ways${query}`, options);
  return v.parse(paymentAnswers.paymentWays, body);
}

/** Registers a player of a country with an account in a currency. */
async function playerOf(code: string, iso: string) {
  const idOf = (list: readonly { readonly id: number }[], match: object): number =>
    list.find((each) =>
      Object.entries(match).every(([key, value]) => Reflect.get(each, key) === value),
    )?.id ?? 0;
  const answer = await operator.post<{ token: string }>('/web-api/user/register', {
    type: 'fast_reg',
    country_id: idOf(site.countries, { code }),
    currency_id: idOf(site.currencies, { iso }),
    is_of_age: true,
    is_terms_agreed: true,
  });
  const { token } = answer.body;
  const { body } = await operator.get<{ all_accounts: { id: number }[] }>(
    '/web-api/user/accounts',
    {
      token,
    },
  );
  return { token, cookie: cookieOf(answer), accountId: body.all_accounts[0]?.id ?? 0 };
}

describe('the ways to pay', () => {
  test('are those of the visitor’s country, in its currency where none is named', async () => {
    for (const [code, iso, hasTerminals] of [
      ['KZ', 'KZT', true],
      ['AZ', 'AZN', true],
      ['DE', 'EUR', true],
      ['JP', 'JPY', false],
      ['KW', 'KWD', false],
    ] as const) {
      const ways = await waysOf('', { headers: { 'X-Geo-Country': code } });
      expect(ways).toMatchObject({ country: { code }, iso });
      expect(ways.ways.some(({ id }) => id === 'terminal')).toBe(hasTerminals);
    }
    expect(await waysOf('?iso=USD', { language: 'ru' })).toMatchObject({
      country: { name: 'Германия' },
      iso: 'USD',
    });
    expect((await operator.get('/web-api/payment/ways?iso=XXX')).status).toBe(400);
  });

  test('are for a player those of their own country and account, wherever they are', async () => {
    const { cookie } = await playerOf('JP', 'GBP');
    const ways = await waysOf('', { cookie, headers: { 'X-Geo-Country': 'KZ' } });
    expect(ways).toMatchObject({ country: { code: 'JP' }, iso: 'GBP' });
    expect(ways.ways.map(({ id }) => id)).not.toContain('terminal');
  });

  test('are the ones that a deposit takes: the bounds, fees and times are those of the form, and no other way is taken', async () => {
    for (const [code, iso] of [
      ['KZ', 'KZT'],
      ['DE', 'EUR'],
      ['JP', 'JPY'],
      ['KW', 'KWD'],
    ] as const) {
      const { token, cookie, accountId } = await playerOf(code, iso);
      const { ways, scale } = await waysOf('', { cookie });
      const { body: form } = await operator.get<{
        methods: { id: string; isForWithdrawals: boolean; fee: number; usualMs: number }[];
        accounts: { methods: { id: string; min: number; max: number }[] }[];
      }>(`${DEPOSITS}/methods`, { token });
      expect(
        form.methods.map(({ id, isForWithdrawals, fee, usualMs }) => ({
          id,
          isForWithdrawals,
          fee,
          usualMs,
          ...form.accounts[0]?.methods.find((each) => each.id === id),
        })),
      ).toEqual(
        ways.map(({ id, deposit, withdrawal }) => ({
          ...deposit,
          id,
          isForWithdrawals: withdrawal !== null,
          min: fromMinor(deposit.min, scale),
          max: fromMinor(deposit.max, scale),
        })),
      );
      const pay = async (methodId: string, minor: number) => {
        const wish = { accountId, methodId, amount: fromMinor(minor, scale), refId: randomUUID() };
        const { status, body } = await operator.post<Partial<ErrorBody>>(DEPOSITS, wish, { token });
        return status === 200 ? 'taken' : body.error?.code;
      };
      for (const { id, deposit } of ways) {
        expect([id, await pay(id, deposit.min - 1)]).toEqual([id, 'bad-amount']);
        expect([id, await pay(id, deposit.max + 1)]).toEqual([id, 'bad-amount']);
        expect([id, await pay(id, deposit.min)]).toEqual([id, 'taken']);
        expect([id, await pay(id, deposit.max)]).toEqual([id, 'taken']);
      }
      if (!ways.some(({ id }) => id === 'terminal')) {
        expect(await pay('terminal', 100_000)).toBe('method-down');
      }
    }
  });
});
