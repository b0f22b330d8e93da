import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestOperator } from '@grandstand/sandbox/testing';
import { startOperator } from '@grandstand/sandbox/testing';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.sandbox.close());

interface ConsentFacts {
  readonly agreements: readonly object[];
  readonly analytics: { readonly calls: number; readonly batches: readonly object[] };
}
const facts = async (): Promise<ConsentFacts> =>
  (await operator.get<ConsentFacts>('/sandbox/v1/consent')).body;

test('CNS-01 records what visitors agreed to and when, and refuses invalid agreements', async () => {
  const agreement = { cookiesAgreeTime: 1_788_000_000_000, cookiesAgreeType: 2 };
  expect((await operator.post('/web-api/agreements/cookies', agreement)).status).toBe(200);
  for (const wrong of [{}, { ...agreement, cookiesAgreeType: 0 }, { cookiesAgreeTime: 'now' }]) {
    expect((await operator.post('/web-api/agreements/cookies', wrong)).status).toBe(400);
  }
  expect((await facts()).agreements).toEqual([agreement]);
});

test.each([
  [1, true],
  [2, false],
  [3, false],
  [4, true],
])(
  'CNS-01 choice %i removes the cookie of an offered one-tap sign-in: %s',
  async (type, isRemoved) => {
    const answer = await operator.post('/web-api/agreements/cookies', {
      cookiesAgreeTime: 1_788_000_000_000,
      cookiesAgreeType: type,
    });
    const removed = answer.headers
      .getSetCookie()
      .filter((cookie) => /one_tap=;.*Max-Age=0.*Path=\/social-api\/oauth/.test(cookie));
    expect(removed.length > 0).toBe(isRemoved);
  },
);

test('ANL-01 has counters of known types, and records events without a player', async () => {
  const { body } = await operator.get<{ counters: { type: number }[] }>(
    '/analytics-api/v1/counters?domain=x.test&projectId=1',
  );
  expect(body.counters.map(({ type }) => type)).toEqual([1, 4, 8]);
  const batch = {
    visitor: 'v-1',
    counters: { 8: 'search-8' },
    events: [{ id: 1, at: 5, route: 'home' }],
  };
  expect((await operator.post('/analytics-api/v1/events', batch)).status).toBe(200);
  const wrong = { ...batch, visitor: '<b>' };
  expect((await operator.post('/analytics-api/v1/events', wrong)).status).toBe(400);
  expect((await facts()).analytics).toEqual({ calls: 3, batches: [batch] });
  await operator.post('/sandbox/v1/consent/forget', {});
  expect((await facts()).analytics).toEqual({ calls: 0, batches: [] });
});

test('QA switches the question of age on and the installable app off', async () => {
  const config = async () =>
    (await operator.get<{ age?: object; isPwa: boolean }>('/bff-api/config/all.json?lang=en')).body;
  expect(await config()).toMatchObject({ isPwa: true, isCookieConsentAsked: true });
  expect((await config()).age).toBeUndefined();
  await operator.post('/sandbox/v1/site', { age: { minAge: 21 }, isPwa: false });
  expect(await config()).toMatchObject({ age: { minAge: 21 }, isPwa: false });
  await operator.post('/sandbox/v1/site', { age: null });
  expect((await config()).age).toBeUndefined();
  await operator.post('/sandbox/v1/reset', {});
  expect((await config()).isPwa).toBe(true);
});
