import type { Ledger } from '../../money/accounts/ledger';
import type { Pools } from '../../money/accounts/pools';
import type { ProductStakes } from '../../money/stakes/product-stakes';
import type { Database, Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { SiteRules } from '../../site/site/site-rules';
import { countRounds } from './count-rounds';
import { cancelTournament, settleTournament } from './end-tournament';
import type { Series, SeriesId } from './series';
import { due, gamesIn, SERIES, SHARES } from './series';
import { FINISH_MS } from './tournament-rules';
import type { Tournament } from './tournament-rows';
import { FUND_CURRENCY, tournamentById, tournamentsBy } from './tournament-rows';
import { eachByItself, IsolatedWork } from '../../platform/work/isolated-work';
import { SequentialRuns } from '../../platform/work/sequential-runs';

export interface TournamentPorts {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly pools: Pools;
  readonly stakes: ProductStakes;
  readonly siteRules: Pick<SiteRules, 'play'>;
  readonly messages: Pick<PlayerMessages, 'send'>;
  /** Called when a tournament has paid a player, or has returned an entry. */
  readonly onMoved: (playerId: number) => void;
  readonly now: () => number;
}

/** A tournament that QA makes; amounts are minor units of the fund's currency. */
export interface NewTournament {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly entry: number;
  readonly seed: number;
}

export type DisqualifiedFor = 'several-accounts' | 'rules-broken';

const FRESH_MS = 5_000;
const QUICK: SeriesId = 'quick';

/** The tournaments of the casino: planned by the clock, scored by settled rounds, paid out of their funds. */
export class Tournaments extends SequentialRuns {
  readonly #ports: TournamentPorts;

  constructor(ports: TournamentPorts) {
    super(ports.now, FRESH_MS);
    this.#ports = ports;
  }

  /** Plans the tournaments that are due, counts rounds, and settles what is over. */
  protected async doDue(): Promise<void> {
    const work = new IsolatedWork();
    await work.piece('plan', () => this.#plan());
    const open = await this.#ports.database.query<{ id: number; ends_at: number }>(
      `SELECT id, ends_at FROM tournaments
       WHERE status = 'open' AND starts_at <= $1 ORDER BY ends_at, id`,
      [this.#at()],
    );
    await work.each(
      open,
      ({ id }) => `tournament ${id}`,
      ({ id, ends_at: endsAt }) =>
        endsAt + FINISH_MS <= this.#at() ? this.#end(id, settleTournament) : this.#count(id),
    );
    work.end();
  }

  /** Makes a tournament for QA, and returns its id. */
  make({ entry, seed, ...times }: NewTournament): Promise<number> {
    return this.inTurn(async () => {
      const series = SERIES.find(({ id }) => id === QUICK);
      if (!series) throw new Error('Failed to find the series of QA.');
      return this.#ports.database.transaction(async (queries) => {
        const { number } = one(
          await queries.query<{ number: number }>(
            'SELECT coalesce(max(number), 0) + 1 AS number FROM tournaments WHERE series = $1',
            [QUICK],
          ),
        );
        return this.#add(queries, { ...series, entry, seed }, { number, ...times });
      });
    });
  }

  /** Ends a tournament for QA before its time: no round that begins later counts. */
  async close(id: number): Promise<void> {
    const { database } = this.#ports;
    await tournamentById(database, id);
    await database.query(
      `UPDATE tournaments SET ends_at = least(ends_at, greatest($2::bigint, starts_at + 1)) WHERE id = $1`,
      [id, this.#at()],
    );
  }

  /** Ends and settles a tournament for QA at once. */
  async settle(id: number): Promise<void> {
    await this.close(id);
    await this.inTurn(() => this.#end(id, settleTournament));
  }

  /** Cancels a tournament, and returns its entries. */
  cancel(id: number): Promise<void> {
    return this.inTurn(() => this.#end(id, cancelTournament));
  }

  /** Disqualifies a player of a tournament that is not over: their entry comes back, and they have no place. */
  async disqualify(id: number, playerId: number, reason: DisqualifiedFor): Promise<void> {
    const { database, stakes, onMoved } = this.#ports;
    await database.transaction(async (queries) => {
      const { status } = await tournamentById(queries, id, 'FOR UPDATE OF t');
      if (status !== 'open') throw new ApiFault(422, 'sale-closed');
      const [entry] = await queries.query<{ stake_id: number }>(
        `UPDATE tournament_entries SET disqualified_for = $3
         WHERE tournament_id = $1 AND player_id = $2 AND disqualified_for IS NULL
         RETURNING stake_id`,
        [id, playerId, reason],
      );
      if (!entry) throw new ApiFault(404, 'not-found');
      await stakes.refund(queries, entry.stake_id);
    });
    onMoved(playerId);
  }

  async #plan(): Promise<void> {
    await eachByItself(
      SERIES,
      ({ id }) => `series ${id}`,
      (series) => this.#planSeries(series),
    );
  }

  async #planSeries(series: Series): Promise<void> {
    await this.#endFar(series);
    for (const times of due(series, this.#at())) {
      await this.#ports.database.transaction(async (queries) => {
        const [known] = await queries.query<{ id: number; ended_at: number | null }>(
          'SELECT id, ended_at FROM tournaments WHERE series = $1 AND number = $2',
          [series.id, times.number],
        );
        if (known && (known.ended_at ?? 0) <= this.#at()) return;
        // A clock that was ahead has ended it before its time: another one takes its place.
        if (known) {
          await queries.query('UPDATE tournaments SET number = -id WHERE id = $1', [known.id]);
        }
        await this.#add(queries, series, times);
      });
    }
  }

  /** Cancels tournaments that a clock which was ahead has planned: entries go back, and one without any is deleted. */
  async #endFar({ id: series, rhythm }: Series): Promise<void> {
    if (!rhythm) return;
    const { database } = this.#ports;
    const far = await tournamentsBy(
      database,
      `t.status = 'open' AND t.series = $1 AND t.starts_at > $2`,
      [series, this.#at() + rhythm.length],
    );
    for (const { id } of far) {
      await this.#end(id, cancelTournament);
      await database.query(
        `DELETE FROM tournaments WHERE id = $1
         AND NOT EXISTS (SELECT FROM tournament_entries WHERE tournament_id = $1)`,
        [id],
      );
    }
  }

  /** Opens a tournament with a fund of its own, which has money of the house to begin with. */
  async #add(
    queries: Queries,
    series: Series,
    { number, startsAt, endsAt }: ReturnType<typeof due>[number],
  ): Promise<number> {
    const { ledger, pools } = this.#ports;
    const { id: name, product, stake, entry, seed } = series;
    const fund = await pools.open(queries, `tournament:${name}-${number}`, FUND_CURRENCY);
    const { id } = one(
      await queries.query<{ id: number }>(
        `INSERT INTO tournaments (series, number, product, stake, entry, games, shares, starts_at,
           ends_at, fund_account_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
        [
          name,
          number,
          product,
          stake,
          entry,
          JSON.stringify(gamesIn(series)),
          JSON.stringify(SHARES),
          startsAt,
          endsAt,
          fund.accountId,
        ],
      ),
    );
    if (seed > 0) {
      await ledger.post(queries, {
        kind: 'jackpot-in',
        at: this.#at(),
        entries: [
          { accountId: ledger.houseAccount('promotions', FUND_CURRENCY), amount: -seed },
          { accountId: fund.accountId, amount: seed },
        ],
      });
    }
    return id;
  }

  /** Counts the rounds that have ended since. */
  async #count(id: number): Promise<void> {
    const { database, siteRules } = this.#ports;
    await database.transaction(async (queries) => {
      const tournament = await tournamentById(queries, id, 'FOR UPDATE OF t');
      if (tournament.status === 'open') await countRounds(queries, tournament, siteRules.play);
    });
  }

  /** Ends a tournament that is open; one that is not stays as it is. */
  async #end(id: number, end: typeof settleTournament): Promise<void> {
    const { database, siteRules, onMoved } = this.#ports;
    const players = await database.transaction(async (queries) => {
      const tournament: Tournament = await tournamentById(queries, id, 'FOR UPDATE OF t');
      if (tournament.status !== 'open') return [];
      await countRounds(queries, tournament, siteRules.play);
      return end(this.#ports, queries, tournament);
    });
    for (const playerId of players) onMoved(playerId);
  }

  #at(): number {
    return Math.floor(this.#ports.now());
  }
}
