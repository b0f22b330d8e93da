import { randomUUID } from 'node:crypto';
import type { PlacedBet } from '@grandstand/bus-contracts';
import { coupon, makeGame, place } from '@grandstand/sandbox/testing';
import type { Answer, ErrorBody, TestPlayer } from '@grandstand/sandbox/testing';
import { expect } from 'vitest';
import { lottoBench } from '../../harness/operator/lotto-bench';
import { accepted, times } from './parallel-bench';
import type { ParallelBench, Race } from './parallel-bench';

const [USD, EUR, KZT] = [2, 3, 4];
const PURCHASES = '/web-api/purchases';

interface Quote {
  readonly quote: string;
  readonly accountId: number;
}

/** Prepares a purchase: its quote is asked for at once, the purchase itself with each call. */
export async function purchase(
  bench: ParallelBench,
  player: TestPlayer,
  wish: { readonly kind: string; readonly ref: string; readonly lines: readonly string[] },
) {
  const { body } = await bench.post<Quote>(player, `${PURCHASES}/quote`, wish);
  const { quote, accountId } = body;
  return (refId: string = randomUUID()) =>
    () =>
      bench.post<{ purchase: { id: string } }>(player, PURCHASES, {
        ...wish,
        refId,
        accountId,
        quote,
      });
}

/** A bet of ten on a new game, at a price. */
async function placeBet(bench: ParallelBench, player: TestPlayer, coef = 3) {
  const game = await makeGame(bench.operator);
  const { id } = game.outcome(1);
  await bench.operator.control('/outcomes/price', { id, coef });
  const { body } = await place(bench.operator, player, coupon(player, [{ id, coef }]));
  return { gameId: game.id, bet: body.bet };
}

interface Offer {
  readonly openStake: number;
  readonly amount: number;
}
async function cashOut(bench: ParallelBench, player: TestPlayer, { id }: PlacedBet) {
  const path = `/web-api/bets/cash-out-offers?betIds=${id}`;
  const [offer] = (await bench.get<{ offers: Offer[] }>(player, path)).offers;
  const { openStake = 0, amount = 0 } = offer ?? {};
  return (refId: string = randomUUID()) =>
    () =>
      bench.post<{ paid: number }>(player, `/web-api/bets/${id}/cash-out`, {
        refId,
        openStake,
        stake: openStake,
        amount,
      });
}

