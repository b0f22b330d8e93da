import { timeOf } from '../../platform/time-of';
import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';

/** What a player has agreed to. */
export async function consentData(queries: Queries, playerId: number) {
  const player = one(
    await queries.query<Record<string, number>>(
      `SELECT enable_mail_news, enable_mail_deposit, enable_mail_bets, enable_sms_news, bonus_type,
         coalesce(bonus_choice, 0) AS first_deposit_bonus_type
       FROM players WHERE id = $1`,
      [playerId],
    ),
  );
  const terms = await queries.query<{ updated_at: number; confirmed_at: number | null }>(
    'SELECT updated_at, confirmed_at FROM player_terms WHERE player_id = $1',
    [playerId],
  );
  const stops = await queries.query<{ channel: string; stopped_at: number }>(
    'SELECT channel, stopped_at FROM newsletter_stops WHERE player_id = $1 ORDER BY channel',
    [playerId],
  );
  return [
    ...Object.entries(player).map(([what, isOn]) => ({ what, isGiven: isOn === 1, at: null })),
    ...terms.map(({ updated_at, confirmed_at }) => ({
      what: `terms of ${timeOf(updated_at)}`,
      isGiven: confirmed_at !== null,
      at: timeOf(confirmed_at),
    })),
    ...stops.map(({ channel, stopped_at }) => ({
      what: `newsletter by ${channel}`,
      isGiven: false,
      at: timeOf(stopped_at),
    })),
  ];
}
