import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import type { Payment } from './payment-rows';

/** Counts an amount in the player's limits of deposits; returns the id of the entry. */
export async function reserve(
  queries: Queries,
  { playerId, currency, amount }: Pick<Payment, 'playerId' | 'currency' | 'amount'>,
  now: number,
): Promise<number> {
  const { id } = one(
    await queries.query<{ id: number }>(
      `INSERT INTO deposits (player_id, currency_id, amount, at) VALUES ($1, $2, $3, $4) RETURNING id`,
      [playerId, currency.id, amount, now],
    ),
  );
  return id;
}

/** Takes the amount of a payment that has failed out of the player's limits. */
export async function giveBack(queries: Queries, id: string): Promise<void> {
  await queries.query(
    'DELETE FROM deposits WHERE id = (SELECT deposit_id FROM payments WHERE id = $1)',
    [id],
  );
}
