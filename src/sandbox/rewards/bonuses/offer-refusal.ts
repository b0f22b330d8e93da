import type { MoneyOffer } from '@grandstand/bus-contracts/answers';
import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { openBonus } from './bonus-rows';
import type { BonusOffer } from './offers';

export type OfferRefusal = NonNullable<MoneyOffer['refusal']>;

const DAY = 86_400_000;
/** Days after a birthday on which its bonus can be taken. */
const BIRTHDAY_DAYS = 7;

/** What a bonus is granted for, once for each player. The two bonuses of a first deposit share their key. */
export function grantKey({ id, once, terms }: BonusOffer, at: number): string {
  if (terms.trigger === 'first-deposit') return terms.trigger;
  const day = Math.floor(at / DAY);
  switch (once) {
    case 'ever':
      return id;
    case 'day':
      return `${id}:${day}`;
    case 'week':
      return `${id}:week-${Math.floor(day / 7)}`;
    case 'year':
      return `${id}:${new Date(at).getUTCFullYear()}`;
  }
}

/** Whether a birthday was on one of the last days; the players' calendar is that of UTC. */
export function isBirthday(birthday: string | null, at: number): boolean {
  if (birthday === null) return false;
  return Array.from({ length: BIRTHDAY_DAYS }, (_, days) =>
    new Date(at - days * DAY).toISOString().slice(5, 10),
  ).includes(birthday.slice(5, 10));
}

interface Asked {
  readonly playerId: number;
  readonly offer: BonusOffer;
  readonly at: number;
  /** Deposits that a first deposit may come after: 1 while it is being credited. */
  readonly deposits?: number;
}

/** Why a player can't take an offer; null: they can. */
export async function offerRefusal(
  queries: Queries,
  { playerId, offer, at, deposits = 0 }: Asked,
): Promise<OfferRefusal | null> {
  if (await openBonus(queries, playerId)) return 'taken';
  const used = await queries.query(
    'SELECT 1 FROM bonuses WHERE player_id = $1 AND grant_key = $2',
    [playerId, grantKey(offer, at)],
  );
  if (used.length > 0) return 'used';
  const { trigger } = offer.terms;
  if (trigger === 'first-deposit') {
    const { count } = one(
      await queries.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM accounts a
         JOIN ledger_entries e ON e.account_id = a.ledger_account_id
         JOIN ledger_transactions t ON t.id = e.transaction_id
         WHERE a.player_id = $1 AND t.kind = 'deposit'`,
        [playerId],
      ),
    );
    if (count > deposits) return 'deposited';
  }
  if (trigger === 'birthday') {
    const { birthday } = one(
      await queries.query<{ birthday: string | null }>(
        'SELECT birthday FROM players WHERE id = $1',
        [playerId],
      ),
    );
    if (!isBirthday(birthday, at)) return 'no-birthday';
  }
  return null;
}
