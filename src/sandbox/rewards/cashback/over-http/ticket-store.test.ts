import { randomUUID } from 'node:crypto';
import { isTicketIn } from '@grandstand/bus-contracts/domain/fair';
import { hitsOf, lottoRules, prizeTimes } from '@grandstand/bus-contracts/domain/lotto';
import { lottoTicketProof } from '@grandstand/bus-contracts/player';
import type { OwnLottoTicket, PointsView } from '@grandstand/bus-contracts/player';
import {
  migratedDatabase,
  moneyOf,
  registerPlayer,
  startOperator,
} from '@grandstand/sandbox/testing';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { lottoBench } from '../../../../../tests/harness/operator/lotto-bench';

let database: Awaited<ReturnType<typeof migratedDatabase>>;
let operator: TestOperator;
let bench: ReturnType<typeof lottoBench>;
beforeAll(async () => {
  database = await migratedDatabase();
  operator = await startOperator({ database });
  bench = lottoBench(operator);
});
afterEach(async () => {
  expect(operator.problems).toEqual([]);
  const { body } = await operator.get('/sandbox/v1/ledger');
  expect(body).toMatchObject({ isBalanced: true, sum: 0 });
});
afterAll(() => operator.sandbox.close());

const KZT = 4;
/** In points. */
const PRICE = 50;

interface Quoted extends ErrorBody {
  readonly quote: string;
  readonly accountId: number;
  readonly amount: number;
  readonly title: string;
  readonly lines: readonly string[];
  readonly closesAt: number;
  readonly terms: string;
}
type Ticket = PointsView['tickets'][number];

const pointsOf = async ({ token }: TestPlayer): Promise<PointsView> =>
  (await operator.get<PointsView>('/web-api/promo/points', { token })).body;
const soldTo = async (player: TestPlayer): Promise<Ticket> => {
  const [ticket] = (await pointsOf(player)).tickets;
  if (!ticket) throw new Error('The store sells no ticket.');
  return ticket;
};
const wishOf = ({ ref }: Pick<Ticket, 'ref'>) => ({ kind: 'points', ref, lines: ['1'] });
const quote = async ({ token }: TestPlayer, wish: object): Promise<Quoted> =>
  (await operator.post<Quoted>('/web-api/purchases/quote', wish, { token })).body;
const balanceOf = async (code: string): Promise<number> => {
  const [row] = await database.query<{ balance: number }>(
    'SELECT balance FROM ledger_accounts WHERE code = $1',
    [code],
  );
  return row?.balance ?? 0;
};

/** A player with points. */
async function playerWith(points: number, currency?: number): Promise<TestPlayer> {
  const player = await registerPlayer(operator, currency);
  await operator.control(`/players/${player.login}/points`, { points });
  return player;
}

/** An exchange of points for the ticket that the store sells now, to be sent once or more. */
async function exchangeOf(player: TestPlayer) {
  const wish = wishOf(await soldTo(player));
  const { accountId, quote: version } = await quote(player, wish);
  const order = { ...wish, refId: randomUUID(), accountId, quote: version };
  return () =>
    operator.post<{ purchase: { id: string } } & ErrorBody>('/web-api/purchases', order, {
      token: player.token,
    });
}

async function buy(player: TestPlayer): Promise<void> {
  expect((await (await exchangeOf(player))()).status).toBe(200);
}

/** Draws what the tickets of a player wait for, and returns them. */
async function drawnOf(player: TestPlayer): Promise<OwnLottoTicket[]> {
  await bench.drawNow('5-36');
  const tickets = await bench.tickets(player);
  expect(tickets.every(({ hits }) => hits !== null)).toBe(true);
  return tickets;
}

