import type { SharedRound } from '@grandstand/bus-contracts/domain/fair';
import type { Database } from '../../platform/database/database';
import type { Match } from '../../betting/match/match';
import type { World } from '../../betting/engine/world';
import type { SeedChains } from '../fair/seed-chains';
import { ApiFault } from '../../platform/http/fault';
import {
  CLOSES_BEFORE,
  RACE_EVERY,
  RACE_LASTS,
  raceFixture,
  raceId,
  raceNumber,
} from '../../betting/fixtures/marble-races';
import type { PublishedChains } from './race-chains';
import { RaceChains } from './race-chains';
import { eachByItself, IsolatedWork } from '../../platform/work/isolated-work';
import { SequentialRuns } from '../../platform/work/sequential-runs';

interface MarblesPorts {
  readonly database: Database;
  readonly world: World;
  readonly seedChains: SeedChains;
  readonly now: () => number;
}

/** A race that is over, with what was published of its draw. */
export interface RaceResult {
  readonly number: number;
  readonly startsAt: number;
  readonly arrival: readonly number[];
  /** Of its chain. */
  readonly terminalHash: string;
  readonly proof: SharedRound;
}

type RaceRow = { game_id: number; chain_id: number; arrival: string };
type LastRow = RaceRow & { terminal_hash: string };

/** So many races that are over are listed. */
const MAX_RESULTS = 10;
/** So many orders of arrival are kept in memory. */
const MAX_ARRIVALS = 500;

/** The races of marbles: drawn from chains of seeds once they take no more bets. */
export class Marbles extends SequentialRuns {
  readonly #ports: MarblesPorts;
  readonly #chains: RaceChains;
  readonly #results = new Map<number, RaceResult>();
  /** The last race that took no more bets when races were drawn; undefined before the first run. */
  #lastClosed: number | undefined;

  constructor(ports: MarblesPorts) {
    super(ports.now);
    this.#ports = ports;
    this.#chains = new RaceChains(ports);
  }