export const STAKE_RACES: readonly Race[] = [
  {
    name: 'more bets are placed than the balance pays, some by one reference',
    async run(bench) {
      const [player] = await bench.players(1);
      const game = await makeGame(bench.operator);
      if (!player) return;
      const body = () => coupon(player, [game.outcome(1)], { amount: 30 });
      const same = body();
      const answers = await bench.together<{ bet: PlacedBet }>(
        times(20, (at) => () => place(bench.operator, player, at % 2 === 0 ? same : body())),
      );
      expect(new Set(accepted(answers).map((answer) => answer.body.bet.id)).size).toBe(3);
      expect(await bench.money(player)).toBe(10);
    },
  },
  {
    name: 'stakes are advanced by more money than was prepaid',
    async run(bench) {
      const [player] = await bench.players(1);
      const game = await makeGame(bench.operator);
      if (!player) return;
      await bench.operator.control(`/players/${player.login}/prepaid`, { amount: 20 });
      const answers = await bench.together(
        times(
          12,
          () => () =>
            place(
              bench.operator,
              player,
              coupon(player, [game.outcome(1)], { amount: 25, prepaidAmount: 10 }),
            ),
        ),
      );
      // 100 of their own and 20 in advance pay for no more than four.
      expect(accepted(answers).length).toBeLessThanOrEqual(4);
      expect(await bench.money(player)).toBeGreaterThanOrEqual(0);
    },
  },
  {
    name: 'bets are placed beyond a limit',
    async run(bench) {
      const [player] = await bench.players(1);
      const game = await makeGame(bench.operator);
      if (!player) return;
      const limit = { limitType: 1, limitValue: 25 };
      await bench.operator.control(`/players/${player.login}/limits`, limit);
      const answers = await bench.together(
        times(10, () => () => place(bench.operator, player, coupon(player, [game.outcome(1)]))),
      );
      expect(accepted(answers)).toHaveLength(2);
    },
  },
  {
    name: 'a bet is cashed out ten times',
    async run(bench) {
      const [player] = await bench.players(1);
      if (!player) return;
      const { bet } = await placeBet(bench, player);
      const cash = await cashOut(bench, player, bet);
      const answers = await bench.together<{ paid: number }>(times(10, () => cash()));
      const [first, ...others] = accepted(answers);
      expect(others).toEqual([]);
      expect(await bench.money(player)).toBeCloseTo(90 + (first?.body.paid ?? 0));
    },
  },
  {
    name: 'a bet is cashed out, and settled',
    async run(bench) {
      const players = await bench.players(5);
      await Promise.all(
        players.map(async (player) => {
          const { bet, gameId } = await placeBet(bench, player);
          const cash = await cashOut(bench, player, bet);
          const [cashed] = await bench.together<{ paid?: number }>([
            cash(),
            () => bench.operator.control(`/games/${gameId}/finish`, { home: 1, away: 0 }),
            cash(),
          ]);
          const money = await bench.money(player);
          expect(
            [90 + 30, 90 + (cashed?.body.paid ?? 0)].some((sum) => Math.abs(sum - money) < 0.1),
          ).toBe(true);
        }),
      );
    },
  },
  {
    name: 'a code for a free bet is used ten times',
    async run(bench) {
      const [player] = await bench.players(1);
      const game = await makeGame(bench.operator);
      if (!player) return;
      const stake = { amount: 5, promoCode: 'FREEBET1', isFreeBet: true };
      const answers = await bench.together<{ bet: PlacedBet }>(
        times(
          10,
          () => () => place(bench.operator, player, coupon(player, [game.outcome(1)], stake)),
        ),
      );
      expect(accepted(answers)).toHaveLength(1);
      expect(await bench.money(player)).toBe(100);
    },
  },
  {
    name: 'a code for prepaid money is used ten times',
    async run(bench) {
      const [player] = await bench.players(1);
      const game = await makeGame(bench.operator);
      if (!player) return;
      const stake = { amount: 5, promoCode: 'FREE1', prepaidAmount: 5 };
      await bench.together<{ bet: PlacedBet }>(
        times(
          10,
          () => () => place(bench.operator, player, coupon(player, [game.outcome(1)], stake)),
        ),
      );
      const uses = `SELECT count(*) FROM promo_uses WHERE player_id = $1 AND code = 'FREE1'`;
      expect(await bench.count(uses, [Number(player.userId)])).toBe(1);
    },
  },
  {
    name: 'tickets are bought for money and points, bets are placed, and draws pay',
    async run(bench) {
      const { operator } = bench;
      const lotto = lottoBench(operator);
      const players = (
        await Promise.all([USD, EUR, KZT].map((currency) => bench.players(3, currency)))
      ).flat();
      await Promise.all(
        players.map(({ login }) => operator.control(`/players/${login}/points`, { points: 500 })),
      );
      const game = await makeGame(operator);
      const lines = ['1 2 3 4 5', '6 7 8 9 10', '1 2 3 4 5 6 7'];
      for (let round = 0; round < 3; round += 1) {
        const draw = await lotto.next('5-36');
        const before = `SELECT count(*) FROM lotto_tickets`;
        const sold = await bench.count(before);
        const bought = players.map((player) => async () => {
          const { status } = await lotto.buy(player, draw, lines, { refId: randomUUID() });
          return {
            status,
            headers: new Headers(),
            body: { error: { code: 'refused' } },
          } as Answer<ErrorBody>;
        });
        const answers = await bench.together<object>([
          ...bought.slice(0, 5),
          () => operator.control('/lotto/draws', { lottery: '5-36' }),
          ...bought.slice(5),
          ...players.map((player) => async () => {
            const { tickets } = await bench.get<{ tickets: { ref: string }[] }>(
              player,
              '/web-api/promo/points',
            );
            const wish = { kind: 'points', ref: tickets[0]?.ref ?? '', lines: ['1'] };
            return (await purchase(bench, player, wish))()();
          }),
          ...players.map(
            (player) => () =>
              place(operator, player, coupon(player, [game.outcome(1)], { amount: 100 })),
          ),
          () => operator.control('/settle'),
          () => operator.control('/lotto/draws', { lottery: '6-45' }),
        ]);
        expect(accepted(answers).length).toBeGreaterThan(0);
        expect(await bench.count(before)).toBeGreaterThanOrEqual(sold);
      }
      await operator.control(`/games/${game.id}/finish`, { home: 1, away: 0 });
    },
  },
  {
    name: 'coupons of toto are bought, and its draw is settled',
    async run(bench) {
      const players = await bench.players(4);
      const { body } = await bench.operator.control<{ id: number }>('/toto/draws', {
        section: 'fifteen',
      });
      const results = Array.from('211121212X11XX2');
      const wish = { kind: 'toto', ref: `toto-${body.id}`, lines: [`1x ${results.join(' ')}`] };
      const buys = await Promise.all(players.map((player) => purchase(bench, player, wish)));
      await bench.together<object>([
        ...buys.flatMap((buy) => times(3, () => buy())),
        () => bench.operator.control(`/toto/draws/${body.id}/close`),
        ...times(
          3,
          () => () => bench.operator.control(`/toto/draws/${body.id}/results`, { results }),
        ),
      ]);
      await bench.operator.control(`/toto/draws/${body.id}/results`, { results });
      const open = `SELECT count(*) FROM product_stakes WHERE product = 'toto' AND status = 'accepted'`;
      expect(await bench.count(open)).toBe(0);
    },
  },
  {
    name: 'an offer is bought, settled and cancelled',
    async run(bench) {
      const players = await bench.players(4);
      const { body } = await bench.operator.control<{ id: number; ref: string }>('/offers', {
        kind: 'toto',
        title: 'Race',
        price: 2,
      });
      const wish = { kind: 'toto', ref: body.ref, lines: ['1'] };
      const buys = await Promise.all(players.map((player) => purchase(bench, player, wish)));
      await bench.together<object>([
        ...buys.flatMap((buy) => times(2, () => buy())),
        () => bench.operator.control(`/offers/${body.id}/cancel`),
        () => bench.operator.control(`/offers/${body.id}/settle`),
        ...buys.map((buy) => buy()),
      ]);
      expect(
        (await bench.operator.get<{ open: unknown[] }>(`/sandbox/v1/offers/${body.id}`)).body.open,
      ).toEqual([]);
    },
  },
  {
    name: 'a tournament is entered ten times, and cancelled',
    async run(bench) {
      const [player, other] = await bench.players(2);
      if (!player || !other) return;
      const { body } = await bench.operator.control<{ id: number }>('/tournaments', { entry: 2 });
      const wish = { kind: 'tournament', ref: `tournament-${body.id}`, lines: ['1'] };
      const buy = await purchase(bench, player, wish);
      expect(accepted(await bench.together(times(10, () => buy())))).toHaveLength(1);
      const enter = await purchase(bench, other, wish);
      await bench.together<object>([
        enter(),
        () => bench.operator.control(`/tournaments/${body.id}/cancel`),
        () => bench.operator.control(`/tournaments/${body.id}/settle`),
        enter(),
      ]);
      expect([await bench.money(player), await bench.money(other)]).toEqual([100, 100]);
    },
  },
];
