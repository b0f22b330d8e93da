import type { Database, Queries } from '../../platform/database/database';
import { eachByItself } from '../../platform/work/isolated-work';
import { ApiFault } from '../../platform/http/fault';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { Profiles } from '../../player/profile/profiles';
import { isSameAddress } from './same-address';
import type { Hold, HoldState, Candidate, ComparedAccount, Standing } from './hold-rows';
import { accountOf, candidatesOf, holdOf, relatedTo, standingOf } from './hold-rows';
import { likenessOf, TRACES, verdictOf } from './hold-rules';
import type { Trace, Verdict } from './hold-rules';
import { keepPersonKeys } from './person-keys';

interface HoldPorts {
  readonly database: Database;
  readonly profiles: Pick<Profiles, 'of'>;
  readonly messages: Pick<PlayerMessages, 'send'>;
  /** Of the keyed hashes of what only one person has. */
  readonly secret: Uint8Array;
  /** Called when whether a player is held has changed. */
  readonly onChange: (playerId: number) => void;
  readonly now: () => number;
}

/** What is known of a browser beside its traces. */
export interface BrowserFacts {
  /** Until when its guests are offered nothing, since a player of it is excluded; null: nobody is. */
  readonly restsUntil: number | null;
}

/** A hold as people see it who decide about it. */
export type HeldPlayer = {
  readonly id: number;
  readonly login: string;
  /** The excluded player; null: only the browser is known. */
  readonly otherLogin: string | null;
  readonly traces: string;
  readonly state: HoldState;
  readonly at: number;
};

/** A hold to be written. */
interface Found {
  readonly otherId: number | null;
  readonly traces: readonly Trace[];
  readonly verdict: Verdict;
  readonly endsAt: number | null;
}

type KnownRow = {
  id: number;
  other_id: number | null;
  state: HoldState | 'freed';
  is_decided: boolean;
};

/**
 * Holds accounts that may be of a player who is excluded by another account: they neither stake nor pay in until a
 * document or people have shown that they are another person's, or the exclusion has ended.
 */
export class Holds {
  readonly #ports: HoldPorts;

  constructor(ports: HoldPorts) {
    this.#ports = ports;
  }

  /** The hold of a player that counts now; null: none. */
  of(playerId: number, queries: Queries = this.#ports.database): Promise<Hold | null> {
    return holdOf(queries, playerId, this.#now());
  }

  /**
   * Compares an account with those of excluded players, and holds or frees it.
   * @param browser Of the player's first sign-in; left out: only kept traces count.
   */
  async look(playerId: number, browser?: BrowserFacts): Promise<void> {
    const { database, onChange } = this.#ports;
    const hasChanged = await database.transaction((queries) =>
      this.lookWithin(queries, playerId, browser),
    );
    if (hasChanged) onChange(playerId);
  }

  /** Does so within a transaction; returns whether the player is held in another way than before. */
  async lookWithin(queries: Queries, playerId: number, browser?: BrowserFacts): Promise<boolean> {
    const account = await accountOf(queries, playerId);
    if (!account) return false;
    await this.#keepKeys(queries, playerId, account);
    const candidates = await candidatesOf(queries, playerId, this.#now());
    const restsUntil = browser?.restsUntil ?? null;
    if (candidates.length === 0 && restsUntil === null && !account.isHeld) return false;
    const before = await this.of(playerId, queries);
    const standing = await standingOf(queries, playerId);
    const found = candidates.map((candidate) => foundIn({ ...account, ...standing }, candidate));
    const byBrowser = browserFound(standing, restsUntil, found);
    for (const one of byBrowser ? [...found, byBrowser] : found) {
      await this.#write(queries, playerId, one);
    }
    await this.#review(queries, playerId, standing, found);
    const after = await this.of(playerId, queries);
    if (after?.state === before?.state) return false;
    await this.#tell(queries, playerId, after);
    return true;
  }

  /** Looks at the accounts that have a trace of a player in common who is excluded from now on. */
  async lookAround(playerId: number): Promise<void> {
    const { database } = this.#ports;
    const related = await database.transaction(async (queries) => {
      const account = await accountOf(queries, playerId);
      if (account) await this.#keepKeys(queries, playerId, account);
      await queries.query(
        `UPDATE player_limits SET looked_at = $2
         WHERE player_id = $1 AND limit_type IN (30, 33) AND started_at <= $2`,
        [playerId, this.#now()],
      );
      return relatedTo(queries, playerId);
    });
    for (const each of related) await this.look(each);
  }

  /** Looks around players whose exclusion has begun by itself, or before a stop. */
  async run(): Promise<void> {
    const rows = await this.#ports.database.query<{ id: number }>(
      `SELECT DISTINCT player_id AS id FROM player_limits
       WHERE limit_type IN (30, 33) AND looked_at IS NULL AND started_at <= $1
         AND (ends_at IS NULL OR ends_at > $1) ORDER BY 1 LIMIT 100`,
      [this.#now()],
    );
    await eachByItself(
      rows,
      ({ id }) => `player ${id}`,
      ({ id }) => this.lookAround(id),
    );
  }

  /** The holds that are not over, the oldest first. */
  list(): Promise<HeldPlayer[]> {
    return this.#ports.database.query<HeldPlayer>(
      `SELECT h.id, p.login, o.login AS "otherLogin", h.traces, h.state, h.at
       FROM holds h JOIN players p ON p.id = h.player_id LEFT JOIN players o ON o.id = h.other_id
       WHERE h.state <> 'freed' ORDER BY h.at, h.id LIMIT 200`,
    );
  }

  /** People decide about a hold: no trace changes it from then on. */
  async decide(id: number, isSamePerson: boolean): Promise<void> {
    const [row] = await this.#ports.database.query<{ player_id: number }>(
      'SELECT player_id FROM holds WHERE id = $1',
      [id],
    );
    if (!row) throw new ApiFault(404, 'not-found');
    await this.#change(row.player_id, async (queries) => {
      await queries.query(
        `UPDATE holds SET state = $2, is_decided = true, decided_at = $3 WHERE id = $1`,
        [id, isSamePerson ? 'same' : 'freed', this.#now()],
      );
    });
  }

