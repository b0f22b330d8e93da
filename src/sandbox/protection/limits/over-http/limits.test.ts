import { describe, expect, test } from 'vitest';
import {
  DAY,
  HOUR,
  SECOND,
  openLimitsBench,
} from '../../../../../tests/harness/operator/limits-bench';
import { registerPlayer } from '@grandstand/sandbox/testing';

const bench = openLimitsBench();
const { act, answer, available, cancel, clock, control, held, list, save, saveAll, waiting } =
  bench;

const MONEY = [1, 2, 3, 10, 11, 12, 20, 21, 22];
const YEARS = [365, 730, 1095, 1825, 3650];

describe('the types', () => {
  test('LIM-02 are offered with exactly their options, and listed unset', async () => {
    const options = Object.fromEntries(
      (await available()).map(({ type, measure, availableValues }) => [
        type,
        [measure, availableValues],
      ]),
    );
    const money = ['money', [5, 10, 20, 50, 100, 200, 500, 1000, 5000]];
    expect(options).toEqual({
      ...Object.fromEntries(MONEY.map((type) => [type, money])),
      30: ['days', [1, 7, 30, 90, 180, ...YEARS]],
      31: ['hours', Array.from({ length: 24 }, (_, hour) => hour + 1)],
      32: ['minutes', [5, 10, 15, 30, 45, 60]],
      33: ['days', [1, 7, 30, 90]],
      37: ['days', []],
    });
    for (const limit of await list()) {
      expect(limit).toEqual({
        limitType: limit.limitType,
        limitValue: limit.limitType === 21 ? 999_999_999 : -1,
        limitState: 'INACTIVE',
        startedAt: null,
        endsAt: null,
        limitBalance: null,
        needApprove: false,
        selfExcludeReason: null,
        measure: options[limit.limitType]?.[0],
        availableValues: options[limit.limitType]?.[1],
      });
    }
    expect((await list()).map(({ limitType }) => limitType)).toEqual([
      ...MONEY,
      30,
      31,
      32,
      33,
      37,
    ]);
  });

  test('LIM-02 count years of 360 days, by the operator’s rule', async () => {
    await bench.operator.control('/limit-rules', { yearDays: 360 });
    const days = (await available()).find(({ type }) => type === 30)?.availableValues;
    await bench.operator.control('/limit-rules', { yearDays: 365 });
    expect(days).toEqual([1, 7, 30, 90, 180, 360, 720, 1080, 1800, 3650]);
  });

  test('of deposits are offered up to the bound of the jurisdiction, and refused above it', async () => {
    const offers = async () =>
      (await available()).map(({ type, availableValues, maxValue }) => [
        type,
        Math.max(...availableValues),
        maxValue,
      ]);
    expect((await offers()).find(([type]) => type === 22)).toEqual([22, 5000, undefined]);
    await bench.operator.control('/site', { pack: 'de' });
    const bounded = (await offers()).filter(([, , maxValue]) => maxValue !== undefined);
    expect(bounded).toEqual([20, 21, 22].map((type) => [type, 1000, 1000]));
    for (const type of [20, 21, 22]) {
      const { status, body } = await save(type, 1000.01);
      expect([status, body.error.code, body.error.details]).toEqual([
        400,
        'limit-above-law',
        { limitType: type, maxValue: 1000 },
      ]);
      expect(body.error.message).toBe('This is more than the law allows to deposit in 30 days.');
      expect((await held(type)).limitState).toBe('INACTIVE');
      expect((await save(type, 1000)).status).toBe(200);
    }
    // It is of deposits alone.
    expect((await save(12, 5000)).status).toBe(200);
    await bench.operator.control('/site', { pack: 'open' });
  });

  test('LIM-01 come with reasons in the player’s language', async () => {
    const reasons = await bench.reasons();
    expect(reasons.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(reasons[2]?.selfExcludeReason).toBe('I need a break');
  });

  test('require a signed-in player', async () => {
    const path = '/limit-service-api/api/external/web/v3';
    const calls = [
      bench.operator.get(`${path}/limits`),
      bench.operator.get(`${path}/availablelimits`),
      bench.operator.get(`${path}/reasons/selfexclude`),
      bench.operator.get(`${path}/realitycheck`),
      bench.operator.call('DELETE', `${path}/limit?limitType=20`),
      ...['limits', 'testanswers', 'limitaction', 'ping', 'realitycheck'].map((name) =>
        bench.operator.post(`${path}/${name}`),
      ),
      bench.operator.post('/limit-service-api/limit/external/web/api/v1/BlockUser'),
      bench.operator.post('/web-api/payment/deposits'),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 401));
  });
});

