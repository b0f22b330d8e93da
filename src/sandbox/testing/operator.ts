import type { Game, PlacedBet } from '@grandstand/bus-contracts';
import type { SandboxOptions } from '../index';
import { createSandbox } from '../index';
import { migratedDatabase } from './migrated-database';

/** A Friday in season. */
export const FRIDAY = Date.UTC(2026, 10, 20, 12);

/** A manual clock; due tasks run at once. */
export function handClock(start = FRIDAY) {
  let time = start;
  let tasks: { at: number; task: () => void }[] = [];
  return {
    now: () => time,
    after(ms: number, task: () => void) {
      const planned = { at: time + ms, task };
      tasks.push(planned);
      return () => {
        tasks = tasks.filter((other) => other !== planned);
      };
    },
    /** Advances the time; runs due tasks on the way. */
    advance(ms: number) {
      const end = time + ms;
      for (;;) {
        const next = tasks.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
        if (!next) break;
        tasks = tasks.filter((other) => other !== next);
        time = Math.max(time, next.at);
        next.task();
      }
      time = end;
    },
    /** Jumps to a time, as after a sleep; due tasks run once. */
    jump(to: number) {
      time = to;
      const due = tasks;
      tasks = [];
      for (const { task } of due) task();
    },
  };
}
export type HandClock = ReturnType<typeof handClock>;

/** Time that nobody needs, by hand: without it nothing is prepared, and every call does what it needs. */
export function handSpareTime() {
  const tasks = new Set<() => void>();
  return {
    spareTime(task: () => void) {
      tasks.add(task);
      return () => void tasks.delete(task);
    },
    /** Runs the task that waits; whether there was one. */
    spend(): boolean {
      const [task] = tasks;
      if (!task) return false;
      tasks.delete(task);
      task();
      return true;
    },
  };
}

export interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

interface CallOptions {
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly cookie?: string | undefined;
  readonly language?: string;
  readonly headers?: Record<string, string>;
}

const FORM = 'application/x-www-form-urlencoded';

export interface ErrorBody {
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly details?: {
      readonly limit?: number;
      readonly changes?: { readonly marketId: string; readonly coef: number }[];
    };
  };
}

/** All players of a test come from one network: together they ask for more than it may. */
const MANY = {
  names: ['registrations', 'new passwords', 'chat messages', 'chat queue'],
  most: 100_000,
};

/** Thresholds of jackpots that are the same in each run. */
const jackpotBytes = (size: number): Uint8Array => new Uint8Array(size).fill(0x9d);

/** Draws results that are the same in each run. */
const RESULTS_SECRET = 'the same in each run';

interface TestOptions extends SandboxOptions {
  readonly clock?: HandClock;
  /** Whether it draws its own secret of the results, as the site's operator does; it has a known one by default. */
  readonly hasOwnSecret?: boolean;
}

