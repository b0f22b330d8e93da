import { randomUUID } from 'node:crypto';
import type { BonusOfferView } from '@grandstand/bus-contracts/answers';
import type { BonusLeaving, OwnBonus, PointsView } from '@grandstand/bus-contracts/player';
import { coupon, lineLegs, place } from '@grandstand/sandbox/testing';
import type { TestPlayer } from '@grandstand/sandbox/testing';
import { expect } from 'vitest';
import { callAsBank } from '../../harness/operator/pay-in';
import { fillProfile, WITHDRAWALS } from '../../harness/operator/withdraw';
import { accepted, times } from './parallel-bench';
import type { ParallelBench, Race } from './parallel-bench';
import { purchase } from './stake-races';

const PROMO = '/web-api/promo';

const offersOf = async (bench: ParallelBench, player: TestPlayer): Promise<BonusOfferView[]> =>
  (await bench.get<{ offers: BonusOfferView[] }>(player, `${PROMO}/bonuses`)).offers;
const bonusesOf = async (bench: ParallelBench, player: TestPlayer): Promise<OwnBonus[]> =>
  (await bench.get<{ bonuses: OwnBonus[] }>(player, `${PROMO}/mine`)).bonuses;

/** Gives points for so many things of the store, buys twice as many at once, and returns how many were sold. */
async function buyForPoints(
  bench: ParallelBench,
  { ref, price }: { readonly ref: (view: PointsView) => string; readonly price: number },
  many: number,
): Promise<number> {
  const [player] = await bench.players(1);
  if (!player) return NaN;
  await bench.operator.control(`/players/${player.login}/points`, { points: price * many });
  const view = await bench.get<PointsView>(player, `${PROMO}/points`);
  const buy = await purchase(bench, player, { kind: 'points', ref: ref(view), lines: ['1'] });
  const sold = accepted(await bench.together(times(many * 2 + 6, () => buy()))).length;
  const left = (await bench.get<PointsView>(player, `${PROMO}/points`)).points;
  expect(left).toBe(price * (many - sold));
  return sold;
}

/** A player with an active bonus of points, and how it would end. */
async function withBonus(bench: ParallelBench) {
  const [player] = await bench.players(1);
  if (!player) throw new Error('There is no player.');
  await bench.operator.control(`/players/${player.login}/points`, { points: 500 });
  const wish = { kind: 'points', ref: 'bonus-points-casino', lines: ['1'] };
  await (await purchase(bench, player, wish))()();
  const { leaving } = (await bench.post<{ leaving: BonusLeaving }>(player, `${PROMO}/preview`))
    .body;
  return { player, leaving };
}

