import { drawRound, seedHash } from '@grandstand/bus-contracts/domain/fair';
import { walletBodies, WALLET_PATH } from '@grandstand/bus-contracts/domain/wallet';
import type { OpenRound, WalletBody, WalletCall } from '@grandstand/bus-contracts/domain/wallet';
import * as v from 'valibot';

const SERVER_SEED = '5e'.repeat(32);

interface SentCall {
  readonly call: WalletCall;
  readonly body: Readonly<Record<string, unknown>>;
  readonly at: number;
}

interface FakeOptions {
  readonly gameCode: string;
  readonly mode?: 'real' | 'demo';
  readonly now: () => number;
  readonly stake?: { readonly min: number; readonly max: number };
  readonly openRound?: OpenRound;
}

/** The operator's side of GWP/1 as far as a provider sees it; it keeps what was sent. */
export function fakeWallet(options: FakeOptions) {
  const { gameCode, mode = 'real', now } = options;
  const sent: SentCall[] = [];
  const money = { balance: 100_000 };
  const counter = { nonce: 0 };
  /** What is done with the next calls of a name instead of an answer. */
  const plans = new Map<WalletCall, (() => Response | 'silence')[]>();

  async function answer(call: WalletCall, body: Readonly<Record<string, unknown>>) {
    const at = now();
    const moved = () => ({ balance: money.balance, currency: 'EUR', at });
    const { transactionId } = body;
    switch (call) {
      case 'authenticate':
        return {
          mode,
          gameCode,
          currency: { iso: 'EUR', scale: 2 },
          language: 'en',
          minCycleMs: 5000,
          stake: { step: 10, ...(options.stake ?? { min: 10, max: 10_000 }) },
          ...(mode === 'real' && {
            token: 'token-of-the-session-1',
            playerId: 'p-1',
            balance: money.balance,
            openRound: options.openRound ?? null,
          }),
        };
      case 'bet': {
        const { amount, draws = [], label = gameCode } = body as unknown as WalletBody<'bet'>;
        money.balance -= amount;
        const { nonce } = counter;
        counter.nonce += 1;
        return { transactionId, ...moved(), draw: await draw(label, draws, nonce) };
      }
      case 'win':
        money.balance += Number(body['amount']);
        return { transactionId, ...moved() };
      case 'rollback':
        return { transactionId, ...moved() };
      case 'close-round':
        return { roundId: body['roundId'], ...moved() };
      case 'save-round':
        return { roundId: body['roundId'], step: body['step'], at };
      case 'balance':
        return moved();
      case 'open-table':
      case 'draw-shared':
      case 'open-rounds':
        throw new Error(`The fake operator has no tables: ${call}.`);
    }
  }

  return {
    sent,
    calls: (): string[] => sent.map(({ call }) => call),
    bodyOf: (call: WalletCall, at = 0) => sent.filter((one) => one.call === call)[at]?.body ?? {},
    /** The next call of this name has no answer. */
    silence(call: WalletCall, times = 1): void {
      const planned = plans.get(call) ?? [];
      plans.set(call, [
        ...planned,
        ...Array.from({ length: times }, () => () => 'silence' as const),
      ]);
    },
    refuse(call: WalletCall, code: string, details?: object): void {
      const planned = plans.get(call) ?? [];
      const response = () => Response.json({ error: { code, details } }, { status: 422 });
      plans.set(call, [...planned, response]);
    },
    fetch: (async (input: string, init: { body: string; signal: AbortSignal }) => {
      const call = new URL(input).pathname.slice(WALLET_PATH.length + 1) as WalletCall;
      const body = JSON.parse(init.body) as Record<string, unknown>;
      if (!v.is(walletBodies[call], body)) throw new Error(`A wrong body of ${call}.`);
      sent.push({ call, body, at: now() });
      const plan = plans.get(call)?.shift()?.();
      if (plan instanceof Response) return plan;
      if (plan === 'silence') {
        return new Promise<Response>((_, reject) => {
          init.signal.addEventListener('abort', () => reject(new Error('aborted')));
        });
      }
      return Response.json(await answer(call, body));
    }) as unknown as typeof fetch,
  };
}

type FakeDraws = NonNullable<WalletBody<'bet'>['draws']>;

/** What the fake operator draws in its round of that number. */
export async function draw(label: string, draws: FakeDraws, nonce: number) {
  const commitment = await seedHash(SERVER_SEED);
  const round = { draws, serverSeed: SERVER_SEED, clientSeed: 'lucky-7', nonce, commitment, label };
  const results = await drawRound({ scheme: 'personal', ...round });
  return { label, commitment, nonce, results };
}
