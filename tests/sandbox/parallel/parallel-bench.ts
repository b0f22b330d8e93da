import {
  handClock,
  hasPostgres,
  migratedDatabase,
  moneyOf,
  registerPlayer,
  startOperator,
  startPostgres,
} from '@grandstand/sandbox/testing';
import type { Answer, ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { expect } from 'vitest';
import { callAsBank, payIn } from '../../harness/operator/pay-in';
import { walletBench, WITH_GAMES } from '../../harness/operator/wallet-bench';

type Database = Awaited<ReturnType<typeof migratedDatabase>>;
export type Call = () => Promise<Answer<unknown>>;

/** An operator with clients at once, on one of the databases. */
export interface ParallelBench {
  readonly operator: TestOperator;
  readonly database: Database;
  readonly games: ReturnType<typeof walletBench>;
  /** New players. */
  players(count: number, currency?: number): Promise<TestPlayer[]>;
  /** Makes all calls at once; each answer is a result or a typed refusal. */
  together<T>(calls: readonly Call[]): Promise<Answer<T & ErrorBody>[]>;
  post<T>(player: TestPlayer, path: string, body?: object): Promise<Answer<T & ErrorBody>>;
  get<T>(player: TestPlayer, path: string): Promise<T>;
  payIn(player: TestPlayer, amount: number): Promise<void>;
  money(player: TestPlayer): Promise<number>;
  /** The number that a query gives. */
  count(sql: string, values?: readonly (string | number)[]): Promise<number>;
}

/** Commands of players and what competes with them. */
export interface Race {
  readonly name: string;
  run(bench: ParallelBench): Promise<void>;
}

/** The same call so many times. */
export const times = <T>(count: number, call: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => call(place));

/** The answers that were accepted. */
export const accepted = <T>(answers: readonly Answer<T>[]): Answer<T>[] =>
  answers.filter(({ status }) => status === 200);

/** Opens an operator on PGlite or on a PostgreSQL server of its own. */
export async function openParallelBench(
  kind: 'PGlite' | 'PostgreSQL',
): Promise<ParallelBench & { checkBooks(): Promise<void>; close(): Promise<void> }> {
  const server = kind === 'PostgreSQL' && hasPostgres ? await startPostgres() : undefined;
  const database = server ? await server.newDatabase() : await migratedDatabase();
  const clock = handClock();
  // No two moments are the same, as on a real clock.
  let moments = 0;
  const now = (): number => clock.now() + (moments += 1);
  const operator = await startOperator({
    clock: { ...clock, now },
    ...WITH_GAMES,
    siteOrigin: 'https://site.example',
    database,
  });
  const count: ParallelBench['count'] = async (sql, values = []) => {
    const [row] = await database.query<{ count: number }>(sql, values);
    return row?.count ?? NaN;
  };
  const { bank } = WITH_GAMES;
  await callAsBank(operator, '/partner-api/v1/hello', { origin: bank.origin, version: '1' });
  return {
    operator,
    database,
    games: walletBench({ operator }),
    players: (many, currency) => Promise.all(times(many, () => registerPlayer(operator, currency))),
    async together<T>(calls: readonly Call[]) {
      const answers = await Promise.all(calls.map((call) => call()));
      for (const { status, body } of answers) {
        expect(status).toBeLessThan(500);
        expect(body).toBeTypeOf('object');
      }
      return answers as Answer<T & ErrorBody>[];
    },
    post: (player, path, body = {}) => operator.post(path, body, { token: player.token }),
    get: async <T>({ token, cookie }: TestPlayer, path: string) =>
      (await operator.get<T>(path, { token, cookie })).body,
    async payIn({ token, accountId }, amount) {
      expect((await payIn(operator, { token, accountId, amount })).status).toBe(200);
    },
    money: (player) => moneyOf(operator, player),
    count,
    /** Money is in balance, above zero, and where its player sees it. */
    async checkBooks() {
      const { body } = await operator.get('/sandbox/v1/ledger');
      expect(body).toMatchObject({ isBalanced: true, sum: 0 });
      const below = `SELECT count(*) FROM ledger_accounts WHERE kind <> 'house' AND balance < 0`;
      expect(await count(below)).toBe(0);
      const hidden = `SELECT count(*) FROM accounts a JOIN ledger_accounts l ON l.id = a.ledger_account_id
        WHERE a.removed_at IS NOT NULL AND l.balance <> 0`;
      expect(await count(hidden)).toBe(0);
      expect(operator.problems.splice(0).map(String)).toEqual([]);
    },
    async close() {
      await operator.sandbox.close();
      await server?.end();
    },
  };
}
