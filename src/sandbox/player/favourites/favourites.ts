import type { Database, Queries } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import { lockPlayer } from '../../platform/database/lock-player';

/** How many of a kind a player may have. */
export const MAX_OF_A_KIND = 100;

interface FavouritesPorts {
  readonly database: Database;
  /** Whether there is such a thing. */
  readonly isKnown: (favourite: string) => boolean;
  /** Whether it is a match that has been played. */
  readonly isOver: (favourite: string) => boolean;
}

/** The outcome of joining a guest's favourites. */
interface Joined {
  readonly favourites: readonly string[];
  /** Those for which there was no room. */
  readonly leftOut: readonly string[];
}

/** Players' favourites, the oldest first. */
export class Favourites {
  readonly #database: Database;
  readonly #isKnown: FavouritesPorts['isKnown'];
  readonly #isOver: FavouritesPorts['isOver'];

  constructor({ database, isKnown, isOver }: FavouritesPorts) {
    this.#database = database;
    this.#isKnown = isKnown;
    this.#isOver = isOver;
  }

  of(playerId: number): Promise<readonly string[]> {
    return read(this.#database, playerId);
  }

  /** Stars something, or takes the star off; returns all. */
  set(playerId: number, favourite: string, isOn: boolean): Promise<readonly string[]> {
    return this.#change(playerId, (before) => {
      if (!isOn) return without(before, [favourite]);
      if (!this.#isKnown(favourite)) throw new ApiFault(422, 'unknown-favourite');
      const after = this.#with(before, favourite);
      if (!after) throw new ApiFault(422, 'favourites-full', { limit: MAX_OF_A_KIND });
      return after;
    });
  }

  /** Adds those of a guest; the player's own come first. */
  async join(playerId: number, favourites: readonly string[]): Promise<Joined> {
    const leftOut: string[] = [];
    const after = await this.#change(playerId, (before) => {
      let joined = before;
      for (const favourite of favourites.filter(this.#isKnown)) {
        const next = this.#with(joined, favourite);
        if (next) joined = next;
        else leftOut.push(favourite);
      }
      return joined;
    });
    return { favourites: after, leftOut };
  }

  /** One change of a player's after the other, so that none is counted without the other. */
  #change(
    playerId: number,
    change: (before: readonly string[]) => readonly string[],
  ): Promise<readonly string[]> {
    return this.#database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      const before = await read(queries, playerId);
      const after = change(before);
      for (const favourite of without(before, after)) {
        await queries.query('DELETE FROM favourites WHERE player_id = $1 AND favourite = $2', [
          playerId,
          favourite,
        ]);
      }
      for (const favourite of without(after, before)) {
        await queries.query('INSERT INTO favourites (player_id, favourite) VALUES ($1, $2)', [
          playerId,
          favourite,
        ]);
      }
      return after;
    });
  }

  /** With one more; undefined where there is no room. Matches that are over give up theirs. */
  #with(before: readonly string[], favourite: string): readonly string[] | undefined {
    if (before.includes(favourite)) return before;
    const ofKind = before.filter((other) => kindOf(other) === kindOf(favourite));
    if (ofKind.length < MAX_OF_A_KIND) return [...before, favourite];
    const over = ofKind.filter(this.#isOver);
    return over.length > 0 ? [...without(before, over), favourite] : undefined;
  }
}

async function read(queries: Queries, playerId: number): Promise<readonly string[]> {
  const rows = await queries.query<{ favourite: string }>(
    'SELECT favourite FROM favourites WHERE player_id = $1 ORDER BY place',
    [playerId],
  );
  return rows.map(({ favourite }) => favourite);
}

function without(list: readonly string[], others: readonly string[]): readonly string[] {
  const dropped = new Set(others);
  return list.filter((one) => !dropped.has(one));
}

function kindOf(favourite: string): string | undefined {
  return favourite.split(':')[0];
}
