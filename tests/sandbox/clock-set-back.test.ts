import type { Game } from '@grandstand/bus-contracts';
import type { LottoLotteries, TotoDraw } from '@grandstand/bus-contracts/answers';
import { LOTTERIES, lottoRef, lottoRules } from '@grandstand/bus-contracts/domain/lotto';
import { TOTO_SECTIONS, totoRules } from '@grandstand/bus-contracts/domain/toto';
import type { TournamentCard } from '@grandstand/bus-contracts/player';
import {
  FRIDAY,
  coupon,
  betOf,
  handClock,
  lineLegs,
  moneyOf,
  place,
  registerPlayer,
  startOperator,
  steadyTime,
} from '@grandstand/sandbox/testing';
import type { HandClock, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lottoBench } from '../harness/operator/lotto-bench';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

let refs = 0;

async function buy(operator: TestOperator, by: TestPlayer, wish: object): Promise<number> {
  const { token } = by;
  const quoted = await operator.post<{ quote: string; amount: number }>(
    '/web-api/purchases/quote',
    wish,
    { token },
  );
  expect(quoted.status).toBe(200);
  const { quote, amount } = quoted.body;
  const order = { ...wish, refId: `clock-ref-${++refs}`, accountId: by.accountId, quote };
  expect((await operator.post('/web-api/purchases', order, { token })).status).toBe(200);
  return amount;
}

const lotteries = async (operator: TestOperator) =>
  (await operator.get<LottoLotteries>('/lotto-api/v1/lotteries')).body.lotteries;
const totoDraws = async (operator: TestOperator, section: string, list: string) => {
  const path = `/toto-api/v1/draws?section=${section}&list=${list}`;
  return (await operator.get<{ draws: TotoDraw[] }>(path)).body.draws;
};
const tournaments = async (operator: TestOperator) => {
  const { body } = await operator.get<{ tournaments: TournamentCard[] }>(
    '/web-api/promo/tournaments',
  );
  return body.tournaments;
};
const games = async (operator: TestOperator, section: string): Promise<Game[]> => {
  const path = `/line-api/v1/games?section=${section}&sport=football`;
  return (await operator.get<{ games: Game[] }>(path)).body.games;
};

/** What is planned by the clock: how long until the next one, and how long it takes at most. */
const PLANNED: readonly {
  readonly what: string;
  readonly most: number;
  readonly wait: (operator: TestOperator, now: number) => Promise<number>;
}[] = [
  ...LOTTERIES.map((lottery) => ({
    what: `a draw of the lottery ${lottery}`,
    most: lottoRules(lottery).everyMs + 10 * SECOND,
    wait: async (operator: TestOperator, now: number) => {
      const found = (await lotteries(operator)).find((each) => each.lottery === lottery);
      return (found?.next[0]?.drawsAt ?? Infinity) - now;
    },
  })),
  // Ice hockey has few matches: its next draw may have to wait for them.
  ...TOTO_SECTIONS.filter((section) => section !== 'ice-hockey').map((section) => ({
    what: `a draw of toto, ${section}`,
    most: HOUR,
    wait: async (operator: TestOperator, now: number) => {
      const open = await totoDraws(operator, section, 'open');
      return Math.min(...open.map(({ closesAt }) => closesAt)) - now;
    },
  })),
  ...[
    { each: 'day', most: DAY },
    { each: 'week', most: 7 * DAY },
  ].map(({ each, most }) => ({
    what: `the end of the tournament of the ${each}`,
    most,
    wait: async (operator: TestOperator, now: number) => {
      const running = (await tournaments(operator)).find(
        ({ state, startsAt, endsAt }) => state === 'running' && endsAt - startsAt === most,
      );
      return (running?.endsAt ?? Infinity) - now;
    },
  })),
  {
    what: 'the end of a period of cashback',
    most: 7 * DAY,
    wait: async (operator, now) =>
      (await operator.get<{ endsAt: number }>('/sandbox/v1/cashback')).body.endsAt - now,
  },
  {
    what: 'the drop of the daily jackpot',
    most: 2 * DAY,
    wait: async (operator, now) => {
      const { body } = await operator.get<{ jackpots: { endsAt: number | null }[] }>(
        '/web-api/jackpots',
      );
      return Math.max(...body.jackpots.map(({ endsAt }) => endsAt ?? now)) - now;
    },
  },
  {
    what: 'a race of marbles',
    most: 2 * MINUTE,
    wait: async (operator, now) => {
      const { body } = await operator.get<{ next: { startsAt: number } }>('/line-api/v1/marbles');
      return body.next.startsAt - now;
    },
  },
  {
    what: 'a match of the line',
    most: 30 * MINUTE,
    wait: async (operator, now) =>
      Math.min(...(await games(operator, 'line')).map(({ startsAt }) => startsAt)) - now,
  },
  {
    what: 'a match in play',
    most: 0,
    wait: async (operator) => ((await games(operator, 'live')).length > 5 ? 0 : Infinity),
  },
];

