import type {
  TournamentList,
  TournamentShown,
  TournamentView,
} from '@grandstand/bus-contracts/player';
import { tournamentsGet, tournamentsList } from '@grandstand/bus-contracts/player';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import {
  migratedDatabase,
  moneyOf,
  registerPlayer,
  startOperator,
} from '@grandstand/sandbox/testing';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  DICE,
  SLOT,
  walletBench,
  WITH_GAMES,
} from '../../../../../tests/harness/operator/wallet-bench';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FINISH = 2 * 60_000;
/** The stake of a round that counts, in cents. */
const STAKE = 20;

let operator: TestOperator;
let bench: ReturnType<typeof walletBench>;
let refs = 0;

let database: Awaited<ReturnType<typeof migratedDatabase>>;
/** What looks at the tournaments wait for. */
let gate = Promise.resolve();

beforeAll(async () => {
  database = await migratedDatabase();
  const query: typeof database.query = async (sql, values) => {
    if (sql.includes('FROM tournaments')) await gate;
    return database.query(sql, values);
  };
  operator = await startOperator({ ...WITH_GAMES, database: { ...database, query } });
  bench = walletBench({ operator });
});
beforeEach(() => operator.clock.advance(1_000));
afterEach(async () => {
  expect(operator.problems).toEqual([]);
  const { body } = await operator.get<{ isBalanced: boolean; sum: number }>('/sandbox/v1/ledger');
  expect(body).toMatchObject({ isBalanced: true, sum: 0 });
});
afterAll(async () => {
  let release = (): void => {};
  gate = new Promise((resolve) => {
    release = resolve;
  });
  operator.clock.advance(10_000);
  const closed = operator.sandbox.close();
  // The database stays open for a look that is in flight.
  for (let count = 0; count < 200; count += 1) await database.query('SELECT 1');
  release();
  await closed;
  expect(operator.problems).toEqual([]);
});

const asPlayer = (player?: TestPlayer) => (player ? { cookie: player.cookie } : {});

async function list(player?: TestPlayer): Promise<TournamentList> {
  const { body } = await operator.get('/web-api/promo/tournaments', asPlayer(player));
  return v.parse(tournamentsList.answer, body);
}

async function shown(id: number, player?: TestPlayer): Promise<TournamentShown> {
  const path = `/web-api/promo/tournaments/${id}`;
  const { status, body } = await operator.get(path, asPlayer(player));
  expect(status).toBe(200);
  return v.parse(tournamentsGet.answer, body);
}

async function view(id: number, player?: TestPlayer): Promise<TournamentView> {
  const { tournament } = await shown(id, player);
  if (!tournament) throw new Error(`The tournament ${id} is not shown.`);
  return tournament;
}

async function made(body: object = {}): Promise<number> {
  const answer = await operator.control<{ id: number }>('/tournaments', body);
  expect(answer.status).toBe(200);
  return answer.body.id;
}

const qa = async (id: number, call: string, body: object = {}): Promise<number> =>
  (await operator.control(`/tournaments/${id}/${call}`, body)).status;

interface Bought extends ErrorBody {
  readonly quote: string;
  readonly amount: number;
}

/** Enters a tournament as the sheet of the shell does; answers the code of the refusal. */
async function enter(id: number, by: TestPlayer): Promise<string | undefined> {
  const wish = { kind: 'tournament', ref: `tournament-${id}`, lines: ['1'] };
  const { token } = by;
  const quoted = await operator.post<Bought>('/web-api/purchases/quote', wish, { token });
  if (quoted.status !== 200) return quoted.body.error.code;
  const { quote } = quoted.body;
  const order = { ...wish, refId: `tournament-ref-${++refs}`, accountId: by.accountId, quote };
  const bought = await operator.post<Bought>('/web-api/purchases', order, { token });
  return bought.status === 200 ? undefined : bought.body.error.code;
}

/** Plays rounds on the slot, each with what it wins. */
async function play(by: TestPlayer, wins: readonly number[], stake = STAKE): Promise<void> {
  const session = await bench.open(by, SLOT.id);
  for (const win of wins) await bench.play(session, { stake, win });
}

