import type { Queries } from '../database/database';

/** What two accounts may have in common, so that they are of one person or household. */
export type SharedTrace = 'device' | 'payment' | 'address' | 'network';

const TRACES: readonly (readonly [SharedTrace, string])[] = [
  [
    'device',
    `SELECT 1 FROM known_browsers a JOIN known_browsers b ON b.hash = a.hash
     WHERE a.player_id = $1 AND b.player_id = $2`,
  ],
  [
    'payment',
    `SELECT 1 FROM payout_cards a JOIN payout_cards b ON b.card = a.card
     WHERE a.player_id = $1 AND b.player_id = $2`,
  ],
  [
    'address',
    `SELECT 1 FROM profiles a JOIN profiles b
       ON regexp_replace(lower(concat(a.city, a.address)), '[^[:alnum:]]', '', 'g')
        = regexp_replace(lower(concat(b.city, b.address)), '[^[:alnum:]]', '', 'g')
     WHERE a.player_id = $1 AND b.player_id = $2 AND a.address <> '' AND b.address <> ''`,
  ],
  [
    'network',
    `SELECT 1 FROM known_networks a JOIN known_networks b ON b.network = a.network
     WHERE a.player_id = $1 AND b.player_id = $2`,
  ],
];

/** The first thing that two players have in common; null: nothing. */
export async function sharedTrace(
  queries: Queries,
  one: number,
  other: number,
): Promise<SharedTrace | null> {
  for (const [trace, sql] of TRACES) {
    const found = await queries.query(`${sql} LIMIT 1`, [one, other]);
    if (found.length > 0) return trace;
  }
  return null;
}