  /** The race that has started last. */
  get #present(): number {
    const { world, now } = this.#ports;
    return Math.floor(world.clock.matchTime(now()) / RACE_EVERY);
  }

  /** The race that starts next: QA may have started some before their time, or called them off. */
  get next(): number {
    const { world, now } = this.#ports;
    let number = this.#present + 1;
    while (world.line.match(raceId(number))?.state(now()).phase !== 'upcoming') number++;
    return number;
  }

  /** The race on the track. */
  get running(): Match | undefined {
    const { world, now } = this.#ports;
    return [this.next - 1, this.#present]
      .map((number) => world.line.match(raceId(number)))
      .find((match) => match?.state(now()).phase === 'live' && world.arrivals.has(match.id));
  }

  /** Draws the next race and starts it for QA, and returns its number. */
  startNow(): Promise<number> {
    return this.inTurn(async () => {
      const { world, now } = this.#ports;
      const number = this.next;
      await this.#draw(number);
      await world.changeGame(now(), raceId(number), { kickoff: world.clock.matchTime(now()) });
      return number;
    });
  }

  /** Ends the race on the track for QA, and returns its number. */
  endNow(): Promise<number> {
    return this.inTurn(async () => {
      const { world, now } = this.#ports;
      const { running } = this;
      const number = running && raceNumber(running.id);
      if (!running || number === null || number === undefined) throw new ApiFault(404, 'not-found');
      const kickoff = world.clock.matchTime(now()) - RACE_LASTS * 1000;
      await world.changeGame(now(), running.id, { kickoff });
      return number;
    });
  }

  /**
   * Draws the race that takes no more bets since the last run, and those that were bet on.
   * @remarks Races that a stop or a leap of the clock has left out are not drawn, unless they were bet on.
   */
  protected async doDue(): Promise<void> {
    const closed = this.#closed();
    if (closed === this.#lastClosed) return;
    await this.#chains.publish(this.next);
    if (this.#lastClosed === undefined) await this.#readLast();
    const work = new IsolatedWork();
    await work.piece('races', () => this.#drawBetOn(closed));
    await work.piece(`race ${closed}`, async () => {
      if (this.#lastClosed !== undefined) await this.#draw(closed);
      this.#lastClosed = closed;
    });
    work.end();
  }

  /** Draws the races that were bet on and take no more bets. */
  drawBetOn(): Promise<void> {
    return this.inTurn(() => this.#drawBetOn(this.#closed()));
  }

  /** What is published of the chains that the next races are drawn from. */
  chains(): Promise<PublishedChains> {
    return this.inTurn(() => this.#chains.publish(this.next));
  }

  protected override forget(): void {
    this.#results.clear();
    this.#ports.world.arrivals.clear();
    this.#chains.clear();
    this.#lastClosed = undefined;
  }

  /** The last races that are over, the newest first. */
  async results(): Promise<RaceResult[]> {
    const { world, now } = this.#ports;
    const rows = await this.#lastRows();
    const found: RaceResult[] = [];
    for (const row of rows) {
      const match = world.line.match(row.game_id);
      // Those that were called off are no results.
      if (!match?.isOver(now()) || !match.final().score?.arrival) continue;
      found.push(await this.#resultOf(row, match.startsAt));
    }
    for (const { number } of this.#results.values()) {
      if (!found.some((result) => result.number === number)) this.#results.delete(raceId(number));
    }
    return found.slice(0, MAX_RESULTS);
  }

  async #resultOf(row: LastRow, startsAt: number): Promise<RaceResult> {
    const { database, seedChains } = this.#ports;
    const { game_id: id, chain_id: chainId, terminal_hash: terminalHash } = row;
    const known = this.#results.get(id);
    if (known) return known;
    const proof = await seedChains.round(database, chainId, raceRef(id));
    if (!proof) throw new Error(`Failed to prove the race ${id}: its round is not in its chain.`);
    const number = raceNumber(id) ?? 0;
    const result = { number, startsAt, arrival: arrivalOf(row), terminalHash, proof };
    this.#results.set(id, result);
    return result;
  }

  /** The last race that takes no more bets. */
  #closed(): number {
    const { world, now } = this.#ports;
    const ahead = CLOSES_BEFORE * 1000 * world.clock.movingPace;
    return Math.floor((world.clock.matchTime(now()) + ahead) / RACE_EVERY);
  }

  async #drawBetOn(closed: number): Promise<void> {
    const { database, world } = this.#ports;
    const rows = await database.query<{ game_id: number }>(
      `SELECT DISTINCT game_id FROM bet_legs
       WHERE status = 'accepted' AND game_id BETWEEN $1 AND $2 ORDER BY game_id`,
      [raceId(0), raceId(closed)],
    );
    await eachByItself(
      rows,
      ({ game_id: id }) => `race ${id}`,
      async ({ game_id: id }) => {
        const number = raceNumber(id);
        if (number !== null && !world.arrivals.has(id)) await this.#draw(number);
      },
    );
  }

  /** Draws a race, or reads it where it was drawn. */
  async #draw(number: number): Promise<void> {
    const { database, world, seedChains } = this.#ports;
    const id = raceId(number);
    const { weights = [] } = raceFixture(world.plan, number);
    const { id: chainId, firstRace } = await this.#chains.of(number);
    const arrival = await database.transaction(async (queries) => {
      const [drawn] = await queries.query<RaceRow>(
        'SELECT game_id, chain_id, arrival FROM marble_races WHERE game_id = $1',
        [id],
      );
      if (drawn) return arrivalOf(drawn);
      const { results } = await seedChains.draw(queries, chainId, {
        refId: raceRef(id),
        round: number - firstRace + 1,
        draws: [{ kind: 'order', weights: [...weights] }],
        root: undefined,
      });
      const numbers = (results[0] ?? []).map((place) => place + 1);
      await queries.query(
        'INSERT INTO marble_races (game_id, chain_id, arrival, drawn_at) VALUES ($1, $2, $3, $4)',
        [id, chainId, JSON.stringify(numbers), this.#at()],
      );
      return numbers;
    });
    this.#know(id, arrival);
  }

  /** The races that an earlier run of the operator has drawn last. */
  async #readLast(): Promise<void> {
    const rows = await this.#lastRows();
    for (const row of rows.toReversed()) this.#know(row.game_id, arrivalOf(row));
  }

  /** The last races that were drawn, the newest first: one of them may still be on the track. */
  #lastRows(): Promise<LastRow[]> {
    return this.#ports.database.query<LastRow>(
      `SELECT r.game_id, r.chain_id, r.arrival, c.terminal_hash
       FROM marble_races r JOIN fair_chains c ON c.id = r.chain_id
       WHERE r.game_id <= $1 ORDER BY r.game_id DESC LIMIT ${MAX_RESULTS + 1}`,
      // A clock that was ahead may have drawn races that are to come.
      [raceId(this.next)],
    );
  }

  #know(id: number, arrival: readonly number[]): void {
    const { arrivals } = this.#ports.world;
    arrivals.set(id, arrival);
    const [oldest] = arrivals.keys();
    if (arrivals.size > MAX_ARRIVALS && oldest !== undefined) arrivals.delete(oldest);
  }

  #at(): number {
    return Math.floor(this.#ports.now());
  }
}

const arrivalOf = ({ arrival }: RaceRow): number[] => JSON.parse(arrival) as number[];

/** The name of a race's round in its chain. */
function raceRef(id: number): string {
  return `marbles-${id}`;
}