/** Lets time pass in ticks, and lets what they began come to its end. */
async function tick(operator: TestOperator, clock: HandClock, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) clock.advance(SECOND);
  await lotteries(operator);
  for (const section of TOTO_SECTIONS) await totoDraws(operator, section, 'open');
  await tournaments(operator);
  await operator.get('/line-api/v1/marbles');
  await operator.get('/web-api/jackpots');
}

describe.each([
  ['a year', YEAR],
  ['two days', 2 * DAY],
])('a clock that was %s ahead for some seconds, and was believed', (_, ahead) => {
  const clock = handClock();
  let operator: TestOperator;
  let buyer: TestPlayer;
  let before: number;
  let spent = 0;
  beforeAll(async () => {
    operator = await startOperator({ clock });
    await tick(operator, clock, 30);
    clock.jump(clock.now() + ahead);
    await tick(operator, clock, 12);
    // A player who registers and buys now has bought from a time far ahead.
    buyer = await registerPlayer(operator);
    before = await moneyOf(operator, buyer);
    const ref = lottoRef({ drawId: (await lottoBench(operator).next()).id, draws: 1 });
    spent += await buy(operator, buyer, { kind: 'lotto', ref, lines: ['1 7 12 20 33'] });
    const [draw] = await totoDraws(operator, 'football', 'open');
    const line = `1x ${Array.from({ length: totoRules('football').matches }, () => '1').join(' ')}`;
    spent += await buy(operator, buyer, { kind: 'toto', ref: `toto-${draw?.id}`, lines: [line] });
    clock.jump(FRIDAY + 100 * SECOND);
    await tick(operator, clock, 30);
  });
  afterAll(async () => {
    expect(operator.problems).toEqual([]);
    const { body } = await operator.get('/sandbox/v1/ledger');
    expect(body).toMatchObject({ isBalanced: true });
    await operator.sandbox.close();
  });

  it.each(PLANNED)('leaves $what at its usual time', async ({ wait, most }) => {
    const now = clock.now();
    expect(now).toBeLessThan(FRIDAY + HOUR);
    const ms = await wait(operator, now);
    expect(ms).toBeGreaterThanOrEqual(0);
    expect(ms).toBeLessThanOrEqual(most);
  });

  it('loses nothing that was bought meanwhile: it is drawn at the usual time, waits, or comes back', async () => {
    const { tickets } = lottoBench(operator);
    const [ticket] = await tickets(buyer);
    const { everyMs } = lottoRules('5-36');
    expect((ticket?.draw.drawsAt ?? Infinity) - clock.now()).toBeLessThan(12 * everyMs);
    const coupons = await operator.get<{ coupons: { status: string }[] }>('/toto-api/v1/coupons', {
      token: buyer.token,
    });
    expect(coupons.body.coupons[0]?.status).toBe(ahead === YEAR ? 'void' : 'accepted');
    expect(await moneyOf(operator, buyer)).toBeGreaterThan(before - spent - 0.001);
    clock.jump((ticket?.draw.drawsAt ?? 0) + SECOND);
    await tick(operator, clock, 5);
    expect((await tickets(buyer))[0]?.draw).toMatchObject({ state: 'drawn' });
  });
});

it('a clock that jumps for seconds decides, draws and ends nothing: it is not believed', async () => {
  const hand = handClock();
  let wrongBy = 0;
  const now = steadyTime({ wall: () => hand.now() + wrongBy, monotonic: () => hand.now() });
  const operator = await startOperator({ clock: { ...hand, now } });
  const player = await registerPlayer(operator);
  const [leg] = await lineLegs(operator, 1);
  const placed = await place(operator, player, coupon(player, leg ? [leg] : []));
  const draws = async () => (await lotteries(operator)).map(({ next }) => next[0]);
  await tick(operator, hand, 10);
  const planned = await draws();
  for (const by of [YEAR, -DAY, 2 * DAY]) {
    wrongBy = by;
    await tick(operator, hand, 9);
    expect(await draws()).toEqual(planned);
    wrongBy = 0;
    await tick(operator, hand, 3);
  }
  expect(await draws()).toEqual(planned);
  // The session, the bet and the line are as they were.
  expect((await betOf(operator, player, placed.body.bet.id)).status).toBe('accepted');
  expect((await games(operator, 'live')).length).toBeGreaterThan(5);
  for (const { what, wait, most } of PLANNED) {
    expect(await wait(operator, now()), what).toBeLessThanOrEqual(most);
  }
  expect(operator.problems).toEqual([]);
  await operator.sandbox.close();
});