test('BNS-02 TOT-01 points are exchanged for a ticket in the next draw of 5/36, once for a reference, at the cost of the house', async () => {
  const player = await playerWith(120);
  const draw = await bench.next('5-36');
  const ticket = await soldTo(player);
  expect(ticket).toEqual({
    ref: `lotto-ticket-${draw.id}`,
    price: PRICE,
    lottery: '5-36',
    closesAt: draw.closesAt,
    drawsAt: draw.drawsAt,
    stake: 50,
    iso: 'EUR',
    scale: 2,
  });
  const { title, lines, closesAt, terms, amount } = await quote(player, wishOf(ticket));
  expect({ title, closesAt, terms, amount }).toEqual({
    title: `Ticket of lotto 5/36, draw ${draw.number}`,
    closesAt: draw.closesAt,
    terms: '/lotto/view/5-36',
    amount: PRICE,
  });
  expect(lines).toEqual([
    expect.stringMatching(/^One combination of random numbers\. .* stake of 0\.50\sEUR\. /),
  ]);
  const money = await moneyOf(operator, player);
  const promotions = await balanceOf('house:promotions:EUR');
  const fund = await balanceOf('pool:lotto:5-36:EUR');
  const order = await exchangeOf(player);
  const [first, second] = await Promise.all([order(), order()]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body.purchase.id).toBe(first.body.purchase.id);
  expect(await bench.tickets(player)).toMatchObject([
    { isForPoints: true, hits: null, prize: null, draw: { id: draw.id } },
  ]);
  expect(await moneyOf(operator, player)).toBe(money);
  expect(await balanceOf('house:promotions:EUR')).toBe(promotions - 50);
  expect(await balanceOf('pool:lotto:5-36:EUR')).toBe(fund + 50);
  const { points, entries } = await pointsOf(player);
  expect(points).toBe(70);
  expect(entries[0]).toMatchObject({ what: 'exchange', title, points: -PRICE });
});

test('two exchanges give two tickets, each with numbers of its own', async () => {
  const player = await playerWith(2 * PRICE);
  await buy(player);
  await buy(player);
  const tickets = await bench.tickets(player);
  for (const { numbers } of tickets) {
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(numbers).size).toBe(5);
    expect(numbers.every((number) => number >= 1 && number <= 36)).toBe(true);
  }
  expect(tickets.length).toBe(2);
  expect(tickets[0]?.numbers).not.toEqual(tickets[1]?.numbers);
  expect((await pointsOf(player)).points).toBe(0);
});

test('TOT-01 it is under the root that is published before the draw, beside tickets for money', async () => {
  const player = await playerWith(PRICE);
  const draw = await bench.next('5-36');
  await bench.buy(player, draw, ['1 7 12 20 33']);
  await buy(player);
  await bench.buy(player, draw, ['2 3 5 7 11']);
  const drawn = await drawnOf(player);
  expect(drawn.map(({ isForPoints }) => isForPoints)).toEqual([false, true, false]);
  const [, ticket] = drawn;
  const path = `/lotto-api/v1/ticket-proof?id=${ticket?.id}`;
  const { body } = await operator.get(path, { token: player.token });
  const { leaf, proof } = v.parse(lottoTicketProof.answer, body);
  expect(leaf).toBe(`${ticket?.id}:${ticket?.numbers.join('-')}`);
  expect(await isTicketIn(leaf, proof, ticket?.draw.root ?? '')).toBe(true);
});

test('TOT-01 its prize is the player’s money at once, and no stake of theirs', async () => {
  const player = await playerWith(10_000);
  const other = await playerWith(10_000, KZT);
  // What 0.50 EUR is in the other currency.
  const ticketFor = { kind: 'lotto', ref: `lotto-${(await bench.next()).id}x1` };
  const half = (await quote(other, { ...ticketFor, lines: ['1 7 12 20 33'] })).amount;
  const { token } = player;
  const [money, otherMoney] = [await moneyOf(operator, player), await moneyOf(operator, other)];
  let won = 0;
  let otherWon = 0;
  while (won === 0 || otherWon === 0) {
    for (let count = 0; count < 10; count += 1) {
      await buy(player);
      await buy(other);
    }
    const last = (await drawnOf(player)).slice(0, 10);
    for (const { numbers, hits, prize, draw } of last) {
      expect(hits).toBe(hitsOf(numbers, draw.numbers ?? []));
      expect(prize).toBe(prizeTimes(lottoRules('5-36'), hits ?? 0) * 50);
    }
    won += last.reduce((sum, { prize }) => sum + (prize ?? 0), 0);
    const others = (await bench.tickets(other)).slice(0, 10);
    otherWon += others.reduce((sum, { prize }) => sum + (prize ?? 0), 0);
    expect((await moneyOf(operator, player)) - money).toBeCloseTo(won / 100);
    expect((await moneyOf(operator, other)) - otherMoney).toBeCloseTo((otherWon / 50) * half);
  }
  // Limits count what was staked and lost before them too.
  for (const limitType of [3, 12]) {
    await operator.control(`/players/${player.login}/limits`, { limitType, limitValue: 5 });
  }
  const limits = await operator.get('/limit-service-api/api/external/web/v3/limits', { token });
  expect(JSON.stringify(limits.body).match(/"limitBalance":\d+/g)).toEqual([
    '"limitBalance":5',
    '"limitBalance":5',
  ]);
  const statements = await operator.get('/web-api/statements', { token });
  expect(JSON.stringify(statements.body)).toContain(`"staked":0,"won":${won / 100},`);
  const { waiting, entries } = await pointsOf(player);
  expect([waiting, entries.some(({ what }) => what === 'cashback')]).toEqual([0, false]);
});

