import {
  canonicalJson,
  type PublishedRound,
  verifyRound,
} from '@grandstand/bus-contracts/domain/fair';
import type {
  BonusGame,
  BonusView,
  Prize,
  PrizeTable,
} from '@grandstand/bus-contracts/domain/bonus-games';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { moneyOf, registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

interface Today {
  readonly endsAt: number;
  readonly games: readonly {
    readonly name: BonusGame;
    readonly hash: string;
    readonly table: PrizeTable;
    readonly tickets?: number[];
  }[];
}

interface Mine {
  readonly points: number;
  readonly isFreeOff: boolean;
  readonly games: readonly {
    readonly name: BonusGame;
    readonly freeTries: number;
    readonly extraTries: number;
    readonly nextFreeAt: number | null;
    readonly open: Try | null;
  }[];
  readonly prizes: readonly {
    readonly tryId: string;
    readonly prize: Prize;
    readonly tableHash: string;
  }[];
}

interface Try {
  readonly tryId: string;
  readonly view: BonusView;
  readonly prize: Prize | null;
  readonly proof: {
    readonly refId: string;
    readonly commitment: string;
    readonly tableHash: string;
  };
}
interface Tried extends ErrorBody {
  readonly try: Try;
}

interface Account {
  readonly id: number;
  readonly iso: string;
  readonly money: number;
  readonly points: number;
  readonly type: number;
  readonly label: string;
  readonly isPointsTypeBalance: boolean;
}

let operator: TestOperator;
let player: TestPlayer;
let ids = 0;

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

const DAY = 86_400_000;
/** Goes to a time, with a token that is valid then. */
async function goTo(time: number): Promise<void> {
  operator.clock.jump(time);
  const { cookie } = player;
  const { body } = await operator.get<{ token: string }>('/web-api/user/gettoken', { cookie });
  player = { ...player, token: body.token };
}

async function signInAgain(): Promise<void> {
  const { login, password } = player;
  const { body } = await operator.post<{ token: string }>('/web-api/user/login', {
    login,
    password,
    remember: true,
  });
  player = { ...player, token: body.token };
}

const newId = (): string => `try-number-${++ids}`;
const today = async (): Promise<Today> => (await operator.get<Today>('/web-api/bonus-games')).body;
const tableOf = async (game: BonusGame) => {
  const found = (await today()).games.find(({ name }) => name === game);
  if (!found) throw new Error(`No table of ${game}.`);
  return found;
};

async function mine(by = player) {
  const { body } = await operator.get<Mine>('/web-api/bonus-games/mine', { token: by.token });
  const game = (name: BonusGame) => body.games.find((each) => each.name === name);
  return { ...body, game };
}

const begin = (game: BonusGame, other: object = {}, by = player) =>
  operator.post<Tried>(
    `/web-api/bonus-games/${game}/try`,
    { tryId: newId(), ...other },
    { token: by.token },
  );

const move = (tryId: string, made: string, at: number, by = player) =>
  operator.post<Tried>('/web-api/bonus-games/move', { tryId, move: made, at }, { token: by.token });

const qa = (path: string, body: object, by = player) =>
  operator.control(`/players/${by.login}/${path}`, body);

async function pointsAccount(by = player): Promise<Account | undefined> {
  const { body } = await operator.get<{ all_accounts: Account[] }>('/web-api/user/accounts', {
    token: by.token,
  });
  return body.all_accounts.find(({ isPointsTypeBalance }) => isPointsTypeBalance);
}

interface Quote extends ErrorBody {
  readonly accountId: number;
  readonly iso: string;
  readonly amount: number;
  readonly title: string;
  readonly limits: unknown[];
  readonly quote: string;
}
const WISH = { kind: 'try', ref: 'bonus-fortuna', lines: ['1'] };
const quote = (other: object = {}, language = 'en') =>
  operator.post<Quote>(
    '/web-api/purchases/quote',
    { ...WISH, ...other },
    { token: player.token, language },
  );

async function buyTry(other: object = {}) {
  const { body } = await quote();
  const order = { ...WISH, refId: newId(), accountId: body.accountId, quote: body.quote, ...other };
  return {
    order,
    ...(await operator.post<
      ErrorBody & { purchase: { id: string; status: string; payout: number } }
    >('/web-api/purchases', order, { token: player.token })),
  };
}

/** The place of a prize in the only tier of a table. */
const placeOf = (table: PrizeTable, prize: Prize): number =>
  table.tiers[0]?.prizes.findIndex(
    (each) => each.prize.kind === prize.kind && each.prize.amount === prize.amount,
  ) ?? -1;
const points = (amount: number): Prize => ({ kind: 'points', amount });
const NOTHING: Prize = { kind: 'nothing', amount: 0 };

/** Sets the prize of the next try of a game without moves. */
async function nextPrize(game: BonusGame, prize: Prize): Promise<void> {
  const { table } = await tableOf(game);
  const set = await qa('next-bonus', { game, results: [[placeOf(table, prize)]] });
  // A prize that the table does not have would leave the try to chance.
  expect(set.status).toBe(200);
}

describe('the tables', () => {
  test('GAM-01 of all six games are public, and each has the hash of its canonical JSON', async () => {
    const { games, endsAt } = await today();
    expect(games.map(({ name }) => name)).toEqual([
      'fortuna',
      'chest',
      'memory',
      'safe',
      'lottery',
      'dragon-bonus',
    ]);
    for (const { hash, table } of games) {
      expect(createHash('sha256').update(canonicalJson(table)).digest('hex')).toBe(hash);
    }
    expect(new Date(endsAt).toISOString()).toMatch(/T00:00:00\.000Z$/);
  });

  test('the hash in the proof of a try is the one that was published that morning', async () => {
    const { hash } = await tableOf('fortuna');
    const { body } = await begin('fortuna');
    expect(body.try.proof.tableHash).toBe(hash);
    expect((await mine()).prizes[0]).toMatchObject({ tableHash: hash });
  });
});

describe('tries', () => {
  test('GAM-01 one is free a day, and the next comes at midnight', async () => {
    const before = await mine();
    expect(before.game('fortuna')).toMatchObject({ freeTries: 1, extraTries: 0 });
    await nextPrize('fortuna', NOTHING);
    expect((await begin('fortuna')).status).toBe(200);
    expect((await mine()).game('fortuna')).toMatchObject({
      freeTries: 0,
      nextFreeAt: (await today()).endsAt,
    });
    const second = await begin('fortuna');
    expect([second.status, second.body.error.code]).toEqual([422, 'no-tries']);
    // Of this game alone.
    expect((await mine()).game('chest')).toMatchObject({ freeTries: 1 });
    await goTo((await today()).endsAt);
    expect((await mine()).game('fortuna')).toMatchObject({ freeTries: 1 });
    expect((await begin('fortuna')).status).toBe(200);
  });

  test('GAM-01 the same tryId again gives the same prize and adds nothing', async () => {
    await nextPrize('chest', points(50));
    const wish = { tryId: newId(), choice: '4' };
    const first = await begin('chest', wish);
    expect(first.body.try.prize).toEqual(points(50));
    const again = await begin('chest', wish);
    expect(again.body).toEqual(first.body);
    expect((await mine()).points).toBe(50);
    expect((await begin('chest', { ...wish, choice: '5' })).body.error.code).toBe('other-body');
    expect((await begin('fortuna', { tryId: wish.tryId })).body.error.code).toBe('other-body');
  });

  test('two at once take one try', async () => {
    // Not another try, which the second would take.
    await nextPrize('fortuna', NOTHING);
    const both = await Promise.all([begin('fortuna'), begin('fortuna')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test('BNS-02 the wheel wins free spins, which are the player’s at once', async () => {
    await nextPrize('fortuna', { kind: 'free-spins', amount: 5 });
    const { body } = await begin('fortuna');
    expect(body.try.prize).toEqual({ kind: 'free-spins', amount: 5 });
    const { token } = player;
    const own = await operator.get('/web-api/promo/free-spins', { token });
    expect(own.body).toMatchObject({
      freeSpins: [
        { slug: 'lantern-bay', spins: 5, left: 5, endsAt: operator.clock.now() + 7 * DAY },
      ],
    });
  });

  test('a try that is won can be used at once', async () => {
    await nextPrize('fortuna', { kind: 'tries', amount: 1 });
    await begin('fortuna');
    expect((await mine()).game('fortuna')).toMatchObject({ freeTries: 0, extraTries: 1 });
    expect((await begin('fortuna')).status).toBe(200);
    expect((await mine()).game('fortuna')).toMatchObject({ freeTries: 0 });
  });

  test('a choice that the game has not is refused', async () => {
    for (const [game, choice] of [
      ['chest', undefined],
      ['chest', '10'],
      ['fortuna', '1'],
      ['lottery', '7'],
    ] as const) {
      expect((await begin(game, choice === undefined ? {} : { choice })).status).toBe(400);
    }
    expect((await mine()).game('chest')).toMatchObject({ freeTries: 1 });
  });

  test('a guest, an unknown game and a frozen player get none', async () => {
    const guest = await operator.post('/web-api/bonus-games/fortuna/try', { tryId: newId() });
    expect(guest.status).toBe(401);
    expect((await begin('roulette' as BonusGame)).status).toBe(404);
    await qa('freeze', { isFrozen: true });
    const frozen = await begin('fortuna');
    expect([frozen.status, frozen.body.error.code]).toEqual([422, 'account-frozen']);
  });

  test('GAM-01 who took a break in the last 90 days gets no free ones', async () => {
    await qa('limits', { limitType: 33, limitValue: 1 });
    expect(await mine()).toMatchObject({ isFreeOff: true });
    expect((await mine()).game('fortuna')).toMatchObject({ freeTries: 0, nextFreeAt: null });
    expect((await begin('fortuna')).body.error.code).toBe('no-tries');
    operator.clock.jump(operator.clock.now() + 90 * DAY);
    await signInAgain();
    expect(await mine()).toMatchObject({ isFreeOff: true });
    operator.clock.jump(operator.clock.now() + DAY);
    await signInAgain();
    expect(await mine()).toMatchObject({ isFreeOff: false });
    expect((await begin('fortuna')).status).toBe(200);
  });

  test('GAM-01 an excluded player gets none', async () => {
    await qa('bonus-tries', { game: 'fortuna', tries: 1 });
    await qa('limits', { limitType: 30, limitValue: 7 });
    const refused = await begin('fortuna');
    expect([refused.status, refused.body.error.code]).toEqual([401, 'self-excluded']);
  });
});

describe('draws', () => {
  test('GAM-01 verify by the seeds that were committed to before, with the choice in the label', async () => {
    const seeds = await operator.get<{ current: { commitment: string } }>('/web-api/fair/seeds', {
      token: player.token,
    });
    const { commitment } = seeds.body.current;
    const wish = { tryId: newId(), choice: '7' };
    const { body } = await begin('chest', wish);
    expect(body.try.proof).toMatchObject({ commitment, label: 'bonus-chest-7' });
    await operator.post('/web-api/fair/rotate', { commitment }, { token: player.token });
    const rounds = await operator.get<{ rounds: (PublishedRound & { refId: string })[] }>(
      '/web-api/fair/rounds',
      { token: player.token },
    );
    const round = rounds.body.rounds.find(({ refId }) => refId === body.try.proof.refId);
    if (!round) throw new Error('The round is missing.');
    expect(await verifyRound(round)).toEqual({ isValid: true });
    const { table } = await tableOf('chest');
    expect(round.draws).toEqual([
      { kind: 'weighted', weights: table.tiers[0]?.prizes.map(({ weight }) => weight) },
    ]);
    expect(table.tiers[0]?.prizes[round.results[0]?.[0] ?? -1]?.prize).toEqual(body.try.prize);
  });

  test('are told once the try is over, and seeds are not rotated before', async () => {
    const { body } = await begin('safe');
    const { commitment } = body.try.proof;
    const { token } = player;
    const rounds = () => operator.get<{ rounds: unknown[] }>('/web-api/fair/rounds', { token });
    expect((await rounds()).body.rounds).toEqual([]);
    const rotated = await operator.post<ErrorBody>(
      '/web-api/fair/rotate',
      { commitment },
      { token },
    );
    expect(rotated.body.error.code).toBe('round-open');
    for (const at of [0, 1, 2]) await move(body.try.tryId, 'guess-555', at);
    expect((await rounds()).body.rounds).toHaveLength(1);
    expect((await operator.post('/web-api/fair/rotate', { commitment }, { token })).status).toBe(
      200,
    );
  });
});

describe('safe', () => {
  /** The code 407, then the places of the prizes of three, two, one and no open digits. */
  const CODE = { game: 'safe', results: [[4], [0], [7], [2], [1], [1], [0]] };

  test('GAM-01 hints lead to the code, and its tier has the prize that was drawn before', async () => {
    await qa('next-bonus', CODE);
    const { body } = await begin('safe');
    const { tryId } = body.try;
    expect(body.try).toMatchObject({
      prize: null,
      view: { guesses: [], open: [null, null, null] },
    });
    const first = await move(tryId, 'guess-500', 0);
    expect(first.body.try.view).toMatchObject({
      guesses: [{ hints: ['lower', 'right', 'higher'] }],
      open: [null, 0, null],
    });
    // The answer was lost, and the page sends the same move again.
    expect((await move(tryId, 'guess-500', 0)).body).toEqual(first.body);
    expect((await move(tryId, 'guess-407', 0)).body.error.code).toBe('bad-move');
    const last = await move(tryId, 'guess-407', 1);
    expect(last.body.try.prize).toEqual(points(40));
    expect((await mine()).points).toBe(40);
  });

  test('what is left open can be gone on with, and is settled after a day as far as it is open', async () => {
    await qa('next-bonus', CODE);
    const { body } = await begin('safe');
    await move(body.try.tryId, 'guess-400', 0);
    expect((await mine()).game('safe')?.open).toMatchObject({ tryId: body.try.tryId });
    expect((await begin('safe')).body.error.code).toBe('try-open');
    await goTo(operator.clock.now() + DAY);
    const after = await mine();
    expect(after.game('safe')?.open).toBeNull();
    expect(after.prizes[0]).toMatchObject({ prize: points(5) });
  });

  test('another player can’t move it', async () => {
    const { body } = await begin('safe');
    const other = await registerPlayer(operator);
    expect((await move(body.try.tryId, 'guess-123', 0, other)).status).toBe(404);
  });
});

describe('memory', () => {
  /** Cards 0 and 1, 2 and 3, and so on, are pairs. */
  const CARDS = {
    game: 'memory',
    results: [Array.from({ length: 16 }, (_, place) => place), [3], [1], [1], [0]],
  };

  test('GAM-01 all pairs within a minute win by the number of moves', async () => {
    await qa('next-bonus', CARDS);
    const { body } = await begin('memory', { choice: 'one-minute' });
    for (let at = 0; at < 15; at += 1) await move(body.try.tryId, `turn-${at}`, at);
    const last = await move(body.try.tryId, 'turn-15', 15);
    expect(last.body.try).toMatchObject({ prize: points(60), view: { moves: 8 } });
  });

  test('time that is up ends it with nothing', async () => {
    await qa('next-bonus', CARDS);
    const { body } = await begin('memory', { choice: 'one-minute' });
    await move(body.try.tryId, 'turn-0', 0);
    await goTo(operator.clock.now() + 60_000);
    const late = await move(body.try.tryId, 'turn-1', 1);
    expect(late.body.try).toMatchObject({ prize: NOTHING, view: { moves: 0 } });
  });

  test('who needs more time has ten minutes', async () => {
    await qa('next-bonus', CARDS);
    const { body } = await begin('memory', { choice: 'ten-minutes' });
    await goTo(operator.clock.now() + 9 * 60_000);
    expect((await move(body.try.tryId, 'turn-0', 0)).body.try.prize).toBeNull();
  });
});

describe('the lottery', () => {
  test('GAM-01 each ticket leaves the book of the day, and a new day has a new book', async () => {
    await goTo((await today()).endsAt);
    expect((await tableOf('lottery')).tickets).toEqual([500, 280, 150, 60, 10]);
    await nextPrize('lottery', points(250));
    await begin('lottery', { choice: '2' });
    expect((await tableOf('lottery')).tickets).toEqual([500, 280, 150, 60, 9]);
    await goTo((await today()).endsAt);
    expect((await tableOf('lottery')).tickets).toEqual([500, 280, 150, 60, 10]);
  });
});

describe('dragon-bonus', () => {
  test('GAM-01 shows each spin, and the number of coins decides the prize', async () => {
    const arrivals = Array.from({ length: 15 }, (_, place) => [place < 5 ? 0 : 10]);
    await qa('next-bonus', {
      game: 'dragon-bonus',
      results: [...arrivals, [0], [0], [0], [0], [0]],
    });
    const { body } = await begin('dragon-bonus');
    expect(body.try).toMatchObject({
      view: { spins: [[0, 1, 2, 3, 4], [], [], []] },
      prize: points(5),
    });
  });
});

describe('points', () => {
  test('ACC-01 have an account of their own type of balance, which no sum of money counts', async () => {
    expect(await pointsAccount()).toBeUndefined();
    const money = await moneyOf(operator, player);
    await qa('points', { points: 70 });
    expect(await pointsAccount()).toMatchObject({
      iso: 'PTS',
      points: 70,
      money: 0,
      type: 9,
      label: 'Points',
      isPointsTypeBalance: true,
    });
    expect(await moneyOf(operator, player)).toBe(money);
    const { token } = player;
    const listed = await operator.get<{ accounts: { iso: string }[] }>(
      '/web-api/payments/main-account-list?pageNumber=1',
      { token },
    );
    expect(JSON.stringify(listed.body)).not.toContain('PTS');
    const statements = await operator.get('/web-api/statements', { token });
    expect(JSON.stringify(statements.body)).not.toContain('PTS');
  });

  test('their account can be neither used for stakes nor removed nor opened', async () => {
    await qa('points', { points: 70 });
    const id = (await pointsAccount())?.id;
    const { token } = player;
    for (const path of ['active', 'remove']) {
      const answer = await operator.post(`/web-api/user/accounts/${path}`, { id }, { token });
      expect(answer.status).toBe(400);
    }
    const opened = await operator.post(
      '/web-api/user/accounts/add',
      { currencyId: 100 },
      { token },
    );
    expect(opened.status).toBe(400);
  });

  test('GAM-01 buy a try, which counts in no limit of money', async () => {
    await operator.control(`/players/${player.login}/limits`, { limitType: 1, limitValue: 1 });
    await qa('points', { points: 30 });
    const { body } = await quote();
    expect(body).toMatchObject({
      iso: 'PTS',
      amount: 20,
      title: 'Wheel of Fortuna',
      limits: [],
      accountId: (await pointsAccount())?.id,
    });
    expect((await quote({}, 'ru')).body.title).toBe('Колесо Фортуны');
    const bought = await buyTry();
    expect(bought.body.purchase).toMatchObject({ status: 'accepted' });
    expect((await mine()).points).toBe(10);
    expect((await mine()).game('fortuna')).toMatchObject({ freeTries: 1, extraTries: 1 });
    // The same order again takes no more points.
    const { token } = player;
    const again = await operator.post<{ purchase: { id: string } }>(
      '/web-api/purchases',
      bought.order,
      { token },
    );
    expect(again.body.purchase.id).toBe(bought.body.purchase.id);
    expect((await mine()).points).toBe(10);
    const poor = await buyTry();
    expect([poor.status, poor.body.error.code]).toEqual([422, 'not-enough-points']);
  });

  test('a bought try is used after the free one, and its stake is settled with its prize', async () => {
    await qa('points', { points: 20 });
    const { order } = await buyTry();
    await nextPrize('fortuna', NOTHING);
    await begin('fortuna');
    expect((await mine()).game('fortuna')).toMatchObject({ freeTries: 0, extraTries: 1 });
    await nextPrize('fortuna', points(100));
    await begin('fortuna');
    expect((await mine()).game('fortuna')).toMatchObject({ extraTries: 0 });
    expect((await mine()).points).toBe(100);
    const { body } = await operator.get(`/web-api/purchases/by-ref/${order.refId}`, {
      token: player.token,
    });
    expect(body).toMatchObject({ purchase: { status: 'won', payout: 100, iso: 'PTS' } });
    expect((await begin('fortuna')).body.error.code).toBe('no-tries');
  });

  test('money buys no tries, and points buy nothing that money buys', async () => {
    await qa('points', { points: 500 });
    expect((await quote({ accountId: player.accountId })).status).toBe(404);
    expect((await quote({ lines: ['2'] })).body.error.code).toBe('bad-lines');
    expect((await quote({ ref: 'bonus-poker' })).status).toBe(404);
    const offer = await operator.control<{ ref: string }>('/offers', {
      kind: 'lotto',
      title: 'Draw',
      price: 1,
    });
    const wish = { kind: 'lotto', ref: offer.body.ref, lines: ['1'] };
    const id = (await pointsAccount())?.id;
    expect((await quote({ ...wish, accountId: id })).status).toBe(404);
  });

  test('who has none yet is told so', async () => {
    const { status, body } = await quote();
    expect([status, body.error.code]).toEqual([422, 'not-enough-points']);
  });
});
