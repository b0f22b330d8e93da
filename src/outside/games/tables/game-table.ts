import { randomBytes, randomUUID } from 'node:crypto';
import type { SharedRound } from '@grandstand/bus-contracts/domain/fair';
import type { WalletAnswer } from '@grandstand/bus-contracts/domain/wallet';
import type { ProgramOptions } from '../../kit/program';
import type { Results } from '../maths/rules';
import type { SharedRun, SharedTitle } from '../titles';
import type { SendUntil } from '../wallet/send-until';
import type { WalletClient } from '../wallet/wallet-client';
import { recoverTable } from './recover-rounds';
import type { TableBet } from './table-bet';
import { afterEvent, FIRST_STATE } from './table-state';
import type { TableEvent, TableState } from './table-state';

/** A table at which no page has looked for so long rests until one does. */
const ATTENDED_MS = 45_000;
/** How long a look waits for a change. */
const LOOK_MS = 10_000;
/** How long a table waits after an error before it goes on. */
const RETRY_MS = 10_000;
/** How long a paused table waits before it asks whether it may go on. */
const PAUSED_MS = 2_000;

interface TableOptions extends Pick<ProgramOptions, 'clock'> {
  readonly title: SharedTitle;
  readonly wallet: WalletClient;
  readonly sendUntil: SendUntil;
}

/**
 * A table of a title: one round after the other, the same for all who are there. It knows no number before its bets
 * are closed, since the operator draws and takes no bet from then on.
 */
export class GameTable {
  readonly title: SharedTitle;
  readonly #options: TableOptions;
  #state = FIRST_STATE;
  #chain: WalletAnswer<'open-table'> | null = null;
  #recovered: Promise<void> | null = null;
  #isRunning = false;
  #isEnded = false;
  #lookedAt = -Infinity;
  /** The numbers of the round that runs; they are in no answer. */
  #running: SharedRound | null = null;
  /** Accepted bets of the present round, and of the one before, by their players. */
  #bets = new Map<string, TableBet>();
  #before = new Map<string, TableBet>();
  /** Bets whose answers are on their way. */
  readonly #underWay = new Set<Promise<void>>();
  readonly #waiting = new Set<() => void>();

  constructor(options: TableOptions) {
    this.title = options.title;
    this.#options = options;
  }

  get state(): TableState {
    return this.#state;
  }

  /** What was published of its numbers before the first; null until the operator has answered. */
  get chain(): (Pick<SharedRound, 'salt'> & { readonly terminalHash: string }) | null {
    const { terminalHash = '', salt = null } = this.#chain ?? {};
    return salt === null ? null : { terminalHash, salt };
  }

  /** The bet of a player on the present round, or else on the one before. */
  betOf(owner: string): { readonly bet: TableBet; readonly isOfThisRound: boolean } | undefined {
    const bet = this.#bets.get(owner);
    if (bet) return { bet, isOfThisRound: true };
    const before = this.#before.get(owner);
    return before && { bet: before, isOfThisRound: false };
  }

  /** Has a chain to draw from, and settles, once, what was left open before the program started. */
  async open(): Promise<void> {
    await this.#openChain();
    this.#recovered ??= recoverTable(this.title, this.#options);
    await this.#recovered;
  }

  /** Resolves once something has changed after this version, or after a while; the table plays while it is looked at. */
  async look(version: number): Promise<void> {
    this.#lookedAt = this.#options.clock.now();
    this.#run();
    if (version !== this.#state.version) return;
    await new Promise<void>((resolve) => {
      const end = (): void => {
        this.#waiting.delete(end);
        cancel();
        resolve();
      };
      const cancel = this.#options.clock.after(LOOK_MS, end);
      this.#waiting.add(end);
    });
  }

  /**
   * Adds what a bet comes to; the round is not drawn before that.
   * @param bet resolves to null if the bet does not count
   */
  async add(owner: string, bet: Promise<TableBet | null>): Promise<void> {
    const isDone = bet.then((accepted) => {
      if (accepted) this.#bets.set(owner, accepted);
    });
    this.#underWay.add(isDone);
    try {
      await isDone;
    } finally {
      this.#underWay.delete(isDone);
    }
  }

  /** Ends the waits; no round begins any more. */
  end(): void {
    this.#isEnded = true;
    for (const wake of this.#waiting) wake();
  }

  #run(): void {
    if (this.#isRunning || this.#isEnded) return;
    this.#isRunning = true;
    void this.#play().finally(() => {
      this.#isRunning = false;
    });
  }

  async #play(): Promise<void> {
    try {
      if (!this.#chain) this.#change({ kind: 'opening' });
      while (this.#isAttended()) {
        if (await this.#isPaused()) {
          if (this.#state.phase !== 'paused') {
            this.#putBetsAside();
            this.#change({ kind: 'paused' });
          }
          await this.#pause(PAUSED_MS);
        } else {
          await this.#playRound();
        }
      }
      this.#change({ kind: 'rested' });
    } catch (error) {
      console.error(`games: the table of ${this.title.slug} failed:`, error);
      this.#recovered = null;
      await this.#pause(RETRY_MS);
    }
  }

