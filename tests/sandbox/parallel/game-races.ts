import { randomUUID } from 'node:crypto';
import type { WalletBody, WalletCall } from '@grandstand/bus-contracts/domain/wallet';
import type { Answer, ErrorBody, TestPlayer } from '@grandstand/sandbox/testing';
import { expect } from 'vitest';
import { SLOT } from '../../harness/operator/wallet-bench';
import { accepted, times } from './parallel-bench';
import type { ParallelBench, Race } from './parallel-bench';

const [RUB, USD, EUR, KZT] = [1, 2, 3, 4];

/** A call of the provider, as an answer of the operator. */
const asProvider =
  <Call extends WalletCall>({ games }: ParallelBench, name: Call, body: WalletBody<Call>) =>
  async (): Promise<Answer<ErrorBody>> => {
    const { status, body: answer } = await games.call(name, body);
    return { status, headers: new Headers(), body: answer as unknown as ErrorBody };
  };

/** A player in a game, and a round that has not begun. */
async function inGame(bench: ParallelBench, gameId?: number) {
  const [player] = await bench.players(1);
  if (!player) throw new Error('There is no player.');
  const session = await bench.games.open(player, gameId);
  return { player, session, round: bench.games.ids(session) };
}

const cents = async (bench: ParallelBench, player: TestPlayer): Promise<number> =>
  Math.round((await bench.money(player)) * 100);

