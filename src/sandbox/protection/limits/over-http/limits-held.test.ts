import { describe, expect, test } from 'vitest';
import {
  DAY,
  HOUR,
  SECOND,
  openLimitsBench,
} from '../../../../../tests/harness/operator/limits-bench';
import { FRIDAY, coupon, makeGame, registerPlayer, signInDemo } from '@grandstand/sandbox/testing';

const bench = openLimitsBench();
const { bet, clock, control, deposit, facts, held, money, ping, save, settle } = bench;
const MINUTE = 60 * SECOND;

/** Without a confirmed address an account takes deposits for 30 days only. */
const confirmMail = () => control('/contacts', { mail: `${bench.player.login}@example.com` });

describe('a stake', () => {
  test.each([
    ['loss', 10, 1],
    ['loss', 11, 7],
    ['loss', 12, 30],
    ['wagering', 1, 1],
    ['wagering', 2, 7],
    ['wagering', 3, 30],
  ])(
    'P96 past a %s limit (%i, %i days) is refused by the operator with a typed reason, without the site',
    async (kind, type, days) => {
      await save(type, 20);
      const first = await bet(15);
      expect(first.status).toBe(200);
      expect((await held(type)).limitBalance).toBe(5);
      const beyond = await bet(5.01);
      expect([beyond.status, beyond.body.error]).toEqual([
        422,
        {
          code: 'limit-reached',
          message: 'The stake goes beyond the limit you have set.',
          details: { limitType: type, limitBalance: 5 },
        },
      ]);
      await settle(first.id, true);
      // Won back is not lost; staked it was.
      expect((await held(type)).limitBalance).toBe(kind === 'loss' ? 20 : 5);
      expect((await bet(20.01)).status).toBe(422);
      clock.advance(days * DAY - SECOND);
      expect((await bet(20.01)).status).toBe(422);
      clock.advance(SECOND);
      expect((await held(type)).limitBalance).toBe(20);
      expect((await bet(20)).status).toBe(200);
    },
  );

  test('P96 many at once never exceed it', async () => {
    await save(10, 50);
    const results = await Promise.all(Array.from({ length: 8 }, () => bet(10)));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(5);
  });
});

describe('a player who is banned or whose accounts are frozen', () => {
  test.each([
    ['banned', 'ban', { level: 3 }, { level: 0 }, /restricted/],
    ['account-frozen', 'freeze', { isFrozen: true }, { isFrozen: false }, /frozen/],
  ] as const)(
    'P96 BAN-02 can neither stake nor deposit, without the site: %s',
    async (code, what, on, off, words) => {
      expect((await bet(1)).status).toBe(200);
      const before = await money();
      await control(`/${what}`, on);
      for (const refused of [await bet(1), await deposit(1)]) {
        expect([refused.status, refused.body.error.code]).toEqual([422, code]);
        expect(refused.body.error.message).toMatch(words);
      }
      // Nor by bonus money, nor by money that is advanced.
      await control('/prepaid', { amount: 20 });
      expect((await bet(before + 10, { prepaidAmount: 10 })).body.error.code).toBe(code);
      expect(await money()).toBe(before);
      await control(`/${what}`, off);
      expect((await bet(1)).status).toBe(200);
    },
  );
});

describe('a deposit', () => {
  test.each([
    [20, 1],
    [21, 7],
    [22, 30],
  ])('P96 past limit %i is refused, and possible again after %i days', async (type, days) => {
    await confirmMail();
    await save(type, 50);
    expect((await deposit(30)).status).toBe(200);
    expect(await money()).toBe(130);
    expect((await held(type)).limitBalance).toBe(20);
    const beyond = await deposit(20.01);
    expect([beyond.status, beyond.body.error.code, beyond.body.error.details]).toEqual([
      422,
      'limit-reached',
      { limitType: type, limitBalance: 20 },
    ]);
    clock.advance(days * DAY - SECOND);
    expect((await deposit(20.01)).status).toBe(422);
    clock.advance(SECOND);
    expect((await deposit(50)).status).toBe(200);
    expect(await money()).toBe(180);
  });

  test('is refused beyond the bound of the jurisdiction, with a limit of the player’s or without', async () => {
    await bench.operator.control('/site', { pack: 'de' });
    await confirmMail();
    await bench.verify();
    expect((await deposit(999)).status).toBe(200);
    const beyond = await deposit(1.01);
    expect([beyond.status, beyond.body.error.code, beyond.body.error.details]).toEqual([
      422,
      'limit-reached',
      { limitType: 22, limitBalance: 1 },
    ]);
    await save(22, 1000);
    expect((await deposit(1.01)).status).toBe(422);
    clock.advance(30 * DAY);
    expect((await deposit(500)).status).toBe(200);
  });

  test('is taken for 30 days from an account without a confirmed address, and again once it has one', async () => {
    clock.advance(30 * DAY - 1);
    expect((await deposit(10)).status).toBe(200);
    clock.advance(1);
    const { status, body } = await deposit(10);
    expect([status, body.error.code]).toEqual([422, 'not-activated']);
    expect((await bet(10)).status).toBe(200);
    await confirmMail();
    expect((await deposit(10)).status).toBe(200);
  });

  test('P96 waits until a time-out is over', async () => {
    await confirmMail();
    await save(33, 1);
    const { status, body } = await deposit(10);
    expect([status, body.error.code, body.error.details]).toEqual([
      422,
      'deposit-timeout',
      { endsAt: bench.seconds() + 86_400 },
    ]);
    expect((await bet(10)).status).toBe(200);
    clock.advance(DAY);
    expect((await deposit(10)).status).toBe(200);
    await control('/limits', { limitType: 33, limitValue: 1, isForever: true });
    clock.advance(3650 * DAY);
    const { error } = (await deposit(10)).body;
    expect([error.code, error.details]).toEqual(['deposit-timeout', { endsAt: null }]);
  });

  test('is booked to an own account, with a whole amount', async () => {
    const other = await registerPlayer(bench.operator);
    expect((await deposit(10, other.accountId)).status).toBe(404);
    expect((await deposit(0)).status).toBe(400);
    expect((await deposit(0.001)).status).toBe(422);
  });
});

