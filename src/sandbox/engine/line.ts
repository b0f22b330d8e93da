import type { Fixture, FixtureSource } from '../line/fixture';
import { MADE_FROM } from '../line/ids';
import type { GameChanges } from './game-changes';
import { UNCHANGED } from './game-changes';
import { Match } from './match';
import type { MatchState } from './match';
import type { MatchClock } from './match-clock';
import type { PricedOutcome } from './odds-board';

/** Where games come from, and how many days ahead they are shown. */
export interface PlannedSource {
  readonly source: FixtureSource;
  readonly daysAhead: number;
}

/** A game as the line holds it. */
export interface LineGame {
  readonly match: Match;
  state: MatchState;
  /** Counts its changes: a view of an older version is out of date. */
  version: number;
  finishedAt: number | null;
}

export interface LineChanges {
  readonly odds: readonly PricedOutcome[];
  readonly games: readonly LineGame[];
  /** Whether one of `games` has just ended. */
  readonly hasFinished: boolean;
}

const DAY = 86_400_000;
const FILL_EVERY = 15_000;
/** On the match clock: no match lasts longer; and how far ahead the games planned on it are shown. */
const LONGEST_MATCH = 14_000_000;
const AHEAD = 27_000_000;
/** A finished game stays in sight for a while. */
const KEEP_FINISHED = 180_000;
/** So long before and after its kick-off a game out of sight can still be looked up. */
const TOLD_FOR = 30 * DAY;
/** Real time between two games of one club. */
const APART = 900_000;
const REPRICE_EVERY = { live: 4, soon: 30, later: 120 };
const SOON = 3_600_000;

function signature({ phase, score, isPaused }: MatchState): string {
  const { home, away, period, minute, periods } = score ?? {};
  const last = periods?.at(-1);
  return `${phase} ${home}:${away} ${period} ${minute} ${last?.home}:${last?.away} ${isPaused}`;
}

/** All games in sight, their scores and prices, moved on by `tick`. */
export class Line {
  readonly #games = new Map<number, LineGame>();
  readonly #sources: readonly PlannedSource[];
  readonly #world: { seed: string; clock: MatchClock };
  readonly #changes: Map<number, GameChanges>;
  #filledAt = -Infinity;
  #filledMatch = -Infinity;
  #ticks = 0;

  constructor(
    sources: readonly PlannedSource[],
    world: { seed: string; clock: MatchClock },
    changes: Map<number, GameChanges>,
  ) {
    this.#sources = sources;
    this.#world = world;
    this.#changes = changes;
  }

  games(): Iterable<LineGame> {
    return this.#games.values();
  }

  /** A game in sight. */
  game(id: number): LineGame | undefined {
    return this.#games.get(id);
  }

  /** Any game there is or was, in sight or not. */
  match(id: number): Match | undefined {
    const game = this.#games.get(id);
    if (game) return game.match;
    for (const { source } of this.#sources) {
      const fixture = source.find(id);
      if (fixture) return new Match(fixture, this.#world, this.#changes.get(id) ?? UNCHANGED);
    }
    return undefined;
  }

  /** A game that is told of: in sight, or planned for a time not far from now. */
  told(id: number, now: number): Match | undefined {
    const match = this.match(id);
    if (!match) return undefined;
    const isNear = Math.abs(match.startsAt - now) <= TOLD_FOR;
    return this.#games.has(id) || isNear ? match : undefined;
  }

  /** Moves all games on to a time; gives what changed. */
  tick(now: number): LineChanges {
    this.#ticks++;
    if (now - this.#filledAt >= FILL_EVERY) this.fill(now);
    const odds: PricedOutcome[] = [];
    const games: LineGame[] = [];
    let hasFinished = false;
    for (const game of this.#games.values()) {
      if (game.finishedAt !== null) {
        if (now - game.finishedAt > KEEP_FINISHED) this.#games.delete(game.match.id);
        continue;
      }
      const state = game.match.state(now);
      const isChanged = signature(state) !== signature(game.state);
      const isScored = isChanged && !onlyMinute(state, game.state);
      game.state = state;
      if (isScored || this.#isDue(game, now)) {
        const moved = game.match.reprice(now);
        odds.push(...moved);
        if (moved.length > 0) game.version++;
      }
      if (!isChanged) continue;
      game.version++;
      games.push(game);
      if (state.phase === 'finished') {
        game.finishedAt = now;
        hasFinished = true;
      }
    }
    return { odds, games, hasFinished };
  }

  /** Brings games into sight whose time has come. */
  fill(now: number): void {
    this.#filledAt = now;
    const { clock } = this.#world;
    const match = clock.matchTime(now);
    const realFrom = Math.max(now - 2 * DAY, clock.realTime(match - LONGEST_MATCH));
    const onMatch = { from: match - LONGEST_MATCH, to: match + AHEAD };
    for (const { source, daysAhead } of this.#sources) {
      const real = { from: realFrom, to: now + daysAhead * DAY };
      for (const fixture of source.between(real, onMatch)) {
        if (this.#games.has(fixture.id) || this.#isTooLate(fixture)) continue;
        if (!this.#isBusy(fixture)) this.#add(now, fixture.id);
      }
    }
    this.#filledMatch = match;
  }

  /** What gave way to the calendar does not turn up in the middle of its play. */
  #isTooLate({ id, kickoff }: Fixture): boolean {
    return kickoff.on === 'match' && id < MADE_FROM && kickoff.at < this.#filledMatch;
  }

  /** A club is not in two places at once: a game planned on the match clock gives way to the calendar. */
  #isBusy({ id, kickoff, home, away }: Fixture): boolean {
    if (kickoff.on === 'calendar' || id >= MADE_FROM) return false;
    const at = this.#world.clock.realTime(kickoff.at);
    for (const { match } of this.#games.values()) {
      const { fixture } = match;
      const isSameClub = [fixture.home, fixture.away].some(
        (club) => club === home || club === away,
      );
      if (isSameClub && Math.abs(match.startsAt - at) < APART) return true;
    }
    return false;
  }

  /** Takes over what QA changed of a game, and brings it into sight. */
  change(now: number, id: number, changes: GameChanges): void {
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

  /** Forgets what QA changed, and begins anew. */
  clear(now: number): void {
    this.#changes.clear();
    this.#games.clear();
    this.#filledMatch = -Infinity;
    this.fill(now);
  }

  /** The clock was changed: times of all games may differ. */
  refresh(now: number): void {
    this.fill(now);
    for (const game of this.#games.values()) game.version++;
  }

  /** Prices of one game, set anew at once. */
  reprice(now: number, id: number): PricedOutcome[] {
    const game = this.#games.get(id);
    if (!game) return [];
    game.version++;
    return game.match.reprice(now);
  }

  #add(now: number, id: number): void {
    const match = this.match(id);
    if (!match || match.isOver(now)) return;
    match.reprice(now);
    this.#games.set(id, { match, state: match.state(now), version: 0, finishedAt: null });
  }

  /** Games take turns, so that every second brings a few moves. */
  #isDue({ match, state }: LineGame, now: number): boolean {
    if (state.phase === 'live') return (this.#ticks + match.id) % REPRICE_EVERY.live === 0;
    const isSoon = match.startsAt - now < SOON;
    const every = isSoon ? REPRICE_EVERY.soon : REPRICE_EVERY.later;
    return (this.#ticks + match.id) % every === 0;
  }
}

function onlyMinute(next: MatchState, before: MatchState): boolean {
  if (!next.score || !before.score) return false;
  return (
    signature({ ...next, score: { ...next.score, minute: before.score.minute } }) ===
    signature(before)
  );
}
