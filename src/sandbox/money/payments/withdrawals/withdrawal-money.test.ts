import {
  PAYOUT_EVENTS,
  type PayoutEvent,
  type PayoutOrder,
} from '@grandstand/bus-contracts/domain';
import { runs } from '@grandstand/bus-contracts/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOperator, type Operator } from '../../../assembly/open-operator';
import type { Account } from '../../accounts/accounts';
import type { Database } from '../../../platform/database/database';
import { one } from '../../../platform/database/database';
import { handClock } from '../../../testing/operator';
import { migratedDatabase } from '../../../testing/migrated-database';
import { REVIEW_TIME } from './withdrawal-rules';
import { WithdrawalProgress } from './withdrawal-progress';
import { Withdrawals } from './withdrawals';

const PAID_IN = 1_000_000_000_000;
/** So that no schedule runs out of money to withdraw. */
const EACH_SCHEDULE = 100_000;

const clock = handClock();
let database: Database;
let operator: Operator['parts'];
let account: Account;

beforeAll(async () => {
  database = await migratedDatabase();
  operator = (await openOperator({ clock }, database)).parts;
  const demo = await operator.players.findByLogin('demo');
  const own = await operator.accounts.ofPlayer(demo ?? 0);
  const main = own.find(({ type }) => type === 0);
  if (!main) throw new Error('The demo player has no main account.');
  account = main;
  const card = { id: 'card', at: clock.now() };
  await database.query(
    `INSERT INTO payments (id, player_id, account_id, method, amount, state, ref_id, created_at, changed_at, expires_at, card)
     VALUES ($1, $2, $3, 'card', $4, 'credited', $1, $5, $5, $5, $1)`,
    [card.id, account.playerId, account.id, PAID_IN, card.at],
  );
  await database.query(
    'INSERT INTO payout_cards (player_id, card, first_used_at) VALUES ($1, $2, 0)',
    [account.playerId, card.id],
  );
});
afterAll(() => database.close());

/** One step of a schedule. `nth` picks one of the withdrawals that there are. */
const STEP = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('ask' as const), amount: fc.nat(9_000) }) },
  { weight: 3, arbitrary: fc.constant({ do: 'advance' } as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'crash' } as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'lose answers' } as const) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      nth: fc.nat(3),
      isApproved: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('bank' as const),
      nth: fc.nat(3),
      event: fc.constantFrom(...PAYOUT_EVENTS),
      /** The same id again is the same event again. */
      eventId: fc.nat(2),
    }),
  },
);
type Step = typeof STEP extends fc.Arbitrary<infer Value> ? Value : never;

/** The money of the player, what is held and what was paid out; the sum of all entries. */
async function books(): Promise<{ total: number; held: number; sum: number }> {
  const { currency, ledgerAccountId } = account;
  const holdId = operator.ledger.houseAccount('withdraw-hold', currency);
  const row = one(
    await database.query<{ money: number; held: number; paid: number; sum: number }>(
      `SELECT (SELECT balance FROM ledger_accounts WHERE id = $1) AS money,
         (SELECT balance FROM ledger_accounts WHERE id = $2) AS held,
         (SELECT coalesce(sum(amount), 0)::bigint FROM withdrawals WHERE state = 'paid') AS paid,
         (SELECT coalesce(sum(amount), 0)::bigint FROM ledger_entries) AS sum`,
      [ledgerAccountId, holdId],
    ),
  );
  const open = one(
    await database.query<{ open: number }>(
      `SELECT coalesce(sum(amount), 0)::bigint AS open FROM withdrawals
       WHERE state IN ('asked', 'checking', 'approved', 'sent')`,
    ),
  );
  // What is held is what is under way, and nothing else.
  expect(row.held).toBe(open.open);
  return { total: row.money + row.held + row.paid, held: row.held, sum: row.sum };
}

/** An operator that has just started on this database, with a bank that answers as the schedule says. */
function start(answer: (order: PayoutOrder) => PayoutEvent | null) {
  const { accounts, bonuses, guard, identity, ledger, profiles } = operator;
  const now = (): number => clock.now();
  const withdrawals = new Withdrawals({
    database,
    accounts,
    bonuses,
    ledger,
    guard,
    identity,
    messages: { send: () => Promise.resolve() },
    onMoved: () => {},
    now,
  });
  const bank = {
    payOut: async (order: PayoutOrder) => ({ event: answer(order) }),
  };
  const progress = new WithdrawalProgress({
    database,
    accounts,
    profiles,
    identity,
    withdrawals,
    bank,
    now,
  });
  return { withdrawals, progress };
}

let schedules = 0;
let withdrawn = 0;

async function run(steps: readonly Step[], atBank: PayoutEvent): Promise<void> {
  const name = `schedule-${(schedules += 1)}`;
  await database.transaction((queries) =>
    operator.accounts.fund(queries, account, EACH_SCHEDULE, { kind: 'deposit', from: 'deposits' }),
  );
  const before = await books();
  const ids: string[] = [];
  let isLost = false;
  let live = start(answer);
  /** The bank has the order, whether its answer arrives or not. */
  function answer(): null {
    if (isLost) throw new Error('The answer of the bank was lost.');
    return null;
  }
  const refused = (): undefined => undefined;
  for (const [place, step] of steps.entries()) {
    const id = 'nth' in step ? ids[step.nth % Math.max(ids.length, 1)] : undefined;
    switch (step.do) {
      case 'ask': {
        const wish = {
          accountId: account.id,
          method: 'card',
          refId: `${name}-${place}`,
          amountOf: () => step.amount,
        };
        // Two tabs, one wish.
        const [asked] = await Promise.all(
          [1, 2].map(() => live.withdrawals.ask(account.playerId, wish).catch(refused)),
        );
        if (asked) ids.push(asked.id);
        break;
      }
      case 'advance':
        clock.jump(clock.now() + REVIEW_TIME * 2);
        await live.progress.advance().catch(refused);
        break;
      case 'crash':
        live = start(answer);
        break;
      case 'lose answers':
        isLost = !isLost;
        break;
      case 'decide':
        if (id !== undefined) {
          const change = step.isApproved ? 'approved' : 'review-refused';
          await live.withdrawals.happen(id, { change, eventId: null, reason: null });
        }
        break;
      case 'bank':
        if (id !== undefined) {
          const eventId = `${name}-${id}-${step.eventId}`;
          await live.withdrawals.happen(id, { change: step.event, eventId, reason: null });
        }
        break;
    }
  }
  expect(await books()).toMatchObject({ total: before.total, sum: 0 });

  // In the end the bank answers, and people decide: nothing stays held.
  live = start(() => atBank);
  for (let turn = 0; turn < 3; turn += 1) {
    clock.jump(clock.now() + REVIEW_TIME * 2);
    await live.progress.advance();
    for (const { id } of await live.progress.held()) {
      await live.withdrawals.happen(id, { change: 'approved', eventId: null, reason: null });
    }
  }
  expect(await books()).toEqual({ total: before.total, held: 0, sum: 0 });
  withdrawn += ids.length;
}

test('PAY-01 whatever comes twice, late, in another order or not at all, no money of a withdrawal doubles or vanishes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(STEP, { minLength: 3, maxLength: 12 }),
      fc.constantFrom(...PAYOUT_EVENTS),
      run,
    ),
    { numRuns: runs(500) },
  );
  expect(withdrawn).toBeGreaterThan(schedules / 2);
}, 240_000);
