import type { Course } from '@grandstand/bus-contracts';
import type { Fixture } from '../play/fixture';
import type { MatchChances, SportModel, Timeline } from '../play/timeline';
import { modelOf } from '../sports/sports';
import type { Piece } from '../../platform/work/preparation';
import type { GameChanges } from './game-changes';
import { MatchPlay, type FinalScore, type MatchState, type MatchWorld } from './match-play';
import { MatchPrices } from './match-prices';
import type { OddsBoard, PricedOutcome } from './odds-board';

/** A game: a function of its fixture, the operator's secret, the match clock and QA's changes. */
export class Match {
  readonly fixture: Fixture;
  readonly #play: MatchPlay;
  readonly #prices: MatchPrices;
  #changes: GameChanges;

  constructor(
    fixture: Fixture,
    world: MatchWorld,
    changes: GameChanges,
    model: SportModel = modelOf(fixture),
  ) {
    this.fixture = fixture;
    this.#changes = changes;
    this.#play = new MatchPlay(fixture, world, { changes, model });
    this.#prices = new MatchPrices(fixture, {
      draws: world.draws,
      model,
      play: this.#play,
      changes,
    });
  }

  get id(): number {
    return this.fixture.id;
  }

  get changes(): GameChanges {
    return this.#changes;
  }

  /** Applies QA's changes. */
  change(changes: GameChanges): void {
    this.#changes = changes;
    this.#play.change(changes);
    this.#prices.change(changes);
  }

  /** Milliseconds since the epoch. */
  get startsAt(): number {
    return this.#play.startsAt;
  }

  /** When it is over, on the match clock. */
  get overAt(): number {
    return this.#play.overAt;
  }

  /** Whether the game has finished at a real time. */
  isOver(now: number): boolean {
    return this.#play.phase(now) === 'finished';
  }

  state(now: number): MatchState {
    return this.#play.state(now);
  }

  /** The final score, with QA's changes so far. */
  final(): FinalScore {
    return this.#play.final();
  }

  /** The score up to now, by which parts that have ended are settled; the final one where the match is over. */
  played(now: number): FinalScore {
    return this.#play.played(now);
  }

  /** Whether the goals, cards and corners of the match are published. */
  get hasCourse(): boolean {
    return this.#play.hasCourse;
  }

  /** What has happened so far; null in sports without a course, and where the match has no score. */
  course(now: number): Course | null {
    return this.#play.course(now);
  }

  /** Whether a part of the match has ended, be it over or in play. */
  isPartOver(part: number, now: number): boolean {
    return this.#play.isPartOver(part, now);
  }

  timeline(): Timeline {
    return this.#play.timeline();
  }

  /** Seconds of play since kick-off; negative before it. */
  playedAt(now: number): number {
    return this.#play.playedAt(now);
  }

  /** The prices, which are made when they are first asked for: most games of the line are never looked at. */
  get board(): OddsBoard {
    return this.#prices.board;
  }

  /** What calls would have to make of the match when they first ask for it, each a piece. */
  pieces(now: number): Iterable<Piece> {
    return this.#prices.pieces(now);
  }

  reprice(now: number): PricedOutcome[] {
    return this.#prices.reprice(now);
  }

  /** The same once the prices have been asked for; until then it only notes the time that they are due at. */
  update(now: number): PricedOutcome[] {
    return this.#prices.update(now);
  }

  /** Forgets the outcomes that are not priced at all times. */
  closeMore(): void {
    this.#prices.closeMore();
  }

  /** Prices the outcomes that are not priced at all times. */
  openMore(now: number): void {
    this.#prices.openMore(now);
  }

  /** How many markets have open outcomes; those that are not priced are counted, from time to time. */
  marketCount(now: number): number {
    return this.#prices.marketCount(now);
  }

  /** The probabilities of its results at a time; null once it is over. */
  chances(now: number): MatchChances | null {
    return this.#prices.chances(now);
  }
}
