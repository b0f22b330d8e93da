import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import {
  cookieOf,
  coupon,
  handClock,
  lineLegs,
  moneyOf,
  place,
  registerPlayer,
  startOperator,
} from '@grandstand/sandbox/testing';
import type { Answer, HandClock, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { createBank } from '../../../src/outside/bank';
import { DEPOSITS, EVENTS, WITH_BANK } from './pay-in';
import { fillProfile, PAYOUT_EVENTS, WITHDRAWALS } from './withdraw';

const SITE = 'http://localhost:3000';
const BANK = WITH_BANK.bank.origin;
const CARD_KEY = new Uint8Array(32).fill(1);
export const MINUTE = 60_000;

interface View {
  readonly id: string;
  readonly state: string;
  readonly reason: string | null;
  readonly isHeld: boolean;
  readonly wait: { readonly why: string; readonly until: number } | null;
  readonly expectedBy: number;
  readonly steps: readonly { readonly state: string; readonly at: number }[];
}
interface Body {
  readonly withdrawal: View;
  readonly error: { readonly code: string; readonly details?: object };
}
interface Begun {
  readonly payment?: {
    readonly id: string;
    readonly state: string;
    readonly reason: string | null;
  };
  readonly error?: { readonly code: string };
}
interface Methods {
  readonly accounts: readonly {
    readonly methodId: string | null;
    readonly id: number;
    readonly isBonus: boolean;
    readonly available: number;
    readonly inBets: number;
    readonly onTheWay: number;
    readonly unverifiedMax: number | null;
    readonly newCardUntil: number | null;
  }[];
  readonly missing: readonly string[];
  readonly documents: readonly object[];
  readonly heldUntil: number | null;
}

/** What is asked with the amount of a withdrawal. */
interface Asked {
  readonly refId?: string;
  readonly accountId?: number;
  readonly methodId?: string;
  readonly leaving?: { readonly bonusId: string; readonly lose: number };
}

/** The status of an answer and the code of its refusal. */
export const codeOf = ({ status, body }: Answer<Body>) => [status, body.error?.code];

/** The payout that an order of the operator is about. */
function payoutOf(body: string): string {
  const [json = ''] = (new URLSearchParams(body).get('order') ?? '').split('.');
  return (JSON.parse(Buffer.from(json, 'base64url').toString()) as { payoutId: string }).payoutId;
}

/** Lets calls between bank and operator end. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** An operator and the bank itself for a file of tests, with a new player for each; without a file its books are in memory. */
export function openWithdrawalsBench(booksFile?: string) {
  let clock: HandClock;
  let operator: TestOperator;
  let program: ReturnType<typeof createBank>;
  let stop: (() => void) | undefined;
  let player: TestPlayer;
  let wishes = 0;
  /** Whether the bank's events arrive, whether it takes orders, how many it got, and for which payouts. */
  const bank = { isHeard: true, isUp: true, orders: 0, payouts: new Set<string>() };

  beforeAll(async () => {
    clock = handClock();
    operator = await startOperator({
      clock,
      siteOrigin: SITE,
      ...WITH_BANK,
      bank: {
        origin: BANK,
        fetch: async (address, init) => {
          if (!bank.isUp) throw new TypeError('Failed to fetch');
          if (address.endsWith('/payouts')) {
            bank.orders += 1;
            bank.payouts.add(payoutOf(await new Request(address, init).text()));
          }
          return program.app.request(address, init);
        },
      },
    });
    startBank();
  });
  function startBank(): void {
    stop?.();
    program = createBank({
      origin: BANK,
      siteOrigin: SITE,
      operatorOrigin: SITE,
      secret: WITH_BANK.partnerSecrets.bank,
      version: '1',
      cardKey: CARD_KEY,
      ...(booksFile !== undefined && { booksFile }),
      clock,
      fetch: async (address, init) => {
        const request = new Request(address, init);
        const { pathname } = new URL(request.url);
        if (!bank.isHeard && [EVENTS, PAYOUT_EVENTS].includes(pathname)) {
          throw new TypeError('Failed to fetch');
        }
        return operator.sandbox.fetch(request);
      },
    });
    stop = program.start();
  }
  beforeEach(async () => {
    Object.assign(bank, { isHeard: true, isUp: true, orders: 0, payouts: new Set<string>() });
    clock.jump(clock.now() + 31_000);
    await settled();
    player = await registerPlayer(operator);
  });
  afterEach(async () => {
    expect(operator.problems.splice(0).map(String)).toEqual([]);
    const ledger = await operator.get<{ isBalanced: boolean }>('/sandbox/v1/ledger');
    expect(ledger.body.isBalanced).toBe(true);
    // The next player pays by the same card, which would lead to one who is excluded.
    const own = `/players/${player.login}`;
    await operator.control(`${own}/limits`, { limitType: 30, limitValue: null });
    await operator.control(`${own}/close`, { isClosed: false });
    await operator.control(`${own}/ban`, { level: 0 });
  });
  afterAll(async () => {
    stop?.();
    await operator.sandbox.close();
  });

  /** A session has its end. */
  async function signInAgain(): Promise<void> {
    const { login, password } = player;
    const answer = await operator.post<{ token: string }>('/web-api/user/login', {
      login,
      password,
    });
    player = { ...player, token: answer.body.token, cookie: cookieOf(answer) };
  }

  const nextRefId = (kind: string): string => `${kind}-${String((wishes += 1)).padStart(6, '0')}`;

  const bench = {
    bank,
    /** Ends the bank's program and begins it anew: what it had in memory is lost. */
    restartBank: startBank,
    get operator() {
      return operator;
    },
    get player() {
      return player;
    },
    /** Moves the clock and does what is due then; the page gets a new token. */
    pass: async (ms: number): Promise<void> => {
      clock.jump(clock.now() + ms);
      await settled();
      await operator.control('/withdrawals');
      await settled();
      const { cookie } = player;
      const { body } = await operator.get<{ token?: string }>('/web-api/user/gettoken', { cookie });
      player = { ...player, token: body.token ?? player.token };
      if (body.token === undefined) await signInAgain();
    },
    /** Sends a form to the bank. */
    postToBank: async (path: string, fields: Readonly<Record<string, string>>) =>
      program.app.request(`${BANK}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      }),
    /** Begins a deposit, and goes to the page of the bank for it. */
    begin: async (methodId: string, amount: number) => {
      const refId = nextRefId('pay-in');
      const wish = { accountId: player.accountId, methodId, amount, refId };
      const { token, cookie } = player;
      const begun = await operator.post<Begun>(DEPOSITS, wish, { token });
      const { id = '' } = begun.body.payment ?? {};
      if (id === '') return { id, order: '', page: '', refused: begun.body.error?.code };
      const path = `${DEPOSITS}/${id}/pay?lang=en`;
      const address = (await operator.get(path, { cookie })).headers.get('Location') ?? '';
      const page = await (await program.app.request(address)).text();
      const order = new URL(address).searchParams.get('order') ?? '';
      return { id, order, page, refused: undefined };
    },
    /** Lets calls between bank and operator end. */
    settled,
    /** A deposit as the player sees it. */
    deposit: async (id: string) =>
      (await operator.get<Begun>(`${DEPOSITS}/${id}`, { token: player.token })).body.payment,
    /** Pays in by card at the bank; one that is not new was used more than a day ago. */
    payIn: async (amount: number, number = '4242 4242 4242 4242', isNew = false): Promise<void> => {
      const { order } = await bench.begin('card', amount);
      await bench.postToBank('/pay', { order, number, expiry: '08/29', cvc: '123' });
      await settled();
      if (!isNew) await operator.control(`/players/${player.login}/cards/age`, {});
    },
    fillProfile: () => fillProfile(operator, player.token),
    /** Makes a player who can withdraw: paid in by card, known by name and document. */
    ready: async (amount = 50, number?: string): Promise<void> => {
      await bench.payIn(amount, number);
      await bench.fillProfile();
    },
    ask: (
      amount: number,
      {
        refId = nextRefId('wish'),
        accountId = player.accountId,
        methodId = 'card',
        leaving,
      }: Asked = {},
    ): Promise<Answer<Body>> =>
      operator.post<Body>(
        WITHDRAWALS,
        { accountId, methodId, amount, refId, leaving },
        { token: player.token },
      ),
    read: async (id: string): Promise<View> =>
      (await operator.get<Body>(`${WITHDRAWALS}/${id}`, { token: player.token })).body.withdrawal,
    methods: async (): Promise<Methods> =>
      (await operator.get<Methods>(`${WITHDRAWALS}/methods`, { token: player.token })).body,
    /** What the player's first account has to withdraw. */
    mine: async () => (await bench.methods()).accounts.find(({ id }) => id === player.accountId),
    /** People at the operator decide. */
    decide: (id: string, isApproved: boolean) =>
      operator.control<Body>(`/withdrawals/${id}`, { isApproved }),
    money: () => moneyOf(operator, player),
    /** Stakes as much as was paid in, so that no rule holds the withdrawal. */
    stake: async (amount: number): Promise<void> => {
      const legs = await lineLegs(operator, 1);
      const answer = await place(operator, player, coupon(player, legs, { amount }));
      expect(answer.status).toBe(200);
    },
  };
  return bench;
}
