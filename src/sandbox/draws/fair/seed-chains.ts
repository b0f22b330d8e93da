import { type Draw, drawRound, type SharedRound } from '@grandstand/bus-contracts/domain/fair';
import type { Database, Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { Checkpoint } from './hash-chain';
import { makeChain, seedBefore } from './hash-chain';
import type { RandomBytes } from '../../platform/random-seed';
import { commitmentOf, randomSalt, randomSeed } from '../../platform/random-seed';

/** What is published of a chain before its rounds. */
export interface ChainView {
  readonly id: number;
  /** The game. */
  readonly label: string;
  readonly length: number;
  readonly terminalHash: string;
  /** Null until it is fixed. */
  readonly salt: string | null;
  /** The last round that was drawn; 0 before the first one. */
  readonly drawn: number;
}

/** The draws of a shared round. */
export interface ChainWish {
  readonly refId: string;
  readonly draws: Draw[];
  /** The root of the tickets, where tickets are sold. */
  readonly root: string | undefined;
  /** The round, where the game numbers its rounds before they are drawn; else the next one of the chain. */
  readonly round?: number;
}

interface SeedChainsPorts {
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
}

type ChainRow = {
  id: number;
  label: string;
  length: number;
  terminal_hash: string;
  salt: string | null;
  drawn: number;
};
type RoundRow = {
  round: number;
  seed: string;
  root: string | null;
  draws: string;
  results: string;
};

const COLUMNS = 'id, label, length, terminal_hash, salt, drawn';

/** Keeps the hash chains of rounds that players share, and draws these rounds. */
export class SeedChains {
  readonly #ports: SeedChainsPorts;

  constructor(ports: SeedChainsPorts) {
    this.#ports = ports;
  }

  /** Makes a chain; the first round is drawn once its salt is fixed. */
  async make(queries: Queries, label: string, length: number): Promise<ChainView> {
    const { terminalHash, checkpoints } = makeChain(randomSeed(this.#ports.randomBytes), length);
    const row = one(
      await queries.query<ChainRow>(
        `INSERT INTO fair_chains (label, length, terminal_hash, created_at)
         VALUES ($1, $2, $3, $4) RETURNING ${COLUMNS}`,
        [label, length, terminalHash, this.#now()],
      ),
    );
    for (const { round, seed } of checkpoints) {
      await queries.query(
        'INSERT INTO fair_checkpoints (chain_id, round, secret) VALUES ($1, $2, $3)',
        [row.id, round, seed],
      );
    }
    return chainOf(row);
  }

  /** A chain as it is published. */
  async view(queries: Queries, id: number): Promise<ChainView> {
    return chainOf(await lockChain(queries, id));
  }

  /** Fixes the salt of a chain, once. */
  async fixSalt(queries: Queries, id: number, salt: string): Promise<ChainView> {
    const chain = await lockChain(queries, id);
    if (chain.salt !== null && chain.salt !== salt) refuse('salt: it is fixed already');
    await queries.query('UPDATE fair_chains SET salt = $2 WHERE id = $1', [id, salt]);
    return chainOf({ ...chain, salt });
  }

  /**
   * A chain with its salt, which is drawn where it has none: in a transaction after the one that has stored the
   * chain, so that the chain was made without knowing it.
   */
  salted(database: Database, id: number): Promise<ChainView & { readonly salt: string }> {
    return database.transaction(async (queries) => {
      const chain = await this.view(queries, id);
      if (chain.salt !== null) return { ...chain, salt: chain.salt };
      const salt = randomSalt(this.#ports.randomBytes);
      return { ...(await this.fixSalt(queries, id, salt)), salt };
    });
  }

  /** The round of a refId; undefined if it was not drawn. */
  async round(queries: Queries, id: number, refId: string): Promise<SharedRound | undefined> {
    const [row] = await queries.query<RoundRow & { label: string; salt: string }>(
      `SELECT r.round, r.seed, r.root, r.draws, r.results, c.label, c.salt
       FROM fair_chain_rounds r JOIN fair_chains c ON c.id = r.chain_id
       WHERE r.chain_id = $1 AND r.ref_id = $2`,
      [id, refId],
    );
    return row && roundOf(row, row);
  }

  /** Draws a round of a chain in the transaction of its game, or returns the one of the refId. */
  async draw(queries: Queries, id: number, wish: ChainWish): Promise<SharedRound> {
    const chain = await lockChain(queries, id);
    const { refId, root } = wish;
    const draws = JSON.stringify(wish.draws);
    const [earlier] = await queries.query<RoundRow>(
      `SELECT round, seed, root, draws, results FROM fair_chain_rounds
       WHERE chain_id = $1 AND ref_id = $2`,
      [id, refId],
    );
    if (chain.salt === null) return refuse('salt: it is not fixed yet');
    const { label, salt } = chain;
    if (earlier) {
      const isSame = earlier.draws === draws && earlier.root === (root ?? null);
      if (!isSame) throw new ApiFault(409, 'other-body');
      return roundOf(earlier, { label, salt });
    }
    const { round = chain.drawn + 1 } = wish;
    if (round > chain.length) return refuse('round: the chain has no other');
    const seed = await seedOf(queries, id, round);
    const facts = { round, seed, root: root ?? null, draws };
    const results = await drawRound(roundOf({ ...facts, results: '[]' }, { label, salt }));
    const row = { ...facts, results: JSON.stringify(results) };
    await queries.query(
      `INSERT INTO fair_chain_rounds (chain_id, round, ref_id, seed, root, draws, results, at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, round, refId, seed, row.root, draws, row.results, this.#now()],
    );
    await queries.query('UPDATE fair_chains SET drawn = greatest(drawn, $2) WHERE id = $1', [
      id,
      round,
    ]);
    return roundOf(row, { label, salt });
  }

  #now(): number {
    return Math.floor(this.#ports.now());
  }
}

async function lockChain(queries: Queries, id: number): Promise<ChainRow> {
  const [chain] = await queries.query<ChainRow>(
    `SELECT ${COLUMNS} FROM fair_chains WHERE id = $1 FOR UPDATE`,
    [id],
  );
  if (!chain) throw new ApiFault(404, 'not-found');
  return chain;
}

/** The secret seed of a round. */
async function seedOf(queries: Queries, id: number, round: number): Promise<string> {
  const checkpoint = one(
    await queries.query<Checkpoint & { [column: string]: unknown }>(
      `SELECT round, secret AS seed FROM fair_checkpoints
       WHERE chain_id = $1 AND round >= $2 ORDER BY round LIMIT 1`,
      [id, round],
    ),
  );
  return seedBefore(checkpoint, round);
}

function chainOf({ terminal_hash: terminalHash, ...row }: ChainRow): ChainView {
  return { ...row, terminalHash };
}

/** A round as it is published; its link is the seed of the round before, or the terminal hash. */
function roundOf(row: RoundRow, { label, salt }: { label: string; salt: string }): SharedRound {
  return {
    scheme: 'shared',
    label,
    link: { round: row.round - 1, hash: commitmentOf(row.seed) },
    salt,
    round: row.round,
    seed: row.seed,
    ...(row.root !== null && { root: row.root }),
    draws: JSON.parse(row.draws) as Draw[],
    results: JSON.parse(row.results) as number[][],
  };
}

function refuse(issue: string): never {
  throw new ApiFault(400, 'bad-request', { issues: [issue] });
}
