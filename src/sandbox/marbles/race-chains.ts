import type { Database } from '../database/database';
import type { SeedChains } from '../fair/seed-chains';

interface ChainPorts {
  readonly database: Database;
  readonly seedChains: SeedChains;
}

/** A chain of seeds as it is published before its races. */
export interface RaceChain {
  readonly id: number;
  readonly terminalHash: string;
  /** Fixed once the terminal hash was published. */
  readonly salt: string;
  /** The race of the first round; each race has the round after that of the race before it, drawn or not. */
  readonly firstRace: number;
  readonly length: number;
}

/** The chain of the next race, and the one after it where races of it take bets soon. */
export interface PublishedChains {
  readonly chain: RaceChain;
  readonly nextChain: RaceChain | null;
}

const LABEL = 'marbles';
/** The rounds of a chain: with a race every two minutes it lasts for two weeks. */
const CHAIN_LENGTH = 10_000;
/** So many races before the end of a chain the next one is published; fewer take bets at once. */
const PUBLISHED_AHEAD = 16;

/** The chains that races are drawn from; kept in memory once they were read. Its calls are sequential. */
export class RaceChains {
  readonly #ports: ChainPorts;
  /** By their first races. */
  #known: RaceChain[] | undefined;

  constructor(ports: ChainPorts) {
    this.#ports = ports;
  }

  /** What is published for a race, where both chains are in memory. */
  known(race: number): PublishedChains | undefined {
    const chain = this.#find(race);
    if (!chain) return undefined;
    if (!isNearEnd(chain, race)) return { chain, nextChain: null };
    const nextChain = this.#find(firstAfter(chain));
    return nextChain && { chain, nextChain };
  }

  /** What is published for a race; a chain that is not there is made. */
  async publish(race: number): Promise<PublishedChains> {
    const chain = await this.of(race);
    const nextChain = isNearEnd(chain, race) ? await this.of(firstAfter(chain)) : null;
    return { chain, nextChain };
  }

  /** The chain that a race is drawn from; one that begins with the race where there is none. */
  async of(race: number): Promise<RaceChain> {
    this.#known ??= await this.#read();
    return this.#find(race) ?? this.#make(race);
  }

  /** Forgets the chains, which were deleted. */
  clear(): void {
    this.#known = undefined;
  }

  #find(race: number): RaceChain | undefined {
    return this.#known?.findLast(
      ({ firstRace, length }) => race >= firstRace && race < firstRace + length,
    );
  }

  async #read(): Promise<RaceChain[]> {
    const rows = await this.#ports.database.query<{ chain_id: number; first_race: number }>(
      'SELECT chain_id, first_race FROM marble_chains ORDER BY first_race',
    );
    const chains: RaceChain[] = [];
    for (const { chain_id: id, first_race: firstRace } of rows) {
      chains.push(await this.#salted(id, firstRace));
    }
    return chains;
  }

  async #make(firstRace: number): Promise<RaceChain> {
    const { database, seedChains } = this.#ports;
    const { id } = await database.transaction(async (queries) => {
      const chain = await seedChains.make(queries, LABEL, CHAIN_LENGTH);
      await queries.query('INSERT INTO marble_chains (chain_id, first_race) VALUES ($1, $2)', [
        chain.id,
        firstRace,
      ]);
      return chain;
    });
    const chain = await this.#salted(id, firstRace);
    this.#known = [...(this.#known ?? []), chain].toSorted((a, b) => a.firstRace - b.firstRace);
    return chain;
  }

  async #salted(chainId: number, firstRace: number): Promise<RaceChain> {
    const { database, seedChains } = this.#ports;
    const { id, terminalHash, salt, length } = await seedChains.salted(database, chainId);
    return { id, terminalHash, salt, firstRace, length };
  }
}

function firstAfter({ firstRace, length }: RaceChain): number {
  return firstRace + length;
}

function isNearEnd(chain: RaceChain, race: number): boolean {
  return firstAfter(chain) - race <= PUBLISHED_AHEAD;
}