describe('a value', () => {
  test.each([
    [30, 2],
    [30, 360],
    [30, 0],
    [31, 25],
    [31, 1.5],
    [32, 20],
    [33, 2],
    [37, 1],
    [21, -1],
    [20, 999_999_999],
    [20, 0],
    [20, -10],
    [20, 0.001],
  ])('LIM-03 of type %i can not be %d, which is not offered', async (type, value) => {
    const { status, body } = await save(type, value);
    expect([status, body.error.code, body.error.details]).toEqual([
      400,
      'bad-value',
      { limitType: type },
    ]);
    expect((await held(type)).limitState).toBe('INACTIVE');
  });

  test('LIM-03 may be a custom one for the types in the config only', async () => {
    const limits = (customTypes: number[]) => ({
      limits: { customTypes, isLockedTogether: false, isCancelledByDelete: false },
    });
    await bench.operator.control('/site', limits([20, 31]));
    const { body: config } = await bench.operator.get('/bff-api/config/all.json?lang=en');
    expect(config).toMatchObject({ limits: { customTypes: [20, 31] } });
    expect((await save(20, 33.33)).body.status).toBe(200);
    expect((await save(10, 33.33)).status).toBe(400);
    expect((await save(10, 50)).body.status).toBe(200);
    expect((await save(31, 25)).status).toBe(400);
    expect((await held(20)).limitValue).toBe(33.33);
    await bench.operator.control('/site', limits(MONEY));
  });

  test('LIM-11 that is refused fails the whole save, with a title', async () => {
    const { status, body } = await saveAll([
      { limitType: 10, limitValue: 50 },
      { limitType: 32, limitValue: 7 },
    ]);
    expect(status).toBe(400);
    expect(body.error.message).toBe(
      'This value is not available. Please choose one of those offered.',
    );
    expect((await held(10)).limitState).toBe('INACTIVE');
  });

  test('of an unknown reason is refused', async () => {
    expect((await save(30, 7, { selfExcludeReason: 9 })).body.error.code).toBe('bad-value');
    expect((await save(40, 7)).status).toBe(400);
  });
});

