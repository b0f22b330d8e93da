import { cyberGames } from '../fixtures/cyber-games';
import { footballCalendar } from '../fixtures/football/football-calendar';
import { footballRoundTheClock } from '../fixtures/football/football-round-the-clock';
import type { Fixture } from '../play/fixture';
import { MadeGames } from '../fixtures/made-games';
import { marbleRaces } from '../fixtures/marble-races';
import { rosterGames } from '../fixtures/rosters';
import { editionOfGame, worldChampionship } from '../fixtures/world-championship';
import { outrightModel } from './outright-model';
import { raceModel } from './race-model';
import type { GameChanges } from '../match/game-changes';
import type { PlannedSource } from './line';
import { Line } from './line';
import { MatchClock } from '../match/match-clock';
import { secretDraws } from '../match/secret-draws';
import type { WorldStore } from './world-store';

/** Decides who plays whom and when, which is published anyway: a game keeps its sides with any secret. */
const PLAN = 'grandstand';

interface WorldOptions {
  /** Draws all results. */
  readonly secret: string;
  readonly now: () => number;
  readonly pace: number;
}

/** The match clock and all games; QA's changes are stored. */
export class World {
  readonly clock: MatchClock;
  readonly line: Line;
  readonly plan = PLAN;
  /** The orders of arrival of races that were drawn, by the ids of the races. */
  readonly arrivals: Map<number, readonly number[]>;
  readonly #made: MadeGames;
  readonly #store: WorldStore;
  readonly #pace: number;
  #changing: Promise<void> = Promise.resolve();

  private constructor(
    { store, pace }: { store: WorldStore; pace: number },
    arrivals: Map<number, readonly number[]>,
    clock: MatchClock,
    made: MadeGames,
    line: Line,
  ) {
    this.#store = store;
    this.#pace = pace;
    this.clock = clock;
    this.#made = made;
    this.line = line;
    this.arrivals = arrivals;
  }

  /** Continues from the last run; a given pace applies from now on. */
  static async open(
    store: WorldStore,
    { secret, now: clockNow, pace }: WorldOptions,
  ): Promise<World> {
    const now = clockNow();
    const clock = new MatchClock(await store.segments(now, pace));
    const made = new MadeGames(await store.madeGames());
    const arrivals = new Map<number, readonly number[]>();
    const sources: PlannedSource[] = [
      { source: footballCalendar(), daysAhead: 8 },
      { source: footballRoundTheClock(PLAN), daysAhead: 0 },
      {
        source: worldChampionship(PLAN),
        daysAhead: 0,
        isApart: true,
        modelOf({ id, isOutright }, line) {
          const edition = isOutright ? editionOfGame(id) : null;
          return edition === null ? undefined : outrightModel(line.championship(edition), clockNow);
        },
      },
      { source: rosterGames(PLAN), daysAhead: 3 },
      { source: cyberGames(PLAN), daysAhead: 3, isWithoutResults: true },
      {
        source: marbleRaces(PLAN),
        daysAhead: 0,
        isWithoutResults: true,
        isApart: true,
        modelOf: ({ id, weights = [] }) => raceModel(weights, () => arrivals.get(id)),
      },
      { source: made, daysAhead: 0 },
    ];
    const line = new Line(
      sources,
      { plan: PLAN, draws: secretDraws(secret), clock },
      await store.changes(),
    );
    const world = new World({ store, pace }, arrivals, clock, made, line);
    if (clock.pace !== pace) await world.changeClock(now, { pace });
    line.fill(now);
    return world;
  }

  async changeClock(now: number, change: { pace?: number; leap?: number }): Promise<void> {
    const segment = this.clock.change(now, change);
    await this.#store.addSegment(this.clock.segmentCount, segment);
    this.line.refresh(now);
  }

  /** Changes a game after the changes that were requested before, so that none of them is lost. */
  changeGame(now: number, id: number, change: Partial<GameChanges>): Promise<void> {
    const changed = this.#changing.then(async () => {
      const changes = { ...this.line.changesOf(id), ...change };
      await this.#store.keepChanges(id, changes);
      this.line.change(now, id, changes);
    });
    this.#changing = changed.catch(() => {});
    return changed;
  }

  async makeGame(now: number, game: Omit<Fixture, 'id'>): Promise<number> {
    const id = this.#made.nextId();
    const fixture = { ...game, id };
    await this.#store.keepMadeGame(fixture);
    this.#made.add(fixture);
    this.line.fill(now);
    return id;
  }

  /** Reverts QA's changes of games and pace. */
  async reset(now: number): Promise<void> {
    await this.#store.clear();
    this.#made.clear();
    if (this.clock.pace !== this.#pace) await this.changeClock(now, { pace: this.#pace });
    this.line.clear(now);
  }
}