test('a ticket is refused with too few points, for more than one, and in a draw that is not the next', async () => {
  const player = await playerWith(PRICE - 1);
  expect((await (await exchangeOf(player))()).body.error.code).toBe('not-enough-points');
  const wish = wishOf(await soldTo(player));
  expect((await quote(player, { ...wish, lines: ['1', '1'] })).error.code).toBe('bad-lines');
  const later = (await bench.lotteryNow('5-36')).next[1];
  const ref = `lotto-ticket-${later?.id}`;
  expect((await quote(player, { ...wish, ref })).error.code).toBe('sale-closed');
  expect([await bench.tickets(player), (await pointsOf(player)).points]).toEqual([[], PRICE - 1]);
});

test('a sale that has closed after the quote is refused, and the store sells a ticket in the next draw', async () => {
  const player = await playerWith(PRICE);
  const before = await soldTo(player);
  const order = await exchangeOf(player);
  await bench.drawNow('5-36');
  const refused = await order();
  expect([refused.status, refused.body.error.code]).toEqual([422, 'sale-closed']);
  expect((await pointsOf(player)).points).toBe(PRICE);
  const after = await soldTo(player);
  expect(after.drawsAt).toBe(before.drawsAt + lottoRules('5-36').everyMs);
  await buy(player);
  expect((await bench.tickets(player)).length).toBe(1);
});

test('TOT-01 its draw is never called off: one that a stop has missed is drawn after it', async () => {
  const player = await playerWith(PRICE);
  const { drawsAt } = await soldTo(player);
  await buy(player);
  operator.clock.jump(drawsAt + 3_600_000);
  const { login, password } = player;
  const signIn = { login, password, remember: true };
  const { body } = await operator.post<{ token: string }>('/web-api/user/login', signIn);
  const [ticket] = await bench.tickets({ ...player, token: body.token });
  expect(ticket).toMatchObject({ draw: { isLate: true }, hits: expect.any(Number) as number });
});

test('P118 no ticket is sold to a player to whom nothing may be offered; the points stay theirs', async () => {
  const player = await playerWith(PRICE);
  const wish = wishOf(await soldTo(player));
  const order = await exchangeOf(player);
  await operator.control(`/players/${player.login}/limits`, { limitType: 33, limitValue: 1 });
  expect(await pointsOf(player)).toMatchObject({ points: PRICE, tickets: [] });
  expect((await quote(player, wish)).error.code).toBe('bonus-barred');
  expect((await order()).body.error.code).toBe('bonus-barred');
  expect([await bench.tickets(player), (await pointsOf(player)).points]).toEqual([[], PRICE]);
});

test('no ticket is sold where the jurisdiction permits no lotteries', async () => {
  const player = await playerWith(PRICE);
  const wish = wishOf(await soldTo(player));
  await operator.control('/site', { pack: 'de' });
  try {
    expect((await pointsOf(player)).tickets).toEqual([]);
    expect((await quote(player, wish)).error.code).toBe('product-blocked');
  } finally {
    await operator.control('/site', { pack: 'open' });
  }
});
