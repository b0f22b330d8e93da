import { isTicketIn, ticketRoot, verifyRound } from '@grandstand/bus-contracts/domain/fair';
import { hitsOf, lottoRules, prizeTimes } from '@grandstand/bus-contracts/domain/lotto';
import { lottoDrawn, lottoTicketProof } from '@grandstand/bus-contracts/player';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { moneyOf, registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lottoBench } from '../../../../../tests/harness/operator/lotto-bench';

const LINE = '1 7 12 20 33';
const MINUTES_5 = 300_000;

let operator: TestOperator;
let player: TestPlayer;
let bench: ReturnType<typeof lottoBench>;

beforeAll(async () => {
  operator = await startOperator();
  bench = lottoBench(operator);
});
beforeEach(async () => {
  player = await registerPlayer(operator);
});
afterAll(async () => {
  expect(operator.problems).toEqual([]);
  expect((await operator.get('/sandbox/v1/ledger')).body).toMatchObject({ isBalanced: true });
  await operator.sandbox.close();
});

/** Tickets of 4/20 one of which has two of any four numbers at least. */
function covering(): string[] {
  const groups = [
    [1, 2, 3, 4, 5, 6, 7],
    [8, 9, 10, 11, 12, 13, 14],
    [15, 16, 17, 18, 19, 20],
  ];
  return groups.flatMap((group) =>
    group.flatMap((one, at) =>
      group.slice(at + 1).map((other) => {
        const rest = group.filter((each) => each !== one && each !== other).slice(0, 2);
        return [one, other, ...rest].toSorted((a, b) => a - b).join(' ');
      }),
    ),
  );
}

describe('the draws of a lottery', () => {
  it('TOT-01 are on the clock, follow one another, and sell tickets until 10 s before', async () => {
    const { next: open, price } = await bench.lotteryNow('5-36');
    expect([open.length, price]).toEqual([11, 50]);
    for (const [place, draw] of open.entries()) {
      expect(draw).toMatchObject({ number: (open[0]?.number ?? 0) + place, state: 'open' });
      expect([draw.drawsAt % MINUTES_5, draw.drawsAt - draw.closesAt]).toEqual([0, 10_000]);
    }
    expect((await bench.next('6-45')).drawsAt % 3_600_000).toBe(0);
  });

  it('TOT-01 have numbers that follow from a committed seed and the root of the tickets', async () => {
    const draw = await bench.next();
    await bench.buy(player, draw, [LINE, LINE]);
    operator.clock.jump(draw.closesAt + 1);
    const [one, other] = (await bench.tickets(player)).toReversed();
    const closed = await bench.drawn(draw.id);
    expect(closed).toMatchObject({ state: 'closed', numbers: null, proof: null, tickets: 2 });
    expect(closed.root).toBe(
      await ticketRoot([one, other].map((ticket) => `${ticket?.id}:1-7-12-20-33`)),
    );
    operator.clock.jump(draw.drawsAt + 1);
    const done = await bench.drawn(draw.id);
    expect(done).toMatchObject({ state: 'drawn', root: closed.root, isLate: false });
    expect(done.proof?.root).toBe(closed.root);
    // Published before the sale, and not to be foreseen when the chain was made.
    expect(draw.salt).toMatch(/^[0-9a-f]{32}$/);
    expect(done.proof?.salt).toBe(draw.salt);
    expect(await verifyRound(done.proof)).toEqual({ isValid: true });
    expect(done.proof?.results).toEqual([done.numbers?.map((number) => number - 1)]);
    expect(new Set(done.numbers).size).toBe(5);
    const path = `/lotto-api/v1/ticket-proof?id=${one?.id}`;
    const { body } = await operator.get(path, { token: player.token });
    const { leaf, proof } = v.parse(lottoTicketProof.answer, body);
    expect(await isTicketIn(leaf, proof, done.root ?? '')).toBe(true);
    player = await registerPlayer(operator);
    expect((await operator.get(path, { token: player.token })).status).toBe(404);
  });

  it('TOT-01 that a stop has missed are drawn after it, each by its own seed', async () => {
    const { next: open } = await bench.lotteryNow('5-36');
    const [first, second] = open;
    await bench.buy(player, first!, [LINE], { draws: 2 });
    operator.clock.jump((second?.drawsAt ?? 0) + 3_600_000);
    player = await registerPlayer(operator);
    await bench.next();
    const query = `&before=${(second?.number ?? 0) + 1}`;
    const one = await bench.drawn(first!.id, '5-36', query);
    const two = await bench.drawn(second!.id, '5-36', query);
    expect([one, two]).toMatchObject([{ isLate: true }, { isLate: true }]);
    expect(two.proof?.link.hash).toBe(one.proof?.seed);
  });
});

