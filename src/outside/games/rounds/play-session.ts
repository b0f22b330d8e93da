import { randomUUID } from 'node:crypto';
import { walletRefusalDetails } from '@grandstand/bus-contracts/domain/wallet';
import type { FreeSpins } from '@grandstand/bus-contracts/domain/wallet';
import * as v from 'valibot';
import type { ProgramOptions } from '../../kit/program';
import type { PlayFault, RoundAnswer } from '../play-data';
import type { Title } from '../titles';
import type { Desk } from './desk';
import { fault, readBet } from './read-bet';
import type { IntendedBet, StakeBounds } from './read-bet';
import { answerOf, movesOf, raiseOf, returnedOf, stakedOf } from './round';
import type { Round } from './round';

/** How long a page waits for the booking of a return, ms; it goes on behind. */
const PATIENCE = 3500;

export interface PlayOptions extends Pick<ProgramOptions, 'clock'> {
  readonly title: Title;
  readonly desk: Desk;
  readonly stake: StakeBounds;
  /** A round that was left before its end. */
  readonly open: Round | null;
  /** The player and the title; null in a demo. */
  readonly owner: string | null;
  /** The shortest time from the beginning of a round to that of the next one. */
  readonly minCycleMs: number;
  /** When the first round may begin. */
  readonly nextAt: number;
}

/** One player's play of one title, from the opening of its page: one round at a time. */
export class PlaySession {
  readonly kind = 'own';
  readonly title: Title;
  readonly #options: PlayOptions;
  #round: Round | null;
  /** The call that is under way. */
  #task: Promise<RoundAnswer | PlayFault> | null = null;
  #isPaying = false;
  #nextAt: number;
  /** `retired`: another page goes on with the game. `lost`: it is not certain what the operator has of the round. */
  #end: 'retired' | 'lost' | null = null;

  constructor(options: PlayOptions) {
    this.title = options.title;
    this.#options = options;
    this.#round = options.open;
    this.#nextAt = options.nextAt;
  }

  get owner(): string | null {
    return this.#options.owner;
  }

  get isRetired(): boolean {
    return this.#end === 'retired';
  }

  /** Of the round that is under way. */
  get roundId(): string | undefined {
    return this.#round?.roundId;
  }

  get balance(): number {
    return this.#options.desk.balance();
  }

  /** When the next round may begin. */
  get nextAt(): number {
    return this.#nextAt;
  }

  /** How long the next round has to wait, in ms. */
  get restMs(): number {
    return Math.max(0, this.#nextAt - this.#options.clock.now());
  }

  /**
   * Ends the session, once its call has ended, for a page that is opened later.
   * @returns the round that is open; undefined if the operator has to be asked for it
   */
  async retire(): Promise<Round | null | undefined> {
    await this.#task?.catch(() => {});
    const isLost = this.#end === 'lost';
    this.#end = 'retired';
    return isLost ? undefined : this.#round;
  }

  /** Those that the next free spin uses. */
  get freeSpins(): FreeSpins | null {
    return this.#options.desk.freeSpins();
  }

  /** The round that the player goes on with; null if there is none. */
  open(): RoundAnswer | null {
    return this.#round && this.#answer(this.#round);
  }

  /** Begins a round with a choice, and `unit` minor units for each unit that it stakes; `isFree`: as a free spin. */
  async begin(choice: unknown, unit: unknown, isFree: boolean): Promise<RoundAnswer | PlayFault> {
    if (this.#end) return fault('session-ended');
    const read = readBet(this.title, this.#options.stake, choice, unit);
    if ('error' in read) return read;
    if (this.#round) return fault('round-open');
    return this.#alone(async () => this.#bet(read, isFree));
  }

  /** Makes a move in the round that is open. */
  async move(roundId: unknown, move: unknown): Promise<RoundAnswer | PlayFault> {
    if (this.#end) return fault('session-ended');
    const round = this.#round;
    if (!round || round.roundId !== roundId || typeof move !== 'string') return fault('no-round');
    if (!movesOf(this.title, round).includes(move)) return fault('no-move');
    return this.#alone(async () => this.#move(round, move));
  }

  async #alone(task: () => Promise<RoundAnswer | PlayFault>): Promise<RoundAnswer | PlayFault> {
    if (this.#task) return fault('busy');
    this.#task = task();
    try {
      return await this.#task;
    } finally {
      this.#task = null;
    }
  }

  async #bet(
    { choice, unit, amount }: IntendedBet,
    isFree: boolean,
  ): Promise<RoundAnswer | PlayFault> {
    const { title } = this;
    const { desk, clock, minCycleMs } = this.#options;
    // The operator keeps the cycle; a page that sends bets too fast costs it nothing.
    if (this.restMs > 0) return this.#tooFast();
    const at = clock.now();
    const [roundId, transactionId] = [randomUUID(), randomUUID()];
    const draws = title.rules.draws(choice);
    const outcome = await desk.bet({ roundId, transactionId, amount, draws, isFree, at });
    if (outcome.kind === 'fault') {
      const { code, details } = outcome;
      if (code !== 'too-fast') return fault(code, details);
      this.#nextAt = v.is(walletRefusalDetails[code], details) ? details.nextAt : at + minCycleMs;
      return this.#tooFast();
    }
    this.#nextAt = at + minCycleMs;
    const { results } = outcome;
    const transactionIds = [transactionId];
    return this.#goOn({ roundId, transactionIds, choice, unit, results, moves: [], at });
  }

  /** Makes a move; one that stakes more is made once the operator has taken its bet. */
  async #move(round: Round, move: string): Promise<RoundAnswer | PlayFault> {
    const { title } = this;
    const { desk, clock } = this.#options;
    const next = { ...round, moves: [...round.moves, move] };
    const amount = raiseOf(title, round, move);
    if (amount === 0) return this.#goOn(next);
    const bet = { roundId: round.roundId, transactionId: randomUUID(), amount, at: clock.now() };
    const outcome = await desk.raise(bet);
    if (outcome.kind === 'fault') return fault(outcome.code, outcome.details);
    return this.#goOn({ ...next, transactionIds: [...round.transactionIds, bet.transactionId] });
  }

  /** Keeps how far the round has come, and settles it once it is over; nothing is shown that is not kept. */
  async #goOn(round: Round): Promise<RoundAnswer | PlayFault> {
    this.#round = round;
    if (!(await this.#options.desk.save(round))) {
      // The next launch goes on with what the operator has.
      this.#end = 'lost';
      return fault('no-answer');
    }
    if (movesOf(this.title, round).length > 0) return this.#answer(round);
    return (await this.#settle(round)) ? this.#answer(round) : fault('session-ended');
  }

  /** Whether the return is paid, or still on its way. */
  async #settle(round: Round): Promise<boolean> {
    const { desk, clock } = this.#options;
    this.#round = null;
    this.#isPaying = true;
    const settled = desk
      .settle(round, stakedOf(this.title, round), returnedOf(this.title, round))
      .then((isPaid) => {
        this.#isPaying = false;
        return isPaid;
      });
    let stopWaiting = (): void => {};
    const patience = new Promise<true>((resolve) => {
      stopWaiting = clock.after(PATIENCE, () => resolve(true));
    });
    const isPaid = await Promise.race([settled, patience]);
    stopWaiting();
    return isPaid;
  }

  #tooFast(): PlayFault {
    return fault('too-fast', { restMs: this.restMs });
  }

  #answer(round: Round): RoundAnswer {
    const { balance, restMs } = this;
    const free = this.#options.desk.spun();
    return answerOf(this.title, round, { balance, isPaying: this.#isPaying, free, restMs });
  }
}
