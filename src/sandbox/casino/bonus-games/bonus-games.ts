import {
  BONUS_GAMES,
  type BonusGame,
  canMove,
  choicesOf,
  limitOf,
  playOf,
  prizeOf,
} from '@grandstand/bus-contracts/domain/bonus-games';
import type { Accounts } from '../../money/accounts/accounts';
import type { Database, Queries } from '../../platform/database/database';
import { eachByItself } from '../../platform/work/isolated-work';
import { ApiFault } from '../../platform/http/fault';
import { lockPlayer } from '../../platform/database/lock-player';
import type { PlayGuard } from '../../protection/limits/play-guard';
import type { DailyTable } from './daily-tables';
import { tableOf, tablesOfDay, ticketsOf } from './daily-tables';
import { dayEnd, dayOf } from '../../platform/days';
import { DAY } from '../../protection/limits/limit-types';
import type { Prizes } from './prizes';
import type { TryDraws } from './try-draws';
import type { TryRow, TrySource } from './try-rows';
import {
  addWonTries,
  findTry,
  hasUsedFree,
  lastTries,
  openTries,
  playersOverdue,
  triesLeft,
} from './try-rows';
import type { PlayedTry, TryState } from './try-state';
import { movesOf, prizeRow, roundOf, stateOf } from './try-state';

/** How many of a player's last prizes are listed. */
const LAST_PRIZES = 20;

/** A try that a player wishes to begin; the page makes its id. */
export interface TryWish {
  readonly game: BonusGame;
  readonly tryId: string;
  readonly choice: string | null;
}

interface BonusGamesPorts {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly guard: PlayGuard;
  readonly draws: TryDraws;
  readonly prizes: Prizes;
  /** A player's points or tries have changed. */
  readonly onChanged: (playerId: number) => void;
  readonly now: () => number;
}

/** The bonus games: tries, their moves and prizes. */
export class BonusGames {
  readonly #ports: BonusGamesPorts;

  constructor(ports: BonusGamesPorts) {
    this.#ports = ports;
  }

