import { randomUUID } from 'node:crypto';
import { coupon, makeGame, place } from '@grandstand/sandbox/testing';
import type { TestPlayer } from '@grandstand/sandbox/testing';
import { expect } from 'vitest';
import { callAsBank, DEPOSITS, EVENTS } from '../../harness/operator/pay-in';
import { accepted, times } from './parallel-bench';
import type { ParallelBench, Race } from './parallel-bench';

const RUB = 1;
const ACCOUNTS = '/web-api/user/accounts';

interface Own {
  readonly all_accounts: readonly {
    readonly id: number;
    readonly iso: string;
    readonly money: number;
  }[];
}
const own = (bench: ParallelBench, player: TestPlayer) => bench.get<Own>(player, ACCOUNTS);

/** Gives a player an empty account in roubles, and returns its id. */
async function openRoubles(bench: ParallelBench, player: TestPlayer): Promise<number> {
  expect((await bench.post(player, `${ACCOUNTS}/add`, { currencyId: RUB })).status).toBe(200);
  const found = (await own(bench, player)).all_accounts.find(({ iso }) => iso === 'RUB');
  if (!found) throw new Error('The player has no account in roubles.');
  return found.id;
}

const roublesOf = async (bench: ParallelBench, player: TestPlayer): Promise<number> =>
  (await own(bench, player)).all_accounts.find(({ iso }) => iso === 'RUB')?.money ?? 0;

/** The removal of an account beside a bet that costs the player nothing, which is then won. */
async function removeBesideBet(
  bench: ParallelBench,
  stakeOf: { readonly code: string; readonly bet: object },
): Promise<void> {
  const { operator } = bench;
  const game = await makeGame(operator);
  const home = game.outcome(1);
  const players = await bench.players(8);
  const placed = new Set<TestPlayer>();
  await Promise.all(
    players.map(async (player, place_) => {
      const accountId = await openRoubles(bench, player);
      const coupons = coupon(player, [home], {
        accountId,
        promoCode: stakeOf.code,
        ...stakeOf.bet,
      });
      const calls = [
        async () => {
          const answer = await place(operator, player, coupons);
          if (answer.status === 200) placed.add(player);
          return answer;
        },
        () => bench.post(player, `${ACCOUNTS}/remove`, { id: accountId }),
      ];
      await bench.together<object>(place_ % 2 === 0 ? calls : calls.toReversed());
    }),
  );
  await operator.control(`/games/${game.id}/finish`, { home: 2, away: 0 });
  for (const player of players) {
    expect([player.login, (await roublesOf(bench, player)) > 0]).toEqual([
      player.login,
      placed.has(player),
    ]);
  }
}

/** Begins a deposit into an account. */
async function beginDeposit(
  bench: ParallelBench,
  player: TestPlayer,
  { accountId = player.accountId, amount = 20 } = {},
): Promise<string> {
  const wish = { accountId, methodId: 'card', amount, refId: randomUUID() };
  const { body } = await bench.post<{ payment: { id: string } }>(player, DEPOSITS, wish);
  return body.payment.id;
}

const capture =
  (bench: ParallelBench, paymentId: string, fact: object = {}) =>
  async () => {
    const body = {
      eventId: randomUUID(),
      paymentId,
      event: 'captured',
      amount: 2000,
      iso: 'EUR',
      ...fact,
    };
    const status = await callAsBank(bench.operator, EVENTS, body);
    return { status, headers: new Headers(), body: {} as never };
  };

