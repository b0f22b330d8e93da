import * as fc from 'fast-check';
import { runs, someOf } from '@grandstand/bus-contracts/testing';
import type { StakeLimitType } from '@grandstand/sandbox/testing';
import { registerPlayer, STAKE_LIMITS, StakeOracle } from '@grandstand/sandbox/testing';
import { describe, expect, test } from 'vitest';
import {
  DAY,
  HOUR,
  SECOND,
  openLimitsBench,
} from '../../../../../tests/harness/operator/limits-bench';
import type { End, Product } from '../../../../../tests/harness/operator/products-bench';
import {
  GAMES,
  isGame,
  PRODUCTS,
  refusedAs,
  stakeOn,
} from '../../../../../tests/harness/operator/products-bench';
import { walletBench } from '../../../../../tests/harness/operator/wallet-bench';

const bench = openLimitsBench();
const { act, clock, control, deposit, held, ping, save } = bench;
const stake = (product: Product, amount: number) => stakeOn(bench, product, amount);

describe('a limit', () => {
  test.each(STAKE_LIMITS)(
    'P114 of type $type counts a stake on any product against every other',
    async ({ type, days }) => {
      await control('/deposit', { amount: 200 });
      await save(type, 20);
      for (const first of someOf(PRODUCTS)) {
        expect((await stake(first, 15)).status).toBe(200);
        for (const second of PRODUCTS) {
          const { status, code, details } = await stake(second, 5.2);
          expect([first, second, status, code, details]).toEqual([
            first,
            second,
            422,
            'limit-reached',
            { limitType: type, limitBalance: 5 },
          ]);
        }
        expect((await stake(first, 5)).status).toBe(200);
        clock.advance(days * DAY);
      }
    },
  );

  test('P114 many stakes at once, on all products, never exceed it', async () => {
    await save(1, 50);
    const many = [...PRODUCTS, ...PRODUCTS].map((product) => stake(product, 10));
    const accepted = (await Promise.all(many)).filter(({ status }) => status === 200);
    expect(accepted).toHaveLength(5);
  });

  const steps = fc.array(
    fc.oneof(
      fc.record({
        kind: fc.constant('stake' as const),
        product: fc.constantFrom(...PRODUCTS),
        // Whole steps of every game.
        amount: fc.integer({ min: 1, max: 45 }).map((steps) => steps * 20),
      }),
      fc.record({
        kind: fc.constant('end' as const),
        which: fc.nat(),
        end: fc.constantFrom<End>('won', 'lost', 'void'),
      }),
      fc.record({
        kind: fc.constant('wait' as const),
        ms: fc.constantFrom(HOUR, DAY - 1, DAY, 7 * DAY, 30 * DAY),
      }),
    ),
    { minLength: 4, maxLength: 12 },
  );
  const limits = fc.record({
    type: fc.constantFrom(...STAKE_LIMITS.map(({ type }) => type)),
    other: fc.constantFrom(...STAKE_LIMITS.map(({ type }) => type)),
    value: fc.integer({ min: 300, max: 2000 }),
    otherValue: fc.integer({ min: 300, max: 2000 }),
  });

  test(
    'P114 leaves what an oracle leaves that knows no products, after any stakes, results and waits',
    { timeout: 900_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(limits, steps, async ({ type, other, value, otherValue }, life) => {
          // Nothing that earlier lives staked counts any more.
          clock.advance(31 * DAY);
          const oracle = new StakeOracle();
          await control('/deposit', { amount: 1000 });
          for (const each of STAKE_LIMITS) {
            await control('/limits', { limitType: each.type, limitValue: null });
          }
          const set = async (limitType: StakeLimitType, minor: number): Promise<void> => {
            await control('/limits', { limitType, limitValue: minor / 100 });
            oracle.limit(limitType, minor);
          };
          await set(type, value);
          await set(other, otherValue);
          const open: ((end: End) => Promise<void>)[] = [];
          for (const step of life) {
            if (step.kind === 'wait') clock.advance(step.ms);
            if (step.kind === 'end')
              await open.splice(step.which % (open.length || 1), 1)[0]?.(step.end);
            if (step.kind === 'stake') {
              const expected = oracle.refusal(step.amount, clock.now());
              const staked = await stake(step.product, step.amount / 100);
              expect([staked.status, staked.details]).toEqual(
                expected
                  ? [422, { limitType: expect.any(Number), limitBalance: expected.left / 100 }]
                  : [200, undefined],
              );
              if (!expected) {
                const settle = oracle.stake(step.amount, clock.now());
                open.push(async (end) => {
                  const payout = await staked.end(end);
                  settle(end === 'void' ? 'void' : Math.round(payout * 100), clock.now());
                });
              }
            }
          }
          for (const [limitType, left] of oracle.left(clock.now())) {
            expect((await held(limitType)).limitBalance).toBe(left / 100);
          }
          for (const end of open) await end('void');
        }),
        { numRuns: runs(500) },
      );
    },
  );
});

