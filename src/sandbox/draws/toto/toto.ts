import {
  outcomeOf,
  type TotoCoupon,
  type TotoSection,
  VOID,
} from '@grandstand/bus-contracts/domain/toto';
import type { Ledger } from '../../money/accounts/ledger';
import type { Pools } from '../../money/accounts/pools';
import type { ProductStakes } from '../../money/stakes/product-stakes';
import type { Database, Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import type { Line } from '../../betting/engine/line';
import type { Match } from '../../betting/match/match';
import { ApiFault } from '../../platform/http/fault';
import { addMade } from './made-coupons';
import type { Draw } from './draw-rows';
import { drawById, drawsBy, POOL_CURRENCY, stateOf } from './draw-rows';
import type { Series } from './plan';
import { nextMatches, planned, SERIES } from './plan';
import { settleDraw } from './settle-draw';
import { IsolatedWork } from '../../platform/work/isolated-work';
import { SequentialRuns } from '../../platform/work/sequential-runs';

export interface TotoPorts {
  readonly database: Database;
  readonly line: Line;
  readonly ledger: Ledger;
  readonly pools: Pools;
  readonly stakes: ProductStakes;
  /** Called when a draw has paid a player, or has returned a stake. */
  readonly onMoved: (playerId: number) => void;
  readonly now: () => number;
}

interface NewDraw extends Series {
  readonly matches: readonly Match[];
  readonly opensAt: number;
  readonly closesAt: number;
}

/** Draws of a series that are to be known before the present one has closed: it and the next. */
const AHEAD = 2;
const FRESH_MS = 5_000;
/** What a section's first jackpot has, in minor units. */
const FIRST_JACKPOT = 500_000;
/** No draw closes later: the line lists no match that is further ahead. */
const FARTHEST = 14 * 86_400_000;
/** A match without an end in this time after the close is void. */
const MAX_WAIT_MS = 3 * 86_400_000;

/** The draws of toto: planned from the line, closed by the first kick-off, settled by the results of their matches. */
export class Toto extends SequentialRuns {
  readonly #ports: TotoPorts;

  constructor(ports: TotoPorts) {
    super(ports.now, FRESH_MS);
    this.#ports = ports;
  }

  /** Plans the draws that are due, and settles those whose matches are over. */
  protected async doDue(): Promise<void> {
    const { database } = this.#ports;
    const work = new IsolatedWork();
    await work.piece('draws that are far', () => this.#endFar());
    await work.each(
      SERIES,
      ({ section }) => `section ${section}`,
      (series) => this.#plan(series),
    );
    const open = await database.query<{ id: number }>(
      `SELECT id FROM toto_draws WHERE status = 'open' AND closes_at <= $1 ORDER BY closes_at, id`,
      [this.#at()],
    );
    await work.each(
      open,
      ({ id }) => `draw ${id}`,
      async ({ id }) => this.#settle(id, this.#resultsOf(await drawById(database, id))),
    );
    work.end();
  }

  /** Opens a draw of the section's next matches for QA, and returns its id. */
  open(section: TotoSection, saleMs: number): Promise<number> {
    return this.inTurn(async () => {
      const now = this.#at();
      const closesAt = now + saleMs;
      const matches = nextMatches(this.#ports.line.games(), section, now);
      if (!matches) throw new ApiFault(404, 'not-found');
      return this.#add({ section, rhythm: 'quick', matches, opensAt: now, closesAt });
    });
  }

  /** Closes a draw for QA before its time. */
  async close(id: number): Promise<void> {
    const { database } = this.#ports;
    await drawById(database, id);
    await database.query(
      `UPDATE toto_draws SET closes_at = least(closes_at, $2), opens_at = least(opens_at, $2)
       WHERE id = $1`,
      [id, this.#at()],
    );
  }

  /** Sets the results of a closed draw's matches for QA, and settles it where all are known. */
  setResults(id: number, results: Draw['results']): Promise<void> {
    return this.inTurn(async () => {
      const draw = await drawById(this.#ports.database, id);
      const { outcomes } = draw.rules;
      const isResult = (result: string | null): boolean =>
        result === null || result === VOID || (result.length === 1 && outcomes.includes(result));
      if (results.length !== draw.matches.length || !results.every(isResult)) {
        throw new ApiFault(400, 'bad-request', { issues: ['results: not those of the draw'] });
      }
      if (stateOf(draw, this.#at()) !== 'closed') {
        throw new ApiFault(400, 'bad-request', { issues: ['draw: it is not closed'] });
      }
      await this.#settle(id, results);
    });
  }

  /** Fills the pool of a draw with coupons of the operator. */
  async fill(id: number, coupons: readonly { coupon: TotoCoupon; count: number }[]): Promise<void> {
    const { database, ledger } = this.#ports;
    await database.transaction(async (queries) => {
      const draw = await drawById(queries, id, 'FOR SHARE OF d');
      if (stateOf(draw, this.#at()) !== 'open') throw new ApiFault(422, 'sale-closed');
      await addMade(queries, ledger, { draw, coupons, at: this.#at() });
    });
  }

  /** Ends draws that a clock which was far ahead has planned: stakes go back, and a draw without any is deleted. */
  async #endFar(): Promise<void> {
    const { database } = this.#ports;
    const far = await drawsBy(database, `d.status = 'open' AND d.closes_at > $1`, [
      this.#at() + FARTHEST,
    ]);
    for (const { id, matches } of far) {
      const deleted = await database.query(
        `DELETE FROM toto_draws WHERE id = $1
         AND NOT EXISTS (SELECT FROM toto_coupons WHERE draw_id = $1)
         AND NOT EXISTS (SELECT FROM toto_made_coupons WHERE draw_id = $1) RETURNING id`,
        [id],
      );
      if (deleted.length > 0) continue;
      await this.#settle(
        id,
        matches.map(() => VOID),
      );
    }
  }

  async #plan(series: Series): Promise<void> {
    const { database, line } = this.#ports;
    const now = this.#at();
    const open = await drawsBy(
      database,
      `d.section = $1 AND d.rhythm = $2 AND d.closes_at > $3 AND d.status = 'open'
       ORDER BY d.closes_at`,
      [series.section, series.rhythm, now],
    );
    // A clock that was ahead has planned draws of matches that are not on the line yet: they wait for theirs.
    const near = open.filter(({ matches }) => matches.some((id) => line.game(id)));
    if (near.length >= AHEAD) return;
    const opensAt = near.at(-1)?.closesAt ?? now;
    const matches = planned(line.games(), series, { from: opensAt, now });
    const closesAt = matches?.[0]?.startsAt;
    if (matches && closesAt !== undefined) {
      await this.#add({ ...series, matches, opensAt, closesAt });
    }
  }

  async #add({ section, rhythm, matches, opensAt, closesAt }: NewDraw): Promise<number> {
    const { database, pools } = this.#ports;
    return database.transaction(async (queries) => {
      await this.#openJackpot(queries, section);
      const { number } = one(
        await queries.query<{ number: number }>(
          `SELECT coalesce(max(number), 0) + 1 AS number FROM toto_draws WHERE section = $1`,
          [section],
        ),
      );
      const pool = await pools.open(queries, `toto:${section}-${number}`, POOL_CURRENCY);
      const ids = matches.map((match) => match.id);
      const { id } = one(
        await queries.query<{ id: number }>(
          `INSERT INTO toto_draws
             (section, number, rhythm, opens_at, closes_at, matches, results, pool_account_id)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
          [
            section,
            number,
            rhythm,
            opensAt,
            closesAt,
            JSON.stringify(ids),
            JSON.stringify(ids.map(() => null)),
            pool.accountId,
          ],
        ),
      );
      return id;
    });
  }

  /** A section's jackpot is opened with its first draw, with money of the house. */
  async #openJackpot(queries: Queries, section: TotoSection): Promise<void> {
    const { ledger, pools } = this.#ports;
    const known = await queries.query('SELECT section FROM toto_jackpots WHERE section = $1', [
      section,
    ]);
    if (known.length > 0) return;
    const pool = await pools.open(queries, `toto:jackpot-${section}`, POOL_CURRENCY);
    await queries.query('INSERT INTO toto_jackpots (section, pool_account_id) VALUES ($1, $2)', [
      section,
      pool.accountId,
    ]);
    await ledger.move(queries, {
      kind: 'jackpot-in',
      at: this.#at(),
      from: ledger.houseAccount('bonuses', POOL_CURRENCY),
      to: pool.accountId,
      amount: FIRST_JACKPOT,
    });
  }

  /** The results of a draw's matches, with those of matches that have ended meanwhile. */
  #resultsOf(draw: Draw): Draw['results'] {
    const now = this.#at();
    return draw.results.map((known, place) => {
      if (known !== null) return known;
      const match = this.#ports.line.match(draw.matches[place] ?? 0);
      // A game that QA has made and deleted.
      if (!match) return VOID;
      if (!match.isOver(now)) return now - draw.closesAt > MAX_WAIT_MS ? VOID : null;
      const { score } = match.final();
      return (score && outcomeOf(draw.rules, score)) ?? VOID;
    });
  }

  /** Keeps the results of a draw, and settles it once all are known. */
  async #settle(id: number, results: Draw['results']): Promise<void> {
    const { database, onMoved } = this.#ports;
    const players = await database.transaction(async (queries) => {
      const draw = await drawById(queries, id, 'FOR UPDATE OF d');
      if (draw.status !== 'open') return [];
      const text = JSON.stringify(results);
      if (text !== JSON.stringify(draw.results)) {
        await queries.query('UPDATE toto_draws SET results = $2 WHERE id = $1', [id, text]);
      }
      if (results.includes(null)) return [];
      return settleDraw(this.#ports, queries, { ...draw, results });
    });
    for (const playerId of players) onMoved(playerId);
  }

  #at(): number {
    return Math.floor(this.#ports.now());
  }
}
