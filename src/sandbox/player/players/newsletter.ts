import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';

/** How news and offers reach a player. */
export const NEWSLETTER_CHANNELS = ['mail', 'sms'] as const;
export type NewsletterChannel = (typeof NEWSLETTER_CHANNELS)[number];

/** How long an end of the newsletter by a link can be undone, in milliseconds. */
export const UNDO_LIFETIME = 86_400_000;

/** The newsletter in one channel. */
export interface Newsletter {
  readonly channel: NewsletterChannel;
  readonly isOn: boolean;
  /** Until when its end can be undone, in milliseconds; null: it can't. */
  readonly undoUntil: number | null;
}

const COLUMNS = { mail: 'enable_mail_news', sms: 'enable_sms_news' } as const;

/** The newsletter of a player in every channel. */
export async function newslettersOf(
  queries: Queries,
  playerId: number,
  now: number,
): Promise<Newsletter[]> {
  const player = one(
    await queries.query<Record<(typeof COLUMNS)[NewsletterChannel], number>>(
      'SELECT enable_mail_news, enable_sms_news FROM players WHERE id = $1',
      [playerId],
    ),
  );
  const stops = await queries.query<{ channel: string; stopped_at: number }>(
    'SELECT channel, stopped_at FROM newsletter_stops WHERE player_id = $1 AND stopped_at > $2',
    [playerId, now - UNDO_LIFETIME],
  );
  return NEWSLETTER_CHANNELS.map((channel) => {
    const isOn = player[COLUMNS[channel]] === 1;
    const stop = stops.find((each) => each.channel === channel);
    return { channel, isOn, undoUntil: isOn || !stop ? null : stop.stopped_at + UNDO_LIFETIME };
  });
}

/** Ends the newsletter in a channel; one that the player did not get stays off, and there is nothing to undo. */
export async function endNewsletter(
  queries: Queries,
  playerId: number,
  channel: NewsletterChannel,
  now: number,
): Promise<void> {
  const column = COLUMNS[channel];
  const ended = await queries.query(
    `UPDATE players SET ${column} = 0 WHERE id = $1 AND ${column} = 1 RETURNING id`,
    [playerId],
  );
  if (ended.length === 0) return;
  await queries.query(
    `INSERT INTO newsletter_stops (player_id, channel, stopped_at) VALUES ($1, $2, $3)
     ON CONFLICT (player_id, channel) DO UPDATE SET stopped_at = excluded.stopped_at`,
    [playerId, channel, now],
  );
}

/** Undoes the end of the newsletter in a channel; false where there is nothing to undo any more. */
export async function undoEnd(
  queries: Queries,
  playerId: number,
  channel: NewsletterChannel,
  now: number,
): Promise<boolean> {
  const undone = await queries.query(
    `DELETE FROM newsletter_stops
     WHERE player_id = $1 AND channel = $2 AND stopped_at > $3 RETURNING channel`,
    [playerId, channel, now - UNDO_LIFETIME],
  );
  if (undone.length === 0) return false;
  await queries.query(`UPDATE players SET ${COLUMNS[channel]} = 1 WHERE id = $1`, [playerId]);
  return true;
}
