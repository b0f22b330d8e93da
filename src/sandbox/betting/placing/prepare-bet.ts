import {
  advanceOn,
  BONUS_ACCOUNT,
  fromMinor,
  quote,
  withoutStake,
} from '@grandstand/bus-contracts/domain';
import type { Accumulators } from '../coupon/accumulators';
import { freeStakeBy, hasPromo } from '../../rewards/promo-codes/promo-rules';
import type { PromoChecks } from '../../rewards/promo-codes/promo-checks';
import type { PromoCode } from '../../rewards/promo-codes/promo-codes';
import type { Database } from '../../platform/database/database';
import type { Line } from '../engine/line';
import { sportRulesOf } from '../sport-rules/sport-rules';
import type { SiteRules } from '../../site/site/site-rules';
import { ApiFault } from '../../platform/http/fault';
import type { Account, Accounts } from '../../money/accounts/accounts';
import type { CheckedLeg } from '../coupon/check-legs';
import { checkLegs } from '../coupon/check-legs';
import type { SentCoupon } from '../coupon/coupon-schema';
import { boundsOf, checkStake, minorOf } from '../coupon/stake';
import type { BetTerms } from '../coupon/terms';
import { termsOf } from '../coupon/terms';

export interface PreparePorts {
  readonly database: Database;
  readonly line: Line;
  readonly accounts: Accounts;
  readonly promoChecks: Pick<PromoChecks, 'usable'>;
  readonly accumulators: Accumulators;
  readonly siteRules: Pick<SiteRules, 'isBetBuilderOffered'>;
  readonly now: () => number;
}

/** A bet that is ready to be booked; amounts are minor units. */
export interface PreparedBet {
  readonly account: Account;
  readonly legs: readonly CheckedLeg[];
  readonly promo: PromoCode | null;
  readonly terms: BetTerms;
  readonly exactCoef: number;
  readonly coef: number;
  readonly possibleWin: number;
  readonly amount: number;
  /** The advanced part of the amount; of a free bet all of it. */
  readonly prepaid: number;
  readonly isFreeBet: boolean;
  readonly isVip: boolean;
  readonly at: number;
}

interface PrepareContext {
  /** Whether VIP bets are accepted. */
  readonly isVipAccepted: boolean;
  /** Of a batch: the money of the account that its earlier bets take, in minor units. */
  readonly spent?: number;
  /** After a hold: the legs before it. */
  readonly before?: readonly CheckedLeg[];
}

/** Checks a coupon against the current prices, balance and rules; throws the first reason to refuse it. */
export async function prepareBet(
  ports: PreparePorts,
  playerId: number,
  coupon: SentCoupon,
  { isVipAccepted, spent = 0, before }: PrepareContext,
): Promise<PreparedBet> {
  const { typeId, systemValue } = coupon;
  if (String(coupon.userId) !== String(playerId)) throw new ApiFault(422, 'bad-coupon');
  const found = await ports.accounts.find(playerId, coupon.accountId);
  if (!found) throw new ApiFault(422, 'bad-coupon');
  const account = { ...found, money: found.money - spent };
  const { currency } = account;
  const promo = await promoOf(ports.promoChecks, account, coupon);
  const sportRules = await sportRulesOf(ports.database, playerId);

  // No `await` from here on: legs, prices and terms are of one moment.
  const at = ports.now();
  const { isBetBuilderOffered } = ports.siteRules;
  const legs = checkLegs(coupon, {
    line: ports.line,
    now: at,
    isBetBuilderOffered,
    sportRules,
    ...(before && { before }),
  });
  const given = termsOf({
    typeId,
    systemValue,
    legs,
    currency,
    promo,
    isAccumulator: ports.accumulators.has(legs.map(({ outcome }) => outcome.id)),
  });
  const terms = acceptedTerms(coupon, given);
  const amount = minorOf(coupon.amount, currency);
  const freeStake = freeStakeBy(promo, currency);
  const isFreeBet = freeStake > 0;
  const isOtherStake = isFreeBet && amount !== freeStake;
  if (isOtherStake || isFreeBet !== (coupon.isFreeBet ?? false)) {
    throw new ApiFault(422, 'bonus-changed');
  }
  const prepaid = isFreeBet ? amount : advanceOf(coupon, account, amount);
  const exactCoef = coupon.exactCoef ?? 0;
  const { coef, possibleWin } = quote({ typeId, systemValue, legs, ...terms, exactCoef, amount });
  if (coef === null || possibleWin === null) throw new ApiFault(422, 'bad-coupon');
  if (exactCoef > coef) throw new ApiFault(422, 'odds-not-reached', { coef });

  // The stake of a free bet is the operator's own choice: no bound is for it.
  const isVip = isFreeBet ? false : isVipStake(coupon, { account, legs, amount, isVipAccepted });
  if (amount - prepaid > account.money) {
    throw new ApiFault(422, 'not-enough-money', {
      balance: fromMinor(account.money, currency.scale),
    });
  }
  return {
    account,
    legs,
    promo,
    terms,
    exactCoef,
    coef,
    possibleWin: isFreeBet ? withoutStake(possibleWin, amount) : possibleWin,
    amount,
    prepaid,
    isFreeBet,
    isVip,
    at,
  };
}

