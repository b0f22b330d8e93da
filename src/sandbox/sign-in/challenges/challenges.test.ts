import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CountStore } from '../../platform/counts/count-store';
import { Guesses } from '../../platform/counts/guesses';
import type { Database } from '../../platform/database/database';
import { Outbox } from '../../platform/outbox/outbox';
import { PlayerMessages } from '../../platform/outbox/player-messages';
import { setIdentity } from '../../player/players/identities';
import { handClock, migratedDatabase } from '../../testing';
import { Challenges } from './challenges';
import { phoneSubject } from './subjects';

const PHONE = '+77012344122';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const codes = [111_111, 222_222, 333_333, 444_444, 555_555, 666_666];

let database: Database;
let clock: ReturnType<typeof handClock>;
let challenges: Challenges;
let counts: CountStore;
let guesses: Guesses;
const report = (error: unknown): never => {
  throw error;
};
let given: number;

beforeAll(async () => {
  database = await migratedDatabase();
  await database.query(
    `INSERT INTO players (login, password_hash, country_id, registered_at) VALUES ('ann', '', 3, 1)`,
  );
  await setIdentity(database, 100_001, { kind: 'phone', value: PHONE }, 1);
});
beforeEach(async () => {
  given = 0;
  clock = handClock();
  const messages = new PlayerMessages({
    outbox: new Outbox(clock.now),
    siteName: () => 'Grandstand',
    siteOrigin: 'http://localhost',
  });
  const { now } = clock;
  counts = await CountStore.open(database, { now, report });
  guesses = new Guesses(counts, now);
  challenges = new Challenges({
    database,
    messages,
    counts,
    guesses,
    now: clock.now,
    linkBeside: async () => undefined,
    randomBelow: () => codes[given++ % codes.length] ?? 0,
    pepper: new Uint8Array(32),
  });
});
afterEach(async () => {
  await counts.idle();
  await database.script('TRUNCATE challenges, outbox, recent_counts');
});
afterAll(() => database.close());

function subject(number: string) {
  const found = phoneSubject('KZ', number);
  if (!found) throw new Error(`${number} is no number.`);
  return found;
}

const begin = (number = '7012344122', address = '203.0.113.7') =>
  challenges.begin({ kind: 'sign-in', subject: subject(number), address });
const answer = ({ flow, code }: { flow: string; code: string }) =>
  challenges.answer({ flow, code, address: undefined });
const resend = (flowId: string) => challenges.resend(flowId, '203.0.113.7');
const outbox = () =>
  database.query<{ channel: string; to: string; text: string }>(
    'SELECT channel, "to", text FROM outbox ORDER BY id',
  );
const refusal = (code: string, details?: object) => expect.objectContaining({ code, details });

describe('a code', () => {
  test('is sent by SMS to the player who has the number, and is right once', async () => {
    const sent = await begin();
    expect(sent).toEqual({
      flowId: expect.any(String),
      sentTo: '+7 ··· 41 22',
      expiresAt: clock.now() + 2 * MINUTE,
      resendAt: clock.now() + MINUTE,
    });
    const text =
      'Grandstand: 111111 is your code to sign in. It is valid for 2 minutes. Do not tell it to anybody.';
    expect(await outbox()).toEqual([{ channel: 'sms', to: PHONE, text }]);
    const passed = { kind: 'sign-in', playerId: 100_001, channel: 'phone' };
    expect(await answer({ flow: sent.flowId, code: '111111' })).toEqual(passed);
    await expect(answer({ flow: sent.flowId, code: '111111' })).rejects.toEqual(refusal('time_up'));
  });

  test('is kept as a hash that another pepper does not have', async () => {
    const { flowId } = await begin();
    const [row] = await database.query<{ code_hash: string }>('SELECT * FROM challenges');
    expect(JSON.stringify(row)).not.toMatch(/111111|7012344122/);
    const ports = { now: clock.now, report };
    const other = new Challenges({
      database,
      counts: await CountStore.open(database, ports),
      guesses,
      messages: new PlayerMessages({
        outbox: new Outbox(clock.now),
        siteName: () => '',
        siteOrigin: '',
      }),
      now: clock.now,
      linkBeside: async () => undefined,
      randomBelow: () => 0,
      pepper: new Uint8Array(32).fill(1),
    });
    await expect(
      other.answer({ flow: flowId, code: '111111', address: undefined }),
    ).rejects.toEqual(refusal('wrong_code', { left: 4 }));
  });

  test('can be tried five times, also at once', async () => {
    const { flowId } = await begin();
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, () => answer({ flow: flowId, code: '000000' })),
    );
    const reasons = tries.map((one) => (one.status === 'rejected' ? one.reason : undefined));
    const left = reasons.flatMap(({ code, details }) =>
      code === 'wrong_code' ? details.left : [],
    );
    expect(left.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4]);
    await expect(answer({ flow: flowId, code: '111111' })).rejects.toEqual(refusal('time_up'));
  });

  test('is used once by parallel answers', async () => {
    const { flowId } = await begin();
    const answers = await Promise.allSettled(
      Array.from({ length: 4 }, () => answer({ flow: flowId, code: '111111' })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is valid for 120 s', async () => {
    const { flowId } = await begin();
    clock.advance(2 * MINUTE);
    await expect(answer({ flow: flowId, code: '111111' })).rejects.toEqual(refusal('time_up'));
    await expect(answer({ flow: 'unknown', code: '111111' })).rejects.toEqual(refusal('time_up'));
  });
});

