import type { TotoDraw, TotoSections } from '@grandstand/bus-contracts/answers';
import { totoAnswers } from '@grandstand/bus-contracts/answers';
import type { OwnTotoCoupon } from '@grandstand/bus-contracts/player';
import { totoCoupons } from '@grandstand/bus-contracts/player';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { moneyOf, registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import { TOTO_SECTIONS, totoRules } from '@grandstand/bus-contracts/domain/toto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

/** The outcomes of the 23rd of August 2025. */
const RESULTS = Array.from('211121212X11XX2');
/** What hits all but some of them. */
const lineOf = (misses: number): string =>
  `1x ${RESULTS.map((result, at) => (at < misses ? (result === '1' ? '2' : '1') : result)).join(' ')}`;

let operator: TestOperator;
let player: TestPlayer;
let refs = 0;

beforeAll(async () => {
  operator = await startOperator();
});
beforeEach(async () => {
  player = await registerPlayer(operator);
});
afterAll(async () => {
  expect(operator.problems).toEqual([]);
  expect((await operator.get('/sandbox/v1/ledger')).body).toMatchObject({ isBalanced: true });
  await operator.sandbox.close();
});

async function sections(): Promise<TotoSections> {
  const { body } = await operator.get('/toto-api/v1/sections');
  return v.parse(totoAnswers.totoSections, body);
}

async function draws(query: string): Promise<TotoDraw[]> {
  const { status, body } = await operator.get(`/toto-api/v1/draws?${query}`);
  expect(status).toBe(200);
  return v.parse(totoAnswers.totoDraws, body).draws;
}

const jackpotOf = async (section: string): Promise<number> =>
  (await sections()).sections.find((each) => each.section === section)?.jackpot ?? NaN;

async function opened(section = 'fifteen'): Promise<number> {
  const { status, body } = await operator.control<{ id: number }>('/toto/draws', { section });
  expect(status).toBe(200);
  return body.id;
}

const qa = (id: number, call: string, body: object) =>
  operator.control(`/toto/draws/${id}/${call}`, body);

async function ended(id: number, results: readonly string[]): Promise<TotoDraw> {
  expect((await qa(id, 'close', {})).status).toBe(200);
  expect((await qa(id, 'results', { results })).status).toBe(200);
  const found = (await draws('section=fifteen&list=past')).find((draw) => draw.id === id);
  if (!found) throw new Error(`The draw ${id} is not among those that are closed.`);
  return found;
}

interface Bought extends ErrorBody {
  readonly purchase: { readonly id: string; readonly status: string };
}

/** Buys a coupon as the sheet does. */
async function buy(id: number, line: string, refId = `toto-ref-${++refs}`, by = player) {
  const wish = { kind: 'toto', ref: `toto-${id}`, lines: [line] };
  const { token } = by;
  const quoted = await operator.post<
    { quote: string; amount: number; lines: string[] } & ErrorBody
  >('/web-api/purchases/quote', wish, { token });
  const { status, body: quote } = quoted;
  if (status !== 200) return { status, code: quote.error.code, id: undefined, quote };
  const order = { ...wish, refId, accountId: by.accountId, quote: quote.quote };
  const { body, ...bought } = await operator.post<Bought>('/web-api/purchases', order, { token });
  const isBought = bought.status === 200;
  return {
    status: bought.status,
    code: isBought ? undefined : body.error.code,
    id: isBought ? body.purchase.id : undefined,
    quote,
  };
}

async function coupons(): Promise<OwnTotoCoupon[]> {
  const { body } = await operator.get('/toto-api/v1/coupons', { token: player.token });
  return v.parse(totoCoupons.answer, body).coupons;
}

describe('the draws of toto', () => {
  it('TOT-01 are planned from the line in every section, and close at their first kick-off', async () => {
    const { sections: all, unit, iso } = await sections();
    expect([unit, iso]).toEqual([20, 'EUR']);
    expect(all.map(({ section }) => section)).toEqual(TOTO_SECTIONS);
    expect(all.filter(({ openDraws }) => openDraws === 0)).toEqual([]);
    const [draw] = await draws('section=football');
    expect(draw).toMatchObject({ number: 1, state: 'open', rhythm: 'quick' });
    expect(draw?.matches).toHaveLength(12);
    expect(draw?.closesAt).toBe(Math.min(...(draw?.matches ?? []).map(({ startsAt }) => startsAt)));
    expect(draw?.matches[0]?.odds.every((odds) => odds !== null && odds > 1)).toBe(true);
  });

  it.each(TOTO_SECTIONS)(
    'of %s have odds and a next one, follow one another, and are settled by their matches',
    async (section) => {
      const [first] = await draws(`section=${section}`);
      const { matches: count, outcomes } = totoRules(section);
      expect(first?.matches).toHaveLength(count);
      expect(first?.matches[0]?.path).toMatch(/^\//);
      operator.clock.advance(20_000);
      // Ice hockey has few matches: its next draw may have to wait for them.
      const next = await draws(`section=${section}&list=next`);
      expect(next.length).toBeGreaterThanOrEqual(section === 'ice-hockey' ? 0 : 1);
      operator.clock.jump((first?.closesAt ?? 0) + 1);
      const closed = await draws(`section=${section}&list=past`);
      expect(closed.find(({ id }) => id === first?.id)).toMatchObject({ state: 'closed' });
      operator.clock.jump((first?.closesAt ?? 0) + 3 * 3_600_000);
      const past = await draws(`section=${section}&list=past`);
      const settled = past.find(({ id }) => id === first?.id);
      expect(settled?.state).toBe('settled');
      const results = settled?.matches.map(({ result }) => result ?? '') ?? [];
      expect(results.every((result) => outcomes.includes(result))).toBe(true);
      player = await registerPlayer(operator);
    },
  );

  it.each(TOTO_SECTIONS)(
    'of %s are opened for QA, who buys, fills and ends them',
    async (section) => {
      const { matches: count, outcomes } = totoRules(section);
      const opened = await operator.control<{ id: number }>('/toto/draws', { section });
      expect(opened.status).toBe(200);
      const { id } = opened.body;
      const line = `1x ${Array.from({ length: count }, () => outcomes[0]).join(' ')}`;
      expect((await buy(id, line)).status).toBe(200);
      await qa(id, 'fill', { random: 20 });
      await qa(id, 'close', {});
      await qa(id, 'results', { results: Array.from({ length: count }, () => outcomes[0]) });
      const ended = (await draws(`section=${section}&list=past`)).find((each) => each.id === id);
      expect(ended).toMatchObject({ state: 'settled', winners: [{ hits: count }] });
      expect((await coupons())[0]).toMatchObject({ status: 'won' });
    },
  );
});

describe('a coupon', () => {
  it('TOT-01 is bought once by its refId, for the least stakes of its combinations', async () => {
    const id = await opened();
    const before = await moneyOf(operator, player);
    const line = `2x ${['1X', '12', ...RESULTS.slice(2)].join(' ')}`;
    const first = await buy(id, line, 'toto-once');
    expect(first.quote).toMatchObject({ amount: 1.6 });
    expect(first.quote.lines[1]).toBe('4 × 0.40 EUR');
    const again = await buy(id, line, 'toto-once');
    expect(again.id).toBe(first.id);
    expect(await moneyOf(operator, player)).toBeCloseTo(before - 1.6);
    expect(await coupons()).toMatchObject([
      { units: 2, picks: ['1X', '12', ...RESULTS.slice(2)], amount: 160, status: 'accepted' },
    ]);
  });

  it.each([
    ['no line of the draw', '1x 1 1', 422, 'bad-lines'],
    ['more combinations than are taken', `1x ${'1X2 '.repeat(14)}1`, 422, 'bad-lines'],
  ])('is refused with %s', async (_, line, status, code) => {
    const refused = await buy(await opened(), line);
    expect([refused.status, refused.code]).toEqual([status, code]);
  });

  it('is refused once the draw is closed, and of a draw that there is not', async () => {
    const id = await opened();
    await qa(id, 'close', {});
    expect((await buy(id, lineOf(0))).code).toBe('sale-closed');
    expect((await buy(999_999, lineOf(0))).status).toBe(404);
  });

  it('TOT-01 counts in the limits of stakes', async () => {
    await operator.post(
      '/limit-service-api/api/external/web/v3/limits',
      { limits: [{ limitType: 1, limitValue: 1 }] },
      { token: player.token },
    );
    const id = await opened();
    const limited = await buy(id, `1x ${['1X2', '1X', ...RESULTS.slice(2)].join(' ')}`);
    expect([limited.status, limited.code]).toEqual([422, 'limit-reached']);
    expect((await buy(id, lineOf(0))).status).toBe(200);
  });
});

describe('the pool of a draw', () => {
  it('TOT-01 of 1,000.00 pays 100, 50 and 25 by category, and the rest goes to the jackpot', async () => {
    const jackpot = await jackpotOf('fifteen');
    const id = await opened();
    await buy(id, lineOf(4));
    const made = [
      { line: lineOf(5), count: 3 },
      { line: lineOf(6), count: 12 },
      { line: lineOf(12), count: 4984 },
    ];
    expect((await qa(id, 'fill', { coupons: made })).status).toBe(200);
    const before = await moneyOf(operator, player);
    const draw = await ended(id, RESULTS);
    expect(draw).toMatchObject({ state: 'settled', pool: 100_000 });
    const each = new Map(draw.dividends?.categories.map((one) => [one.hits, one.each]));
    expect([each.get(11), each.get(10), each.get(9)]).toEqual([10_000, 5_000, 2_500]);
    expect(await moneyOf(operator, player)).toBeCloseTo(before + 175);
    expect(await coupons()).toMatchObject([{ status: 'won', payout: 17_500 }]);
    expect(draw.winners).toMatchObject([{ hits: 11, amount: 17_500 }]);
    expect(draw.winners[0]?.name).toBe(`${player.login.slice(0, 2)}***`);
    expect(await jackpotOf('fifteen')).toBe(jackpot + 20_000);
  });

  it('P111 falls to all hits with the jackpot, and keeps the books at 0', async () => {
    const jackpot = await jackpotOf('fifteen');
    const id = await opened();
    await buy(id, lineOf(0));
    await qa(id, 'fill', { random: 1000 });
    const before = await moneyOf(operator, player);
    const draw = await ended(id, ['void', ...RESULTS.slice(1)]);
    const atStake = Math.floor((jackpot * 35) / 100);
    expect(draw.dividends?.jackpot).toMatchObject({ atStake });
    expect(await moneyOf(operator, player)).toBeGreaterThan(before);
    const { body } = await operator.get('/sandbox/v1/ledger');
    expect(body).toMatchObject({ isBalanced: true, sum: 0 });
  });

  it('goes back where three matches are void', async () => {
    const id = await opened();
    await buy(id, lineOf(0));
    const before = await moneyOf(operator, player);
    const draw = await ended(id, ['void', 'void', 'void', ...RESULTS.slice(3)]);
    expect(draw).toMatchObject({ state: 'void', dividends: null });
    expect(await moneyOf(operator, player)).toBeCloseTo(before + 0.2);
    expect(await coupons()).toMatchObject([{ status: 'void', payout: 20 }]);
  });

  it('shows its money and shares as of the last minute, and none of the last one before the close', async () => {
    // A minute has begun that is not over.
    operator.clock.jump(operator.clock.now() + 1000);
    const id = await opened();
    await buy(id, lineOf(0));
    const shown = async (): Promise<TotoDraw | undefined> =>
      (await draws('section=fifteen')).find((draw) => draw.id === id);
    expect((await shown())?.pool).toBe(0);
    operator.clock.jump(operator.clock.now() + 61_000);
    const counted = await shown();
    expect(counted?.pool).toBe(20);
    expect(counted?.matches[0]?.shares).toEqual([0, 0, 100]);
    await buy(id, lineOf(0));
    operator.clock.jump((counted?.closesAt ?? 0) - 1);
    expect((await shown())?.pool).toBe(20 + 20);
  });
});