/** Rounds that have ended are counted with the next look after so long. */
const untilCounted = (): void => operator.clock.advance(5_000);

const newPlayers = async (count: number): Promise<TestPlayer[]> => {
  const players: TestPlayer[] = [];
  while (players.length < count) players.push(await registerPlayer(operator));
  return players;
};

test('BNS-01 the tournaments of the day and of the week are planned by the clock, once', async () => {
  const { isBarred, tournaments } = await list();
  expect(isBarred).toBe(false);
  expect(tournaments.map(({ state }) => state)).toEqual(['running', 'running', 'before', 'before']);
  const [daily, weekly] = tournaments;
  expect(daily).toMatchObject({ entry: 100, fund: 5_000, players: 0, own: null });
  expect(daily?.stake).toEqual({ amount: 20, iso: 'EUR', scale: 2 });
  expect([daily, weekly].map((each) => (each ? each.endsAt - each.startsAt : 0))).toEqual([
    DAY,
    7 * DAY,
  ]);
  expect(new Date(weekly?.startsAt ?? 0).getUTCDay()).toBe(1);
  operator.clock.advance(10_000);
  expect((await list()).tournaments).toHaveLength(4);
  const one = await view(Number(daily?.id));
  expect(one.games).toContain(SLOT.code);
  expect(one.games).not.toContain(DICE.code);
  expect(one.prizes).toHaveLength(10);
  expect(one.prizes.reduce((sum, prize) => sum + prize, 0)).toBe(5_000);
});

test('BNS-01 the list has those that are open, however many have ended, and of these the newest', async () => {
  const id = await made();
  await qa(id, 'cancel');
  await database.query(
    `INSERT INTO tournaments (series, number, product, stake, entry, games, shares, starts_at,
       ends_at, fund_account_id, status, last_fund, ended_at)
     SELECT series, 1000 + n, product, stake, entry, games, shares, starts_at, starts_at + n,
       fund_account_id, status, last_fund, ended_at - n
     FROM tournaments, generate_series(1, 60) n WHERE id = $1`,
    [id],
  );
  const { tournaments } = await list();
  expect(tournaments.slice(0, 4).map(({ state }) => state)).toEqual([
    'running',
    'running',
    'before',
    'before',
  ]);
  expect([tournaments[4]?.id, tournaments.length]).toEqual([String(id), 40]);
  await database.query("DELETE FROM tournaments WHERE series = 'quick' AND number > 1000");
});

test('BNS-01 only settled rounds on equal stakes count, each once, and the best 20 make the score', async () => {
  const id = await made();
  const [ann, bob] = await newPlayers(2);
  if (!ann || !bob) throw new Error('There are no players.');
  await play(ann, [1_000]);
  expect(await enter(id, ann)).toBeUndefined();
  expect(await enter(id, bob)).toBeUndefined();
  // A round before the entry, one with a larger stake, and one in another game count nothing.
  await play(ann, [4_000], 40);
  const dice = await bench.open(ann, DICE.id);
  await bench.play(dice, { stake: STAKE, win: 4_000 });
  // A round that is taken back is none.
  const slot = await bench.open(ann, SLOT.id);
  const round = bench.ids(slot);
  const bet = bench.bodies.bet(round, STAKE);
  await bench.call('bet', bet);
  untilCounted();
  expect((await view(id, ann)).me).toMatchObject({ rounds: 0, score: 0, place: null });
  await bench.call('rollback', bench.bodies.rollback(round, bet.transactionId));
  untilCounted();
  await play(ann, [...Array.from({ length: 20 }, () => 20), 50, 0]);
  untilCounted();
  // 50 / 20 and 19 times 20 / 20; the 21st of 20 and the lost one add nothing.
  expect((await view(id, ann)).me).toMatchObject({ rounds: 22, score: 2_150, place: 1 });
  untilCounted();
  expect((await view(id, ann)).me).toMatchObject({ rounds: 22, score: 2_150 });
  await play(bob, [100]);
  untilCounted();
  const { places, me, ranked } = await view(id, bob);
  expect(places).toEqual([
    { place: 1, score: 2_150, rounds: 22, isOwn: false },
    { place: 2, score: 500, rounds: 1, isOwn: true },
  ]);
  expect([ranked, me?.place]).toEqual([2, 2]);
  // Nobody is named, and a guest sees no place of their own.
  expect(JSON.stringify(await view(id))).not.toContain(ann.login);
  expect((await view(id)).places.some(({ isOwn }) => isOwn)).toBe(false);
  await qa(id, 'cancel');
});

