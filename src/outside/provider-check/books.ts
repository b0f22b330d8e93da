import { MAX_WON } from '@grandstand/bus-contracts/domain/wallet';
import type { Draw } from '@grandstand/bus-contracts/domain/fair';
import type {
  FreeSpins,
  OpenRound,
  WalletAnswer,
  WalletBody,
  WalletCall,
  WalletDraw,
  WalletRefusalCode,
} from '@grandstand/bus-contracts/domain/wallet';

const COMMITMENT = 'c0'.repeat(32);
/** Unlike the bounds of the house's games, so that a game with bounds of its own is found out. */
export const STAKE = { min: 40, max: 10_000, step: 20 } as const;
/** The stake of a free spin: unlike the least, so that a page which stakes that one is found out. */
const FREE_STAKE = 60;
const MAX_TIMES = 100;
const LONG = 86_400_000;
export const CURRENCY = { iso: 'EUR', scale: 2 } as const;

/** A session that a code was exchanged for. */
export interface CheckSession {
  readonly token: string;
  readonly player: string;
  readonly gameCode: string;
  isEnded: boolean;
}

interface Bet {
  readonly transactionId: string;
  readonly amount: number;
  readonly isFree: boolean;
  status: 'accepted' | 'won' | 'void';
}

interface Round {
  readonly roundId: string;
  readonly player: string;
  readonly bets: Bet[];
  readonly draw: WalletDraw | null;
  won: number;
  isClosed: boolean;
  step: number | null;
  state: unknown;
}

export interface BookedRefusal {
  readonly code: WalletRefusalCode;
  readonly details?: object;
}

/** A booked call's answer, or why it is refused. */
export type Booked = { readonly answer: object } | { readonly refusal: BookedRefusal };

const refuse = (code: WalletRefusalCode, details?: object): Booked => ({
  refusal: { code, ...(details && { details }) },
});

interface BooksOptions {
  readonly now: () => number;
  /** A whole number below the given one. */
  readonly random: (below: number) => number;
}

/** The money and the rounds of an operator by the laws of GWP/1; nothing of it is kept. */
export class Books {
  readonly #options: BooksOptions;
  readonly #rounds = new Map<string, Round>();
  /** By transaction id: the body without its token, and the answer. */
  readonly #answers = new Map<string, { readonly body: string; readonly booked: Booked }>();
  readonly #takenBack = new Set<string>();
  /** By player. */
  readonly #freeSpins = new Map<string, FreeSpins>();
  #balance = 1_000_000;
  #nonce = 0;

  constructor(options: BooksOptions) {
    this.#options = options;
  }

  get balance(): number {
    return this.#balance;
  }

  round(roundId: string): Readonly<Round> | undefined {
    return this.#rounds.get(roundId);
  }

