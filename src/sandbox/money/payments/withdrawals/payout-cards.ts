import type { Queries } from '../../../platform/database/database';
import type { PlayerMessages } from '../../../platform/outbox/player-messages';
import { CARD_HOLD } from './withdrawal-rules';

interface UsedCard {
  readonly playerId: number;
  readonly paymentId: string;
  /** The bank's name of it; undefined: the bank names none, and it counts as a card of its own. */
  readonly card: string | undefined;
  readonly at: number;
}

/** Writes down the card that a deposit was paid by, and informs a player who used another one before of a new one. */
export async function keepCard(
  queries: Queries,
  messages: Pick<PlayerMessages, 'send'>,
  { playerId, paymentId, card = paymentId, at }: UsedCard,
): Promise<void> {
  await queries.query('UPDATE payments SET card = $2 WHERE id = $1', [paymentId, card]);
  const others = await queries.query(
    'SELECT 1 FROM payout_cards WHERE player_id = $1 AND card <> $2 LIMIT 1',
    [playerId, card],
  );
  const added = await queries.query(
    `INSERT INTO payout_cards (player_id, card, first_used_at) VALUES ($1, $2, $3)
     ON CONFLICT DO NOTHING RETURNING card`,
    [playerId, card, at],
  );
  if (added.length === 0 || others.length === 0) return;
  await messages.send(queries, playerId, { template: 'card-new', at, until: at + CARD_HOLD });
}

/** When the card of a payment was first used by its player; null: the payment is not paid. */
export async function firstUseOf(queries: Queries, paymentId: string): Promise<number | null> {
  const [row] = await queries.query<{ at: number }>(
    `SELECT c.first_used_at AS at FROM payments p
     JOIN payout_cards c ON c.player_id = p.player_id AND c.card = p.card WHERE p.id = $1`,
    [paymentId],
  );
  return row?.at ?? null;
}

/** Lets all cards of a player be known for long enough, for QA. */
export async function ageCards(queries: Queries, playerId: number, now: number): Promise<void> {
  await queries.query(
    `UPDATE payout_cards SET first_used_at = least(first_used_at, $2) WHERE player_id = $1`,
    [playerId, now - CARD_HOLD],
  );
}
