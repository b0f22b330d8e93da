import { WATCHED } from '../match/watched';
import { hasOwnPages, sportOf } from '../sports/sports';
import type { Fixture, FixtureSource, Span } from '../play/fixture';
import { isMade } from '../fixtures/ids';
import { calendarFirst, partsOf } from './planned-parts';
import { editionFixtures } from '../fixtures/world-championship';
import { gameOfOutcome } from '../pricing/outcome-id';
import { Championship } from './championship';
import type { SportModel } from '../play/timeline';
import { ClubStarts } from './club-starts';
import type { GameChanges } from '../match/game-changes';
import { UNCHANGED } from '../match/game-changes';
import type { FailedPiece } from '../../platform/work/isolated-work';
import type { Changes, LineChanges, LineGame, LineOutcome } from '../match/listed-game';
import { Match } from '../match/match';
import { MAX_MATCH_S } from '../match/match-play';
import type { MatchClock } from '../match/match-clock';
import type { PricedOutcome } from '../match/odds-board';
import type { SecretDraws } from '../match/secret-draws';
import { isDecisive, isOfNoPrice, isShownChange } from './state-changes';

/** A source of games, and how many days ahead its games are listed. */
export interface PlannedSource {
  readonly source: FixtureSource;
  readonly daysAhead: number;
  /** Left out of the results of the days: there are thousands of short games a day. */
  readonly isWithoutResults?: boolean;
  /** All of its games are played: its sides have no others. */
  readonly isApart?: boolean;
  /** The model of a game that has another one than its sport; left out: none has. */
  readonly modelOf?: (fixture: Fixture, line: Line) => SportModel | undefined;
}

interface LineWorld {
  /** Plans which games there are; everyone may know it. */
  readonly plan: string;
  /** Draws their results. */
  readonly draws: SecretDraws;
  readonly clock: MatchClock;
}

const DAY = 86_400_000;
const FILL_EVERY = 15_000;
const MAX_MS = MAX_MATCH_S * 1000;
/** How far ahead games that are planned on the match clock are listed. */
export const LISTED_AHEAD = 27_000_000;
/** How long a finished game stays listed. */
const KEEP_FINISHED = 180_000;
/** How long before and after kick-off a game that is not listed can be found by id. */
const LOOKUP_WINDOW = 30 * DAY;
/** How many games of a day are looked at at once. */
const GAMES_AT_ONCE = 500;
/** The least real time between two games of one club. */
const SAME_CLUB_GAP = 900_000;
/** The same of clubs that a program plays: their games are short, and nobody has to rest. */
const SAME_PROGRAM_GAP = 150_000;
const REPRICE_EVERY = { live: 4, soon: 30, later: 120 };
const SOON = 3_600_000;
/** All listed games with their scores and prices, updated by `tick`. */
export class Line {
  readonly #games = new Map<number, LineGame>();
  readonly #sources: readonly PlannedSource[];
  readonly #world: LineWorld;
  readonly #changes: Map<number, GameChanges>;
  #filledAt = -Infinity;
  #tickedAt = -Infinity;
  #filledMatch = -Infinity;
  #ticks = 0;
  #revision = 0;
  #championship:
    | { readonly edition: number; readonly revision: number; readonly championship: Championship }
    | undefined;

  constructor(
    sources: readonly PlannedSource[],
    world: LineWorld,
    changes: Map<number, GameChanges>,
  ) {
    this.#sources = sources;
    this.#world = world;
    this.#changes = changes;
  }

  /** Counts QA's changes of games and of the clock: what was derived from the games before one is stale. */
  get revision(): number {
    return this.#revision;
  }

  games(): Iterable<LineGame> {
    return this.#games.values();
  }

  /** A listed game. */
  game(id: number): LineGame | undefined {
    return this.#games.get(id);
  }

  /** Any game of the sources, listed or not. */
  match(id: number): Match | undefined {
    const game = this.#games.get(id);
    if (game) return game.match;
    for (const planned of this.#sources) {
      const fixture = planned.source.find(id);
      if (fixture) return this.#matchOf(fixture, planned);
    }
    return undefined;
  }

  #matchOf(fixture: Fixture, { modelOf }: PlannedSource): Match {
    const model = modelOf?.(fixture, this);
    return new Match(fixture, this.#world, this.changesOf(fixture.id), model);
  }