export const ACCOUNT_RACES: readonly Race[] = [
  {
    name: 'an account is removed, and a free bet is placed from it',
    async run(bench) {
      const code = `RACE${Date.now()}`;
      await bench.operator.control('/promo-codes', { code, freeStakes: 1 });
      await removeBesideBet(bench, { code, bet: { amount: 100, isFreeBet: true } });
    },
  },
  {
    name: 'an account is removed, and a bet is placed from it whose stake is advanced',
    run: (bench) =>
      removeBesideBet(bench, { code: 'FREE1', bet: { amount: 100, prepaidAmount: 100 } }),
  },
  {
    name: 'an account is removed, and a deposit comes to it',
    async run(bench) {
      const players = await bench.players(6);
      await Promise.all(
        players.map(async (player) => {
          const accountId = await openRoubles(bench, player);
          const paymentId = await beginDeposit(bench, player, { accountId, amount: 500 });
          await bench.together<object>([
            () => bench.post(player, `${ACCOUNTS}/remove`, { id: accountId }),
            capture(bench, paymentId, { amount: 50_000, iso: 'RUB' }),
          ]);
          expect(await roublesOf(bench, player)).toBe(500);
        }),
      );
    },
  },
  {
    name: 'an account is removed, and QA pays into it',
    async run(bench) {
      const players = await bench.players(6);
      await Promise.all(
        players.map(async (player) => {
          const accountId = await openRoubles(bench, player);
          const [paid] = await bench.together<object>([
            () =>
              bench.operator.control(`/players/${player.login}/deposit`, { amount: 5, accountId }),
            () => bench.post(player, `${ACCOUNTS}/remove`, { id: accountId }),
          ]);
          expect(await roublesOf(bench, player)).toBe(paid?.status === 200 ? 5 : 0);
        }),
      );
    },
  },
  {
    name: 'an account is added ten times',
    async run(bench) {
      const [player] = await bench.players(1);
      if (!player) return;
      const answers = await bench.together(
        times(10, () => () => bench.post(player, `${ACCOUNTS}/add`, { currencyId: RUB })),
      );
      expect(accepted(answers)).toHaveLength(1);
    },
  },
  {
    name: 'accounts are made active, added and removed',
    async run(bench) {
      const [player] = await bench.players(1);
      if (!player) return;
      const id = await openRoubles(bench, player);
      await bench.together(
        times(12, (place_) => () => {
          if (place_ % 4 === 3) return bench.post(player, `${ACCOUNTS}/remove`, { id });
          const active = place_ % 2 === 0 ? id : player.accountId;
          return bench.post(player, `${ACCOUNTS}/active`, { id: active });
        }),
      );
      const active =
        'SELECT count(*) FROM accounts WHERE player_id = $1 AND is_active AND removed_at IS NULL';
      expect(await bench.count(active, [Number(player.userId)])).toBe(1);
    },
  },
  {
    name: 'a deposit is captured ten times, by one event and by several',
    async run(bench) {
      const [player] = await bench.players(1);
      if (!player) return;
      const paymentId = await beginDeposit(bench, player);
      const eventId = randomUUID();
      await bench.together(
        times(10, (place_) => capture(bench, paymentId, place_ < 5 ? { eventId } : {})),
      );
      expect(await bench.money(player)).toBe(120);
    },
  },
  {
    name: 'a deposit expires, and is captured',
    async run(bench) {
      const players = await bench.players(6);
      const ids = await Promise.all(players.map((player) => beginDeposit(bench, player)));
      bench.operator.clock.jump(bench.operator.clock.now() + 3_600_000);
      const cookies = await Promise.all(
        players.map((player) =>
          bench.operator.get<{ token: string }>('/web-api/user/gettoken', {
            cookie: player.cookie,
          }),
        ),
      );
      const late = players.map((player, at) => ({
        ...player,
        token: cookies[at]?.body.token ?? '',
      }));
      await bench.together<object>(
        late.flatMap((player, at) => [
          () => bench.operator.get(DEPOSITS, { token: player.token }),
          capture(bench, ids[at] ?? ''),
          () => bench.operator.get(`${DEPOSITS}/${ids[at]}`, { token: player.token }),
        ]),
      );
      for (const player of late) expect(await bench.money(player)).toBe(120);
      const counted = `SELECT count(*) FROM payments p WHERE p.state = 'expired' AND p.deposit_id IS NOT NULL`;
      expect(await bench.count(counted)).toBe(0);
    },
  },
  {
    name: 'deposits are begun beyond a limit',
    async run(bench) {
      const [player] = await bench.players(1);
      if (!player) return;
      await bench.operator.control(`/players/${player.login}/limits`, {
        limitType: 20,
        limitValue: 50,
      });
      const begun = await bench.together(
        times(
          8,
          () => () =>
            bench.post(player, DEPOSITS, {
              accountId: player.accountId,
              methodId: 'card',
              amount: 20,
              refId: randomUUID(),
            }),
        ),
      );
      expect(accepted(begun).length).toBeLessThanOrEqual(2);
    },
  },
];