/** Refuses a stake out of its bounds; returns whether it is a VIP bet. */
function isVipStake(
  { typeId, systemValue, isVipBet }: SentCoupon,
  {
    account,
    legs,
    amount,
    isVipAccepted,
  }: Pick<PreparedBet, 'account' | 'legs' | 'amount'> & Pick<PrepareContext, 'isVipAccepted'>,
): boolean {
  const { currency, type: accountType } = account;
  const bankers = legs.filter(({ isBanker }) => isBanker).length;
  const free = legs.length - bankers;
  const bounds = boundsOf({ typeId, systemValue, bankers, free, currency, accountType });
  const isVip = isVipAccepted && isVipBet === true;
  return checkStake(amount, { typeId, legs, currency, bounds, isVip }).isVip;
}

/** The advance on a stake: at most the requested one, and only the amount that the balance lacks. */
function advanceOf(
  { prepaidAmount }: SentCoupon,
  { type, currency, money }: Account,
  amount: number,
): number {
  const requested = minorOf(prepaidAmount ?? 0, currency);
  if (requested > amount) throw new ApiFault(422, 'bad-coupon');
  // Bonus accounts get no advance.
  return type === BONUS_ACCOUNT ? 0 : advanceOn(amount, { money, available: requested });
}

async function promoOf(
  promoChecks: Pick<PromoChecks, 'usable'>,
  account: Account,
  { promoCode, typeId }: SentCoupon,
): Promise<PromoCode | null> {
  if (!promoCode) return null;
  // Wrong ones are counted by player: each was checked in a coupon before, where its network is known.
  const { playerId } = account;
  const promo = await promoChecks.usable(promoCode, { address: null, playerId });
  if (!promo || !hasPromo(promo, { typeId, accountType: account.type })) {
    throw new ApiFault(422, 'promo-not-accepted');
  }
  return promo;
}

/** Refuses a bonus or percents other than the player saw; the bonus bet may be left out. */
function acceptedTerms(coupon: SentCoupon, given: BetTerms): BetTerms {
  const { bonusCoef, hyperBonus } = coupon;
  const isOtherBonus = typeof bonusCoef === 'number' && bonusCoef !== given.bonusCoef;
  const isOtherPercent = hyperBonus && hyperBonus.percent !== (given.hyperBonus?.percent ?? 0);
  if (isOtherBonus || isOtherPercent) {
    throw new ApiFault(422, 'bonus-changed', {
      bonusCoef: given.bonusCoef,
      hyperBonus: given.hyperBonus,
    });
  }
  return { ...given, bonusCoef: bonusCoef ?? null };
}