describe('the session', () => {
  /** Pings every 30 s. */
  const stay = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 30 * SECOND) {
      clock.advance(30 * SECOND);
      await ping();
    }
  };

  test('LIM-08 has no balance while it is unset', async () => {
    clock.advance(HOUR);
    expect(await ping()).toEqual({ limitValue: -1, limitBalance: null, resetsAt: null });
  });

  test('P96 P97 is counted by pings and calls; when it is over, nothing can be played until the next day', async () => {
    await save(31, 1);
    const began = bench.seconds();
    await stay(10 * MINUTE);
    expect(await ping()).toEqual({ limitValue: 1, limitBalance: 3000, resetsAt: began + 86_400 });
    // Away for an hour: no more than five minutes count.
    clock.advance(HOUR);
    expect((await ping()).limitBalance).toBe(2700);
    // A page that never pings is counted by its calls.
    for (let call = 0; call < 10; call += 1) {
      clock.advance(4 * MINUTE);
      expect((await bet(1)).status).toBe(200);
    }
    expect((await held(31)).limitBalance).toBe(300);
    clock.advance(5 * MINUTE);
    const over = await bet(1);
    expect([over.status, over.body.error]).toEqual([
      422,
      {
        code: 'session-limit-reached',
        message: 'Your time for today is over. Please come back tomorrow.',
        details: { resetsAt: began + 86_400 },
      },
    ]);
    expect((await deposit(10)).body.error.code).toBe('session-limit-reached');
    expect((await held(31)).limitBalance).toBe(0);
    clock.jump((began + 86_400) * SECOND - 1);
    expect((await bet(1)).status).toBe(422);
    clock.advance(1);
    expect((await bet(1)).status).toBe(200);
    expect((await held(31)).limitBalance).toBe(3600);
  });

  test('P96 stays used up after signing in again, and for bonus money', async () => {
    const of = (path: string, body: object) => bench.operator.control(`/players/demo${path}`, body);
    await of('/limits', { limitType: 31, limitValue: 2 });
    await of('/session-balance', { seconds: 0 });
    for (const account of [0, 1]) {
      const demo = await signInDemo(bench.operator);
      const { id, coef } = (await makeGame(bench.operator)).outcome(1);
      const body = coupon({ ...demo, accountId: demo.accountId + account }, [{ id, coef }]);
      const answer = await bench.operator.post<{ error: { code: string } }>(
        '/web-api/coupon/place',
        body,
        { token: demo.token },
      );
      expect([answer.status, answer.body.error.code]).toEqual([422, 'session-limit-reached']);
      await bench.operator.post('/web-api/user/disconnect', {}, { cookie: demo.cookie });
    }
    await of('/limits', { limitType: 31, limitValue: null });
  });

  test('LIM-10 has the facts of a reality check: time, stakes, won, lost', async () => {
    const since = bench.seconds();
    clock.advance(10 * MINUTE);
    const won = await bet(10);
    const lost = await bet(4);
    await bet(1);
    await settle(won.id, true);
    await settle(lost.id, false);
    expect(await facts()).toEqual({
      since,
      playedSeconds: 600,
      staked: 15,
      won: 10,
      lost: 4,
      iso: 'EUR',
      scale: 2,
    });
  });
});

