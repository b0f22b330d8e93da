import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { ProgramOptions } from '../../kit/program';
import type { PlayFault, RoundAnswer } from '../play-data';
import type { Title } from '../titles';
import type { Desk } from './desk';
import { answerOf, movesOf, returnedOf, stakedOf } from './round';
import type { Round } from './round';

/** How long a page waits for the booking of a return, ms; it goes on behind. */
const PATIENCE = 3500;

export interface PlayOptions extends Pick<ProgramOptions, 'clock'> {
  readonly title: Title;
  readonly desk: Desk;
  /** Of a unit, and of the whole stake, in minor units. */
  readonly stake: { readonly min: number; readonly max: number; readonly step: number };
  /** A round that was left before its end. */
  readonly open: Round | null;
}

/** One player's play of one title, from the opening of its page: one round at a time. */
export class PlaySession {
  readonly title: Title;
  readonly #options: PlayOptions;
  #round: Round | null;
  #isBusy = false;
  #isPaying = false;

  constructor(options: PlayOptions) {
    this.title = options.title;
    this.#options = options;
    this.#round = options.open;
  }

  get balance(): number {
    return this.#options.desk.balance();
  }

  /** The round that the player goes on with; null if there is none. */
  open(): RoundAnswer | null {
    return this.#round && this.#answer(this.#round);
  }

  /** Begins a round with a choice, and `unit` minor units for each unit that it stakes. */
  async begin(choice: unknown, unit: unknown): Promise<RoundAnswer | PlayFault> {
    const { rules } = this.title;
    const read = v.safeParse(rules.choice, choice);
    if (!read.success || typeof unit !== 'number') return fault('bad-request');
    const amount = unit * rules.units(read.output);
    const { min, max, step } = this.#options.stake;
    if (!Number.isSafeInteger(unit) || unit < min || unit % step !== 0 || amount > max) {
      return fault('stake-bounds', { min, max, step });
    }
    if (this.#round) return fault('round-open');
    return this.#alone(async () => this.#bet(read.output, unit, amount));
  }

  /** Makes a move in the round that is open. */
  async move(roundId: unknown, move: unknown): Promise<RoundAnswer | PlayFault> {
    const round = this.#round;
    if (!round || round.roundId !== roundId || typeof move !== 'string') return fault('no-round');
    if (!movesOf(this.title, round).includes(move)) return fault('no-move');
    return this.#alone(async () => this.#goOn({ ...round, moves: [...round.moves, move] }));
  }

  async #alone(task: () => Promise<RoundAnswer | PlayFault>): Promise<RoundAnswer | PlayFault> {
    if (this.#isBusy) return fault('busy');
    this.#isBusy = true;
    try {
      return await task();
    } finally {
      this.#isBusy = false;
    }
  }

  async #bet(choice: unknown, unit: number, amount: number): Promise<RoundAnswer | PlayFault> {
    const { title } = this;
    const { desk, clock } = this.#options;
    const at = clock.now();
    const ids = { roundId: randomUUID(), transactionId: randomUUID() };
    const draws = title.rules.draws(choice);
    const outcome = await desk.bet({ ...ids, amount, draws, at });
    if (outcome.kind === 'fault') return fault(outcome.code, outcome.details);
    return this.#goOn({ ...ids, choice, unit, results: outcome.results, moves: [], at });
  }

  /** Keeps how far the round has come, and settles it once it is over. */
  async #goOn(round: Round): Promise<RoundAnswer> {
    this.#round = round;
    await this.#options.desk.save(round);
    if (movesOf(this.title, round).length > 0) return this.#answer(round);
    await this.#settle(round);
    return this.#answer(round);
  }

  async #settle(round: Round): Promise<void> {
    const { desk, clock } = this.#options;
    this.#round = null;
    this.#isPaying = true;
    const settled = desk
      .settle(round, stakedOf(this.title, round), returnedOf(this.title, round))
      .then(() => {
        this.#isPaying = false;
      });
    let stopWaiting = (): void => {};
    const patience = new Promise<void>((resolve) => {
      stopWaiting = clock.after(PATIENCE, resolve);
    });
    await Promise.race([settled, patience]);
    stopWaiting();
  }

  #answer(round: Round): RoundAnswer {
    return answerOf(this.title, round, { balance: this.balance, isPaying: this.#isPaying });
  }
}

function fault(code: string, details?: unknown): PlayFault {
  return { error: { code, ...(details !== undefined && { details }) } };
}