export const GIFT_RACES: readonly Race[] = [
  {
    name: 'a bonus is taken ten times',
    async run(bench) {
      const [player] = await bench.players(1);
      if (!player) return;
      const offer = (await offersOf(bench, player)).find(
        ({ gives, refusal }) => gives === 'money' && refusal === null,
      );
      if (!offer) throw new Error('No bonus is offered.');
      const taken = await bench.together(
        times(
          10,
          () => () => bench.post(player, `${PROMO}/take`, { offer: offer.id, hash: offer.hash }),
        ),
      );
      expect(accepted(taken).length).toBeGreaterThan(0);
      expect(await bonusesOf(bench, player)).toHaveLength(1);
    },
  },
  {
    name: 'a bonus is given up ten times',
    async run(bench) {
      const { player, leaving } = await withBonus(bench);
      const { bonusId, keep, lose } = leaving;
      const left = await bench.together(
        times(10, () => () => bench.post(player, `${PROMO}/give-up`, { bonusId, keep, lose })),
      );
      expect(accepted(left)).toHaveLength(1);
    },
  },
  {
    name: 'a bonus is given up, counted, and lost by a withdrawal',
    async run(bench) {
      const { player, leaving } = await withBonus(bench);
      const { bonusId, keep, lose } = leaving;
      const legs = await lineLegs(bench.operator, 1);
      const [, givenUp, , withdrawn] = await bench.together<object>([
        () => place(bench.operator, player, coupon(player, legs)),
        () => bench.post(player, `${PROMO}/give-up`, { bonusId, keep, lose }),
        () => bench.operator.get(`${PROMO}/mine`, { token: player.token }),
        () =>
          bench.post(player, WITHDRAWALS, {
            accountId: player.accountId,
            methodId: 'card',
            amount: 10,
            refId: randomUUID(),
            leaving: { bonusId, lose },
          }),
        () => bench.operator.get(`${PROMO}/mine`, { token: player.token }),
        () => place(bench.operator, player, coupon(player, legs)),
      ]);
      // A bet that was placed first has changed what the player would lose: then neither is accepted.
      const isLeft = [givenUp, withdrawn].some((answer) => answer?.status === 200);
      const active = (await bonusesOf(bench, player)).filter(({ state }) => state === 'active');
      expect(active).toHaveLength(isLeft ? 0 : 1);
    },
  },
  {
    name: 'free spins are taken ten times',
    async run(bench) {
      const [player] = await bench.players(1);
      if (!player) return;
      await bench.operator.control(`/players/${player.login}/verified`, {});
      const offer = (await offersOf(bench, player)).find(({ gives }) => gives === 'free-spins');
      if (!offer) throw new Error('No free spins are offered.');
      const path = `${PROMO}/free-spins/take`;
      const taken = await bench.together(
        times(10, () => () => bench.post(player, path, { offer: offer.id, hash: offer.hash })),
      );
      expect(accepted(taken)).toHaveLength(1);
    },
  },
  {
    name: 'free spins are given up ten times',
    async run(bench) {
      const [player] = await bench.players(1);
      if (!player) return;
      const spins = { game: 'lantern-bay', spins: 5, endsIn: 3600 };
      await bench.operator.control(`/players/${player.login}/free-spins`, spins);
      const { freeSpins } = await bench.get<{ freeSpins: { id: string }[] }>(
        player,
        `${PROMO}/free-spins`,
      );
      const path = `${PROMO}/free-spins/give-up`;
      const left = await bench.together(
        times(10, () => () => bench.post(player, path, { id: freeSpins[0]?.id })),
      );
      expect(accepted(left)).toHaveLength(1);
    },
  },
  {
    name: 'a bonus is bought for points ten times',
    async run(bench) {
      const ref = () => 'bonus-points-casino';
      expect(await buyForPoints(bench, { ref, price: 500 }, 3)).toBe(1);
    },
  },
  {
    name: 'more free bets are bought than the points pay',
    async run(bench) {
      const ref = (view: PointsView) => view.freeBets[0]?.ref ?? '';
      expect(await buyForPoints(bench, { ref, price: 500 }, 3)).toBe(3);
    },
  },
  {
    name: 'more tickets are bought than the points pay',
    async run(bench) {
      const ref = (view: PointsView) => view.tickets[0]?.ref ?? '';
      expect(await buyForPoints(bench, { ref, price: 50 }, 3)).toBe(3);
    },
  },
  {
    name: 'a free try of a bonus game is begun ten times',
    async run(bench) {
      const [player] = await bench.players(1);
      if (!player) return;
      await bench.together(
        times(
          10,
          () => () =>
            bench.post(player, '/web-api/bonus-games/fortuna/try', { tryId: randomUUID() }),
        ),
      );
      const free = `SELECT count(*) FROM bonus_tries WHERE player_id = $1 AND source = 'free'`;
      expect(await bench.count(free, [Number(player.userId)])).toBe(1);
    },
  },
  {
    name: 'a period of cashback ends, is read and is ended again',
    async run(bench) {
      const { operator } = bench;
      const [player] = await bench.players(1);
      if (!player) return;
      for (const mode of [1, 2]) {
        await operator.control('/site', { cashbackMode: mode });
        const { body } = await operator.get<{ period: number }>('/sandbox/v1/cashback');
        await bench.together<object>(
          times(
            12,
            (at) => () =>
              at % 3 === 0
                ? operator.control('/cashback/end', { period: body.period })
                : operator.get(`${PROMO}/${at % 3 === 1 ? 'cashback' : 'points'}`, {
                    token: player.token,
                  }),
          ),
        );
        const open = 'SELECT count(*) FROM cashback_periods WHERE closed_at IS NULL';
        expect(await bench.count(open)).toBe(1);
      }
      await operator.control('/site', { cashbackMode: 1 });
    },
  },
  {
    name: 'more is withdrawn than there is, some by one reference',
    async run(bench) {
      const [player] = await bench.players(1);
      if (!player) return;
      await bench.payIn(player, 50);
      await fillProfile(bench.operator, player.token);
      const same = randomUUID();
      const wish = (refId: string) => ({
        accountId: player.accountId,
        methodId: 'card',
        amount: 20,
        refId,
      });
      const asked = await bench.together<{ withdrawal: { id: string } }>(
        times(
          12,
          (at) => () => bench.post(player, WITHDRAWALS, wish(at < 4 ? same : randomUUID())),
        ),
      );
      const ids = new Set(accepted(asked).map(({ body }) => body.withdrawal.id));
      expect(ids.size).toBe(2);
      expect(await bench.money(player)).toBe(110);
    },
  },
  {
    name: 'money is withdrawn and staked',
    async run(bench) {
      const [player] = await bench.players(1);
      if (!player) return;
      await bench.payIn(player, 50);
      await fillProfile(bench.operator, player.token);
      const legs = await lineLegs(bench.operator, 1);
      await bench.together<object>(
        times(
          12,
          (at) => () =>
            at % 2 === 0
              ? place(bench.operator, player, coupon(player, legs, { amount: 40 }))
              : bench.post(player, WITHDRAWALS, {
                  accountId: player.accountId,
                  methodId: 'card',
                  amount: 20,
                  refId: randomUUID(),
                }),
        ),
      );
      expect(await bench.money(player)).toBeLessThan(40);
    },
  },
  {
    name: 'one voucher pays two deposits',
    async run(bench) {
      const { operator } = bench;
      const [player] = await bench.players(1);
      if (!player) return;
      const { code } = (
        await operator.control<{ code: string }>('/vouchers', { iso: 'EUR', amount: 20 })
      ).body;
      const ids = await Promise.all(
        times(3, async () => {
          const wish = {
            accountId: player.accountId,
            methodId: 'voucher',
            amount: 20,
            refId: randomUUID(),
          };
          return (
            await bench.post<{ payment: { id: string } }>(player, '/web-api/payment/deposits', wish)
          ).body.payment.id;
        }),
      );
      await bench.together<object>(
        ids.flatMap((paymentId) =>
          times(3, () => async () => ({
            status: await callAsBank(operator, '/partner-api/v1/payments/voucher', {
              eventId: randomUUID(),
              paymentId,
              code,
              amount: 2000,
              iso: 'EUR',
            }),
            headers: new Headers(),
            body: { error: { code: 'refused', message: '' } },
          })),
        ),
      );
      expect(await bench.money(player)).toBe(120);
    },
  },
];