  /** An edition of the championship of the world, which is kept until QA changes something. */
  championship(edition: number): Championship {
    const kept = this.#championship;
    if (kept?.edition === edition && kept.revision === this.#revision) return kept.championship;
    const fixtures = editionFixtures(this.#world.plan, edition);
    const championship = new Championship(fixtures.flatMap(({ id }) => this.match(id) ?? []));
    this.#championship = { edition, revision: this.#revision, championship };
    return championship;
  }

  /** A game that is listed, or planned for a time near now. */
  findNear(id: number, now: number): Match | undefined {
    const match = this.match(id);
    if (!match) return undefined;
    const isNear = Math.abs(match.startsAt - now) <= LOOKUP_WINDOW;
    return this.#games.has(id) || isNear ? match : undefined;
  }

  /** Prices all outcomes of a game, and those of a listed one for as long as its page is likely to be open. */
  watch(match: Match, now: number): void {
    this.#open(match, now, WATCHED.page);
  }

  /**
   * The games that began in a span of real time, listed or not, without those of sports that have pages of their own: those
   * that were left out of the line are left out here. A day has thousands: it stops after a few hundred, so that its caller
   * may let other work come between.
   */
  *begunIn({ from, to }: Span): Generator<void, Match[]> {
    const near = { from: from - SAME_CLUB_GAP, to: to + SAME_CLUB_GAP };
    const starts = new ClubStarts();
    const found = new Map<number, Match>();
    const add = (match: Match): void => {
      starts.add(match);
      if (hasOwnPages(match.fixture.sportId)) return;
      if (match.startsAt >= from && match.startsAt < to) found.set(match.id, match);
    };
    for (const planned of this.#sources) {
      if (planned.isWithoutResults) continue;
      const fixtures: Fixture[] = [];
      for (const part of partsOf(near)) {
        fixtures.push(...planned.source.between(part, this.#onMatch(part)));
        yield;
      }
      for (const [place, fixture] of calendarFirst(fixtures).entries()) {
        if (place % GAMES_AT_ONCE === GAMES_AT_ONCE - 1) yield;
        if (!planned.isApart && this.#isBusy(fixture, starts)) continue;
        add(this.#games.get(fixture.id)?.match ?? this.#matchOf(fixture, planned));
      }
    }
    // QA may have begun a game at another time than it was planned for.
    for (const [id, { kickoff }] of this.#changes) {
      const match = kickoff === undefined ? undefined : this.match(id);
      if (match) add(match);
    }
    return [...found.values()];
  }

  #onMatch({ from, to }: Span): Span {
    const { clock } = this.#world;
    return { from: clock.matchTime(from), to: clock.matchTime(to) };
  }

  /** An outcome by its id; one that is not priced at all times is for as long as a coupon may have it. */
  outcome(id: string, now: number): LineOutcome | undefined {
    const gameId = gameOfOutcome(id);
    const match = gameId === null ? undefined : this.match(gameId);
    if (!match?.board.has(id)) return undefined;
    if (!match.board.isMain(id)) this.#open(match, now, WATCHED.coupon);
    const outcome = match.board.find(id);
    return outcome && { match, outcome };
  }

  #open(match: Match, now: number, ms: number): void {
    const game = this.#games.get(match.id);
    if (game) game.watchedUntil = Math.max(game.watchedUntil, now + ms);
    match.openMore(now);
  }

  /** Updates all games to a time; returns what changed. */
  tick(now: number): LineChanges {
    this.#ticks++;
    // A clock that was ahead has ended games that are still to be played.
    const isSetBack = this.#tickedAt - now > FILL_EVERY;
    this.#tickedAt = now;
    if (isSetBack) return this.#listAnew(now);
    const failed: FailedPiece[] = [];
    const changes: Changes = { odds: [], games: [], hasDecided: false };
    const piece = (name: string, work: () => void): void => {
      try {
        work();
      } catch (error) {
        failed.push({ name, error });
      }
    };
    if (now - this.#filledAt >= FILL_EVERY) piece('the line', () => this.fill(now));
    for (const game of this.#games.values()) {
      piece(`game ${game.match.id}`, () => this.#tickGame(game, now, changes));
    }
    return { ...changes, failed };
  }

  #tickGame(game: LineGame, now: number, changes: Changes): void {
    if (game.finishedAt !== null) {
      if (now - game.finishedAt > KEEP_FINISHED) this.#games.delete(game.match.id);
      return;
    }
    if (now > game.watchedUntil) game.match.closeMore();
    const state = game.match.state(now);
    const isChanged = isShownChange(state, game.state);
    const isScored = isChanged && !isOfNoPrice(state, game.state);
    changes.hasDecided ||= isScored && isDecisive(game.match, state, game.state);
    game.state = state;
    if (isScored || this.#isDue(game, now)) {
      const moved = game.match.update(now);
      changes.odds.push(...moved);
      if (moved.length > 0) game.version++;
    }
    if (!isChanged) return;
    game.version++;
    changes.games.push(game);
    if (state.phase === 'finished') game.finishedAt = now;
  }

  /** Adds the games that are due to be listed. */
  fill(now: number): void {
    this.#filledAt = now;
    const { clock } = this.#world;
    const match = clock.matchTime(now);
    const realFrom = Math.max(now - 2 * DAY, clock.realTime(match - MAX_MS));
    const onMatch = { from: match - MAX_MS, to: match + LISTED_AHEAD };
    const starts = new ClubStarts();
    for (const game of this.#games.values()) starts.add(game.match);
    for (const { source, daysAhead, isApart } of this.#sources) {
      const real = { from: realFrom, to: now + daysAhead * DAY };
      for (const fixture of source.between(real, onMatch)) {
        if (this.#games.has(fixture.id) || this.#isTooLate(fixture)) continue;
        if (isApart || !this.#isBusy(fixture, starts)) this.#add(now, fixture.id);
        const added = this.#games.get(fixture.id);
        if (added) starts.add(added.match);
      }
    }
    this.#filledMatch = match;
  }

  /** A game that was left out for a calendar game is not added while it would be in play. */
  #isTooLate({ id, kickoff }: Fixture): boolean {
    return kickoff.on === 'match' && !isMade(id) && kickoff.at < this.#filledMatch;
  }

  /** A club plays one game at a time: a game planned on the match clock is left out for a calendar game. */
  #isBusy({ id, sportId, kickoff, home, away }: Fixture, starts: ClubStarts): boolean {
    if (kickoff.on === 'calendar' || isMade(id)) return false;
    const at = this.#world.clock.realTime(kickoff.at);
    const gap = sportOf(sportId).listedIn === 'virtual' ? SAME_PROGRAM_GAP : SAME_CLUB_GAP;
    return starts.hasNear(home, at, gap) || starts.hasNear(away, at, gap);
  }

  /** Applies QA's changes to a game, and lists it. */
  change(now: number, id: number, changes: GameChanges): void {
    this.#revision++;
    this.#changes.set(id, changes);
    const game = this.#games.get(id);
    if (game) {
      game.match.change(changes);
      game.version++;
    } else this.#add(now, id);
  }

  changesOf(id: number): GameChanges {
    return this.#changes.get(id) ?? UNCHANGED;
  }

  /** Deletes QA's changes and lists the games again. */
  clear(now: number): void {
    this.#changes.clear();
    this.#listAnew(now);
  }

  #listAnew(now: number): LineChanges {
    this.#revision++;
    this.#games.clear();
    this.#filledMatch = -Infinity;
    this.fill(now);
    return { odds: [], games: [...this.#games.values()], hasDecided: true, failed: [] };
  }

  /** Updates all games after a change of the clock. */
  refresh(now: number): void {
    this.#revision++;
    this.fill(now);
    for (const game of this.#games.values()) game.version++;
  }

  /** Updates the prices of one game now; returns those that changed. */
  reprice(now: number, id: number): PricedOutcome[] {
    const game = this.#games.get(id);
    if (!game) return [];
    game.version++;
    return game.match.reprice(now);
  }

  #add(now: number, id: number): void {
    const match = this.match(id);
    if (!match || match.isOver(now)) return;
    match.update(now);
    this.#games.set(id, {
      match,
      state: match.state(now),
      version: 0,
      finishedAt: null,
      watchedUntil: -Infinity,
    });
  }

  /** Games are repriced in turns, so that a few prices change every second. */
  #isDue({ match, state }: LineGame, now: number): boolean {
    if (state.phase === 'live') return (this.#ticks + match.id) % REPRICE_EVERY.live === 0;
    const isSoon = match.startsAt - now < SOON;
    const every = isSoon ? REPRICE_EVERY.soon : REPRICE_EVERY.later;
    return (this.#ticks + match.id) % every === 0;
  }
}