export const GAME_RACES: readonly Race[] = [
  {
    name: 'a bet of a game comes ten times, and so does its win',
    async run(bench) {
      const { player, session, round } = await inGame(bench);
      const bet = bench.games.bodies.bet(round);
      await bench.together(times(10, () => asProvider(bench, 'bet', bet)));
      expect(await cents(bench, player)).toBe(9_900);
      const win = bench.games.bodies.win(round, bet.transactionId, 250);
      await bench.together(times(10, () => asProvider(bench, 'win', win)));
      expect(await cents(bench, player)).toBe(10_150);
      const close = bench.games.bodies.close(bench.games.ids(session, round.roundId), 100, 250);
      expect(
        accepted(await bench.together(times(5, () => asProvider(bench, 'close-round', close)))),
      ).toHaveLength(5);
    },
  },
  {
    name: 'bets of a game come beyond the balance',
    async run(bench) {
      const { player, round } = await inGame(bench);
      const bodies = times(12, () => bench.games.bodies.bet(round, 2_000));
      await bench.together(bodies.map((body) => asProvider(bench, 'bet', body)));
      expect(await cents(bench, player)).toBeGreaterThanOrEqual(0);
    },
  },
  {
    name: 'a bet of a game is won, taken back and closed',
    async run(bench) {
      const { round, player } = await inGame(bench);
      const { bodies } = bench.games;
      const bet = bodies.bet(round);
      await asProvider(bench, 'bet', bet)();
      await bench.together(
        times(4, () => [
          asProvider(bench, 'win', bodies.win(round, bet.transactionId, 300)),
          asProvider(bench, 'rollback', bodies.rollback(round, bet.transactionId)),
          asProvider(bench, 'close-round', bodies.close(round, 100, 300)),
        ]).flat(),
      );
      // Taken back, or won as often as the provider says so.
      expect([0, 300, 600, 900, 1_200].map((won) => 9_900 + won).concat(10_000)).toContain(
        await cents(bench, player),
      );
    },
  },
  {
    name: 'two players’ bets have the same id',
    async run(bench) {
      const [one, other] = [await inGame(bench), await inGame(bench)];
      const transactionId = randomUUID();
      await bench.together(
        times(6, (at) => {
          const { round } = at % 2 === 0 ? one : other;
          return asProvider(bench, 'bet', bench.games.bodies.bet(round, 100, { transactionId }));
        }),
      );
      const bets = 'SELECT count(*) FROM game_bets WHERE transaction_id = $1';
      expect(await bench.count(bets, [transactionId])).toBe(1);
    },
  },
  {
    name: 'two players’ rounds have the same id',
    async run(bench) {
      const [one, other] = [await inGame(bench), await inGame(bench)];
      const roundId = randomUUID();
      await bench.together(
        times(6, (at) => {
          const { session } = at % 2 === 0 ? one : other;
          return asProvider(
            bench,
            'bet',
            bench.games.bodies.bet(bench.games.ids(session, roundId)),
          );
        }),
      );
      const rounds = 'SELECT count(*) FROM game_rounds WHERE round_id = $1';
      expect(await bench.count(rounds, [roundId])).toBe(1);
    },
  },
  {
    name: 'bets in several currencies pay into the jackpots, and are taken back',
    async run(bench) {
      const players = (
        await Promise.all([RUB, USD, EUR, KZT].map((currency) => bench.players(2, currency)))
      ).flat();
      const rounds = await Promise.all(
        players.map(async (player) => {
          const session = await bench.games.open(player, SLOT.id);
          const { min, step } = session.stake;
          const bet = bench.games.bodies.bet(bench.games.ids(session), Math.max(min, step), {
            currency: session.currency.iso,
          });
          return { round: bench.games.ids(session, bet.roundId), bet };
        }),
      );
      await bench.together(rounds.map(({ bet }) => asProvider(bench, 'bet', bet)));
      await bench.together(
        rounds.flatMap(({ round, bet }, at) => [
          asProvider(bench, 'bet', { ...bet, transactionId: randomUUID() }),
          at % 2 === 0
            ? asProvider(bench, 'rollback', bench.games.bodies.rollback(round, bet.transactionId))
            : asProvider(bench, 'win', {
                ...bench.games.bodies.win(round, bet.transactionId, 0),
                currency: bet.currency,
              }),
        ]),
      );
    },
  },
  {
    name: 'a game is launched ten times, and its code is used ten times',
    async run(bench) {
      const [player] = await bench.players(1);
      if (!player) return;
      const launched = await bench.together<{ url: string }>(
        times(6, () => () => bench.games.launch(player, SLOT.id)),
      );
      const url = accepted(launched).at(-1)?.body.url ?? '';
      const code = bench.games.codeOf(url);
      const used = await bench.together(
        times(10, () => asProvider(bench, 'authenticate', { code })),
      );
      expect(accepted(used).length).toBeLessThanOrEqual(1);
    },
  },
  {
    name: 'the account of an open game is removed, and a free spin of it is played',
    async run(bench) {
      const { operator } = bench;
      const players = await bench.players(4);
      await Promise.all(
        players.map(async (player) => {
          const path = '/web-api/user/accounts';
          await bench.post(player, `${path}/add`, { currencyId: USD });
          const { all_accounts: all } = await bench.get<{
            all_accounts: { id: number; iso: string }[];
          }>(player, path);
          const id = all.find(({ iso }) => iso === 'USD')?.id ?? 0;
          const session = await bench.games.open(player, SLOT.id, id);
          await bench.database.query(
            `UPDATE free_spins SET currency_id = ${USD} WHERE player_id = $1`,
            [Number(player.userId)],
          );
          const spins = { game: SLOT.code, spins: 5, endsIn: 3600 };
          await operator.control(`/players/${player.login}/free-spins`, spins);
          // Of the game's account, as if the player's main currency were another one.
          await bench.database.query(
            `UPDATE free_spins SET currency_id = ${USD} WHERE player_id = $1`,
            [Number(player.userId)],
          );
          const round = bench.games.ids(session);
          const bet = bench.games.bodies.bet(round, session.stake.min, {
            currency: 'USD',
            isFree: true,
          });
          const [spun] = await bench.together<object>([
            asProvider(bench, 'bet', bet),
            () => bench.post(player, `${path}/remove`, { id }),
          ]);
          if (spun?.status !== 200) return;
          const win = bench.games.bodies.win(round, bet.transactionId, 500, { currency: 'USD' });
          await bench.together([asProvider(bench, 'win', win)]);
          const { all_accounts: after } = await bench.get<{
            all_accounts: { iso: string; money: number }[];
          }>(player, path);
          expect(after.find(({ iso }) => iso === 'USD')?.money).toBe(5);
        }),
      );
    },
  },
];