/** What a player is in, and what ends it. */
const STATES: readonly {
  readonly name: string;
  readonly begin: () => Promise<unknown>;
  readonly end: () => Promise<unknown>;
  /** Stakes, deposits and sign-ins that it allows. */
  readonly allows: { readonly stake: boolean; readonly deposit: boolean; readonly signIn: boolean };
}[] = [
  {
    name: 'banned',
    begin: () => control('/ban', { level: 45 }),
    end: () => control('/ban', { level: 0 }),
    allows: { stake: false, deposit: false, signIn: true },
  },
  {
    name: 'frozen',
    begin: () => control('/freeze', { isFrozen: true }),
    end: () => control('/freeze', { isFrozen: false }),
    allows: { stake: false, deposit: false, signIn: true },
  },
  {
    name: 'self-excluded',
    begin: () => control('/limits', { limitType: 30, limitValue: 1 }),
    end: async () => {
      clock.advance(DAY);
      await act(30, 1);
    },
    allows: { stake: false, deposit: false, signIn: false },
  },
  {
    name: 'self-excluded for good, and released',
    begin: () => control('/limits', { limitType: 30, limitValue: 1, isForever: true }),
    end: () => control('/limits', { limitType: 30, limitValue: null }),
    allows: { stake: false, deposit: false, signIn: false },
  },
  {
    name: 'closed',
    begin: () => control('/close', { isClosed: true }),
    end: () => control('/close', { isClosed: false }),
    allows: { stake: false, deposit: false, signIn: false },
  },
  {
    name: 'at the end of the session time',
    begin: async () => {
      await save(31, 1);
      await ping();
      await control('/session-balance', { seconds: 0 });
    },
    end: async () => clock.advance(DAY),
    allows: { stake: false, deposit: false, signIn: true },
  },
  {
    name: 'in a deposit time-out',
    begin: () => save(33, 1),
    end: async () => clock.advance(DAY),
    allows: { stake: true, deposit: false, signIn: true },
  },
  {
    name: 'under a reality check',
    begin: () => save(32, 5),
    end: async () => {},
    allows: { stake: true, deposit: true, signIn: true },
  },
  {
    name: 'at a deposit limit',
    begin: async () => {
      await save(20, 10);
      await deposit(10);
    },
    end: async () => clock.advance(DAY),
    allows: { stake: true, deposit: false, signIn: true },
  },
];

describe.each(STATES)('a player who is $name', ({ begin, end, allows }) => {
  test('P114 is refused by every product as by the coupon, and by each guard as it should be', async () => {
    // The token is from before: a session that is open does not help.
    for (const product of PRODUCTS) expect((await stake(product, 1)).status).toBe(200);
    await begin();
    const { end: _, ...coupon } = await stake('sports', 1);
    expect(coupon.status === 200).toBe(allows.stake);
    for (const product of PRODUCTS) {
      const { status, code, details } = await stake(product, 1);
      expect([product, { status, code, details }]).toEqual([product, refusedAs(product, coupon)]);
    }
    expect((await deposit(2)).status === 200).toBe(allows.deposit);
    const body = { ...bench.credentials, remember: true };
    const signedIn = await bench.operator.post('/web-api/user/login', body);
    expect(signedIn.status === 200).toBe(allows.signIn);

    await end();
    await bench.freshToken();
    for (const product of PRODUCTS) expect((await stake(product, 1)).status).toBe(200);
  });
});

