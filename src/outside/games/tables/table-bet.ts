import type { OwnBet } from '../play-data';
import { returnedOf, stakedOf, answerOf } from '../rounds/round';
import type { Round } from '../rounds/round';
import type { Desk } from '../rounds/desk';
import type { Title } from '../titles';

/** A bet as it was made. */
interface NewTableBet extends Omit<Round, 'results' | 'moves'> {
  readonly transactionId: string;
  /** Minor units. */
  readonly amount: number;
}

interface Seen {
  readonly isOfThisRound: boolean;
  readonly isRunning: boolean;
}

/** A player's accepted bet on a round of a table, from the bet to what came of it. */
export class TableBet {
  readonly round: NewTableBet;
  readonly #title: Title;
  readonly #desk: Desk;
  #played: Round | null = null;
  #isPaying = false;
  #isTakenBack = false;

  constructor(title: Title, desk: Desk, round: NewTableBet) {
    this.#title = title;
    this.#desk = desk;
    this.round = round;
  }

  get isSettled(): boolean {
    return this.#played !== null;
  }

  /** Pays what the numbers return; resolves once the operator has decided on it. */
  async settle(results: Round['results'], move?: string): Promise<void> {
    const moves = move === undefined ? [] : [move];
    const played: Round = { ...this.round, results, moves };
    this.#played = played;
    // So that a restart before the payment knows of the move.
    if (move !== undefined) await this.#desk.save(played);
    this.#isPaying = true;
    const title = this.#title;
    await this.#desk.settle(played, stakedOf(title, played), returnedOf(title, played));
    this.#isPaying = false;
  }

  /** Returns the stake of a round that was not drawn. */
  async takeBack(): Promise<void> {
    this.#isTakenBack = true;
    await this.#desk.takeBack(this.round);
  }

  /** As the player's page gets it; while the round runs, nobody sees how it ends. */
  view({ isOfThisRound, isRunning }: Seen): OwnBet {
    const { roundId, choice, amount } = this.round;
    return {
      roundId,
      choice,
      staked: amount,
      isOfThisRound,
      isTakenBack: this.#isTakenBack,
      result: this.#result(isRunning),
    };
  }

  #result(isRunning: boolean): OwnBet['result'] {
    if (!this.#played) return null;
    const answer = answerOf(this.#title, this.#played, {
      balance: this.#desk.balance(),
      isPaying: this.#isPaying,
      free: null,
      restMs: 0,
    });
    return isRunning ? { ...answer, view: null } : answer;
  }
}
