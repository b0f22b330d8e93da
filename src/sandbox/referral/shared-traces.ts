import type { Queries } from '../database/database';
import { one } from '../database/database';
import { isSameAddress } from './same-address';
import type { HomeAddress } from './same-address';

/** What two accounts may have in common, so that they are of one person or household. */
export type SharedTrace = 'device' | 'payment' | 'address' | 'network';

type SharedRow = { device: boolean; payment: boolean; network: boolean };

const SHARED = `
  SELECT
    EXISTS (SELECT 1 FROM known_browsers a JOIN known_browsers b ON b.hash = a.hash
      WHERE a.player_id = $1 AND b.player_id = $2) AS device,
    EXISTS (SELECT 1 FROM payout_cards a JOIN payout_cards b ON b.card = a.card
      WHERE a.player_id = $1 AND b.player_id = $2) AS payment,
    EXISTS (SELECT 1 FROM known_networks a JOIN known_networks b ON b.network = a.network
      WHERE a.player_id = $1 AND b.player_id = $2) AS network`;

/** The first thing that two players have in common; null: nothing. */
export async function sharedTrace(
  queries: Queries,
  playerId: number,
  otherId: number,
): Promise<SharedTrace | null> {
  const { device, payment, network } = one(
    await queries.query<SharedRow>(SHARED, [playerId, otherId]),
  );
  if (device) return 'device';
  if (payment) return 'payment';
  const [home, other] = await queries.query<HomeAddress & Record<string, unknown>>(
    'SELECT city, address FROM profiles WHERE player_id IN ($1, $2)',
    [playerId, otherId],
  );
  if (home && other && isSameAddress(home, other)) return 'address';
  return network ? 'network' : null;
}
