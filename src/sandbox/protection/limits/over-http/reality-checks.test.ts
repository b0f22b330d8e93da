import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cookieOf, FRIDAY, startOperator } from '@grandstand/sandbox/testing';
import type { TestOperator } from '@grandstand/sandbox/testing';

const MINUTE = 60_000;
const PATH = '/limit-service-api/api/external/web/v3/realitycheck';
const NEWCOMER = {
  type: 'fast_reg',
  country_id: 5,
  currency_id: 3,
  is_of_age: true,
  is_terms_agreed: true,
};

interface Facts {
  readonly playedSeconds: number;
  readonly checkedSeconds?: number;
}

/** Time that a test alone moves. */
let time = FRIDAY;
const clock = {
  now: () => time,
  after: () => () => {},
  advance: (ms: number): void => void (time += ms),
  jump: (to: number): void => void (time = to),
};
let operator: TestOperator;
let credentials: { login: string; password: string };
let cookie: string;

const register = async () =>
  (await operator.post<typeof credentials>('/web-api/user/register', NEWCOMER)).body;
const signIn = async ({ login, password } = credentials): Promise<void> => {
  cookie = cookieOf(await operator.post('/web-api/user/login', { login, password }));
};
/** A token of this moment: they live for minutes. */
const asPlayer = async () => {
  const { body } = await operator.get<{ token: string }>('/web-api/user/gettoken', { cookie });
  return { token: body.token, cookie };
};
const facts = async () => (await operator.get<Facts>(PATH, await asPlayer())).body;
const signOut = () => operator.post('/web-api/user/disconnect', {}, { cookie });
const pass = (minutes: number): void => clock.advance(minutes * MINUTE);

beforeAll(async () => {
  operator = await startOperator({ clock });
});

beforeEach(async () => {
  credentials = await register();
  // The sign-in of the registration is none of these.
  pass(60);
  await signIn();
  await operator.control(`/players/${credentials.login}/limits`, {
    limitType: 32,
    limitValue: 30,
  });
});

afterAll(() => operator.sandbox.close());

describe('the play that reality checks count', () => {
  test.each([
    ['at once', 0, 20],
    ['after a short pause', 14, 34],
  ])('LIM-10 goes on for a player who signs out and in again %s', async (_, pause, played) => {
    pass(20);
    await facts();
    await signOut();
    pass(pause);
    await signIn();
    expect(await facts()).toMatchObject({
      playedSeconds: played * 60,
      checkedSeconds: played * 60,
    });
  });

  test('LIM-10 begins anew after a rest', async () => {
    pass(20);
    await facts();
    await signOut();
    pass(15);
    await signIn();
    expect(await facts()).toMatchObject({ playedSeconds: 0, checkedSeconds: 0 });
  });

  test('LIM-10 goes on through any number of sign-ins, and on a second device', async () => {
    for (let count = 0; count < 3; count += 1) {
      pass(9);
      await facts();
      await signOut();
      await signIn();
    }
    expect(await facts()).toMatchObject({ playedSeconds: 27 * 60, checkedSeconds: 27 * 60 });
    const first = cookie;
    await signIn();
    expect(cookie).not.toBe(first);
    expect(await facts()).toMatchObject({ playedSeconds: 27 * 60, checkedSeconds: 27 * 60 });
  });

  test('LIM-10 keeps an answered check over a sign-in', async () => {
    pass(30);
    await operator.post(PATH, {}, await asPlayer());
    pass(5);
    await facts();
    await signOut();
    await signIn();
    expect(await facts()).toMatchObject({ playedSeconds: 35 * 60, checkedSeconds: 5 * 60 });
  });

  test('LIM-10 of one player says nothing of another one', async () => {
    pass(20);
    await facts();
    await signIn(await register());
    expect(await facts()).toMatchObject({ playedSeconds: 0 });
  });
});