describe('a change', () => {
  test.each([
    [1, 50, 20],
    [12, 1000, 500],
    [20, 100, 5],
    [31, 3, 2],
    [32, 30, 15],
  ])(
    'P95 of type %i from %d to %d applies at once, because it is stricter',
    async (type, from, to) => {
      for (const value of [from, to]) {
        const { body } = await save(type, value);
        expect([body.status, body.title]).toEqual([
          200,
          'Your limits are saved and apply from now on.',
        ]);
        expect(await held(type)).toMatchObject({
          limitValue: value,
          limitState: 'ACTIVE',
          startedAt: bench.seconds(),
        });
        expect(await waiting(type)).toBeUndefined();
      }
    },
  );

  test.each([
    [1, 20, 50],
    [10, 20, -1],
    [20, 5, 100],
    [21, 5, 999_999_999],
    [31, 2, 3],
    [31, 2, -1],
    [32, 15, 30],
    [32, 15, -1],
  ])(
    'P95 LIM-05 of type %i from %d to %d is pending for a day, then waits for approval',
    async (type, from, to) => {
      await save(type, from);
      const requested = bench.seconds();
      const { body } = await save(type, to);
      expect(body.status).toBe(204);
      const pending = {
        limitType: type,
        limitValue: to,
        startedAt: requested + 86_400,
        endsAt: requested + 2 * 86_400,
      };
      expect(body.limitsData).toContainEqual(
        expect.objectContaining({ ...pending, limitState: 'PENDING', needApprove: false }),
      );
      const early = await act(type, 1);
      expect([early.status, early.body.error]).toEqual([
        400,
        expect.objectContaining({
          code: 'limit-not-ready',
          details: { startedAt: pending.startedAt },
        }),
      ]);
      clock.advance(DAY - SECOND);
      expect((await act(type, 1)).status).toBe(400);
      clock.advance(SECOND);
      // It is ready, and still it does not hold by itself.
      expect(await waiting(type)).toMatchObject({ ...pending, needApprove: true });
      expect((await held(type)).limitValue).toBe(from);
      const approved = await act(type, 1);
      expect(approved.body).toMatchObject({
        status: 204,
        title: 'The new limit applies from now on.',
      });
      expect((await held(type)).limitValue).toBe(to);
      expect(await waiting(type)).toBeUndefined();
      expect((await act(type, 1)).body.error.code).toBe('nothing-waits');
    },
  );

  test('P95 that is not approved within a day lapses', async () => {
    await save(20, 10);
    await save(20, 100);
    clock.advance(2 * DAY);
    expect((await act(20, 1)).body.error.code).toBe('nothing-waits');
    expect(await waiting(20)).toBeUndefined();
    expect((await held(20)).limitValue).toBe(10);
  });

  test('LIM-05 LIM-06 that is rejected is removed, with all pending deposit limits', async () => {
    for (const type of [10, 20, 22]) {
      await save(type, 10);
      await save(type, 100);
    }
    const { body } = await act(20, 0);
    expect(body).toMatchObject({
      status: 204,
      title: 'Your request is cancelled, the limit stays as it is.',
    });
    expect(body.limitsData.filter(({ limitState }) => limitState === 'PENDING')).toMatchObject([
      { limitType: 10 },
    ]);
    expect((await act(22, 0)).body.error.code).toBe('nothing-waits');
    expect((await cancel(10)).body.status).toBe(204);
    expect(await waiting(10)).toBeUndefined();
    expect((await cancel(10)).status).toBe(400);
    expect((await cancel(Number.NaN)).body.error.code).toBe('bad-request');
  });

  test('P95 restarts its waiting time for another value, and not for the same one', async () => {
    await save(20, 10);
    await save(20, 100);
    const first = (await waiting(20))?.startedAt ?? 0;
    clock.advance(HOUR);
    await save(20, 100);
    expect((await waiting(20))?.startedAt).toBe(first);
    await save(20, 50);
    expect(await waiting(20)).toMatchObject({ limitValue: 50, startedAt: first + 3600 });
    await save(20, 10);
    expect(await waiting(20)).toBeUndefined();
    await save(20, 50);
    await save(20, 5);
    expect([(await held(20)).limitValue, await waiting(20)]).toEqual([5, undefined]);
  });

  test('is each player’s own', async () => {
    await save(20, 10);
    const other = await registerPlayer(bench.operator);
    const { body } = await bench.operator.get<{ data: { limitState: string }[] }>(
      '/limit-service-api/api/external/web/v3/limits',
      { token: other.token },
    );
    expect(body.data.filter(({ limitState }) => limitState !== 'INACTIVE')).toEqual([]);
  });
});

describe('a period', () => {
  test('LIM-06 P95 can neither be cancelled nor shortened, and ends by itself', async () => {
    await save(33, 7);
    const end = bench.seconds() + 7 * 86_400;
    expect(await held(33)).toMatchObject({ limitValue: 7, limitState: 'ACTIVE', endsAt: end });
    for (const value of [1, -1]) {
      const { status, body } = await save(33, value);
      expect([status, body.error.code, body.error.details]).toEqual([
        403,
        'limit-locked',
        { limitType: 33 },
      ]);
    }
    expect((await act(33, 0)).body.error.code).toBe('nothing-waits');
    clock.advance(6 * DAY);
    // A day from now ends when the seven days do: no earlier.
    expect((await save(33, 1)).body.status).toBe(200);
    expect((await save(33, 30)).body.status).toBe(200);
    expect((await held(33)).endsAt).toBe(bench.seconds() + 30 * 86_400);
    clock.advance(30 * DAY - SECOND);
    expect((await held(33)).limitState).toBe('ACTIVE');
    clock.advance(SECOND);
    expect(await held(33)).toMatchObject({ limitState: 'INACTIVE', limitValue: -1 });
  });

  test('LIM-07 that has not begun is listed with its beginning', async () => {
    await control('/limits', {
      limitType: 30,
      limitValue: 7,
      startsIn: 3600,
      selfExcludeReason: 2,
    });
    expect(await held(30)).toMatchObject({
      limitState: 'PENDING',
      needApprove: false,
      limitValue: 7,
      selfExcludeReason: 2,
      startedAt: bench.seconds() + 3600,
      endsAt: bench.seconds() + 3600 + 7 * 86_400,
    });
    expect((await save(30, -1)).status).toBe(403);
  });

  test.each([30, 33])(
    'LIM-06 %i that has not begun can be cancelled until it begins',
    async (type) => {
      const choose = () => control('/limits', { limitType: type, limitValue: 7, startsIn: 60 });
      for (const takeBack of [() => act(type, 0), () => cancel(type)]) {
        await choose();
        expect((await takeBack()).body.status).toBe(204);
        expect(await held(type)).toMatchObject({ limitState: 'INACTIVE', limitValue: -1 });
      }
      await choose();
      await control('/limits', { limitType: 37, limitValue: 1, endsIn: 30 });
      // A special limit lets nothing be loosened.
      expect((await act(type, 0)).body.error.code).toBe('limit-locked');
      if (type === 30) return;
      clock.advance(60 * SECOND);
      expect((await act(type, 0)).body.error.code).toBe('nothing-waits');
      expect((await held(type)).limitState).toBe('ACTIVE');
    },
  );

  test('LIM-06 that the operator set can’t be cancelled by the player', async () => {
    await control('/limits', { limitType: 37, limitValue: 7, startsIn: 60 });
    expect((await act(37, 0)).body.error.code).toBe('nothing-waits');
  });

  test('LIM-07 that the operator set allows stricter limits only', async () => {
    await save(20, 10);
    await save(20, 100);
    await control('/limits/ripen', { limitType: 20 });
    await control('/limits', { limitType: 37, limitValue: 1 });
    expect((await act(20, 1)).body.error.code).toBe('limit-locked');
    expect((await save(20, 200)).body.error.code).toBe('limit-locked');
    expect((await save(20, 5)).body.status).toBe(200);
    clock.advance(DAY);
    expect((await save(20, 200)).body.status).toBe(204);
  });
});

