import { randomUUID } from 'node:crypto';
import type { ProgramOptions } from '../../kit/program';
import type { PlayFault, TableAnswer } from '../play-data';
import type { Desk } from '../rounds/desk';
import { fault, readBet } from '../rounds/read-bet';
import type { IntendedBet, StakeBounds } from '../rounds/read-bet';
import { savedRound } from '../rounds/round';
import type { SharedTitle } from '../titles';
import type { GameTable } from './game-table';
import { TableBet } from './table-bet';

interface SeatOptions extends Pick<ProgramOptions, 'clock'> {
  readonly table: GameTable;
  readonly desk: Desk;
  readonly stake: StakeBounds;
  /** The player and the title; null in a demo. */
  readonly owner: string | null;
}

/** One player's play at a table, from the opening of the page. A bet ends without the page, too. */
export class TableSeat {
  readonly kind = 'table';
  readonly owner: string | null;
  readonly #options: SeatOptions;
  /** Under which the table has the player's bets: another page of the player goes on with them. */
  readonly #key: string;
  #task: Promise<PlayFault | null> | null = null;
  isRetired = false;

  constructor(options: SeatOptions) {
    this.owner = options.owner;
    this.#options = options;
    this.#key = options.owner ?? randomUUID();
  }

  get balance(): number {
    return this.#options.desk.balance();
  }

  get title(): SharedTitle {
    return this.#options.table.title;
  }

  /** Ends the seat, once its bet has its answer, for a page that is opened later. */
  async retire(): Promise<void> {
    await this.#task?.catch(() => {});
    this.isRetired = true;
  }

  /** Whether the table has this round of the player. */
  holds(roundId: string): boolean {
    return this.#options.table.betOf(this.#key)?.bet.round.roundId === roundId;
  }

  /** The table as the player sees it. */
  view(): TableAnswer {
    const { table, clock } = this.#options;
    const { rules, shared } = this.title;
    const { phase, endsAt, startedAt, last, isVoid, version } = table.state;
    const isRunning = phase === 'running';
    const own = table.betOf(this.#key);
    return {
      version,
      phase,
      endsIn: endsAt === null ? null : Math.max(0, endsAt - clock.now()),
      runningFor: startedAt === null ? null : clock.now() - startedAt,
      isVoid,
      last: last.map(({ name, results }) => ({
        name,
        view: rules.publicView(rules.begin(shared.nobody, results)),
      })),
      published: last[0]?.published ?? null,
      chain: table.chain,
      own: own ? own.bet.view({ ...own, isRunning: isRunning && own.isOfThisRound }) : null,
      balance: this.balance,
    };
  }

  /** The table once it is another than that of the version. */
  async look(version: unknown): Promise<TableAnswer | PlayFault> {
    if (this.isRetired) return fault('session-ended');
    await this.#options.table.look(typeof version === 'number' ? version : -1);
    return this.isRetired ? fault('session-ended') : this.view();
  }

  /** Bets on the round that takes bets now. */
  async begin(choice: unknown, unit: unknown): Promise<TableAnswer | PlayFault> {
    const { table, stake } = this.#options;
    if (this.isRetired) return fault('session-ended');
    const read = readBet(this.title, stake, choice, unit);
    if ('error' in read) return read;
    const { phase, name } = table.state;
    if (phase !== 'betting' || name === null) return fault('bets-closed');
    if (table.betOf(this.#key)?.isOfThisRound) return fault('round-open');
    if (this.#task) return fault('busy');
    this.#task = this.#bet(name, read);
    try {
      return (await this.#task) ?? this.view();
    } finally {
      this.#task = null;
    }
  }

  /** Stops the player's bet while its round runs. The time that counts is that of this server. */
  stop(roundId: unknown): TableAnswer | PlayFault {
    if (this.isRetired) return fault('session-ended');
    if (typeof roundId !== 'string' || !this.holds(roundId)) return fault('no-round');
    return this.#options.table.stop(this.#key) ? this.view() : fault('too-late');
  }

  async #bet(name: string, { choice, unit, amount }: IntendedBet): Promise<PlayFault | null> {
    const { table, desk, clock } = this.#options;
    const at = clock.now();
    const [roundId, transactionId] = [randomUUID(), randomUUID()];
    const transactionIds = [transactionId];
    const round = { roundId, transactionId, transactionIds, choice, unit, amount, at };
    const state = savedRound(this.title, { ...round, results: [], moves: [] });
    const sent = desk.betShared({
      roundId,
      transactionId,
      amount,
      at,
      shared: { round: name, state },
    });
    const isDecided = sent.then(async (outcome) => {
      if (outcome.kind === 'accepted') return new TableBet(this.title, desk, round);
      // The round is drawn once it is certain that a bet without an answer does not count.
      await outcome.isDecided;
      return null;
    });
    const isAdded = table.add(this.#key, isDecided);
    const outcome = await sent;
    if (outcome.kind === 'fault') return fault(outcome.code, outcome.details);
    await isAdded;
    return null;
  }
}
