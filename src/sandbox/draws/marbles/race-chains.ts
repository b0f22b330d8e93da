import type { Database } from '../../platform/database/database';
import type { SeedChains } from '../fair/seed-chains';
import { LISTED_AHEAD } from '../../betting/engine/line';
import { RACE_EVERY } from '../../betting/fixtures/marble-races';

interface ChainPorts {
  readonly database: Database;
  readonly seedChains: SeedChains;
}

/** A chain of seeds as it is published before its races. */
export interface RaceChain {
  readonly id: number;
  readonly terminalHash: string;
  /** Drawn after the chain was stored. */
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

type ChainRow = {
  id: number;
  terminal_hash: string;
  salt: string | null;
  length: number;
  first_race: number;
};

const LABEL = 'marbles';
/** The rounds of a chain: with a race every two minutes it lasts for two weeks. */
const CHAIN_LENGTH = 10_000;
/** So many races before the end of a chain the next one is published: one more than take bets at once. */
const PUBLISHED_AHEAD = Math.ceil(LISTED_AHEAD / RACE_EVERY) + 1;

/** The chains that races are drawn from; kept in memory once they were read. Its calls are sequential. */
export class RaceChains {
  readonly #ports: ChainPorts;
  /** By their first races. */
  #known: RaceChain[] | undefined;

  constructor(ports: ChainPorts) {
    this.#ports = ports;
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
    const rows = await this.#ports.database.query<ChainRow>(
      `SELECT c.id, c.terminal_hash, c.salt, c.length, m.first_race
       FROM marble_chains m JOIN fair_chains c ON c.id = m.chain_id ORDER BY m.first_race`,
    );
    const chains: RaceChain[] = [];
    for (const { id, terminal_hash: terminalHash, salt, length, first_race: firstRace } of rows) {
      chains.push(
        salt === null
          ? await this.#salted(id, firstRace)
          : { id, terminalHash, salt, firstRace, length },
      );
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