describe('tickets', () => {
  it('TOT-01 are bought once by their refId, in several draws', async () => {
    const draw = await bench.next();
    const before = await moneyOf(operator, player);
    const order = { draws: 3, refId: 'lotto-once' };
    const first = await bench.buy(player, draw, [LINE, '2 3 5 7 11'], order);
    expect(first.quote).toMatchObject({ amount: 3 });
    expect(first.quote.lines).toEqual([
      '1 · 7 · 12 · 20 · 33',
      '2 · 3 · 5 · 7 · 11',
      '2 × 3 × 0.50 EUR',
    ]);
    expect((await bench.buy(player, draw, [LINE, '2 3 5 7 11'], order)).id).toBe(first.id);
    expect(await moneyOf(operator, player)).toBeCloseTo(before - 3);
    expect((await bench.tickets(player)).map((ticket) => ticket.draw.number - draw.number)).toEqual(
      [2, 2, 1, 1, 0, 0],
    );
  });

  it('are refused with numbers that are none of the lottery, and in draws that are not planned', async () => {
    const draw = await bench.next();
    expect((await bench.buy(player, draw, ['1 7 12 20 37'])).code).toBe('bad-lines');
    const last = (await bench.lotteryNow('5-36')).next.at(-1);
    expect((await bench.buy(player, last!, [LINE], { draws: 2 })).code).toBe('bad-lines');
    expect((await bench.buy(player, { id: 999_999 }, [LINE])).status).toBe(404);
  });

  it('TOT-01 are refused once their sale is closed', async () => {
    const draw = await bench.next();
    operator.clock.jump(draw.closesAt);
    player = await registerPlayer(operator);
    expect((await bench.buy(player, draw, [LINE])).code).toBe('sale-closed');
  });

  it('TOT-01 count in the limits of stakes', async () => {
    await operator.post(
      '/limit-service-api/api/external/web/v3/limits',
      { limits: [{ limitType: 1, limitValue: 1 }] },
      { token: player.token },
    );
    const draw = await bench.next();
    const limited = await bench.buy(player, draw, [LINE], { draws: 3 });
    expect([limited.status, limited.code]).toEqual([422, 'limit-reached']);
    expect((await bench.buy(player, draw, [LINE])).status).toBe(200);
  });

  it('TOT-01 of a system play all combinations of their numbers', async () => {
    const draw = await bench.next('4-20');
    const systems = ['1 2 3 4 5 6 7', '8 9 10 11 12 13 14', '15 16 17 18 19 20'];
    // One of them has two of any four numbers at least.
    const bought = await bench.buy(player, draw, [...systems, '1 2 3 4']);
    expect(bought.quote).toMatchObject({ amount: (35 + 35 + 15 + 1) / 2 });
    expect(bought.quote.lines).toContain('1 · 2 · 3 · 4 · 5 · 6 · 7 (system, combinations: 35)');
    const money = await moneyOf(operator, player);
    // Another draw may be closed, and come first.
    let done = await bench.drawNow('4-20');
    while (done.id < draw.id) done = await bench.drawNow('4-20');
    const own = (await bench.tickets(player)).filter((ticket) => ticket.draw.id === done.id);
    const rules = lottoRules('4-20');
    for (const { hits, prize, numbers } of own) {
      expect(hits).toBe(hitsOf(numbers, done.numbers ?? []));
      expect(prize).toBe(prizeTimes(rules, hits ?? 0, numbers.length) * 50);
    }
    const won = own.reduce((sum, { prize }) => sum + (prize ?? 0), 0);
    expect(won).toBeGreaterThan(0);
    expect((await moneyOf(operator, player)) - money).toBeCloseTo(won / 100);
    const told = done.winners.reduce((sum, { tickets: count, each }) => sum + count * each, 0);
    expect(told).toBe(won);
    const { leaf } = (
      await operator.get<{ leaf: string }>(`/lotto-api/v1/ticket-proof?id=${own.at(-1)?.id}`, {
        token: player.token,
      })
    ).body;
    expect(leaf).toMatch(/:1-2-3-4-5-6-7$/);
    expect(
      (await bench.buy(player, await bench.next('4-20'), ['1 2 3 4 5 6 7 8 9 10 11 12 13'])).code,
    ).toBe('bad-lines');
  });

  it('TOT-01 P111 win fixed prizes, which are booked with each draw, and keep the books at 0', async () => {
    const draw = await bench.next('4-20');
    const lines = covering();
    await bench.buy(player, draw, lines, { draws: 2 });
    let money = await moneyOf(operator, player);
    for (const waiting of [lines.length, 0]) {
      const done = await bench.drawNow('4-20');
      const own = (await bench.tickets(player)).filter((ticket) => ticket.draw.id === done.id);
      for (const { hits, prize, numbers } of own) {
        expect(hits).toBe(hitsOf(numbers, done.numbers ?? []));
        expect(prize).toBe(prizeTimes(lottoRules('4-20'), hits ?? 0) * 50);
      }
      const won = done.winners.reduce((sum, { tickets: count, each }) => sum + count * each, 0);
      expect(won).toBeGreaterThan(0);
      const now = await moneyOf(operator, player);
      expect(now - money).toBeCloseTo(won / 100);
      money = now;
      const { body } = await operator.get<{ purchases: { status: string }[] }>(
        '/web-api/purchases',
        { token: player.token },
      );
      expect(body.purchases[0]?.status).toBe(waiting > 0 ? 'accepted' : 'won');
    }
    const { body } = await operator.get('/sandbox/v1/ledger');
    expect(body).toMatchObject({ isBalanced: true, sum: 0 });
  });
});

