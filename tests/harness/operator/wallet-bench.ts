import { randomUUID } from 'node:crypto';
import type { Draw } from '@grandstand/bus-contracts/domain/fair';
import { WALLET_PATH } from '@grandstand/bus-contracts/domain/wallet';
import type { WalletAnswer, WalletBody, WalletCall } from '@grandstand/bus-contracts/domain/wallet';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { expect } from 'vitest';
import { signCall } from '../../../src/outside/kit/sign-call';
import { WITH_BANK } from './pay-in';

const SECRET = 'a secret of the operator and the games';
export const GAMES_ORIGIN = 'http://127.0.0.1:3002';

/** The options of an operator with games and a bank that the test speaks for. */
export const WITH_GAMES = {
  ...WITH_BANK,
  partnerSecrets: { ...WITH_BANK.partnerSecrets, games: SECRET },
};

/** Games of the catalogue. */
export const DICE = { id: 9018, code: 'dice' };
export const SLOT = { id: 9001, code: 'amber-orchard' };

export const DIE: Draw = { kind: 'below', count: 6 };
const CYCLE = 5000;

export type Reply<Call extends WalletCall> = {
  readonly status: number;
  readonly text: string;
  readonly body: WalletAnswer<Call>;
  readonly code: string | null;
  readonly details: unknown;
};

interface Launched extends ErrorBody {
  readonly sessionId: string;
  readonly url: string;
  readonly origin: string;
  readonly title: string;
  readonly hasOpenRound: boolean;
}

interface LaunchOptions {
  readonly mode?: 'real' | 'demo';
  readonly accountId?: number;
  readonly replaces?: string;
  readonly isTakingOver?: boolean;
}

type Session = Extract<WalletAnswer<'authenticate'>, { mode: 'real' }>;
type RoundOf = { readonly token: string; readonly roundId: string; readonly gameCode: string };

/** The provider of games, and the player's page that launches them. */
export function walletBench(bench: { readonly operator: TestOperator }) {
  const signed = (path: string, text: string, partner: 'games' | 'bank' = 'games') =>
    signCall({
      partner,
      secret: WITH_GAMES.partnerSecrets[partner],
      method: 'POST',
      path,
      body: text,
      at: bench.operator.clock.now(),
      nonce: randomUUID(),
    });

  const hello = async (): Promise<void> => {
    const path = '/partner-api/v1/hello';
    const text = JSON.stringify({ origin: GAMES_ORIGIN, version: '1' });
    await bench.operator.call('POST', path, { body: text, headers: signed(path, text) });
  };

  /** A call of the provider; a broken connection is the status 0. */
  const call = async <Call extends WalletCall>(
    name: Call,
    body: WalletBody<Call>,
  ): Promise<Reply<Call>> => {
    const path = `${WALLET_PATH}/${name}`;
    const sent = JSON.stringify(body);
    const answer = await bench.operator.sandbox.fetch(
      new Request(`http://localhost:3000${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...signed(path, sent) },
        body: sent,
      }),
    );
    const text = await answer.text().catch(() => null);
    if (text === null) {
      return { status: 0, text: '', body: undefined as never, code: null, details: null };
    }
    const parsed = JSON.parse(text) as WalletAnswer<Call> & Partial<ErrorBody>;
    const { error } = parsed;
    return {
      status: answer.status,
      text,
      body: parsed,
      code: error?.code ?? null,
      details: error?.details,
    };
  };

  const launch = async (
    by: Pick<TestPlayer, 'token' | 'cookie'> | null,
    gameId: number,
    { mode = 'real', ...other }: LaunchOptions = {},
  ) => {
    await hello();
    return bench.operator.post<Launched>(
      '/web-api/third-party/launch',
      { gameId, mode, ...other },
      by ? { token: by.token, cookie: by.cookie } : {},
    );
  };

  const codeOf = (url: string): string => new URL(url).searchParams.get('code') ?? '';

  const open = async (
    by: Pick<TestPlayer, 'token' | 'cookie'>,
    gameId = DICE.id,
    accountId?: number,
  ): Promise<Session & { sessionId: string }> => {
    const launched = await launch(by, gameId, accountId === undefined ? {} : { accountId });
    expect([launched.status, launched.body.error]).toEqual([200, undefined]);
    const { body } = await call('authenticate', { code: codeOf(launched.body.url) });
    if (body.mode !== 'real') throw new Error('The operator opened a demo.');
    return { ...body, sessionId: launched.body.sessionId };
  };

  const ids = (session: Session, roundId: string = randomUUID()): RoundOf => ({
    token: session.token,
    roundId,
    gameCode: session.gameCode,
  });
  const at = (): number => bench.operator.clock.now();
  const bodies = {
    bet: (round: RoundOf, amount = 100, other: Partial<WalletBody<'bet'>> = {}) => ({
      ...round,
      transactionId: randomUUID(),
      amount,
      currency: 'EUR',
      at: at(),
      ...other,
    }),
    win: (
      round: RoundOf,
      betTransactionId: string,
      amount: number,
      other: Partial<WalletBody<'win'>> = {},
    ) => ({
      ...round,
      transactionId: randomUUID(),
      betTransactionId,
      amount,
      currency: 'EUR',
      at: at(),
      ...other,
    }),
    rollback: (round: RoundOf, betTransactionId: string) => ({
      ...round,
      transactionId: randomUUID(),
      betTransactionId,
      at: at(),
    }),
    draw: (gameCode: string, sharedRound: string, draws: Draw[] = [DIE]) => ({
      gameCode,
      sharedRound,
      draws,
      at: at(),
    }),
    close: (round: RoundOf, staked: number, won: number) => ({ ...round, staked, won, at: at() }),
    save: (round: RoundOf, step: number, state: unknown) => ({ ...round, step, state, at: at() }),
  };

  return {
    call,
    launch,
    codeOf,
    open,
    ids,
    bodies,
    /** Later than the cycle of every game. */
    nextCycle: () => bench.operator.clock.advance(CYCLE),
    /** Plays a round from its bet to its end. */
    play: async (session: Session, { stake = 100, win = 0 } = {}): Promise<void> => {
      const round = ids(session);
      const currency = session.currency.iso;
      const bet = bodies.bet(round, stake, { currency });
      expect((await call('bet', bet)).code).toBeNull();
      const won = bodies.win(round, bet.transactionId, win, { currency });
      expect((await call('win', won)).code).toBeNull();
      expect((await call('close-round', bodies.close(round, stake, win))).code).toBeNull();
      bench.operator.clock.advance(CYCLE);
    },
    send: (path: string, text: string, partner: 'games' | 'bank' = 'games') =>
      bench.operator.call<ErrorBody>('POST', path, {
        body: text,
        headers: signed(path, text, partner),
      }),
  };
}
