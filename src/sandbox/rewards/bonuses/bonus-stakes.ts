import { BONUS_ACCOUNT, fromMinor } from '@grandstand/bus-contracts/domain';
import type { Account } from '../../money/accounts/accounts';
import type { Queries } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { Bonus } from './bonus-rows';
import { openBonus } from './bonus-rows';
import type { BrokenRule, StakeOnBonus } from './bonus-rules';
import { brokenRule, contributionOf, isOfBonus, partsOf } from './bonus-rules';

/** A stake that the terms of the player's bonus allow. */
export interface AllowedStake {
  readonly bonusId: number;
  readonly stake: StakeOnBonus;
  /** Minor units of bonus money in it. */
  readonly bonusPart: number;
  /** Percent that counts; null: the bonus is of another product. */
  readonly contribution: number | null;
  /** The bonus account. */
  readonly account: { readonly id: number; readonly ledgerAccountId: number };
}

function refuse(broken: BrokenRule, { terms }: Bonus): never {
  const { iso, scale } = terms;
  switch (broken.rule) {
    case 'max-stake': {
      const maxStake = fromMinor(broken.maxStake, scale);
      throw new ApiFault(422, 'bonus-max-stake', { maxStake, iso, max: broken.maxStake });
    }
    case 'min-odds':
      throw new ApiFault(422, 'bonus-min-odds', { minOdds: broken.minOdds });
    case 'excluded-game':
      throw new ApiFault(422, 'bonus-excluded-game');
  }
}

/**
 * Enforces the terms of a player's active bonus at the stake; null: no bonus is concerned.
 * @remarks The player's row must be locked. A stake from a bonus account is one of bonus money alone; one from
 * another account takes bonus money where its own does not suffice, on games.
 */
export async function allowStake(
  queries: Queries,
  account: Account,
  stake: StakeOnBonus,
): Promise<AllowedStake | null> {
  const bonus = await openBonus(queries, account.playerId);
  if (bonus?.state !== 'active' || bonus.accountId === null || bonus.ledgerAccountId === null) {
    return null;
  }
  const { terms, money, id: bonusId } = bonus;
  const own = { id: bonus.accountId, ledgerAccountId: bonus.ledgerAccountId };
  const isBonusMoney = account.id === bonus.accountId;
  if (!isOfBonus(terms, stake)) {
    if (isBonusMoney) throw new ApiFault(422, 'bonus-not-accepted');
    return { bonusId, stake, bonusPart: 0, contribution: null, account: own };
  }
  // Stakes in another currency are no part of the bonus, and are not held to its terms.
  if (account.isPoints || account.currency.iso !== terms.iso) return null;
  const broken = brokenRule(terms, stake);
  if (broken) refuse(broken, bonus);
  const contribution = contributionOf(terms, stake) ?? 0;
  const allowed = { bonusId, stake, contribution, account: own };
  if (isBonusMoney) {
    await requireOwnFirst(queries, account, stake);
    return { ...allowed, bonusPart: stake.amount };
  }
  const parts =
    stake.product === 'sports'
      ? undefined
      : partsOf(stake.amount, { own: account.money, bonus: money });
  return { ...allowed, bonusPart: parts?.bonus ?? 0 };
}

/** Refuses bonus money while the player's own suffices. */
async function requireOwnFirst(
  queries: Queries,
  { playerId, currency }: Account,
  { amount }: StakeOnBonus,
): Promise<void> {
  const own = await queries.query(
    `SELECT 1 FROM accounts a JOIN ledger_accounts l ON l.id = a.ledger_account_id
     WHERE a.player_id = $1 AND a.currency_id = $2 AND a.type <> ${BONUS_ACCOUNT}
       AND NOT a.is_points AND a.removed_at IS NULL AND l.balance >= $3`,
    [playerId, currency.id, amount],
  );
  if (own.length > 0) throw new ApiFault(422, 'bonus-own-money-first');
}

/** Records a booked stake for the journal of the bonus. */
export async function recordStake(
  queries: Queries,
  { bonusId, stake, bonusPart, contribution }: AllowedStake,
  booked: { readonly betId?: number; readonly gameBetId?: number; readonly at: number },
): Promise<void> {
  await queries.query(
    `INSERT INTO bonus_stakes
       (bonus_id, bet_id, game_bet_id, product, game, at, stake, bonus_stake, contribution, state)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      bonusId,
      booked.betId ?? null,
      booked.gameBetId ?? null,
      stake.product,
      stake.game,
      Math.floor(booked.at),
      stake.amount,
      bonusPart,
      contribution ?? 0,
      contribution === null ? 'other-product' : 'open',
    ],
  );
}

/** The largest stake on a product that the terms of the player's active bonus allow from an account; null: they set none. */
export async function bonusMaxStake(
  queries: Queries,
  { playerId, isPoints, currency }: Account,
  product: StakeOnBonus['product'],
): Promise<number | null> {
  const bonus = await openBonus(queries, playerId);
  if (bonus?.state !== 'active' || !isOfBonus(bonus.terms, { product })) return null;
  return isPoints || currency.iso !== bonus.terms.iso ? null : bonus.terms.maxStake;
}

/** The bonus money that a player can stake on games from an account, beside the money of the account. */
export async function bonusMoneyFor(
  queries: Queries,
  { playerId, currency }: Account,
): Promise<number> {
  const bonus = await openBonus(queries, playerId);
  if (!bonus || bonus.terms.product !== 'casino' || bonus.terms.iso !== currency.iso) return 0;
  return bonus.money;
}
