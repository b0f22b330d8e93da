import { allowStake, recordStake } from '../../rewards/bonuses/bonus-stakes';
import { prepaidBy } from '../../rewards/promo-codes/promo-rules';
import type { PromoCodes } from '../../rewards/promo-codes/promo-codes';
import type { OnBooked } from '../../platform/work/on-booked';
import type { Database, Queries } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { Account, Accounts } from '../../money/accounts/accounts';
import type { Ledger } from '../../money/accounts/ledger';
import type { PlayGuard } from '../../protection/limits/play-guard';
import type { Prepaid } from '../../money/accounts/prepaid';
import type { SentCoupon } from '../coupon/coupon-schema';
import { insertBet, insertLegs } from './insert-bet';
import type { PreparedBet } from './prepare-bet';
import { lockPlayer } from '../../platform/database/lock-player';

export interface BookingPorts {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly ledger: Ledger;
  readonly promoCodes: PromoCodes;
  readonly prepaid: Prepaid;
  readonly guard: PlayGuard;
}

export interface NewBet {
  readonly coupon: SentCoupon;
  readonly hash: string;
  readonly prepared: PreparedBet;
}

/** Books a bet and its money in one transaction; false if another request with this refId was first. */
export async function bookBet(
  ports: BookingPorts,
  bet: NewBet,
  onBooked?: OnBooked,
): Promise<boolean> {
  return ports.database.transaction(async (queries) => {
    await lockPlayer(queries, bet.prepared.account.playerId);
    const betId = await bookInto(ports, queries, bet);
    if (betId === undefined) return false;
    await onBooked?.();
    return true;
  });
}

/** Books a bet in a transaction that has locked the player, and returns its id; undefined if its refId has a bet. */
export async function bookInto(
  ports: BookingPorts,
  queries: Queries,
  bet: NewBet,
): Promise<number | undefined> {
  const { account, legs, amount, prepaid, isFreeBet } = bet.prepared;
  await requireAccount(ports.accounts, queries, account);
  try {
    const stake = { product: 'sports', game: null, amount, odds: bet.prepared.coef };
    // No stake of the player's: it counts for no bonus, and is held to the terms of none.
    const allowed = isFreeBet ? null : await allowStake(queries, account, stake);
    await ports.guard.mayStake(queries, {
      product: 'sports',
      account,
      amount: amount - prepaid,
    });
    const betId = await insertBet(queries, bet);
    if (betId === undefined) return undefined;
    await insertLegs(queries, betId, { sent: bet.coupon, legs, at: bet.prepared.at });
    if (allowed) await recordStake(queries, allowed, { betId, at: bet.prepared.at });
    await bookPromo(ports, queries, bet.prepared, betId);
    await bookStake(ports, queries, bet.prepared, betId);
    return betId;
  } catch (error) {
    // Another bet has spent the balance or the prepaid money since the check.
    if (error instanceof Error && error.message.includes('wallet_not_negative')) {
      throw new ApiFault(422, 'not-enough-money');
    }
    throw error;
  }
}

/** Refuses a bet from an account that the player has removed since the coupon was checked. */
async function requireAccount(
  accounts: Accounts,
  queries: Queries,
  { id, playerId }: Account,
): Promise<void> {
  const own = await accounts.ofPlayer(playerId, queries);
  if (!own.some((account) => account.id === id)) throw new ApiFault(422, 'bad-coupon');
}

async function bookPromo(
  { promoCodes, prepaid }: BookingPorts,
  queries: Queries,
  { account, promo, isFreeBet }: PreparedBet,
  betId: number,
): Promise<void> {
  const { playerId, currency } = account;
  const given = prepaidBy(promo, currency);
  if (!promo || (given === 0 && !isFreeBet)) return;
  const isFirst = await promoCodes.use(queries, { code: promo.code, playerId, betId });
  if (!isFirst) throw new ApiFault(422, 'promo-not-accepted');
  if (given > 0) await prepaid.give(queries, playerId, currency, given);
}

async function bookStake(
  { ledger, prepaid: prepaidMoney }: BookingPorts,
  queries: Queries,
  { account, amount, prepaid, isFreeBet, at }: PreparedBet,
  betId: number,
): Promise<void> {
  const { playerId, currency, ledgerAccountId } = account;
  const entries = [
    { accountId: ledgerAccountId, amount: prepaid - amount },
    { accountId: ledger.houseAccount('stakes', currency), amount },
  ];
  if (prepaid > 0) {
    const accountId = isFreeBet
      ? ledger.houseAccount('bonuses', currency)
      : await prepaidMoney.ledgerAccount(queries, playerId, currency);
    entries.push({ accountId, amount: -prepaid });
  }
  const booked = entries.filter((entry) => entry.amount !== 0);
  await ledger.post(queries, { kind: 'stake', at, betId, entries: booked });
}