  /** Holds a player as if a trace had been found, or frees them, for QA. */
  async put(playerId: number, state: HoldState | 'freed', otherId: number | null): Promise<void> {
    await this.#change(playerId, async (queries) => {
      if (state === 'freed') {
        await queries.query(
          `UPDATE holds SET state = 'freed', is_decided = true, decided_at = $2 WHERE player_id = $1`,
          [playerId, this.#now()],
        );
        return;
      }
      const traces = ['device'] as const;
      await this.#write(queries, playerId, { otherId, traces, verdict: state, endsAt: null }, true);
    });
  }

  async #change(playerId: number, change: (queries: Queries) => Promise<void>): Promise<void> {
    const { database, onChange } = this.#ports;
    await database.transaction(async (queries) => {
      const before = await this.of(playerId, queries);
      await change(queries);
      const after = await this.of(playerId, queries);
      if (after?.state !== before?.state) await this.#tell(queries, playerId, after);
    });
    onChange(playerId);
  }

  async #keepKeys(
    queries: Queries,
    playerId: number,
    { mail, phone, hasProfile }: ComparedAccount,
  ): Promise<void> {
    const { profiles, secret } = this.#ports;
    const document = hasProfile ? (await profiles.of(playerId, queries)).document : null;
    await keepPersonKeys(queries, playerId, { secret, things: { mail, phone, document } });
  }

  /** Writes what was found; what people have decided stays. */
  async #write(
    queries: Queries,
    playerId: number,
    { otherId, traces, verdict, endsAt }: Found,
    isDecided = false,
  ): Promise<void> {
    const state = verdict === 'none' ? 'freed' : verdict;
    const [known] = await queries.query<KnownRow>(
      `SELECT id, other_id, state, is_decided FROM holds
       WHERE player_id = $1 AND other_id IS NOT DISTINCT FROM $2::bigint`,
      [playerId, otherId],
    );
    const now = this.#now();
    const decidedAt = state === 'freed' ? now : null;
    if (!known) {
      if (state === 'freed') return;
      await queries.query(
        `INSERT INTO holds (player_id, other_id, traces, state, ends_at, at, is_decided)
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
        [playerId, otherId, traces.join(), state, endsAt, now, isDecided],
      );
      return;
    }
    if (known.is_decided && !isDecided) return;
    await queries.query(
      `UPDATE holds SET state = $2, traces = $3, ends_at = $4, decided_at = $5, is_decided = $6
       WHERE id = $1`,
      [known.id, state, traces.join(), endsAt, decidedAt, isDecided],
    );
  }

  /** Frees what no trace supports any more: a document has proved another person. */
  async #review(
    queries: Queries,
    playerId: number,
    { isProved }: Standing,
    found: readonly Found[],
  ): Promise<void> {
    const rows = await queries.query<KnownRow>(
      `SELECT id, other_id, state, is_decided FROM holds
       WHERE player_id = $1 AND state <> 'freed' AND NOT is_decided`,
      [playerId],
    );
    for (const { id, other_id: otherId } of rows) {
      const isFound = found.some((one) => one.otherId === otherId);
      const isOver = otherId === null ? isProved : !isFound;
      if (!isOver) continue;
      await queries.query(`UPDATE holds SET state = 'freed', decided_at = $2 WHERE id = $1`, [
        id,
        this.#now(),
      ]);
    }
  }

  async #tell(queries: Queries, playerId: number, hold: Hold | null): Promise<void> {
    const { messages } = this.#ports;
    await messages.send(
      queries,
      playerId,
      hold ? { template: 'account-held', hold } : { template: 'account-freed' },
    );
  }

  #now(): number {
    return Math.floor(this.#ports.now());
  }
}

function foundIn(account: ComparedAccount & Standing, candidate: Candidate): Found {
  const likeness = likenessOf(account, candidate);
  const traces = new Set(candidate.traces);
  if (likeness === 'same' || likeness === 'similar') traces.add('person');
  if (isSameAddress(account, candidate)) traces.add('address');
  const { isProved, usedSince } = account;
  const { since } = candidate;
  const wasInUse = usedSince !== null && (since === null || usedSince < since);
  const verdict = verdictOf({ traces, likeness, isProved, wasInUse });
  const named = TRACES.filter((trace) => traces.has(trace));
  return { otherId: candidate.id, traces: named, verdict, endsAt: null };
}

/** What the browser alone says; null: nothing, or traces say more. */
function browserFound(
  { isProved, usedSince }: Standing,
  restsUntil: number | null,
  found: readonly Found[],
): Found | null {
  if (restsUntil === null || found.some(({ verdict }) => verdict !== 'none')) return null;
  const traces = ['device'] as const;
  const wasInUse = usedSince !== null;
  const verdict = verdictOf({ traces: new Set(traces), likeness: 'unknown', isProved, wasInUse });
  const endsAt = Number.isFinite(restsUntil) ? Math.floor(restsUntil) : null;
  return { otherId: null, traces, verdict, endsAt };
}
