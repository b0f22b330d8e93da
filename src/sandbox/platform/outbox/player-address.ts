import type { Queries } from '../database/database';
import { one } from '../database/database';
import type { Channel } from './outbox';

/** Where messages to a player go. */
export interface PlayerAddress {
  readonly channel: Extract<Channel, 'mail' | 'sms'>;
  readonly to: string;
}

/** The confirmed address of a player: their mail, or else their phone; undefined: they have none, and no message reaches them. */
export async function addressOf(
  queries: Queries,
  playerId: number,
): Promise<PlayerAddress | undefined> {
  const { mail, phone } = one(
    await queries.query<{ mail: string | null; phone: string | null }>(
      'SELECT mail, phone FROM players WHERE id = $1',
      [playerId],
    ),
  );
  if (mail !== null) return { channel: 'mail', to: mail };
  return phone === null ? undefined : { channel: 'sms', to: phone };
}
