import type { Known, WalletChange } from '@grandstand/sandbox/testing';
import { decideWalletCall } from '@grandstand/sandbox/testing';
import type { Answered, FarEnd, SentCall } from './schedules';

interface Round {
  status: 'open' | 'closed' | 'void';
  staked: number;
  won: number;
}

interface Bet {
  readonly roundId: string;
  readonly amount: number;
  status: 'accepted' | 'won' | 'lost' | 'void';
}

/** A wallet in memory of one player in one game, which the operator's rules decide about. */
export class MemoryWallet implements FarEnd {
  money: number;
  readonly #answers = new Map<string, { bodyHash: string; answer: Answered }>();
  readonly #rounds = new Map<string, Round>();
  readonly #bets = new Map<string, Bet>();
  readonly #takenBack = new Set<string>();
  /** How often money was moved, by what moved it. */
  readonly moves = new Map<string, number>();

  constructor(money: number) {
    this.money = money;
  }

  async take(call: SentCall): Promise<Answered> {
    const stored = 'id' in call ? this.#answers.get(call.id) : undefined;
    const verdict = decideWalletCall(changeOf(call), this.#known(call));
    if (verdict.kind === 'repeat') return stored!.answer;
    const answer = this.#apply(call, verdict);
    // A refusal of a win may pass, so it is not kept.
    const isKept = 'id' in call && !stored && (answer === null || call.kind === 'bet');
    if (isKept) this.#answers.set(call.id, { bodyHash: hashOf(call), answer });
    return answer;
  }

  async breakDown(): Promise<void> {}

  nextRound(): void {}

  get sums(): { staked: number; won: number; open: number } {
    const rounds = [...this.#rounds.values()];
    return {
      staked: rounds.reduce((sum, { staked }) => sum + staked, 0),
      won: rounds.reduce((sum, { won }) => sum + won, 0),
      open: rounds.filter(({ status }) => status === 'open').length,
    };
  }

  statusOf(betId: string): Bet['status'] | undefined {
    return this.#bets.get(betId)?.status;
  }

  #known(call: SentCall): Known {
    const betId = call.kind === 'close-round' ? undefined : 'betId' in call ? call.betId : call.id;
    const bet = betId === undefined ? undefined : this.#bets.get(betId);
    const open = [...this.#rounds].find(([, { status }]) => status === 'open')?.[0] ?? null;
    return {
      earlier: ('id' in call && this.#answers.get(call.id)) || null,
      round: this.#rounds.get(call.roundId) ?? null,
      bet: bet ?? null,
      isNumberDrawn: false,
      isVoid: false,
      isTakenBack: betId !== undefined && (this.#takenBack.has(betId) || bet?.status === 'void'),
      openRoundId: open === call.roundId ? null : open,
    };
  }

  #apply(call: SentCall, verdict: ReturnType<typeof decideWalletCall>): Answered {
    const round = this.#rounds.get(call.roundId) ?? { status: 'open', staked: 0, won: 0 };
    switch (verdict.kind) {
      case 'refuse':
        return verdict.code;
      case 'book-bet': {
        const { id, amount, roundId } = call as Extract<SentCall, { kind: 'bet' }>;
        if (this.money < amount) return 'not-enough-money';
        this.#bets.set(id, { roundId, amount, status: 'accepted' });
        this.#rounds.set(roundId, round);
        round.staked += amount;
        return this.#move(id, -amount);
      }
      case 'book-win': {
        const { id, betId, amount } = call as Extract<SentCall, { kind: 'win' }>;
        this.#bets.get(betId)!.status = amount > 0 ? 'won' : 'lost';
        round.won += amount;
        return this.#move(id, amount);
      }
      case 'return-stake': {
        const { betId } = call as Extract<SentCall, { kind: 'rollback' }>;
        this.#bets.get(betId)!.status = 'void';
        this.#takenBack.add(betId);
        round.staked -= verdict.amount;
        if (verdict.ends) round.status = 'void';
        return this.#move(`back ${betId}`, verdict.amount);
      }
      case 'note':
        if (call.kind === 'rollback') this.#takenBack.add(call.betId);
        return null;
      case 'close':
        round.status = 'closed';
        return null;
      default:
        throw new Error(`The schedules have no ${verdict.kind}.`);
    }
  }

  #move(by: string, amount: number): null {
    this.money += amount;
    this.moves.set(by, (this.moves.get(by) ?? 0) + 1);
    return null;
  }
}

function hashOf(call: SentCall): string {
  return JSON.stringify(call);
}

function changeOf(call: SentCall): WalletChange {
  const { kind, roundId } = call;
  if (kind === 'close-round') return { kind, staked: call.staked, won: call.won };
  const shared = { roundId, bodyHash: hashOf(call) };
  if (kind === 'bet') return { kind, hasDraws: call.isFirst, ...shared };
  return kind === 'win' ? { kind, amount: call.amount, ...shared } : { kind, ...shared };
}
