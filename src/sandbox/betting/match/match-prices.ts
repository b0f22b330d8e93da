import type { Fixture, Pair } from '../play/fixture';
import type { MatchChances, SportModel } from '../play/timeline';
import type { Piece } from '../../platform/work/preparation';
import type { GameChanges } from './game-changes';
import type { MatchPlay, Phase } from './match-play';
import type { PricedOutcome, PricingFacts } from './odds-board';
import { moreMarkets, OddsBoard } from './odds-board';
import { marketsBeforeStart } from './markets-before-start';
import type { SecretDraws } from './secret-draws';

/** Random price changes while nothing happens: their size, and their interval in real milliseconds. */
const DRIFT = 0.025;
const DRIFT_EVERY = { live: 12_000, upcoming: 180_000 };
/** Real milliseconds after which the open markets of a live game are counted again. */
const COUNT_EVERY = 60_000;

const NONE: ReadonlySet<number> = new Set();

function countOf(open: ReadonlySet<number>, more: ReadonlySet<number>): number {
  return new Set([...open, ...more]).size;
}

/** The prices of a game, by how it goes. */
export class MatchPrices {
  readonly #fixture: Fixture;
  readonly #draws: SecretDraws;
  readonly #model: SportModel;
  readonly #play: MatchPlay;
  #changes: GameChanges;
  #counted = { key: '', markets: NONE };
  #isCounted = false;
  #board: OddsBoard | undefined;
  /** The time of prices that nobody has asked for yet; null where they are made, or none are due. */
  #dueAt: number | null = null;

  constructor(
    fixture: Fixture,
    {
      draws,
      model,
      play,
      changes,
    }: {
      readonly draws: SecretDraws;
      readonly model: SportModel;
      readonly play: MatchPlay;
      readonly changes: GameChanges;
    },
  ) {
    this.#fixture = fixture;
    this.#draws = draws;
    this.#model = model;
    this.#play = play;
    this.#changes = changes;
  }

  /** The prices, which are made when they are first asked for: most games of the line are never looked at. */
  get board(): OddsBoard {
    this.#board ??= new OddsBoard(this.#fixture);
    const at = this.#dueAt;
    if (at !== null) {
      this.#dueAt = null;
      this.#board.reprice(this.#pricing(at));
    }
    return this.#board;
  }

  /** What calls would have to make of the match when they first ask for it, each a piece. */
  *pieces(now: number): Generator<Piece> {
    const { id, strength } = this.#fixture;
    for (const work of this.#model.pieces?.(strength, DRIFT) ?? []) {
      yield { name: `chances of game ${id}`, work };
    }
    if (!this.#board || this.#dueAt !== null) {
      yield { name: `prices of game ${id}`, work: () => void this.board };
    }
    if (!this.#isCounted) {
      yield { name: `markets of game ${id}`, work: () => void this.marketCount(now) };
    }
  }

  /** Applies QA's changes. */
  change(changes: GameChanges): void {
    this.#changes = changes;
  }

  reprice(now: number): PricedOutcome[] {
    return this.board.reprice(this.#pricing(now));
  }

  /** The same once the prices have been asked for; until then it only notes the time that they are due at. */
  update(now: number): PricedOutcome[] {
    if (this.#board && this.#dueAt === null) return this.reprice(now);
    this.#dueAt = now;
    return [];
  }

  /** Forgets the outcomes that are not priced at all times. */
  closeMore(): void {
    this.#board?.closeMore();
  }

  /** Prices the outcomes that are not priced at all times. */
  openMore(now: number): void {
    if (!this.board.isWhole) this.board.openMore(this.#pricing(now));
  }

  /** How many markets have open outcomes; those that are not priced are counted, from time to time. */
  marketCount(now: number): number {
    const { board } = this;
    this.#isCounted = true;
    if (board.isWhole) return board.openMarkets.size;
    const { phase, score } = this.#play.state(now);
    if (phase === 'finished') return 0;
    if (phase === 'upcoming') {
      const state = this.#play.playState(now);
      return countOf(board.openMarkets, marketsBeforeStart(this.#model, this.#fixture, state));
    }
    const at = Math.floor(now / COUNT_EVERY);
    const key = `${score?.home}:${score?.away} ${score?.period} ${at}`;
    if (this.#counted.key !== key) {
      const chances = board.chances ?? this.#pricing(now).chances;
      this.#counted = { key, markets: chances ? moreMarkets(this.#fixture, chances) : NONE };
    }
    return countOf(board.openMarkets, this.#counted.markets);
  }

  #pricing(now: number): PricingFacts {
    const { isPaused } = this.#play.state(now);
    const chances = this.chances(now);
    return { chances, changes: this.#changes, isPaused: isPaused || !chances };
  }

  /** The probabilities of its results at a time; null once it is over. */
  chances(now: number): MatchChances | null {
    const phase = this.#play.phase(now);
    if (phase === 'finished') return null;
    return this.#model.chances(this.#play.playState(now), this.#drift(now, phase));
  }

  #drift(now: number, phase: Phase): Pair {
    const every = phase === 'live' ? DRIFT_EVERY.live : DRIFT_EVERY.upcoming;
    const random = this.#draws('wander', this.#fixture.id, Math.floor(now / every));
    const { home, away } = this.#fixture.strength;
    const factor = (): number => 1 + (random() - 0.5) * 2 * DRIFT;
    return { home: home * factor(), away: away * factor() };
  }
}
