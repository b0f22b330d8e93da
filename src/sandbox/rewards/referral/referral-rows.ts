import type { ReferralFriend, ReferralView } from '@grandstand/bus-contracts/player';
import { currencyOf } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { newReferralCode, readReferralCode } from './referral-rules';

type ReferralRow = {
  id: number;
  player_id: number;
  friend_id: number;
  registered_at: number;
  state: ReferralFriend['state'];
  reason: ReferralFriend['reason'];
  decided_at: number | null;
  reward: number;
  reward_account_id: number | null;
  friend_reward: number;
  friend_account_id: number | null;
  reversed: number;
  friend_reversed: number;
};

/** A friend who registered with the code of a player. */
export interface Referral {
  readonly id: number;
  readonly playerId: number;
  readonly friendId: number;
  readonly registeredAt: number;
  readonly state: ReferralFriend['state'];
  readonly reason: ReferralFriend['reason'];
  readonly decidedAt: number | null;
  /** What each was given, and what of it was taken back; minor units of the account. */
  readonly own: Given;
  readonly friend: Given;
}

export interface Given {
  readonly accountId: number | null;
  readonly amount: number;
  readonly reversed: number;
}

function referralOf(row: ReferralRow): Referral {
  return {
    id: row.id,
    playerId: row.player_id,
    friendId: row.friend_id,
    registeredAt: row.registered_at,
    state: row.state,
    reason: row.reason,
    decidedAt: row.decided_at,
    own: { accountId: row.reward_account_id, amount: row.reward, reversed: row.reversed },
    friend: {
      accountId: row.friend_account_id,
      amount: row.friend_reward,
      reversed: row.friend_reversed,
    },
  };
}

export async function referralById(queries: Queries, id: number): Promise<Referral> {
  return referralOf(
    one(await queries.query<ReferralRow>('SELECT * FROM referrals WHERE id = $1', [id])),
  );
}

/** The friends of a player, the newest first; `most` null: all. */
export async function friendsOf(
  queries: Queries,
  playerId: number,
  most: number | null,
): Promise<Referral[]> {
  const rows = await queries.query<ReferralRow>(
    'SELECT * FROM referrals WHERE player_id = $1 ORDER BY id DESC LIMIT $2',
    [playerId, most],
  );
  return rows.map(referralOf);
}

/** How many friends of a player are registered, verified and qualified. */
export async function friendCountsOf(
  queries: Queries,
  playerId: number,
): Promise<ReferralView['counts']> {
  return one(
    await queries.query<ReferralView['counts']>(
      `SELECT count(*) FILTER (WHERE state = 'registered')::int AS registered,
         count(*) FILTER (WHERE state = 'verified')::int AS verified,
         count(*) FILTER (WHERE state = 'qualified')::int AS qualified
       FROM referrals WHERE player_id = $1`,
      [playerId],
    ),
  );
}

/** Those who have not ended, and those whose reward may be taken back; of one player, or of all. */
export async function changeableReferrals(
  queries: Queries,
  { playerId, rewardedAfter }: { readonly playerId: number | null; readonly rewardedAfter: number },
): Promise<Referral[]> {
  const rows = await queries.query<ReferralRow>(
    `SELECT * FROM referrals
     WHERE (decided_at IS NULL OR (state = 'qualified' AND decided_at > $1))
       AND ($2::bigint IS NULL OR player_id = $2 OR friend_id = $2)
     ORDER BY id`,
    [rewardedAfter, playerId],
  );
  return rows.map(referralOf);
}

/** The invitation that a player came by, without what the other player is held back by; undefined: none. */
export async function invitationOf(
  queries: Queries,
  friendId: number,
): Promise<Referral | undefined> {
  const [row] = await queries.query<ReferralRow>('SELECT * FROM referrals WHERE friend_id = $1', [
    friendId,
  ]);
  if (!row) return undefined;
  const referral = referralOf(row);
  const { reason } = referral;
  return { ...referral, reason: reason === 'cap' || reason === 'barred' ? null : reason };
}

/** The code of a player; null: they have not looked at it yet. */
export async function knownCodeOf(queries: Queries, playerId: number): Promise<string | null> {
  const [known] = await queries.query<{ code: string }>(
    'SELECT code FROM referral_codes WHERE player_id = $1',
    [playerId],
  );
  return known?.code ?? null;
}

/** The code of a player, made with the first look. */
export async function codeOf(queries: Queries, playerId: number): Promise<string> {
  for (;;) {
    const known = await knownCodeOf(queries, playerId);
    if (known !== null) return known;
    await queries.query(
      'INSERT INTO referral_codes (player_id, code) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [playerId, newReferralCode()],
    );
  }
}

/** The player whose code it is. */
export async function playerOfCode(
  queries: Queries,
  text: string | null,
): Promise<number | undefined> {
  const code = readReferralCode(text);
  if (code === null) return undefined;
  const [row] = await queries.query<{ player_id: number }>(
    'SELECT player_id FROM referral_codes WHERE code = $1',
    [code],
  );
  return row?.player_id;
}

/** By which codes a player has come, and when. */
export interface InvitedBy {
  readonly codes: readonly (string | null)[];
  readonly at: number;
}

/** Writes who invited a player that registers; codes that nobody has say nothing. */
export async function writeInvitation(
  queries: Queries,
  friendId: number,
  { codes, at }: InvitedBy,
): Promise<void> {
  for (const code of codes) {
    const playerId = await playerOfCode(queries, code);
    if (playerId === undefined) continue;
    await queries.query(
      'INSERT INTO referrals (player_id, friend_id, registered_at) VALUES ($1, $2, $3)',
      [playerId, friendId, at],
    );
    return;
  }
}

/** The stakes of a player's own money that were settled before a time, in initial stakes of their currencies. */
export async function settledStakes(
  queries: Queries,
  playerId: number,
  before: number,
): Promise<number> {
  const sums = await queries.query<{ currency_id: number; stake: number }>(
    `SELECT currency_id, sum(stake)::bigint AS stake FROM own_stakes
     WHERE player_id = $1 AND state = 'settled' AND settled_at < $2 GROUP BY currency_id`,
    [playerId, before],
  );
  return sums.reduce(
    (all, { currency_id: id, stake }) => all + stake / currencyOf(id).initialAmount,
    0,
  );
}

/** How many friends of a player were rewarded within a time. */
export async function rewardedWithin(
  queries: Queries,
  playerId: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<number> {
  const { count } = one(
    await queries.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM referrals
       WHERE player_id = $1 AND reward > 0 AND decided_at >= $2 AND decided_at < $3`,
      [playerId, from, to],
    ),
  );
  return count;
}