/** An operator on a manual clock, with the site's calls. */
export async function startOperator({ hasOwnSecret = false, ...options }: TestOptions = {}) {
  const clock = options.clock ?? handClock();
  const problems: unknown[] = [];
  const { database, dataDir, databaseUrl } = options;
  const isInMemory = (database ?? dataDir ?? databaseUrl) === undefined;
  const sandbox = await createSandbox({
    ...(isInMemory && { database: await migratedDatabase() }),
    jackpotBytes,
    spareTime: handSpareTime().spareTime,
    ...(!hasOwnSecret && { resultsSecret: RESULTS_SECRET }),
    ...options,
    clock,
    report: (error) => problems.push(error),
  });

  async function call<T>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { body, token, cookie, language = 'en', headers }: CallOptions = {},
  ): Promise<Answer<T>> {
    const answer = await sandbox.fetch(
      new Request(`http://localhost:3000${path}`, {
        method,
        headers: {
          'X-Requested-With': 'XMLHttpRequest',
          'X-App-Name': 'grandstand',
          'X-Language': language,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(token === undefined ? {} : { 'X-Auth': `Bearer ${token}` }),
          ...(cookie === undefined ? {} : { Cookie: cookie }),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    const text = await answer.text();
    const isJson = answer.headers.get('Content-Type')?.startsWith('application/json');
    return {
      status: answer.status,
      headers: answer.headers,
      body: (isJson ? JSON.parse(text) : text) as T,
    };
  }

  await call('POST', '/sandbox/v1/visitor-limits', { body: MANY });

  const get = <T>(path: string, options?: CallOptions) => call<T>('GET', path, options);
  const post = <T>(path: string, body: unknown = {}, options?: CallOptions) =>
    call<T>('POST', path, { ...options, body });
  /** Posts a form, as its text. */
  const sendForm = <T>(path: string, body: string, options?: CallOptions) =>
    call<T>('POST', path, {
      ...options,
      body,
      headers: { ...options?.headers, 'Content-Type': FORM },
    });
  const control = <T>(path: string, body: unknown = {}) => post<T>(`/sandbox/v1${path}`, body);

  return { sandbox, clock, problems, call, get, post, sendForm, control };
}
export type TestOperator = Awaited<ReturnType<typeof startOperator>>;

export interface TestPlayer {
  readonly login: string;
  readonly userId: string;
  readonly token: string;
  readonly cookie: string;
  readonly accountId: number;
  /** Of a player whom the operator gave one. */
  readonly password?: string;
}

export function cookieOf(answer: Answer<unknown>): string {
  return (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
}

async function playerOf(
  operator: TestOperator,
  answer: Answer<{ userId: string; token: string; login?: string; password?: string }>,
): Promise<TestPlayer> {
  const { userId, token, login = operator.sandbox.demo.login, password } = answer.body;
  const accounts = await operator.get<{ balance: { id: number }[] }>('/web-api/user/accounts', {
    token,
  });
  return {
    login,
    userId,
    token,
    cookie: cookieOf(answer),
    accountId: accounts.body.balance[0]?.id ?? 0,
    ...(password !== undefined && { password }),
  };
}

const EUR = 3;
const GERMANY = 5;

/** Registers a player by one click; `more` are further inputs. */
export async function registerPlayer(
  operator: TestOperator,
  currency = EUR,
  more: object = {},
): Promise<TestPlayer> {
  const body = {
    type: 'fast_reg',
    country_id: GERMANY,
    currency_id: currency,
    is_of_age: true,
    is_terms_agreed: true,
    ...more,
  };
  return playerOf(operator, await operator.post('/web-api/user/register', body));
}

export async function signInDemo(operator: TestOperator): Promise<TestPlayer> {
  const body = { ...operator.sandbox.demo, remember: true };
  return playerOf(operator, await operator.post('/web-api/user/login', body));
}

export async function moneyOf(operator: TestOperator, player: TestPlayer): Promise<number> {
  const { body } = await operator.get<{ all_accounts: { id: number; money: number }[] }>(
    '/web-api/user/accounts',
    { token: player.token },
  );
  return body.all_accounts.find(({ id }) => id === player.accountId)?.money ?? NaN;
}

/** A game that QA made, with the ids and prices of its outcomes. */
export async function makeGame(operator: TestOperator, sport = 'football', startsIn = 600) {
  const { body } = await operator.control<{ game: Game }>('/games', {
    sport,
    home: 'Reds',
    away: 'Blues',
    startsIn,
  });
  const outcomes = body.game.markets.flatMap((market) => market.outcomes);
  return {
    id: body.game.id,
    outcome(typeId: number, param: string | null = null) {
      const found = outcomes.find((other) => other.typeId === typeId && other.param === param);
      if (!found) throw new Error(`The game has no outcome ${typeId} ${param}.`);
      return found;
    },
  };
}

interface LegToPlace {
  readonly id: string;
  readonly coef: number;
  readonly isBanker?: boolean;
}

/** Legs on home wins of football games of the line, at their prices. */
export async function lineLegs(operator: TestOperator, count: number): Promise<LegToPlace[]> {
  const { body } = await operator.get<{ games: Game[] }>(
    '/line-api/v1/games?section=line&sport=football',
  );
  const legs = body.games.flatMap(({ markets }) => {
    const open = markets[0]?.outcomes.find(({ isBlocked }) => !isBlocked);
    return open ? [{ id: open.id, coef: open.coef }] : [];
  });
  // The last ones, which do not begin while a test runs.
  return legs.slice(-count);
}

let placed = 0;

/** A coupon as the site sends it. */
export function coupon(
  player: TestPlayer,
  legs: readonly LegToPlace[],
  other: Record<string, unknown> = {},
) {
  return {
    refId: `ref-${++placed}`,
    userId: player.userId,
    accountId: player.accountId,
    typeId: legs.length > 1 ? 1 : 0,
    systemValue: 2,
    amount: 10,
    bets: legs.map(({ id, coef, isBanker = false }) => ({
      marketId: id,
      coef,
      blockId: isBanker ? 1 : 0,
      isBanker,
    })),
    coef: null,
    coefByView: null,
    coefViewId: 0,
    changeCoefAction: 0,
    exactCoef: 0,
    isDropOnScoreChange: false,
    amountByBlockId: {},
    prepaidAmount: 0,
    ...other,
  };
}

export function place(operator: TestOperator, player: TestPlayer, body: unknown) {
  return operator.post<{ bet: PlacedBet } & ErrorBody>('/web-api/coupon/place', body, {
    token: player.token,
  });
}

export async function betOf(
  operator: TestOperator,
  player: TestPlayer,
  id: string,
): Promise<PlacedBet> {
  const { body } = await operator.get<{ bet: PlacedBet }>(`/web-api/bets/${id}`, {
    token: player.token,
  });
  return body.bet;
}