  async #playRound(): Promise<void> {
    const { shared, slug } = this.title;
    const now = (): number => this.#options.clock.now();
    const name = `${slug}-${randomUUID()}`;
    // A pause has put the bets aside already.
    if (this.#state.phase !== 'paused') this.#putBetsAside();
    this.#change({ kind: 'bets-opened', name, endsAt: now() + shared.bettingMs });
    await this.#pause(shared.bettingMs);
    this.#change({ kind: 'bets-closed' });
    await Promise.all([this.#pause(shared.closedMs), ...this.#underWay]);
    const published = await this.#draw(name);
    if (published && shared.run) await this.#runRound(published, shared.run);
    // Begun before the pages hear of the end, so that each hears at once what comes back to it.
    const isDecided = Promise.all(
      [...this.#bets.values()].map(async (bet) => {
        if (!published) return bet.takeBack();
        return bet.isSettled ? undefined : bet.settle(published.results);
      }),
    );
    const endsAt = now() + shared.shownMs;
    this.#change(
      published
        ? { kind: 'ended', round: { name, results: published.results, published }, endsAt }
        : { kind: 'voided', endsAt },
    );
    this.#follow(isDecided);
    await this.#pause(shared.shownMs);
  }

  /** Lets the round run to its end; a bet that ends before is settled then. */
  async #runRound(published: SharedRound, run: SharedRun): Promise<void> {
    const { results } = published;
    this.#running = published;
    this.#change({ kind: 'started', at: this.#options.clock.now() });
    for (const bet of this.#bets.values()) {
      const after = run.settlesAfter(bet.round.choice, results);
      if (after === null) continue;
      this.#options.clock.after(after, () => {
        if (!bet.isSettled) this.#settleEarly(bet, results);
      });
    }
    await this.#pause(run.lengthMs(results));
    this.#running = null;
  }

  /** Stops a player's bet in the round that runs, at the moment of the call; false: it is too early or too late. */
  stop(owner: string): boolean {
    const { startedAt } = this.#state;
    const bet = this.#bets.get(owner);
    const results = this.#running?.results;
    if (!bet || bet.isSettled || !results || startedAt === null) return false;
    const ms = this.#options.clock.now() - startedAt;
    const move = this.title.shared.run?.stopAfter(ms, bet.round.choice, results) ?? null;
    if (move === null) return false;
    this.#settleEarly(bet, results, move);
    return true;
  }

  #settleEarly(bet: TableBet, results: Results, move?: string): void {
    const isDecided = bet.settle(results, move);
    this.#change({ kind: 'touched' });
    this.#follow(isDecided);
  }

  /** The numbers of the round; null: the operator draws none. */
  async #draw(name: string): Promise<SharedRound | null> {
    const { sendUntil, clock } = this.#options;
    const { slug, rules, shared } = this.title;
    const body = { gameCode: slug, sharedRound: name, draws: [...rules.draws(shared.nobody)] };
    const send = async () => sendUntil('draw-shared', { ...body, at: clock.now() });
    const first = await send();
    if (first.kind === 'answered') return first.answer.drawn;
    // A chain that has no round left is followed by another one.
    if (first.code !== 'table-not-open') return null;
    await this.#openChain();
    const second = await send();
    return second.kind === 'answered' ? second.answer.drawn : null;
  }

  async #openChain(): Promise<void> {
    const { sendUntil, clock } = this.#options;
    const gameCode = this.title.slug;
    const send = async (salt?: string): Promise<WalletAnswer<'open-table'>> => {
      const body = { gameCode, ...(salt !== undefined && { salt }), at: clock.now() };
      const opened = await sendUntil('open-table', body);
      if (opened.kind === 'answered') return opened.answer;
      throw new Error(`Failed to open the table of ${gameCode}: ${opened.code}.`);
    };
    const opened = await send();
    // Chosen once the chain is there, so the operator made it without knowing the salt.
    this.#chain = opened.salt === null ? await send(randomBytes(16).toString('hex')) : opened;
  }

  /** Has the bets of the round that is over be those of the one before. */
  #putBetsAside(): void {
    this.#before = this.#bets;
    this.#bets = new Map();
  }

  /** Whether the operator lets no round begin: it is asked before each, and where it has no round left it makes a chain. */
  async #isPaused(): Promise<boolean> {
    await this.open();
    return this.#chain?.isPaused ?? false;
  }

  /** Shows that the operator has decided. */
  #follow(isDecided: Promise<unknown>): void {
    isDecided.then(() => this.#change({ kind: 'touched' }), console.error);
  }

  #isAttended(): boolean {
    return !this.#isEnded && this.#options.clock.now() - this.#lookedAt < ATTENDED_MS;
  }

  #change(event: TableEvent): void {
    this.#state = afterEvent(this.#state, event);
    for (const wake of this.#waiting) wake();
  }

  async #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#options.clock.after(ms, resolve);
    });
  }
}
