import type { ErrorBody } from '@grandstand/sandbox/testing';
import { coupon, makeGame } from '@grandstand/sandbox/testing';
import { walletBench } from './wallet-bench';
import { DAY, type openLimitsBench } from './limits-bench';

/** A game of each product, by its id in the catalogue. */
export const GAMES = { slots: 9001, casino: 9018 } as const;

/** What can be staked on: bets, every kind of purchase, and games. */
export const PRODUCTS = [
  'sports',
  'toto',
  'lotto',
  'tournament',
  'points',
  'try',
  'slots',
  'casino',
] as const;
export type Product = (typeof PRODUCTS)[number];
type GameProduct = keyof typeof GAMES;

export function isGame(product: Product): product is GameProduct {
  return product in GAMES;
}

/** How a stake ends: `won` pays what a test can pay on the product. */
export type End = 'won' | 'lost' | 'void';

export interface Staked {
  readonly status: number;
  readonly code: string | null;
  readonly details: unknown;
  /** Settles an accepted stake, and returns its payout. */
  readonly end: (end: End) => Promise<number>;
}

type Bench = ReturnType<typeof openLimitsBench>;

interface Refusal {
  readonly status: number;
  readonly code: string | null;
  readonly details: unknown;
}

/** What a provider of games is told of the reasons for which a player may not play. */
const TOLD: Readonly<Record<string, string>> = {
  banned: 'excluded',
  'self-excluded': 'excluded',
  'account-closed': 'excluded',
  'account-frozen': 'frozen',
};

/** How a product refuses what the coupon refuses: the provider of a game is told less. */
export function refusedAs(product: Product, coupon: Refusal): Refusal {
  const code = isGame(product) ? TOLD[coupon.code ?? ''] : undefined;
  return code === undefined ? coupon : { status: 422, code, details: undefined };
}

let refs = 0;

/** Stakes on a product, straight at the operator and past every check of the site. */
export async function stakeOn(bench: Bench, product: Product, amount: number): Promise<Staked> {
  if (isGame(product)) return round(bench, product, amount);
  return product === 'sports' ? bet(bench, amount) : purchase(bench, product, amount);
}

type Games = ReturnType<typeof walletBench>;

/** By login and product, a game that was opened; its bets are of one round, so that none waits for a cycle. */
interface OpenGame {
  session: Awaited<ReturnType<Games['open']>>;
  round: ReturnType<Games['ids']>;
  /** Bets of the round that were not taken back. */
  bets: number;
}
const openGames = new Map<string, Promise<OpenGame>>();

async function openGame(bench: Bench, games: Games, product: GameProduct): Promise<OpenGame> {
  const signedIn = { token: await bench.freshToken(), cookie: bench.player.cookie };
  const session = await games.open(signedIn, GAMES[product]);
  const { openRound } = session;
  const round = games.ids(session, openRound?.roundId);
  return { session, round, bets: openRound?.bets.length ?? 0 };
}

/** Bets in a game; the game is opened again only where its session has ended. */
async function round(bench: Bench, product: GameProduct, amount: number): Promise<Staked> {
  const games = walletBench(bench);
  const key = `${bench.player.login} ${product}`;
  const bet = async () => {
    const game = openGames.get(key) ?? openGame(bench, games, product);
    openGames.set(key, game);
    const { round: of } = await game;
    const body = games.bodies.bet(of, Math.round(amount * 100));
    return { game: await game, body, answer: await games.call('bet', body) };
  };
  let staked = await bet();
  if (staked.answer.code === 'session-ended') {
    openGames.delete(key);
    staked = await bet();
  }
  const { game, body } = staked;
  const { status, code, details } = staked.answer;
  if (status === 200) game.bets += 1;
  return {
    status,
    code,
    details,
    end: async (end) => {
      const { transactionId } = body;
      const payout = end === 'won' ? amount * 2 : 0;
      const ended =
        end === 'void'
          ? await games.call('rollback', games.bodies.rollback(game.round, transactionId))
          : await games.call(
              'win',
              games.bodies.win(game.round, transactionId, Math.round(payout * 100)),
            );
      if (ended.status !== 200) throw new Error(`The operator refused: ${ended.code}.`);
      if (end === 'void') game.bets -= 1;
      // The round is over, and another one waits for the cycle.
      if (game.bets === 0) {
        openGames.delete(key);
        games.nextCycle();
      }
      return end === 'void' ? amount : payout;
    },
  };
}

/** Later than any test goes: no bet is settled by time alone. */
const STARTS_IN = 31_000_000;

/** Of each bench an outcome without a bet: a game for each refused bet would make the line long, and slow. */
const free = new WeakMap<Bench, { readonly id: string; readonly until: number }>();

async function newOutcome({ operator }: Bench): Promise<string> {
  const { id } = (await makeGame(operator, 'football', STARTS_IN)).outcome(1);
  await operator.control('/outcomes/price', { id, coef: 2 });
  return id;
}

async function bet(bench: Bench, amount: number): Promise<Staked> {
  const { operator, player, clock } = bench;
  const known = free.get(bench);
  const isFree = known !== undefined && clock.now() < known.until;
  const id = isFree ? known.id : await newOutcome(bench);
  const { status, body } = await operator.post<Partial<ErrorBody>>(
    '/web-api/coupon/place',
    coupon(player, [{ id, coef: 2 }], { amount }),
    { token: await bench.freshToken() },
  );
  if (status === 200) free.delete(bench);
  else if (!isFree) free.set(bench, { id, until: clock.now() + 30 * DAY });
  return {
    status,
    code: body.error?.code ?? null,
    details: body.error?.details,
    end: async (end) => {
      if (end === 'void') {
        await operator.control(`/games/${id.split(':')[0]}/finish`, { isVoid: true });
        return amount;
      }
      await bench.settle(id, end === 'won');
      return end === 'won' ? amount * 2 : 0;
    },
  };
}

async function purchase(bench: Bench, kind: Product, amount: number): Promise<Staked> {
  const { operator, player } = bench;
  const offer = await operator.control<{ id: number; ref: string }>('/offers', {
    kind,
    title: 'Offer',
    price: amount,
  });
  const { id, ref } = offer.body;
  const wish = { kind, ref, lines: ['1 2 3'], accountId: player.accountId };
  const token = await bench.freshToken();
  const quoted = await operator.post<{ quote?: string }>('/web-api/purchases/quote', wish, {
    token,
  });
  // A player who may not even ask sends an order all the same.
  const order = { ...wish, refId: `products-${++refs}`, quote: quoted.body.quote ?? 'none' };
  const { status, body } = await operator.post<Partial<ErrorBody> & { purchase?: { id: string } }>(
    '/web-api/purchases',
    order,
    { token },
  );
  return {
    status,
    code: body.error?.code ?? null,
    details: body.error?.details,
    end: async (end) => {
      if (end === 'void') {
        await operator.control(`/offers/${id}/cancel`);
        return amount;
      }
      // The pool holds the stake alone.
      const prizes = end === 'won' ? [{ id: Number(body.purchase?.id), amount }] : [];
      await operator.control(`/offers/${id}/settle`, { prizes });
      return end === 'won' ? amount : 0;
    },
  };
}
