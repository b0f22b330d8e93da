import { randomUUID } from 'node:crypto';
import type { Draw } from '@grandstand/bus-contracts/domain/fair';
import type { WalletAnswer } from '@grandstand/bus-contracts/domain/wallet';
import type { ProgramOptions } from '../../kit/program';
import { tableHash } from '../maths/table-hash';
import type { Results } from '../maths/rules';
import type { Title } from '../titles';
import type { SendUntil } from '../wallet/send-until';
import type { WalletClient } from '../wallet/wallet-client';
import { createDemoDraws } from './draw-demo';
import { savedRound } from './round';
import type { Round } from './round';

export interface NewBet {
  readonly roundId: string;
  readonly transactionId: string;
  /** Minor units. */
  readonly amount: number;
  readonly draws: readonly Draw[];
  readonly at: number;
}

export type BetOutcome =
  | { readonly kind: 'drawn'; readonly results: Results }
  | { readonly kind: 'fault'; readonly code: string; readonly details?: unknown };

/** Where a round's money goes: the operator's wallet, or that of a demo. */
export interface Desk {
  /** Minor units, as last known. */
  balance(): number;
  bet(bet: NewBet): Promise<BetOutcome>;
  /** Keeps how far a round has come; resolves to whether that is certain. */
  save(round: Round): Promise<boolean>;
  /** Books what came back, and ends the round; resolves once that is decided, to whether the operator paid it. */
  settle(round: Round, staked: number, won: number): Promise<boolean>;
}

type Real = Extract<WalletAnswer<'authenticate'>, { mode: 'real' }>;

interface RealOptions extends Pick<ProgramOptions, 'clock'> {
  readonly wallet: WalletClient;
  readonly sendUntil: SendUntil;
  readonly title: Title;
  readonly facts: Real;
}

/** Books with the operator by GWP/1; the operator draws the numbers. */
export function createRealDesk({ wallet, sendUntil, title, facts, clock }: RealOptions): Desk {
  const { token, gameCode } = facts;
  const known = { balance: facts.balance, nextAt: 0 };
  const currency = facts.currency.iso;
  const ofRound = (roundId: string) => ({ token, roundId, gameCode });
  const takeBack = ({
    roundId,
    transactionId,
    at,
  }: Pick<NewBet, 'roundId' | 'transactionId' | 'at'>) => {
    const body = { transactionId: randomUUID(), betTransactionId: transactionId, at };
    return sendUntil('rollback', { ...ofRound(roundId), ...body });
  };

  return {
    balance: () => known.balance,
    async bet(bet) {
      const { roundId, transactionId, amount, draws, at } = bet;
      // The operator keeps the cycle; a page that sends bets too fast costs it nothing.
      if (clock.now() < known.nextAt) return tooFast(known.nextAt);
      const outcome = await wallet.send('bet', {
        ...ofRound(roundId),
        transactionId,
        amount,
        currency,
        draws: [...draws],
        label: title.slug,
        tableHash: tableHash(title.table),
        at,
      });
      if (outcome.kind === 'refused') {
        const { code, details } = outcome;
        return { kind: 'fault', code, details };
      }
      if (outcome.kind === 'silent' || outcome.answer.draw === null) {
        // The bet may have been booked: it is taken back until the operator has answered.
        void takeBack(bet);
        return { kind: 'fault', code: 'not-accepted' };
      }
      known.balance = outcome.answer.balance;
      known.nextAt = at + facts.minCycleMs;
      return { kind: 'drawn', results: outcome.answer.draw.results };
    },
    async save(round) {
      const state = savedRound(title, round);
      const body = { step: round.moves.length, state, at: clock.now() };
      const saved = await wallet.send('save-round', { ...ofRound(round.roundId), ...body });
      return saved.kind === 'answered';
    },
    async settle({ roundId, transactionId, at }, staked, won) {
      if (won > 0) {
        const booked = await sendUntil('win', {
          ...ofRound(roundId),
          transactionId: winIdOf(transactionId),
          betTransactionId: transactionId,
          amount: won,
          currency,
          at,
        });
        if (booked.kind !== 'answered') return false;
        known.balance = booked.answer.balance;
      }
      const closed = await sendUntil('close-round', { ...ofRound(roundId), staked, won, at });
      if (closed.kind === 'answered') known.balance = closed.answer.balance;
      return true;
    },
  };
}

function tooFast(nextAt: number): BetOutcome {
  return { kind: 'fault', code: 'too-fast', details: { nextAt } };
}

/** The id of a bet's win: it follows from the bet's, so that after a restart the same win is sent again. */
export function winIdOf(betId: string): string {
  const hash = tableHash({ winOf: betId });
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `4${hash.slice(13, 16)}`];
  return [...parts, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
}

interface DemoOptions extends Pick<ProgramOptions, 'clock'> {
  readonly title: Title;
  readonly balance: number;
  readonly minCycleMs: number;
}

/** Books nothing, and keeps the same speed and bounds as a game for money. */
export async function createDemoDesk(options: DemoOptions): Promise<Desk> {
  const { title, clock, minCycleMs } = options;
  const draws = await createDemoDraws();
  const state = { balance: options.balance, nextAt: 0 };
  return {
    balance: () => state.balance,
    async bet({ amount, draws: named, at }) {
      if (clock.now() < state.nextAt) return tooFast(state.nextAt);
      if (amount > state.balance) {
        return { kind: 'fault', code: 'not-enough-money', details: { balance: state.balance } };
      }
      state.balance -= amount;
      state.nextAt = at + minCycleMs;
      return { kind: 'drawn', results: await draws.draw(title.slug, named) };
    },
    save: async () => true,
    async settle(_round, _staked, won) {
      state.balance += won;
      return true;
    },
  };
}
