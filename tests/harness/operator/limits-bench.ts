import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Answer, ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import {
  FRIDAY,
  cookieOf,
  coupon,
  makeGame,
  moneyOf,
  startOperator,
} from '@grandstand/sandbox/testing';
import { payIn } from './pay-in';
import { WITH_GAMES } from './wallet-bench';
import { verificationBench } from './verification-bench';

export const SECOND = 1000;
export const HOUR = 3600 * SECOND;
export const DAY = 24 * HOUR;
const V3 = '/limit-service-api/api/external/web/v3';

/** A limit as the operator lists it. */
export interface ListedLimit {
  readonly limitType: number;
  readonly limitValue: number;
  readonly limitState: 'INACTIVE' | 'ACTIVE' | 'PENDING';
  readonly startedAt: number | null;
  readonly endsAt: number | null;
  readonly limitBalance: number | null;
  readonly needApprove: boolean;
  readonly selfExcludeReason: number | null;
  readonly measure: string;
  readonly availableValues: readonly number[];
}

interface Refused extends ErrorBody {
  readonly error: ErrorBody['error'] & { readonly details?: Record<string, unknown> };
}

export interface Changed extends Refused {
  readonly status: number;
  readonly title: string;
  readonly tokenGuid?: string;
  readonly questions?: { id: number; text: string; answers: { id: number; text: string }[] }[];
  readonly limitsData: ListedLimit[];
  readonly success: boolean;
  readonly questionsResult: { questionId: number; isRight: boolean }[];
}

/** Time that stops until a test moves it, and costs nothing to move: no match is played. */
function stillClock() {
  let time = FRIDAY;
  return {
    now: () => time,
    after: () => () => {},
    advance(ms: number) {
      time += ms;
    },
    jump(to: number) {
      time = to;
    },
  };
}

/** An operator for a file of tests on a clock that leaps, with a new player for each. */
export function openLimitsBench() {
  const clock = stillClock();
  let operator: TestOperator;
  let player: TestPlayer;
  let cookie = '';
  let credentials = { login: '', password: '' };
  beforeAll(async () => {
    operator = await startOperator({ clock, ...WITH_GAMES });
  });
  beforeEach(async () => {
    await operator.control('/limit-rules', { areQuestionsAsked: false, waitSeconds: 86_400 });
    const body = {
      type: 'fast_reg',
      country_id: 5,
      currency_id: 3,
      is_of_age: true,
      is_terms_agreed: true,
    };
    const path = '/web-api/user/register';
    const answer = await operator.post<{ userId: string; token: string } & typeof credentials>(
      path,
      body,
    );
    const { userId, token, login, password } = answer.body;
    credentials = { login, password };
    cookie = cookieOf(answer);
    const accounts = await operator.get<{ balance: { id: number }[] }>('/web-api/user/accounts', {
      token,
    });
    player = {
      login,
      password,
      userId,
      token,
      cookie,
      accountId: accounts.body.balance[0]?.id ?? 0,
    };
  });
  afterAll(async () => {
    expect(operator.problems).toEqual([]);
    expect((await operator.get('/sandbox/v1/ledger')).body).toMatchObject({ isBalanced: true });
    await operator.sandbox.close();
  });

  /** Tokens live for minutes and sessions for a month, and tests leap by days. */
  const freshToken = async (): Promise<string> => {
    const renewed = await operator.get<{ token?: string }>('/web-api/user/gettoken', { cookie });
    if (renewed.body.token !== undefined) return renewed.body.token;
    const answer = await operator.post<{ token?: string }>('/web-api/user/login', {
      ...credentials,
      remember: true,
    });
    // A player who may not sign in keeps the former limits.
    if (answer.body.token !== undefined) cookie = cookieOf(answer);
    return answer.body.token ?? player.token;
  };
  const post = async <T>(path: string, body: object = {}, language = 'en'): Promise<Answer<T>> =>
    operator.call<T>('POST', path, { body, token: await freshToken(), language });
  const get = async <T>(path: string): Promise<Answer<T>> =>
    operator.call<T>('GET', path, { token: await freshToken() });

  const bench = {
    clock,
    get operator() {
      return operator;
    },
    get player() {
      return player;
    },
    seconds: () => Math.floor(clock.now() / SECOND),
    get credentials() {
      return credentials;
    },
    freshToken,
    /** The law lets verified players alone pay in at will. */
    verify: async () => {
      const calls = verificationBench(operator);
      await calls.describePlayer(player);
      await calls.uploadProof(player, 'passport', await calls.specimen('passport'));
      await calls.decideDue();
    },
    control: (path: string, body: object = {}) =>
      operator.control<Refused>(`/players/${player.login}${path}`, body),
    list: async () => (await get<{ data: ListedLimit[] }>(`${V3}/limits`)).body.data,
    /** The limit of a type that is in force. */
    held: async (type: number) => {
      const own = (await bench.list()).find(({ limitType }) => limitType === type);
      if (!own) throw new Error(`The operator lists no limit ${type}.`);
      return own;
    },
    /** The pending change of a type. */
    waiting: async (type: number) =>
      (await bench.list()).find(
        ({ limitType, limitState }) => limitType === type && limitState === 'PENDING',
      ),
    save: (limitType: number, limitValue: number, other: object = {}) =>
      post<Changed>(`${V3}/limits`, { limits: [{ limitType, limitValue, ...other }] }),
    saveAll: (limits: object[]) => post<Changed>(`${V3}/limits`, { limits }),
    answer: (tokenGuid: string, answers: object[]) =>
      post<Changed>(`${V3}/testanswers`, { tokenGuid, answers }),
    act: (limitType: number, action: 0 | 1) =>
      post<Changed>(`${V3}/limitaction`, { limitType, action }),
    cancel: async (limitType: number) =>
      operator.call<Changed>('DELETE', `${V3}/limit?limitType=${limitType}`, {
        token: await freshToken(),
      }),
    ping: async () =>
      (
        await post<{ limitValue: number; limitBalance: number | null; resetsAt: number | null }>(
          `${V3}/ping`,
        )
      ).body,
    facts: async () => (await get<Record<string, number>>(`${V3}/realitycheck`)).body,
    deposit: async (amount: number, accountId = player.accountId) =>
      payIn(operator, { token: await freshToken(), accountId, amount }) as Promise<Answer<Refused>>,
    money: async () => moneyOf(operator, { ...player, token: await freshToken() }),
    /** A bet straight at the operator, past every check of the site. */
    bet: async (amount: number, other: object = {}) => {
      const { id } = (await makeGame(operator)).outcome(1);
      await operator.control('/outcomes/price', { id, coef: 2 });
      const body = coupon(player, [{ id, coef: 2 }], { amount, ...other });
      return { id, ...(await post<Refused>('/web-api/coupon/place', body)) };
    },
    /** Ends the game of an outcome: the home side wins, or loses. */
    settle: (id: string, isWon: boolean) =>
      operator.control(
        `/games/${id.split(':')[0]}/finish`,
        isWon ? { home: 1, away: 0 } : { home: 0, away: 1 },
      ),
    reasons: async () =>
      (
        await get<{ data: { id: number; selfExcludeReason: string }[] }>(
          `${V3}/reasons/selfexclude`,
        )
      ).body.data,
    available: async () =>
      (
        await get<{
          data: { type: number; measure: string; availableValues: number[]; maxValue?: number }[];
        }>(`${V3}/availablelimits`)
      ).body.data,
  };
  return bench;
}
