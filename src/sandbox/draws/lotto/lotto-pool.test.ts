import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { randomBytes } from 'node:crypto';
import { Ledger } from '../../money/accounts/ledger';
import { Pools } from '../../money/accounts/pools';
import { ProductStakes } from '../../money/stakes/product-stakes';
import type { Database, Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import type { ChainWish } from '../fair/seed-chains';
import { SeedChains } from '../fair/seed-chains';
import { migratedDatabase } from '../../testing/migrated-database';
import type { Draw } from './draw-rows';
import { drawById, drawsBy } from './draw-rows';
import { Lotto } from './lotto';

const NOW = Date.UTC(2026, 10, 27, 15, 30);
/** 250,000.00 */
const LEAST = 25_000_000;

/** Chains whose rounds have the numbers that a test wants. */
class KnownNumbers extends SeedChains {
  numbers: readonly number[] = [];

  override async draw(queries: Queries, chainId: number, wish: ChainWish) {
    const round = await super.draw(queries, chainId, wish);
    return { ...round, results: [this.numbers.map((number) => number - 1)] };
  }
}

let database: Database;
let lotto: Lotto;
let ledger: Ledger;
let chains: KnownNumbers;

beforeEach(async () => {
  database = await migratedDatabase();
  ledger = await Ledger.open(database);
  const pools = new Pools(ledger);
  const now = (): number => NOW;
  chains = new KnownNumbers({ now, randomBytes });
  lotto = new Lotto({
    database,
    ledger,
    pools,
    // No player has a ticket here.
    stakes: new ProductStakes({ guard: { mayStake: async () => {} } as never, pools, now }),
    seedChains: chains,
    onMoved: () => {},
    onDrawn: async () => {},
    now,
  });
  await lotto.run();
});
afterEach(async () => {
  expect(await ledger.check(database)).toMatchObject({ isBalanced: true, sum: 0 });
  await database.close();
});

/** A draw that is not drawn yet. */
async function next(place = 0): Promise<Draw> {
  const where = `d.lottery = '6-45' AND d.numbers IS NULL ORDER BY d.number`;
  const draw = (await drawsBy(database, where, []))[place];
  if (!draw) throw new Error('No draw is planned.');
  return draw;
}

/** The first ticket of a draw. */
async function ticketOf({ id }: Draw): Promise<number[]> {
  const rows = await database.query<{ line: string }>(
    'SELECT line FROM lotto_tickets WHERE draw_id = $1 ORDER BY id LIMIT 1',
    [id],
  );
  return one(rows).line.split(' ').map(Number);
}

/** Draws numbers. */
async function drawn(numbers: readonly number[]): Promise<Draw> {
  chains.numbers = numbers;
  const id = await lotto.drawNow('6-45');
  return drawById(database, id);
}

/** What an account of the ledger has. */
async function balanceOf(code: string): Promise<number> {
  const rows = await database.query<{ balance: number }>(
    'SELECT balance FROM ledger_accounts WHERE code = $1',
    [code],
  );
  return one(rows).balance;
}

const FUND = 'pool:lotto:6-45:EUR';
const JACKPOT = 'pool:lotto:jackpot-6-45:EUR';
const HOUSE = 'house:stakes:EUR';

describe('a draw of 6/45', () => {
  it('TOT-01 begins with a jackpot of the house, which the ledger has', async () => {
    expect((await next()).jackpotMoney).toBe(LEAST);
    expect(await balanceOf(JACKPOT)).toBe(LEAST);
    expect(await balanceOf('house:bonuses:EUR')).toBe(-LEAST);
    // Another run adds nothing to it.
    await lotto.run();
    expect(await balanceOf(JACKPOT)).toBe(LEAST);
  });

  it('TOT-01 P111 pays the jackpot to six hits, and the house begins it again', async () => {
    const draw = await next();
    await lotto.fill(draw.id, 100);
    const { dividends, winners } = await drawn(await ticketOf(draw));
    // 20.00 of 100.00, and the jackpot.
    expect(winners[0]).toEqual({ hits: 6, tickets: 1, each: 2000 + LEAST });
    expect(dividends).toMatchObject({
      sales: 10_000,
      house: 4000,
      jackpot: { atStake: LEAST, units: 1, each: LEAST, after: LEAST },
    });
    expect(await balanceOf(FUND)).toBe(0);
    expect(await balanceOf(JACKPOT)).toBe(LEAST);
    expect(await balanceOf(HOUSE)).toBe(4000);
    expect(await balanceOf('house:bonuses:EUR')).toBe(-LEAST - 4000);
  });

  it('TOT-01 P111 carries to the jackpot what nobody won, from draw to draw', async () => {
    await lotto.fill((await next()).id, 10);
    // A draw to come keeps its money.
    await lotto.fill((await next(1)).id, 7);
    const ticket = await ticketOf(await next());
    const none = Array.from({ length: 45 }, (_, at) => at + 1).filter(
      (number) => !ticket.includes(number),
    );
    const { dividends } = await drawn(none.slice(0, 6));
    const paid = sumOf(dividends?.categories.map(({ units, each }) => units * each) ?? []);
    const { added = 0, carried = 0 } = dividends ?? {};
    expect(paid + 400 + carried).toBe(1000 + added);
    expect(await balanceOf(JACKPOT)).toBe(LEAST + carried);
    expect(await balanceOf(FUND)).toBe(700);
    expect((await next()).jackpotMoney).toBe(LEAST + carried);
  });

  it('TOT-01 that was planned with fixed prizes keeps them, and takes no money of later draws', async () => {
    const draw = await next();
    const terms = { kind: 'fixed', prizes: [{ hits: 6, times: 1_000_000 }] };
    await database.query(
      'UPDATE lotto_draws SET terms = $2, jackpot_account_id = NULL WHERE id = $1',
      [draw.id, JSON.stringify(terms)],
    );
    await lotto.fill(draw.id, 1);
    await lotto.fill((await next(1)).id, 50);
    const { winners, dividends } = await drawn(await ticketOf(draw));
    expect([winners, dividends]).toEqual([[{ hits: 6, tickets: 1, each: 100_000_000 }], null]);
    expect(await balanceOf(JACKPOT)).toBe(LEAST);
    const shared = (await drawn(await ticketOf(await next()))).dividends;
    expect(shared?.sales).toBe(5000);
    expect(await balanceOf(FUND)).toBe(0);
  });
});

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
