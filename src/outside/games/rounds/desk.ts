import { randomUUID } from 'node:crypto';
import type { Draw } from '@grandstand/bus-contracts/domain/fair';
import type { FreeSpins, WalletBody } from '@grandstand/bus-contracts/domain/wallet';
import type { ProgramOptions } from '../../kit/program';
import { tableHash } from '../maths/table-hash';
import type { Results } from '../maths/rules';
import type { SpunFree } from '../play-data';
import type { Title } from '../titles';
import type { SendUntil } from '../wallet/send-until';
import type { WalletClient } from '../wallet/wallet-client';
import { createDemoDraws } from './draw-demo';
import { savedRound } from './round';
import type { Round } from './round';

/** A bet of a round that has begun. */
export interface FurtherBet {
  readonly roundId: string;
  readonly transactionId: string;
  /** Minor units. */
  readonly amount: number;
  readonly at: number;
}

export interface NewBet extends FurtherBet {
  readonly draws: readonly Draw[];
  /** A free spin: the operator pays its stake. */
  readonly isFree: boolean;
}

interface BetFault {
  readonly kind: 'fault';
  readonly code: string;
  readonly details?: unknown;
}

export type BetOutcome = { readonly kind: 'drawn'; readonly results: Results } | BetFault;

/** A bet on a round that all players share: it has no numbers yet. */
interface NewSharedBet extends FurtherBet {
  readonly shared: { readonly round: string; readonly state: unknown };
}

/** `isDecided` resolves once it is certain that the bet does not count. */
type SharedOutcome =
  | { readonly kind: 'accepted' }
  | (BetFault & { readonly isDecided: Promise<unknown> });

/** Where a round's money goes: the operator's wallet, or that of a demo. */
export interface Desk {
  /** Minor units, as last known. */
  balance(): number;
  /** Those that the next free spin uses, as last known. */
  freeSpins(): FreeSpins | null;
  /** What the last bet has used; null: it was no free spin. */
  spun(): SpunFree | null;
  bet(bet: NewBet): Promise<BetOutcome>;
  /** A further bet of a round. */
  raise(bet: FurtherBet): Promise<{ readonly kind: 'booked' } | BetFault>;
  betShared(bet: NewSharedBet): Promise<SharedOutcome>;
  /** Returns the stake of a bet; resolves once that is decided. */
  takeBack(bet: FurtherBet): Promise<unknown>;
  /** Keeps how far a round has come; resolves to whether that is certain. */
  save(round: Round): Promise<boolean>;
  /** Books what came back, and ends the round; resolves once that is decided, to whether the operator paid it. */
  settle(round: Round, staked: number, won: number): Promise<boolean>;
}

interface RealOptions extends Pick<ProgramOptions, 'clock'> {
  readonly wallet: WalletClient;
  readonly sendUntil: SendUntil;
  readonly title: Title;
  readonly session: {
    readonly token: string;
    readonly gameCode: string;
    /** ISO 4217. */
    readonly currency: string;
    readonly balance: number;
    readonly freeSpins: FreeSpins | null;
  };
}

