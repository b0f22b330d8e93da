import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { coupon, lineLegs, place, startOperator } from '@grandstand/sandbox/testing';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { payIn, WITH_BANK } from './pay-in';
import { verificationBench } from './verification-bench';

export const DAY = 86_400_000;
const COMMON = { country_id: 5, currency_id: 3, is_of_age: true, is_terms_agreed: true };

/** Who a test registers, and what they leave behind. */
export interface Somebody {
  /** The browser's cookies; the browser that this player gets is in `browser` of the answer. */
  readonly cookie?: string;
  readonly network?: string;
  readonly name?: string;
  readonly surname?: string;
  readonly birth?: string;
  readonly mail?: string;
}

/** A player with the cookie by which their browser is known. */
export interface HeldTestPlayer extends TestPlayer {
  readonly browser: string;
}

interface HeldRow {
  readonly id: number;
  readonly login: string;
  readonly otherLogin: string | null;
  readonly traces: string;
  readonly state: string;
}
interface Registered extends ErrorBody {
  readonly userId: string;
  readonly token: string;
  readonly login: string;
  readonly password: string;
  readonly flowId: string;
}

let made = 0;
/** Something that no other test has. */
export const unique = (kind: string): string => `${kind}-${++made}`;

/** An operator with a bank for a file of tests, and players who leave traces. */
export function openHoldsBench() {
  let operator: TestOperator;
  let calls: ReturnType<typeof verificationBench>;
  beforeAll(async () => {
    operator = await startOperator({ ...WITH_BANK });
    calls = verificationBench(operator);
  });
  afterEach(() => expect(operator.problems).toEqual([]));
  afterAll(() => operator.sandbox.close());

  const control = <T>(path: string, body: unknown = {}) => operator.control<T>(path, body);
  const codeOf = ({ status, body }: { status: number; body: Partial<ErrorBody> }) =>
    status === 200 ? 'done' : body.error?.code;
  const cookieNamed = (headers: Headers, name: string): string =>
    headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.split(';')[0] ?? '';

  const bench = {
    get operator() {
      return operator;
    },
    control,
    /** Registers in any of the ways, with the code where one is sent. */
    async register(form: object, { cookie, network }: Somebody = {}): Promise<HeldTestPlayer> {
      const options = {
        cookie,
        ...(network !== undefined && { headers: { 'X-Forwarded-For': network } }),
      };
      const path = '/web-api/user/register';
      const body = { ...COMMON, ...form };
      let answer = await operator.post<Registered>(path, body, options);
      const { flowId } = answer.body;
      if (flowId) {
        const { code } = (await control<{ code: string }>('/challenges', { flowId })).body;
        answer = await operator.post<Registered>(path, { ...body, flowId, code }, options);
      }
      expect(answer.status).toBe(200);
      const { token, userId, login, password } = answer.body;
      const accounts = await operator.get<{ balance: { id: number }[] }>('/web-api/user/accounts', {
        token,
      });
      return {
        login,
        userId,
        token,
        password,
        cookie: cookieNamed(answer.headers, 'sid'),
        browser: cookieNamed(answer.headers, 'browser'),
        accountId: accounts.body.balance[0]?.id ?? 0,
      };
    },
    /** Registers by one click, then says who they are. */
    async player(somebody: Somebody = {}): Promise<HeldTestPlayer> {
      const { name, surname = '', birth = '', mail } = somebody;
      const player = await bench.register({ type: 'fast_reg' }, somebody);
      if (mail !== undefined) await control(`/players/${player.login}/contacts`, { mail });
      if (name !== undefined) await calls.describePlayer(player, { name, surname, birth });
      return player;
    },
    /** Sends the identity document of a person; people accept it. */
    async prove(player: HeldTestPlayer): Promise<void> {
      expect((await control(`/players/${player.login}/verified`)).status).toBe(200);
    },
    exclude: (player: TestPlayer, days = 30) =>
      control(`/players/${player.login}/limits`, { limitType: 30, limitValue: days }),
    async bet(player: TestPlayer) {
      const legs = await lineLegs(operator, 1);
      return codeOf(await place(operator, player, coupon(player, legs, { amount: 1 })));
    },
    async deposit(player: TestPlayer, card: string = unique('card')) {
      return codeOf(await payIn(operator, { ...player, amount: 20, card }));
    },
    /** What a player is answered who bets and pays in. */
    async tried(player: TestPlayer) {
      return { bet: await bench.bet(player), deposit: await bench.deposit(player) };
    },
    async holdOf(player: TestPlayer): Promise<HeldRow | undefined> {
      const { body } = await operator.get<{ holds: HeldRow[] }>('/sandbox/v1/holds');
      return body.holds.find(({ login }) => login === player.login);
    },
    /** The messages to a mail address, the newest first. */
    async messagesTo(mail: string): Promise<{ template: string; text: string }[]> {
      const path = `/sandbox/v1/outbox?to=${mail}`;
      const { body } = await operator.get<{ messages: { template: string; text: string }[] }>(path);
      return body.messages;
    },
    pass: (ms: number): void => operator.clock.jump(operator.clock.now() + ms),
    /** A player whose tokens have run out signs in with the cookie. */
    async again(player: HeldTestPlayer): Promise<HeldTestPlayer> {
      const { login, password } = player;
      const answer = await operator.post<Registered>(
        '/web-api/user/login',
        { login, password, remember: true },
        { cookie: player.browser },
      );
      return { ...player, token: answer.body.token, cookie: cookieNamed(answer.headers, 'sid') };
    },
  };
  return bench;
}

export const HELD = { bet: 'hold-check', deposit: 'hold-check' };
export const FREE = { bet: 'done', deposit: 'done' };
