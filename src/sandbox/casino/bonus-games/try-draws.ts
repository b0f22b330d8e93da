import { drawsOf, labelOf, prizePlace } from '@grandstand/bus-contracts/domain/bonus-games';
import type { Queries } from '../../platform/database/database';
import { canGive } from '../../draws/fair/can-give';
import type { PlayerRound, PlayerSeeds } from '../../draws/fair/player-seeds';
import { ApiFault } from '../../platform/http/fault';
import type { DailyTable } from './daily-tables';
import { tableOf, takeTicket, ticketsOf } from './daily-tables';
import { tableOfBook } from './tables';
import type { TryRow } from './try-rows';
import type { PlayedTry } from './try-state';
import { roundRef } from './try-state';

/** Draws the numbers of tries by their players' seeds. */
export class TryDraws {
  readonly #seeds: PlayerSeeds;
  /** QA's results for the next tries of players, by player and game. */
  readonly #forced = new Map<string, readonly (readonly number[])[]>();

  constructor(seeds: PlayerSeeds) {
    this.#seeds = seeds;
  }

  /** Draws a try's numbers, after its choice was stored. */
  async draw(queries: Queries, row: TryRow, { table }: DailyTable): Promise<PlayerRound> {
    const { player_id: playerId, game, choice, day } = row;
    const tickets = table.book === undefined ? null : await ticketsOf(queries, day, 'FOR UPDATE');
    if (tickets?.every((count) => count === 0)) throw new ApiFault(422, 'book-empty');
    await this.#seeds.prepare(queries, playerId);
    const key = `${playerId}/${game}`;
    const drawn = await this.#seeds.draw(queries, playerId, {
      refId: roundRef(row),
      label: labelOf(game, choice),
      draws: drawsOf(tickets ? tableOfBook(table, tickets) : table),
      forced: this.#forced.get(key),
    });
    this.#forced.delete(key);
    if (tickets) {
      const place = prizePlace({ table, results: drawn.results }, 0);
      await takeTicket(queries, day, { tickets, place });
    }
    return drawn;
  }

  /** A try with its table and what was drawn for it. */
  async played(queries: Queries, row: TryRow): Promise<PlayedTry> {
    const daily = await tableOf(queries, row.day, row.game);
    const drawn = await this.#seeds.round(queries, row.player_id, roundRef(row));
    if (!drawn) throw new Error(`Failed to read the try "${row.try_id}": its round is missing.`);
    return { row, daily, drawn };
  }

  /** Sets the results of a player's next try of a game. */
  force(playerId: number, { table }: DailyTable, results: readonly (readonly number[])[]): void {
    if (!canGive(drawsOf(table), results)) throw new ApiFault(400, 'bad-request');
    this.#forced.set(`${playerId}/${table.game}`, results);
  }

  /** Undoes what QA has set. */
  clear(): void {
    this.#forced.clear();
  }
}