describe('a player’s self-exclusion', () => {
  test('P96 LIM-06 signs them out everywhere, until it ends', async () => {
    const credentials = { ...bench.credentials, remember: true };
    const sign = () =>
      bench.operator.post<{
        token: string;
        error: { code: string; details: object };
      }>('/web-api/user/login', credentials);
    const one = await sign();
    const two = await sign();
    const cookie = two.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const call = (path: string, body: object) =>
      bench.operator.post<{ error: { code: string; details: object } }>(path, body, {
        token: one.body.token,
      });
    const saved = await call('/limit-service-api/api/external/web/v3/limits', {
      limits: [{ limitType: 30, limitValue: 7, selfExcludeReason: 1 }],
    });
    expect(saved.status).toBe(200);
    const details = { endsAt: bench.seconds() + 7 * 86_400, selfExcludeReason: 1 };

    const placed = await call('/web-api/coupon/place', {});
    expect([placed.status, placed.body.error]).toMatchObject([
      401,
      { code: 'self-excluded', details },
    ]);
    expect((await bench.operator.get('/web-api/session', { cookie })).body).toBe('guest');
    const refused = await sign();
    expect([refused.status, refused.body.error]).toMatchObject([
      403,
      { code: 'self-excluded', details },
    ]);
    // Without the password nothing is revealed.
    const guess = { ...credentials, password: 'guess' };
    expect((await bench.operator.post('/web-api/user/login', guess)).status).toBe(400);

    clock.advance(7 * DAY - SECOND);
    expect((await sign()).status).toBe(403);
    clock.advance(SECOND);
    expect((await sign()).status).toBe(200);
    // Sessions that were open before stay closed.
    expect((await bench.operator.get('/web-api/session', { cookie })).body).toBe('guest');
  });

  test.each([
    ['ru', 'до 27 нояб. 2026 г., 12:00 (UTC)', 'навсегда'],
    ['en', 'until Nov 27, 2026, 12:00 (UTC)', 'for good'],
    ['az', '27 noy 2026, 12:00 (UTC) tarixinədək', 'həmişəlik'],
    ['kz', '27 қар. 2026, 12:00 (UTC) дейін', 'біржола'],
    ['ua', 'до 27 лист. 2026 р., 12:00 (UTC)', 'назавжди'],
  ])('LIM-06 is refused with its end, or as permanent: %s', async (language, until, forever) => {
    const login = async () =>
      (
        await bench.operator.call<{ error: { message: string } }>('POST', '/web-api/user/login', {
          body: { ...bench.credentials, remember: true },
          language,
        })
      ).body.error.message;
    clock.jump(FRIDAY);
    await control('/limits', { limitType: 30, limitValue: 7 });
    // A bare space in a time may be another one in another release of the runtime's texts.
    expect((await login()).replaceAll(/\s/gu, ' ')).toContain(until);
    await bench.operator.control(`/players/${bench.player.login}/limits`, {
      limitType: 30,
      limitValue: 7,
      isForever: true,
    });
    expect(await login()).toContain(forever);
  });

  test('P96 that begins later stops play when it begins', async () => {
    await control('/limits', { limitType: 30, limitValue: 1, startsIn: 60 });
    expect((await bet(1)).status).toBe(200);
    clock.advance(MINUTE);
    const { status, body } = await bet(1);
    expect([status, body.error.code]).toEqual([401, 'self-excluded']);
  });

  test('LIM-06 that is over waits until its player says that they want to play again', async () => {
    const isOffered = async () => {
      const config = await bench.operator.get<{ result: { may_be_offered: boolean } }>(
        '/web-api/user/config',
        { token: await bench.freshToken() },
      );
      return config.body.result.may_be_offered;
    };
    expect(await isOffered()).toBe(true);
    await control('/limits', { limitType: 30, limitValue: 7 });
    const endsAt = bench.seconds() + 7 * 86_400;
    clock.advance(7 * DAY);
    const back = { limitValue: -1, startedAt: endsAt, endsAt: null, needApprove: true };
    // It lapses never, and can't be taken back.
    for (const days of [0, 1, 7]) {
      clock.advance(days * DAY);
      expect(await bench.waiting(30)).toMatchObject(back);
      expect((await bench.act(30, 0)).body.error.code).toBe('nothing-waits');
      const { status, body } = await bet(1);
      expect([status, body.error.code]).toEqual([422, 'return-unconfirmed']);
      expect((await bench.deposit(5)).body.error.code).toBe('return-unconfirmed');
      expect(await isOffered()).toBe(false);
    }
    // A new one takes its place, and waits in its turn.
    await bench.save(30, 1);
    expect((await bench.operator.post('/web-api/user/login', bench.credentials)).status).toBe(403);
    clock.advance(DAY);
    expect((await bench.act(30, 1)).status).toBe(200);
    expect(await bench.waiting(30)).toBeUndefined();
    expect((await bench.act(30, 1)).body.error.code).toBe('nothing-waits');
    expect((await bet(1)).status).toBe(200);
    expect(await isOffered()).toBe(true);
  });

  test('LIM-01 P96 for good never ends', async () => {
    const { token: own } = bench.player;
    const path = '/limit-service-api/limit/external/web/api/v1/BlockUser';
    const closing = (selfExcludeReason: number) =>
      bench.operator.post<{ error?: { code: string } }>(
        path,
        { selfExcludeReason },
        { token: own },
      );
    expect((await closing(9)).status).toBe(400);
    expect((await closing(3)).body).toEqual({ success: true });
    const again = await closing(3);
    expect([again.status, again.body.error?.code]).toEqual([401, 'account-closed']);
    clock.advance(3650 * DAY);
    const refused = await bench.operator.post<{ error: { code: string } }>('/web-api/user/login', {
      ...bench.credentials,
      remember: true,
    });
    expect([refused.status, refused.body.error.code]).toEqual([403, 'account-closed']);
  });
});