test('P111 BNS-01 the settlement pays the whole fund in one step: of equal scores the earlier is first', async () => {
  const id = await made({ entry: 2, seed: 10 });
  const players = await newPlayers(3);
  const [ann, bob, cat] = players;
  if (!ann || !bob || !cat) throw new Error('There are no players.');
  for (const player of players) expect(await enter(id, player)).toBeUndefined();
  expect(await enter(id, ann)).toBe('tournament-entered');
  expect(await moneyOf(operator, ann)).toBe(98);
  await play(bob, [40]);
  await play(ann, [40]);
  await play(cat, [0]);
  await operator.control(`/players/${bob.login}/contacts`, { mail: 'first@example.com' });
  const before = await Promise.all(players.map((player) => moneyOf(operator, player)));
  expect(await view(id, ann)).toMatchObject({ fund: 1_600, players: 3, state: 'running' });
  expect(await Promise.all([qa(id, 'settle'), qa(id, 'settle')])).toEqual([200, 200]);
  expect(await qa(id, 'cancel')).toBe(200);
  // 300 : 200 : 150 of 16.00.
  const prizes = [739, 492, 369];
  expect(await view(id, ann)).toMatchObject({ state: 'settled', fund: 1_600, prizes });
  const after = await Promise.all(players.map((player) => moneyOf(operator, player)));
  const gains = after.map((money, at) => Math.round((money - (before[at] ?? 0)) * 100));
  expect(gains).toEqual([492, 739, 369]);
  expect((await view(id, bob)).me).toMatchObject({ place: 1, payout: 739, iso: 'EUR' });
  const { body: outbox } = await operator.get<{ messages: { template: string; text: string }[] }>(
    '/sandbox/v1/outbox?to=first@example.com',
  );
  const mails = outbox.messages.filter(({ template }) => template === 'tournament-prize');
  expect(mails.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^You took place 1 in the tournament “Quick.*won 7\.39\sEUR\./),
  ]);
  expect(await enter(id, await registerPlayer(operator))).toBe('sale-closed');
});

test('BNS-01 a player in another currency stakes, counts and wins at the worth of theirs', async () => {
  const id = await made({ entry: 2, seed: 10 });
  const [ann, bob] = [await registerPlayer(operator), await registerPlayer(operator, 4)];
  for (const player of [ann, bob]) expect(await enter(id, player)).toBeUndefined();
  const { stake } = await view(id, bob);
  expect(stake).toMatchObject({ iso: 'KZT', amount: 10_000 });
  await play(ann, [40]);
  await play(bob, [3 * stake.amount], stake.amount);
  await qa(id, 'settle');
  expect((await view(id, bob)).me).toMatchObject({
    place: 1,
    score: 300,
    // 300 : 200 of 14.00, at 500 tenge to a euro.
    payout: 840 * 500,
    iso: 'KZT',
  });
});

test('BNS-01 rounds that began before the end are finished first, then the clock settles', async () => {
  const id = await made({ length: 60 });
  const [ann, bob] = await newPlayers(2);
  if (!ann || !bob) throw new Error('There are no players.');
  await enter(id, ann);
  await enter(id, bob);
  await play(bob, [20]);
  const slot = await bench.open(ann, SLOT.id);
  const round = bench.ids(slot);
  const bet = bench.bodies.bet(round, STAKE);
  await bench.call('bet', bet);
  const { endsAt } = await view(id);
  operator.clock.advance(endsAt - operator.clock.now());
  await play(bob, [2_000]);
  untilCounted();
  expect(await view(id, ann)).toMatchObject({ state: 'settling', me: { rounds: 0 } });
  expect(await enter(id, await registerPlayer(operator))).toBe('sale-closed');
  await bench.call('win', bench.bodies.win(round, bet.transactionId, 60));
  await bench.call('close-round', bench.bodies.close(round, STAKE, 60));
  operator.clock.advance(FINISH);
  await list();
  expect(await view(id, ann)).toMatchObject({
    state: 'settled',
    places: [{ score: 300 }, { score: 100 }],
    me: { place: 1 },
  });
});