/** Books with the operator by GWP/1; the operator draws the numbers. */
export function createRealDesk({ wallet, sendUntil, title, session, clock }: RealOptions): Desk {
  const { token, gameCode, currency } = session;
  const { balance, freeSpins } = session;
  const known = { balance, freeSpins, spun: null as FreeSpins | null };
  const ofRound = (roundId: string) => ({ token, roundId, gameCode });
  const takeBack = ({ roundId, transactionId, at }: FurtherBet) => {
    const body = { transactionId: randomUUID(), betTransactionId: transactionId, at };
    return sendUntil('rollback', { ...ofRound(roundId), ...body });
  };
  const tellSpun = (spun: FreeSpins | null): void => {
    if (!spun) return;
    known.spun = spun;
    known.freeSpins = spun.left > 0 ? spun : null;
  };
  /** Other free spins may follow those that are used up. */
  const askForSpins = async (): Promise<void> => {
    const outcome = await wallet.send('balance', { token });
    if (outcome.kind === 'answered') known.freeSpins = outcome.answer.freeSpins;
  };
  /** Sends a bet; one without an answer may have been booked, and is taken back until the operator has answered. */
  const send = async (
    { roundId, transactionId, amount, at }: FurtherBet,
    named: Pick<WalletBody<'bet'>, 'draws' | 'label' | 'tableHash' | 'isFree'>,
  ) => {
    const bet = { ...ofRound(roundId), transactionId, amount, currency, ...named, at };
    const outcome = await wallet.send('bet', bet);
    if (outcome.kind === 'refused') {
      const { code, details } = outcome;
      if (code !== 'no-free-spins') return { kind: 'fault', code, details } as const;
      await askForSpins();
      return { kind: 'fault', code, details: { freeSpins: known.freeSpins } } as const;
    }
    const isWhole = outcome.kind === 'answered' && (!named.draws || outcome.answer.draw !== null);
    if (!isWhole) {
      void takeBack({ roundId, transactionId, amount, at });
      return { kind: 'fault', code: 'not-accepted' } as const;
    }
    known.balance = outcome.answer.balance;
    tellSpun(outcome.answer.freeSpins);
    return { kind: 'booked', results: outcome.answer.draw?.results ?? [] } as const;
  };

  return {
    balance: () => known.balance,
    freeSpins: () => known.freeSpins,
    spun: () => known.spun && { of: known.spun, next: known.freeSpins },
    async bet({ draws, isFree, ...bet }) {
      known.spun = null;
      const named = { label: title.slug, tableHash: tableHash(title.table) };
      const free = isFree ? { isFree: true as const } : {};
      const outcome = await send(bet, { draws: [...draws], ...named, ...free });
      if (outcome.kind === 'fault') return outcome;
      return { kind: 'drawn', results: outcome.results };
    },
    async raise(bet) {
      const outcome = await send(bet, {});
      return outcome.kind === 'fault' ? outcome : { kind: 'booked' };
    },
    async betShared({ roundId, transactionId, amount, shared, at }) {
      const outcome = await wallet.send('bet', {
        ...ofRound(roundId),
        transactionId,
        amount,
        currency,
        tableHash: tableHash(title.table),
        shared,
        at,
      });
      if (outcome.kind === 'answered') {
        known.balance = outcome.answer.balance;
        return { kind: 'accepted' };
      }
      if (outcome.kind === 'refused') {
        const { code, details } = outcome;
        return { kind: 'fault', code, details, isDecided: Promise.resolve() };
      }
      const isDecided = takeBack({ roundId, transactionId, amount, at });
      return { kind: 'fault', code: 'not-accepted', isDecided };
    },
    async takeBack(bet) {
      const outcome = await takeBack(bet);
      if (outcome.kind === 'answered') known.balance = outcome.answer.balance;
    },
    async save(round) {
      const state = savedRound(title, round);
      const body = { step: round.moves.length, state, at: clock.now() };
      const saved = await wallet.send('save-round', { ...ofRound(round.roundId), ...body });
      return saved.kind === 'answered';
    },
    async settle({ roundId, transactionIds, at }, staked, won) {
      // The first bet gets all that was won. The others get 0, so that none of them can be returned any more.
      for (const [place, betId] of won > 0 ? transactionIds.entries() : []) {
        const booked = await sendUntil('win', {
          ...ofRound(roundId),
          transactionId: winIdOf(betId),
          betTransactionId: betId,
          amount: place === 0 ? won : 0,
          currency,
          at,
        });
        if (booked.kind !== 'answered') return false;
        known.balance = booked.answer.balance;
        tellSpun(booked.answer.freeSpins);
      }
      const closed = await sendUntil('close-round', { ...ofRound(roundId), staked, won, at });
      if (closed.kind === 'answered') known.balance = closed.answer.balance;
      if (known.spun?.left === 0) await askForSpins();
      return true;
    },
  };
}

/** The id of a bet's win: it follows from the bet's, so that after a restart the same win is sent again. */
export function winIdOf(betId: string): string {
  const hash = tableHash({ winOf: betId });
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `4${hash.slice(13, 16)}`];
  return [...parts, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
}

/** Books nothing, and keeps the same bounds as a game for money. */
export async function createDemoDesk(title: Title, balance: number): Promise<Desk> {
  const draws = await createDemoDraws();
  const state = { balance };
  const take = (amount: number): BetFault | undefined => {
    if (amount > state.balance) {
      return { kind: 'fault', code: 'not-enough-money', details: { balance: state.balance } };
    }
    state.balance -= amount;
    return undefined;
  };
  return {
    balance: () => state.balance,
    freeSpins: () => null,
    spun: () => null,
    async bet({ amount, draws: named, isFree }) {
      if (isFree) return { kind: 'fault', code: 'no-free-spins', details: { freeSpins: null } };
      const refusal = take(amount);
      if (refusal) return refusal;
      return { kind: 'drawn', results: await draws.draw(title.slug, named) };
    },
    raise: async ({ amount }) => take(amount) ?? { kind: 'booked' },
    async betShared({ amount }) {
      const refusal = take(amount);
      return refusal ? { ...refusal, isDecided: Promise.resolve() } : { kind: 'accepted' };
    },
    async takeBack({ amount }) {
      state.balance += amount;
    },
    save: async () => true,
    async settle(_round, _staked, won) {
      state.balance += won;
      return true;
    },
  };
}