  /** The tables of today, and what is left of the day's book. */
  async today(): Promise<{ tables: DailyTable[]; tickets: number[]; endsAt: number }> {
    const { database } = this.#ports;
    const day = dayOf(this.#now());
    const tables = await tablesOfDay(database, day);
    return { tables, tickets: await ticketsOf(database, day), endsAt: dayEnd(this.#now()) };
  }

  /** A player's points, tries and last prizes. */
  async ofPlayer(playerId: number) {
    const { accounts } = this.#ports;
    return this.#locked(playerId, async (queries) => {
      await this.#endOverdue(queries, playerId);
      const day = dayOf(this.#now());
      const isOff = await isFreeOff(queries, playerId, this.#now());
      const open = await openTries(queries, playerId);
      const games = [];
      for (const name of BONUS_GAMES) {
        const { won, bought } = await triesLeft(queries, playerId, name);
        const isUsed = isOff || (await hasUsedFree(queries, playerId, { game: name, day }));
        const row = open.find(({ game }) => game === name);
        games.push({
          name,
          freeTries: isUsed ? 0 : 1,
          extraTries: won + bought.length,
          nextFreeAt: isOff ? null : dayEnd(this.#now()),
          open: row ? await this.#stateOf(queries, row) : null,
        });
      }
      const points = await accounts.pointsOf(playerId, queries);
      const last = await lastTries(queries, playerId, LAST_PRIZES);
      return { points: points?.money ?? 0, isFreeOff: isOff, games, prizes: last.map(prizeRow) };
    });
  }

  /** Begins a try; the same `tryId` again gives the same try and takes nothing. */
  async begin(playerId: number, wish: TryWish): Promise<TryState> {
    const { guard } = this.#ports;
    return this.#locked(playerId, async (queries) => {
      const earlier = await findTry(queries, playerId, wish.tryId);
      if (earlier) {
        const isSame = earlier.game === wish.game && earlier.choice === wish.choice;
        if (!isSame) throw new ApiFault(409, 'other-body');
        return this.#stateOf(queries, earlier);
      }
      checkChoice(wish);
      await guard.mayPlay(queries, playerId, 'try');
      await this.#endOverdue(queries, playerId);
      const open = await openTries(queries, playerId);
      if (open.some(({ game }) => game === wish.game)) throw new ApiFault(409, 'try-open');
      const day = dayOf(this.#now());
      const daily = await tableOf(queries, day, wish.game);
      const row = await this.#insert(queries, playerId, { wish, day });
      const drawn = await this.#ports.draws.draw(queries, row, daily);
      return this.#moved(queries, { row, daily, drawn }, []);
    });
  }

  /** Makes a move of a try; a move that was made already, as the number `at` says, changes nothing. */
  async move(
    playerId: number,
    tryId: string,
    { move, at }: { move: string; at: number },
  ): Promise<TryState> {
    return this.#locked(playerId, async (queries) => {
      await this.#endOverdue(queries, playerId);
      const row = await findTry(queries, playerId, tryId);
      if (!row) throw new ApiFault(404, 'not-found');
      const moves = movesOf(row);
      if (moves[at] === move || row.over_at !== null) return this.#stateOf(queries, row);
      const played = await this.#ports.draws.played(queries, row);
      const round = roundOf(played);
      if (at !== moves.length || !canMove(round, moves, move)) throw new ApiFault(409, 'bad-move');
      await this.#ports.guard.mayPlay(queries, playerId, 'try');
      return this.#moved(queries, played, [...moves, move]);
    });
  }

  /** Ends the tries whose time is up. */
  async endOverdue(): Promise<void> {
    const { database } = this.#ports;
    await eachByItself(
      await playersOverdue(database, this.#now()),
      (playerId) => `player ${playerId}`,
      (playerId) => this.#locked(playerId, (queries) => this.#endOverdue(queries, playerId)),
    );
  }

  /** Fixes the tables of a day that begins. */
  async beginDay(): Promise<void> {
    const day = dayOf(this.#now());
    await this.#ports.database.transaction((queries) => tablesOfDay(queries, day));
  }

  /** Adds points and tries, for QA. */
  async grant(
    playerId: number,
    { points, game, tries }: { points: number; game: BonusGame | null; tries: number },
  ): Promise<void> {
    await this.#locked(playerId, async (queries) => {
      await this.#ports.prizes.addPoints(queries, playerId, points);
      if (game !== null) await addWonTries(queries, playerId, { game, count: tries });
    });
    this.#ports.onChanged(playerId);
  }

  /** Sets the results of a player's next try of a game, for QA. */
  async force(
    playerId: number,
    game: BonusGame,
    results: readonly (readonly number[])[],
  ): Promise<void> {
    const { database, draws } = this.#ports;
    draws.force(playerId, await tableOf(database, dayOf(this.#now()), game), results);
  }

  /** Undoes what QA has set. */
  clear(): void {
    this.#ports.draws.clear();
  }

  #now(): number {
    return Math.floor(this.#ports.now());
  }

  async #locked<T>(playerId: number, work: (queries: Queries) => Promise<T>): Promise<T> {
    return this.#ports.database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      return work(queries);
    });
  }

  /** Stores a try with what it takes: the day's free one, one that was won, or one that was bought. */
  async #insert(
    queries: Queries,
    playerId: number,
    { wish, day }: { wish: TryWish; day: string },
  ): Promise<TryRow> {
    const { game, tryId, choice } = wish;
    const limit = limitOf(game, choice);
    const { source, stakeId } = await this.#source(queries, playerId, { game, day });
    if (source === 'won') await addWonTries(queries, playerId, { game, count: -1 });
    await queries.query(
      `INSERT INTO bonus_tries
         (player_id, try_id, game, choice, day, source, stake_id, started_at, ends_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        playerId,
        tryId,
        game,
        choice,
        day,
        source,
        stakeId,
        this.#now(),
        limit === null ? null : this.#now() + limit,
      ],
    );
    const row = await findTry(queries, playerId, tryId);
    if (!row) throw new Error(`Failed to begin "${tryId}": its try is missing.`);
    return row;
  }

  async #source(
    queries: Queries,
    playerId: number,
    { game, day }: { game: BonusGame; day: string },
  ): Promise<{ source: TrySource; stakeId: number | null }> {
    const isFree =
      !(await isFreeOff(queries, playerId, this.#now())) &&
      !(await hasUsedFree(queries, playerId, { game, day }));
    if (isFree) return { source: 'free', stakeId: null };
    const { won, bought } = await triesLeft(queries, playerId, game);
    if (won > 0) return { source: 'won', stakeId: null };
    const [stakeId] = bought;
    if (stakeId === undefined) throw new ApiFault(422, 'no-tries');
    return { source: 'bought', stakeId };
  }

  async #stateOf(queries: Queries, row: TryRow): Promise<TryState> {
    return stateOf(await this.#ports.draws.played(queries, row));
  }

  /** Stores the moves of a try, and gives its prize where they have ended it. */
  async #moved(
    queries: Queries,
    { row, ...rest }: PlayedTry,
    moves: readonly string[],
  ): Promise<TryState> {
    const now: TryRow = { ...row, moves: JSON.stringify(moves) };
    await queries.query('UPDATE bonus_tries SET moves = $2 WHERE id = $1', [now.id, now.moves]);
    const played = { row: now, ...rest };
    return playOf(roundOf(played), moves).isOver
      ? stateOf({ ...played, row: await this.#end(queries, played) })
      : stateOf(played);
  }

  /** Gives a try the prize of the tier that it has reached. */
  async #end(queries: Queries, { row, ...rest }: PlayedTry): Promise<TryRow> {
    const round = roundOf({ row, ...rest });
    const { tier } = playOf(round, movesOf(row));
    const prize = prizeOf(round, tier);
    const over: TryRow = {
      ...row,
      over_at: this.#now(),
      prize_kind: prize.kind,
      prize_amount: prize.amount,
    };
    await queries.query(
      'UPDATE bonus_tries SET over_at = $2, prize_kind = $3, prize_amount = $4 WHERE id = $1',
      [over.id, over.over_at, over.prize_kind, over.prize_amount],
    );
    await this.#ports.prizes.give(queries, row, prize);
    return over;
  }

  async #endOverdue(queries: Queries, playerId: number): Promise<void> {
    for (const row of await openTries(queries, playerId)) {
      if (row.ends_at === null || row.ends_at > this.#now()) continue;
      await this.#end(queries, await this.#ports.draws.played(queries, row));
    }
  }
}

function checkChoice({ game, choice }: TryWish): void {
  const choices = choicesOf(game);
  const isRight = choices.length === 0 ? choice === null : choices.includes(choice ?? '');
  if (!isRight) throw new ApiFault(400, 'bad-request', { issues: ['choice: not one of the game'] });
}

/** Self-exclusion, time-out and special limit. */
const BREAKS = [30, 33, 37];
const QUIET_DAYS = 90;

/** Whether a player gets no free tries, which invite to come back: they took a break in the last 90 days, or have begun one. */
async function isFreeOff(queries: Queries, playerId: number, now: number): Promise<boolean> {
  const rows = await queries.query(
    `SELECT 1 FROM player_limits
     WHERE player_id = $1 AND limit_type IN (${BREAKS.join(', ')})
       AND (ends_at IS NULL OR ends_at > $2)`,
    [playerId, Math.floor(now) - QUIET_DAYS * DAY],
  );
  return rows.length > 0;
}
