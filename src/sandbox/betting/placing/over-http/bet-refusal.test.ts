import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import {
  coupon,
  lineLegs,
  place,
  registerPlayer,
  startOperator,
} from '@grandstand/sandbox/testing';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BET_REFUSAL_CODES } from '../../../../../tests/harness/bet-refusals';
import type { BetRefusal } from '../../../../../tests/harness/bet-refusals';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(async () => {
  expect(operator.problems).toEqual([]);
  await operator.sandbox.close();
});

interface Cause {
  readonly begin: (player: TestPlayer) => Promise<unknown>;
  /** Whether it ends the sessions, so that the player signs in again. */
  readonly isSignedOut?: true;
  readonly end: (player: TestPlayer) => Promise<unknown>;
}

const of =
  (path: string, body: object) =>
  ({ login }: TestPlayer): Promise<unknown> =>
    operator.control(`/players/${login}${path}`, body);
const held = (state: 'check' | 'people' | 'same'): Cause => ({
  begin: of('/hold', { state }),
  end: of('/hold', { state: 'freed' }),
});

/** Every pack permits bets on sports, so no player of this operator is refused with `product-blocked`. */
const CAUSES: Readonly<Record<Exclude<BetRefusal, 'product-blocked'>, Cause>> = {
  banned: {
    begin: of('/ban', { level: 3, version: 1 }),
    end: of('/ban', { level: 0, version: 1 }),
  },
  'account-frozen': {
    begin: of('/freeze', { isFrozen: true }),
    end: of('/freeze', { isFrozen: false }),
  },
  'return-unconfirmed': {
    begin: of('/limits', { limitType: 30, limitValue: 1, endsIn: 0 }),
    isSignedOut: true,
    end: ({ token }) =>
      operator.post(
        '/limit-service-api/api/external/web/v3/limitaction',
        { limitType: 30, action: 1 },
        { token },
      ),
  },
  'hold-check': held('check'),
  'hold-people': held('people'),
  'hold-same': held('same'),
  'session-limit-reached': {
    begin: async (player) => {
      await of('/limits', { limitType: 31, limitValue: 1 })(player);
      await of('/session-balance', { seconds: 0 })(player);
    },
    end: of('/limits', { limitType: 31, limitValue: null }),
  },
  'sport-not-allowed': {
    begin: of('/sports', { isCCLine: true, isCClive: true }),
    end: of('/sports', { isCCLine: false, isCClive: false }),
  },
};

interface Config {
  readonly result: { readonly bet_refusal: ErrorBody['error'] | null };
}

const signedIn = async ({ login, password }: TestPlayer): Promise<string> =>
  (
    await operator.post<{ token: string }>('/web-api/user/login', {
      login,
      password,
      remember: true,
    })
  ).body.token;

const refusalTo = async ({ token }: TestPlayer, language = 'en') =>
  (
    await operator.get<Config>('/web-api/user/config', {
      token,
      headers: { 'X-Language': language },
    })
  ).body.result.bet_refusal;

/** The refusals of a single and of an express. */
const bets = async (player: TestPlayer): Promise<readonly (ErrorBody['error'] | undefined)[]> => {
  const all = [];
  for (const count of [1, 2]) {
    const legs = await lineLegs(operator, count);
    const sent = coupon(player, legs, { typeId: count === 1 ? 0 : 1, amount: 1 });
    all.push((await place(operator, player, sent)).body.error);
  }
  return all;
};

test('the table has every reason that the product knows', () => {
  expect(BET_REFUSAL_CODES.filter((code) => !Object.hasOwn(CAUSES, code))).toEqual([
    'product-blocked',
  ]);
});

test.each(Object.entries(CAUSES))(
  'a player from whom no bet is taken is told so before any, in each language: %s',
  async (code, { begin, isSignedOut, end }) => {
    let player = await registerPlayer(operator);
    await of('/deposit', { amount: 100 })(player);
    expect(await refusalTo(player)).toBeNull();
    expect(await bets(player)).toEqual([undefined, undefined]);
    await begin(player);
    if (isSignedOut) player = { ...player, token: await signedIn(player) };
    const known = await refusalTo(player);
    expect(known?.code).toBe(code);
    const refused = await bets(player);
    expect(refused.map((error) => error?.code)).toEqual([code, code]);
    expect(refused.map((error) => error?.message)).toEqual([known?.message, known?.message]);
    const words = await Promise.all(
      LANGUAGES.map(async (language) => (await refusalTo(player, language))?.message),
    );
    expect(new Set(words).size).toBe(LANGUAGES.length);
    await end(player);
    expect(await refusalTo(player)).toBeNull();
    expect(await bets(player)).toEqual([undefined, undefined]);
  },
);
