import type { Game } from '@grandstand/bus-contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestOperator } from '@grandstand/sandbox/testing';
import {
  coupon,
  makeGame,
  place,
  registerPlayer,
  startOperator,
} from '@grandstand/sandbox/testing';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.sandbox.close());

interface Received {
  readonly id: number | null;
  readonly event: string;
  readonly data: {
    readonly seq: number;
    readonly odds?: [string, number, 0 | 1][];
    readonly games?: { id: number; isFinished: boolean }[];
    readonly betIds?: string[];
  };
}

/** Reads a connection event by event. */
async function connect(query = '', cookie?: string) {
  const answer = await operator.sandbox.fetch(
    new Request(`http://localhost:3000/feed-api/v1/stream${query}`, {
      headers: cookie === undefined ? {} : { Cookie: cookie },
    }),
  );
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/event-stream/);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    /** The next event; null when the connection has ended. */
    async next(): Promise<Received | null> {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const lines = text.slice(0, end).split('\n');
          text = text.slice(end + 2);
          const field = (name: string) =>
            lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
          const event = field('event');
          const id = field('id');
          const data = JSON.parse(field('data') ?? 'null') as Received['data'];
          if (event) return { id: id ? Number(id) : null, event, data };
          continue;
        }
        const chunk = await reader?.read();
        if (!chunk || chunk.done) return null;
        text += chunk.value;
      }
    },
    close: () => reader?.cancel(),
  };
}

async function seqNow(): Promise<number> {
  return (await operator.get<{ seq: number }>('/line-api/v1/sports')).body.seq;
}

test('sends changes of prices and scores with consecutive numbers', async () => {
  // Nobody is told of prices that nobody has asked for.
  await operator.get('/line-api/v1/games?section=live');
  const stream = await connect();
  const seq = await seqNow();
  operator.clock.advance(3_000);
  for (let i = 1; i <= 3; i++) {
    const received = await stream.next();
    expect(received).toMatchObject({ id: seq + i, event: 'odds', data: { seq: seq + i } });
    expect(received?.data.odds?.length).toBeGreaterThan(0);
  }
  await stream.close();
});

test('resumes after a break without loss, with the same text', async () => {
  const since = await seqNow();
  const witness = await connect();
  operator.clock.advance(40_000);
  const received: unknown[] = [];
  for (let i = 0; i < 40; i++) received.push(await witness.next());
  const late = await connect(`?since=${since}`);
  for (const event of received) expect(await late.next()).toEqual(event);
  operator.clock.advance(1_000);
  expect(await late.next()).toEqual(await witness.next());
  await Promise.all([witness.close(), late.close()]);
});

test('sends reset for a number that is too old or unknown', async () => {
  const since = await seqNow();
  for (const query of ['?since=5', `?since=${since + 1_000_000}`]) {
    const stream = await connect(query);
    expect(await stream.next()).toMatchObject({ event: 'reset', data: { seq: since } });
    await stream.close();
  }
});

test('starts at the current number without one, or with the current one', async () => {
  const seq = await seqNow();
  const streams = [await connect(), await connect(`?since=${seq}`), await connect('?since=x')];
  operator.clock.advance(1_000);
  for (const stream of streams) {
    expect((await stream.next())?.id).toBe(seq + 1);
    await stream.close();
  }
});

test('sends changes of bets to their player only', async () => {
  const [player, other] = [await registerPlayer(operator), await registerPlayer(operator)];
  const [mine, theirs, guests] = [
    await connect('', player.cookie),
    await connect('', other.cookie),
    await connect(),
  ];
  const game = await makeGame(operator);
  const { body } = await place(operator, player, coupon(player, [game.outcome(1)]));
  await operator.control(`/games/${game.id}/finish`, { home: 1, away: 0 });
  const until = await seqNow();
  const drain = async (stream: Awaited<ReturnType<typeof connect>>) => {
    const events: Received[] = [];
    operator.clock.advance(1_000);
    for (;;) {
      const received = await stream.next();
      if (!received || received.data.seq > until) break;
      events.push(received);
    }
    return events;
  };
  const reported = (await drain(mine)).filter(({ event }) => event === 'player');
  expect(reported.map(({ data }) => data.betIds)).toEqual([[body.bet.id], [body.bet.id]]);
  for (const stream of [theirs, guests]) {
    const events = await drain(stream);
    expect(events.some(({ event }) => event === 'player')).toBe(false);
    expect(
      events
        .flatMap(({ data }) => data.games ?? [])
        .some(({ id, isFinished }) => id === game.id && isFinished),
    ).toBe(true);
  }
  await Promise.all([mine.close(), theirs.close(), guests.close()]);
});

test('closes the connections of a session that has ended, and no others', async () => {
  const [player, other] = [await registerPlayer(operator), await registerPlayer(operator)];
  const [ended, lasting] = [await connect('', player.cookie), await connect('', other.cookie)];
  await operator.post('/web-api/user/disconnect', {}, { cookie: player.cookie });
  operator.clock.advance(5_000);
  while (await ended.next());
  // A guest's connection, with the same cookie.
  const again = await connect('', player.cookie);
  operator.clock.advance(5_000);
  for (const stream of [lasting, again]) {
    const until = await seqNow();
    for (;;) {
      const received = await stream.next();
      expect(received).not.toBeNull();
      if (!received || received.data.seq >= until) break;
    }
  }
  await Promise.all([lasting.close(), again.close()]);
});

test('can be disconnected by QA, with or without its stored events', async () => {
  const since = await seqNow();
  const stream = await connect();
  await operator.control('/feed/drop');
  expect(await stream.next()).toBeNull();
  operator.clock.advance(1_000);
  const back = await connect(`?since=${since}`);
  expect((await back.next())?.event).toBe('odds');
  await operator.control('/feed/drop', { forget: true });
  const lost = await connect(`?since=${since}`);
  expect((await lost.next())?.event).toBe('reset');
  await lost.close();
});

test('has the prices of a match in full for the browser that loaded its page or has one in its coupon', async () => {
  const game = await makeGame(operator, 'football', 100_000);
  const { body } = await operator.get<{ game: Game }>(`/line-api/v1/games/${game.id}`);
  const score = body.game.markets.find(({ typeId }) => typeId === 136)?.outcomes[0]?.id ?? '';
  const names = ['page', 'coupon', 'check', 'list'] as const;
  const streams = await Promise.all(names.map((name) => connect('', `feed=${name}`)));
  await operator.get(`/line-api/v1/games/${game.id}`, { cookie: 'feed=page' });
  await operator.post('/line-api/v1/outcomes', { ids: [score] }, { cookie: 'feed=coupon' });
  const bets = [{ marketId: score, coef: 2, blockId: 0, isBanker: false }];
  await operator.post(
    '/web-api/coupon/check',
    { typeId: 0, systemValue: 0, bets },
    { cookie: 'feed=check' },
  );
  await operator.control('/outcomes/price', { id: score, coef: 77 });
  await operator.control('/outcomes/price', { id: `${game.id}:1`, coef: 3.21 });
  const heard = await Promise.all(
    streams.map(async (stream) => {
      const ids: string[] = [];
      while (!ids.includes(`${game.id}:1`)) {
        const event = await stream.next();
        ids.push(...(event?.data.odds ?? []).map(([id]) => id));
      }
      await stream.close();
      return ids.includes(score);
    }),
  );
  expect(Object.fromEntries(names.map((name, place) => [name, heard[place]]))).toEqual({
    page: true,
    coupon: true,
    check: true,
    list: false,
  });
});