  /** Gives a player so many free spins in the place of those that they have. */
  giveFreeSpins(player: string, left: number): void {
    const most = { maxWin: MAX_TIMES * FREE_STAKE, endsAt: this.#options.now() + LONG };
    this.#freeSpins.set(player, { left, stake: FREE_STAKE, won: 0, ...most });
  }

  /** Those that the player's next free spin uses. */
  nextSpins(player: string): FreeSpins | null {
    const spins = this.#freeSpins.get(player);
    return spins && spins.left > 0 ? spins : null;
  }

  openRound(player: string, gameCode: string): OpenRound | null {
    const round = [...this.#rounds.values()].find((one) => one.player === player && !one.isClosed);
    if (!round) return null;
    const { roundId, draw, won, step, state } = round;
    const bets = counted(round).map(({ transactionId, amount }) => ({ transactionId, amount }));
    const sums = { staked: stakedOf(round), won };
    return { roundId, gameCode, bets, ...sums, draw, shared: null, step, state };
  }

  book(call: WalletCall, session: CheckSession, body: Readonly<Record<string, unknown>>): Booked {
    const { transactionId } = body;
    if (body['gameCode'] !== undefined && body['gameCode'] !== session.gameCode) {
      return refuse('wrong-game');
    }
    if (typeof transactionId !== 'string') return this.#decide(call, session, body);
    const text = JSON.stringify([call, { ...body, token: null }]);
    const earlier = this.#answers.get(transactionId);
    if (earlier) return earlier.body === text ? earlier.booked : refuse('other-body');
    const booked = this.#decide(call, session, body);
    this.#answers.set(transactionId, { body: text, booked });
    return booked;
  }

  #decide(
    call: WalletCall,
    session: CheckSession,
    body: Readonly<Record<string, unknown>>,
  ): Booked {
    switch (call) {
      case 'bet':
        return this.#bet(session, body as WalletBody<'bet'>);
      case 'win':
        return this.#win(session, body as WalletBody<'win'>);
      case 'rollback':
        return this.#rollback(session, body as WalletBody<'rollback'>);
      case 'close-round':
        return this.#close(body as WalletBody<'close-round'>);
      case 'save-round':
        return this.#save(body as WalletBody<'save-round'>);
      default:
        return { answer: { ...this.#balances(), freeSpins: this.nextSpins(session.player) } };
    }
  }

  #bet(session: CheckSession, body: WalletBody<'bet'>): Booked {
    const { roundId, transactionId, amount, currency, draws, label, isFree } = body;
    const round = this.#rounds.get(roundId);
    const open = this.openRound(session.player, session.gameCode);
    if (session.isEnded) return refuse('session-ended');
    if (this.#takenBack.has(transactionId)) return refuse('rolled-back');
    if (round?.isClosed) return refuse('round-closed');
    if (!round && open) return refuse('round-open', { roundId: open.roundId });
    if (round && draws) return refuse('draws-too-late');
    if (currency !== CURRENCY.iso) return refuse('wrong-currency');
    if (amount < STAKE.min || amount > STAKE.max || amount % STAKE.step !== 0) {
      return refuse('stake-bounds', STAKE);
    }
    const spins = this.nextSpins(session.player);
    if (isFree && (round || spins?.stake !== amount)) return refuse('no-free-spins');
    const draw = draws ? this.#draw(label ?? session.gameCode, draws) : null;
    const present = round ?? newRound(roundId, session.player, draw);
    present.bets.push({ transactionId, amount, isFree: isFree === true, status: 'accepted' });
    this.#rounds.set(roundId, present);
    if (isFree) this.#countSpin(session.player, -1);
    else this.#balance -= amount;
    const freeSpins = isFree ? (this.#freeSpins.get(session.player) ?? null) : null;
    const answer = { transactionId, ...this.#balances(), freeSpins, draw };
    return { answer: answer satisfies WalletAnswer<'bet'> };
  }

  #win(
    { player }: CheckSession,
    { roundId, transactionId, betTransactionId, amount }: WalletBody<'win'>,
  ): Booked {
    if (this.#takenBack.has(betTransactionId)) return refuse('rolled-back');
    const round = this.#rounds.get(roundId);
    const bet = round?.bets.find((one) => one.transactionId === betTransactionId);
    if (!round || !bet) return refuse('unknown-bet');
    if (round.won + amount > MAX_WON) return refuse('amount-too-large');
    if (round.isClosed && amount > 0) return refuse('round-closed');
    if (amount > 0) bet.status = 'won';
    round.won += amount;
    this.#balance += amount;
    const spins = bet.isFree ? this.#freeSpins.get(player) : undefined;
    const freeSpins = spins ? { ...spins, won: spins.won + amount } : null;
    if (freeSpins) this.#freeSpins.set(player, freeSpins);
    return { answer: { transactionId, ...this.#balances(), freeSpins } };
  }

  #countSpin(player: string, by: 1 | -1): void {
    const spins = this.#freeSpins.get(player);
    if (spins) this.#freeSpins.set(player, { ...spins, left: spins.left + by });
  }

  #rollback(
    { player }: CheckSession,
    { roundId, transactionId, betTransactionId }: WalletBody<'rollback'>,
  ): Booked {
    const round = this.#rounds.get(roundId);
    const bet = round?.bets.find((one) => one.transactionId === betTransactionId);
    if (round && bet && bet.status !== 'void') {
      if (bet.status === 'won') return refuse('bet-settled');
      if (round.isClosed) return refuse('round-closed');
      bet.status = 'void';
      if (bet.isFree) this.#countSpin(player, 1);
      else this.#balance += bet.amount;
      round.isClosed = counted(round).length === 0;
    }
    this.#takenBack.add(betTransactionId);
    return { answer: { transactionId, ...this.#balances() } };
  }

  #close({ roundId, staked, won }: WalletBody<'close-round'>): Booked {
    const round = this.#rounds.get(roundId);
    if (!round) return refuse('unknown-round');
    const sums = { staked: stakedOf(round), won: round.won };
    if (sums.staked !== staked || sums.won !== won) {
      return round.isClosed ? refuse('round-closed') : refuse('sums-differ', sums);
    }
    round.isClosed = true;
    return { answer: { roundId, ...this.#balances() } };
  }

  #save({ roundId, step, state }: WalletBody<'save-round'>): Booked {
    const round = this.#rounds.get(roundId);
    if (!round) return refuse('unknown-round');
    if (round.isClosed) return refuse('round-closed');
    if (round.step === null || step >= round.step) Object.assign(round, { step, state });
    return { answer: { roundId, step: round.step ?? step, at: this.#options.now() } };
  }

  #balances() {
    return { balance: this.#balance, currency: CURRENCY.iso, at: this.#options.now() };
  }

  #draw(label: string, draws: readonly Draw[]): WalletDraw {
    const nonce = this.#nonce;
    this.#nonce += 1;
    const results = draws.map((draw) => numbersOf(draw, this.#options.random));
    return { label, commitment: COMMITMENT, nonce, results };
  }
}

function newRound(roundId: string, player: string, draw: WalletDraw | null): Round {
  return { roundId, player, bets: [], draw, won: 0, isClosed: false, step: null, state: null };
}

function counted({ bets }: Round): readonly Bet[] {
  return bets.filter(({ status }) => status !== 'void');
}

function stakedOf(round: Round): number {
  return counted(round).reduce((sum, { amount }) => sum + amount, 0);
}

/** Numbers that nobody has to prove: no player has a stake in them. */
function numbersOf(draw: Draw, random: (below: number) => number): number[] {
  switch (draw.kind) {
    case 'below':
      return [random(draw.count)];
    case 'pick': {
      const left = Array.from({ length: draw.from }, (_, number) => number);
      return Array.from({ length: draw.count }, () => left.splice(random(left.length), 1)).flat();
    }
    case 'weighted':
      return [weighted(draw.weights, random)];
    case 'order': {
      const left = [...draw.weights];
      return draw.weights.map(() => {
        const place = weighted(left, random);
        left[place] = 0;
        return place;
      });
    }
  }
}

function weighted(weights: readonly number[], random: (below: number) => number): number {
  let rest = random(weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
}