test('BNS-01 with too few players, or called off, every entry comes back', async () => {
  for (const call of ['settle', 'cancel']) {
    const id = await made();
    const [ann, bob] = await newPlayers(2);
    if (!ann || !bob) throw new Error('There are no players.');
    await enter(id, ann);
    await enter(id, bob);
    await play(ann, [20]);
    expect(await moneyOf(operator, bob)).toBe(99);
    expect(await qa(id, call)).toBe(200);
    expect(await moneyOf(operator, bob)).toBe(100);
    expect(await view(id, bob)).toMatchObject({
      state: 'cancelled',
      // Its time would have been an hour.
      endsAt: operator.clock.now(),
      fund: 1_200,
      prizes: [],
      me: { payout: 100 },
    });
  }
});

test('BNS-01 a player who is disqualified reads why, gets the entry back and has no place', async () => {
  const id = await made();
  const players = await newPlayers(3);
  const [ann, bob, cat] = players;
  if (!ann || !bob || !cat) throw new Error('There are no players.');
  for (const player of players) {
    await enter(id, player);
    await play(player, [player === ann ? 2_000 : 20]);
  }
  untilCounted();
  expect((await view(id, ann)).me).toMatchObject({ place: 1, score: 10_000 });
  const before = await moneyOf(operator, ann);
  const named = { login: ann.login, reason: 'several-accounts' };
  expect(await qa(id, 'disqualify', named)).toBe(200);
  expect(await qa(id, 'disqualify', named)).toBe(404);
  expect(await moneyOf(operator, ann)).toBe(before + 1);
  await play(ann, [2_000]);
  untilCounted();
  expect(await view(id, ann)).toMatchObject({
    own: 'disqualified',
    players: 2,
    places: [{ place: 1, score: 100 }, { place: 2 }],
    me: { reason: 'several-accounts', place: null, payout: 100 },
  });
  expect(await enter(id, ann)).toBe('tournament-entered');
  await qa(id, 'settle');
  expect((await view(id, ann)).me).toMatchObject({ reason: 'several-accounts', payout: 100 });
});

test('P118 BNS-01 who may be offered nothing sees only what they have entered, and can enter nothing', async () => {
  const [id, other] = [await made(), await made()];
  const player = await registerPlayer(operator);
  await enter(id, player);
  await operator.control(`/players/${player.login}/limits`, { limitType: 33, limitValue: 1 });
  const { isBarred, tournaments } = await list(player);
  expect([isBarred, tournaments.map((each) => each.id)]).toEqual([true, [String(id)]]);
  expect(await shown(other, player)).toEqual({ isBarred: true, tournament: null });
  expect((await view(id, player)).own).toBe('entered');
  expect(await enter(other, player)).toBe('tournament-barred');
  const path = '/web-api/promo/tournaments/999999';
  expect((await operator.get(path)).status).toBe(404);
  await qa(id, 'cancel');
});

test('BNS-01 an entry counts in the limits of stakes', async () => {
  const player = await registerPlayer(operator);
  await operator.post(
    '/limit-service-api/api/external/web/v3/limits',
    { limits: [{ limitType: 1, limitValue: 1 }] },
    { token: player.token },
  );
  expect(await enter(await made(), player)).toBe('tournament-barred');
  // A week after the change of a limit tournaments are offered again.
  operator.clock.jump(operator.clock.now() + 8 * DAY);
  const path = '/web-api/user/gettoken?force_refresh=true';
  const { token } = (await operator.get<{ token: string }>(path, asPlayer(player))).body;
  const later = { ...player, token };
  expect(await enter(await made({ entry: 1.5 }), later)).toBe('limit-reached');
  expect(await enter(await made({ entry: 0.5 }), later)).toBeUndefined();
});