describe('the stream of draws', () => {
  const messageSchema = v.object({ draws: v.array(lottoDrawn.payload) });

  /** Reads the stream as a guest. */
  async function connect() {
    const url = 'http://localhost:3000/feed-api/v1/lotto/stream';
    const answer = await operator.sandbox.fetch(new Request(url));
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/event-stream/);
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    return {
      next: async () => {
        for (;;) {
          const { done, value = '' } = await reader.read();
          const [, data] = /^event: lotto\ndata: (.*)\n\n$/.exec(value) ?? [];
          // Comments keep it open.
          if (data === undefined && !done) continue;
          return v.parse(messageSchema, JSON.parse(data ?? 'null')).draws;
        }
      },
      close: () => reader.cancel(),
    };
  }

  it('TOT-01 has the last draw of each lottery, then each new one with its proof, for guests too', async () => {
    const earlier = await bench.drawNow('4-20');
    const stream = await connect();
    const first = await stream.next();
    expect(first.find(({ lotteryId }) => lotteryId === '4-20')).toEqual({
      lotteryId: '4-20',
      drawId: earlier.id,
      numbers: earlier.numbers,
      proof: earlier.proof,
    });
    const [draw] = await Promise.all([bench.drawNow('6-45'), bench.drawNow('6-45')]);
    const news = [...(await stream.next()), ...(await stream.next())];
    expect(news.map(({ lotteryId }) => lotteryId)).toEqual(['6-45', '6-45']);
    expect(news.find(({ drawId }) => drawId === draw.id)).toEqual({
      lotteryId: '6-45',
      drawId: draw.id,
      numbers: draw.numbers,
      proof: draw.proof,
    });
    await stream.close();
  });

  it('TOT-01 has the draws that the clock makes', async () => {
    const { id, drawsAt } = await bench.next('5-36');
    const stream = await connect();
    await stream.next();
    operator.clock.jump(drawsAt);
    operator.clock.advance(3_000);
    const ids: number[] = [];
    // Other lotteries may have a draw at that time.
    while (!ids.includes(id)) ids.push(...(await stream.next()).map(({ drawId }) => drawId));
    expect((await bench.drawn(id)).numbers).not.toBeNull();
    await stream.close();
  });
});