describe('the questions', () => {
  const right = async () =>
    (
      await bench.operator.get<{ rightAnswers: { questionId: number; answerId: number }[] }>(
        '/sandbox/v1/limit-rules',
      )
    ).body.rightAnswers;
  const load = async () => {
    await bench.operator.control('/limit-rules', { areQuestionsAsked: true });
    await save(20, 10);
    const { body } = await save(20, -1);
    return body;
  };

  test('LIM-12 come before a limit is removed; the removal is pending once all answers are right', async () => {
    const { status, title, questions, tokenGuid, limitsData } = await load();
    expect([status, title]).toEqual([204, 'Please answer a few questions to go on.']);
    expect(questions).toHaveLength(3);
    expect(limitsData.filter(({ limitState }) => limitState === 'PENDING')).toEqual([]);
    const { body } = await answer(tokenGuid ?? '', await right());
    expect(body.success).toBe(true);
    expect(body.questionsResult.map(({ isRight }) => isRight)).toEqual([true, true, true]);
    expect(await waiting(20)).toMatchObject({
      limitValue: -1,
      startedAt: bench.seconds() + 86_400,
    });
    // A change that waits is not confirmed again.
    expect((await save(20, -1)).body.questions).toBeUndefined();
    expect((await held(20)).limitValue).toBe(10);
  });

  test('LIM-12 P95 change nothing if an answer is wrong, missing, late, another player’s or given twice', async () => {
    const answers = await right();
    const first = await load();
    const wrong = answers.map((each, place) => (place === 1 ? { ...each, answerId: 3 } : each));
    const { body } = await answer(first.tokenGuid ?? '', wrong);
    expect(body.success).toBe(false);
    expect(body.questionsResult.map(({ isRight }) => isRight)).toEqual([true, false, true]);
    expect((await answer(first.tokenGuid ?? '', answers)).body.error.code).toBe('test-expired');
    for (const given of [answers.slice(1), [...answers, ...wrong]]) {
      const { tokenGuid = '' } = (await save(20, -1)).body;
      expect((await answer(tokenGuid, given)).body.success).toBe(false);
    }
    const { tokenGuid = '' } = (await save(20, -1)).body;
    const other = await registerPlayer(bench.operator);
    const others = await bench.operator.post(
      '/limit-service-api/api/external/web/v3/testanswers',
      { tokenGuid, answers },
      { token: other.token },
    );
    expect(others.status).toBe(400);
    clock.advance(30 * 60 * SECOND);
    expect((await answer(tokenGuid, answers)).body.error.code).toBe('test-expired');
    expect(await waiting(20)).toBeUndefined();
    expect((await held(20)).limitValue).toBe(10);
  });

  test('LIM-12 do not delay stricter limits of the same save', async () => {
    await load();
    const { body } = await saveAll([
      { limitType: 20, limitValue: -1 },
      { limitType: 10, limitValue: 50 },
    ]);
    expect([body.status, typeof body.tokenGuid]).toEqual([204, 'string']);
    expect((await held(10)).limitValue).toBe(50);
  });
});
