import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { holdOf } from '../../protection/holds/hold-rows';
import { limitsLeft, mainCurrency } from '../../protection/limits/limit-use';
import { DEPOSIT_TYPES, STAKE_TYPES } from '../../protection/limits/limit-types';
import type { OfferChannel, OfferStanding } from './may-be-offered';
import { mayBeOffered } from './may-be-offered';

type StandingRow = {
  is_closed: boolean;
  is_banned: boolean;
  is_frozen: boolean;
  limits_changed_at: number | null;
  takes_mail: boolean;
  takes_sms: boolean;
};

/** What decides whether something may be advertised to a player now. */
export async function offerStandingOf(
  queries: Queries,
  playerId: number,
  now: number,
): Promise<OfferStanding> {
  const at = Math.floor(now);
  const player = one(
    await queries.query<StandingRow>(
      `SELECT closed_at IS NOT NULL AS is_closed, ban_level > 0 AS is_banned,
         frozen_at IS NOT NULL AS is_frozen, limits_changed_at,
         enable_mail_news = 1 AS takes_mail, enable_sms_news = 1 AS takes_sms
       FROM players WHERE id = $1`,
      [playerId],
    ),
  );
  // A self-exclusion counts until its player has said that they want to play again.
  const periods = await queries.query<{ limit_type: number }>(
    `SELECT limit_type FROM player_limits WHERE player_id = $1 AND limit_type IN (30, 33, 37)
       AND started_at <= $2 AND (ends_at IS NULL OR ends_at > $2 OR limit_type = 30)`,
    [playerId, at],
  );
  const isIn = (type: number): boolean => periods.some(({ limit_type }) => limit_type === type);
  const currency = await mainCurrency(queries, playerId);
  const counted = [...STAKE_TYPES, ...DEPOSIT_TYPES];
  const left = await limitsLeft(queries, counted, { playerId, now: at, currency });
  return {
    isClosed: player.is_closed,
    isSelfExcluded: isIn(30),
    isInTimeOut: isIn(33),
    isInSpecialPeriod: isIn(37),
    isBanned: player.is_banned,
    isFrozen: player.is_frozen,
    isHeld: (await holdOf(queries, playerId, at)) !== null,
    isLimitReached: left.some(({ limitBalance }) => limitBalance === 0),
    limitsChangedAt: player.limits_changed_at,
    takesMail: player.takes_mail,
    takesSms: player.takes_sms,
  };
}

/** Whether anything that promotes may reach a player by a channel now. */
export async function mayReach(
  queries: Queries,
  playerId: number,
  channel: OfferChannel,
  now: number,
): Promise<boolean> {
  return mayBeOffered(await offerStandingOf(queries, playerId, now), channel, now);
}
