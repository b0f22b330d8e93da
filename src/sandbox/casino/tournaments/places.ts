import type { Queries } from '../../platform/database/database';

/** How many places everyone sees. */
const SHOWN = 50;
/** How many places on each side of their own a player sees. */
const AROUND = 2;

/** A player's place, by the best score and, where it is equal, by who reached it earlier. */
export interface Place {
  readonly place: number;
  readonly stakeId: number;
  readonly playerId: number;
  /** In hundredths of the stake. */
  readonly score: number;
  readonly rounds: number;
}

type PlaceRow = {
  place: number;
  stake_id: number;
  player_id: number;
  score: number;
  rounds: number;
};

/** The places of a tournament, `$1`: players without a round that counts have none. */
const PLACES = `
  SELECT row_number() OVER (ORDER BY e.score DESC, e.reached_at, e.stake_id) AS place,
    e.stake_id, e.player_id, e.score, e.rounds
  FROM tournament_entries e
  WHERE e.tournament_id = $1 AND e.disqualified_for IS NULL AND e.rounds > 0`;

/** All places of a tournament, the first first. */
export async function placesOf(queries: Queries, tournamentId: number): Promise<Place[]> {
  const rows = await queries.query<PlaceRow>(`${PLACES} ORDER BY place`, [tournamentId]);
  return rows.map(placeOf);
}

/** The first places, those around a player, and how many there are. */
export async function shownPlaces(
  queries: Queries,
  tournamentId: number,
  playerId: number | undefined,
): Promise<{ readonly places: Place[]; readonly count: number }> {
  const rows = await queries.query<PlaceRow & { count: number }>(
    `WITH p AS (${PLACES})
     SELECT p.*, (SELECT count(*) FROM p) AS count FROM p
     WHERE p.place <= ${SHOWN}
       OR abs(p.place - (SELECT own.place FROM p own WHERE own.player_id = $2)) <= ${AROUND}
     ORDER BY p.place`,
    [tournamentId, playerId ?? null],
  );
  return { places: rows.map(placeOf), count: rows[0]?.count ?? 0 };
}

function placeOf({ place, stake_id, player_id, score, rounds }: PlaceRow): Place {
  return { place, stakeId: stake_id, playerId: player_id, score, rounds };
}