test('P114 every product refuses a player who has not come back from a self-exclusion', async () => {
  for (const product of PRODUCTS) expect((await stake(product, 1)).status).toBe(200);
  await control('/limits', { limitType: 30, limitValue: 1, endsIn: 0 });
  for (const product of PRODUCTS.filter((one) => !isGame(one))) {
    const { status, code } = await stake(product, 1);
    expect([product, status, code]).toEqual([product, 422, 'return-unconfirmed']);
  }
  // A game is not even opened.
  const by = { token: await bench.freshToken(), cookie: bench.player.cookie };
  const opened = await walletBench(bench).launch(by, GAMES.slots);
  expect([opened.status, opened.body.error.code]).toEqual([422, 'return-unconfirmed']);
  expect((await deposit(2)).body.error.code).toBe('return-unconfirmed');
  await act(30, 1);
  for (const product of PRODUCTS) expect((await stake(product, 1)).status).toBe(200);
});

test('P114 a product that the jurisdiction does not permit takes no stake', async () => {
  for (const product of PRODUCTS) expect((await stake(product, 1)).status).toBe(200);
  await bench.operator.control('/site', { pack: 'de' });
  for (const product of PRODUCTS) {
    const { status, code } = await stake(product, 1);
    const isBlocked = ['toto', 'lotto', 'casino'].includes(product);
    expect([product, status, code]).toEqual(
      isBlocked ? [product, 422, 'product-blocked'] : [product, 200, null],
    );
  }
  await bench.operator.control('/site', { pack: 'open' });
  expect((await stake('toto', 1)).status).toBe(200);
});

test('P114 without enough money every product refuses as the coupon', async () => {
  await stake('sports', 1);
  for (const product of PRODUCTS) {
    const { status, code } = await stake(product, 99.2);
    expect([product, status, code]).toEqual([product, 422, 'not-enough-money']);
  }
});

test('P114 the sums of a session count the stakes, wins and losses of all products, and no void ones', async () => {
  // What is of the moment in which the session began is not of the session.
  clock.advance(SECOND);
  for (const product of PRODUCTS) {
    await (await stake(product, 3)).end('lost');
    await (await stake(product, 2)).end('void');
  }
  const bet = await stake('sports', 4);
  await bet.end('won');
  expect(await bench.facts()).toMatchObject({ staked: 28, won: 4, lost: 24 });

  // A prize of a pool that others filled.
  const { operator, player } = bench;
  const offer = await operator.control<{ id: number; ref: string }>('/offers', {
    kind: 'lotto',
    title: 'Draw',
    price: 5,
  });
  const wish = { kind: 'lotto', ref: offer.body.ref, lines: ['1 2 3'] };
  const others = await registerPlayer(operator);
  const ids: number[] = [];
  for (const { token, accountId } of [others, { ...player, token: await bench.freshToken() }]) {
    const { body } = await operator.post<{ quote: string }>('/web-api/purchases/quote', wish, {
      token,
    });
    const order = { ...wish, accountId, quote: body.quote, refId: `session-sums-${accountId}` };
    const bought = await operator.post<{ purchase: { id: string } }>('/web-api/purchases', order, {
      token,
    });
    ids.push(Number(bought.body.purchase.id));
  }
  await operator.control(`/offers/${offer.body.id}/settle`, {
    prizes: [{ id: ids[1], amount: 9.5 }],
  });
  expect(await bench.facts()).toMatchObject({ staked: 33, won: 8.5, lost: 24 });
});