describe('another code', () => {
  test('is sent after 60 s, and takes the place of the former', async () => {
    const { flowId } = await begin();
    clock.advance(MINUTE - 1);
    await expect(resend(flowId)).rejects.toEqual(refusal('too-many-codes', { retryAfter: 1 }));
    clock.advance(1);
    expect(await resend(flowId)).toMatchObject({ flowId, expiresAt: clock.now() + 2 * MINUTE });
    await expect(answer({ flow: flowId, code: '111111' })).rejects.toEqual(
      refusal('wrong_code', { left: 4 }),
    );
    const used = given - 1;
    expect((await answer({ flow: flowId, code: String(codes[used]) })).playerId).toBe(100_001);
  });

  test('is not sent in a flow of half an hour ago', async () => {
    const { flowId } = await begin();
    clock.advance(30 * MINUTE);
    await expect(resend(flowId)).rejects.toEqual(refusal('time_up'));
    await expect(resend('unknown')).rejects.toEqual(refusal('time_up'));
  });

  test('is not sent by beginning anew within 60 s, not even at once', async () => {
    const begun = await Promise.allSettled([begin(), begin(), begin()]);
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await outbox()).toHaveLength(1);
  });

  test('is sent five times a day to a number', async () => {
    const { flowId } = await begin();
    for (let sent = 1; sent < 5; sent++) {
      clock.advance(MINUTE);
      await resend(flowId);
    }
    clock.advance(MINUTE);
    const wait = { retryAfter: (DAY - 5 * MINUTE) / 1000 };
    await expect(resend(flowId)).rejects.toEqual(refusal('too-many-codes', wait));
    await expect(begin()).rejects.toEqual(refusal('too-many-codes', wait));
    clock.advance(DAY - 5 * MINUTE);
    await begin();
  });

  test('is asked for twenty times an hour from one address', async () => {
    for (let asked = 0; asked < 20; asked++) await begin(`70100000${10 + asked}`);
    await expect(begin('7010000099')).rejects.toEqual(
      refusal('too-many-codes', { retryAfter: 3600 }),
    );
    await begin('7010000098', '198.51.100.1');
    clock.advance(HOUR);
    await begin('7010000097');
  });
});

test('a number that no player has is answered alike, and gets no message', async () => {
  const known = await begin();
  const unknown = await begin('7019999999');
  const { flowId, ...rest } = unknown;
  expect(rest).toEqual({
    sentTo: '+7 ··· 99 99',
    expiresAt: known.expiresAt,
    resendAt: known.resendAt,
  });
  expect(await outbox()).toHaveLength(1);
  for (const left of [4, 3, 2, 1, 0]) {
    // Not even the code that was drawn is right.
    await expect(answer({ flow: flowId, code: '222222' })).rejects.toEqual(
      refusal('wrong_code', { left }),
    );
  }
  clock.advance(MINUTE);
  expect(await resend(flowId)).toMatchObject({ flowId });
  expect(await outbox()).toHaveLength(1);
});

test('QA reads the code as it was sent, and lets it expire', async () => {
  const { flowId, expiresAt } = await begin();
  expect(await challenges.viewOf(flowId)).toEqual({ code: '111111', expiresAt, triesLeft: 5 });
  clock.advance(MINUTE);
  await resend(flowId);
  expect(await challenges.viewOf(flowId)).toMatchObject({ code: '222222' });
  expect(await challenges.expire(flowId)).toBe(true);
  await expect(answer({ flow: flowId, code: '222222' })).rejects.toEqual(refusal('time_up'));
  expect(await challenges.viewOf((await begin('7019999999')).flowId)).toMatchObject({ code: null });
  expect(await challenges.viewOf('unknown')).toBeUndefined();
  expect(await challenges.expire('unknown')).toBe(false);
});
