import type { CouponType, Language } from '@grandstand/bus-contracts';
import {
  acceptsPromoCodes,
  EXPRESS,
  fromMinor,
  type MatchPrice,
  quote,
  SYSTEM,
} from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { bonusMaxStake } from '../../rewards/bonuses/bonus-stakes';
import type { Currency } from '../catalog/currencies';
import { idSchema } from '../../platform/http/inputs';
import type { PromoCodes, PromoCode } from '../../rewards/promo-codes/promo-codes';
import type { PromoChecks } from '../../rewards/promo-codes/promo-checks';
import type { World } from '../engine/world';
import type { Accumulators } from './accumulators';
import type { Database } from '../../platform/database/database';
import type { Prepaid } from '../../money/accounts/prepaid';
import type { PlayerLimits } from '../../protection/limits/player-limits';
import type { SiteRules } from '../../site/site/site-rules';
import { isCombined } from './check-legs';
import { draftSchema } from './coupon-schema';
import type { Draft } from './coupon-schema';
import { priceMatches } from './match-prices';
import type { MatchLegs } from './match-prices';
import { outcomeOf } from './outcome-of';
import type { FoundOutcome } from './outcome-of';
import { boundsOf } from './stake';
import { termsOf } from './terms';
import type { Account } from '../../money/accounts/accounts';
import { banOf } from './bans';
import { kindOf } from '../line/coupon-market';
import { RULES } from './coupon-rules';
import {
  freeStakeBy,
  hasPromo,
  prepaidBy,
  promoTitle,
} from '../../rewards/promo-codes/promo-rules';

export const checkSchema = v.object({
  ...draftSchema.entries,
  accountId: v.nullish(idSchema),
  promoCode: v.nullish(v.pipe(v.string(), v.maxLength(40))),
});
type CheckRequest = v.InferOutput<typeof checkSchema>;

/** The player of the coupon; a guest has a currency without an account. */
export interface CheckContext {
  readonly account: Account | null;
  /** The client's address; undefined if it is unknown. */
  readonly address: string | undefined;
  readonly currency: Currency;
  readonly language: Language;
  /** Whether what promotes may reach the visitor. */
  readonly mayOffer: boolean;
}

interface RequestedLeg {
  readonly bet: Draft['bets'][number];
  readonly found: FoundOutcome | undefined;
}

/** An unknown outcome is shown as finished, at the price that was sent. */
function legView({ bet, found }: RequestedLeg, isDepend: boolean, isExpress: boolean) {
  const { marketId, coef } = bet;
  if (!found) {
    const gone = { isBlocked: true, isFinished: true, isDepend };
    return { marketId, coef, ...gone, isBannedExpress: false, isDisabledBanker: false };
  }
  const { match, outcome, isFinished } = found;
  const { isBannedExpress, isDisabledBanker } = banOf(match, outcome);
  return {
    marketId,
    coef: outcome.coef,
    isBlocked: outcome.isBlocked,
    isFinished,
    isDepend,
    isBannedExpress: isExpress && isBannedExpress,
    isDisabledBanker,
  };
}

/** The legs of each game with several, in an express or a system. */
function matchesOf(legs: readonly RequestedLeg[], typeId: CouponType): MatchLegs[] {
  if (!isCombined(typeId)) return [];
  return priceMatches(legs.flatMap(({ found }) => (found ? [found] : [])));
}

/** The price of the legs of a game together, or why they can't be combined. */
function matchPriceView({ gameId, marketIds, priced }: MatchLegs) {
  return typeof priced === 'string'
    ? { gameId, marketIds, coef: null, refusal: priced }
    : { gameId, marketIds, coef: priced.coef, refusal: null };
}

function togetherOf(
  gameId: number | undefined,
  prices: readonly { readonly gameId: number; readonly coef: number | null }[],
): MatchPrice | undefined {
  const price = prices.find((one) => one.gameId === gameId);
  return typeof price?.coef === 'number' ? { gameId: price.gameId, coef: price.coef } : undefined;
}

interface Parts {
  readonly promoCodes: PromoCodes;
  readonly promoChecks: PromoChecks;
}

export interface CouponCheckPorts extends Parts {
  readonly world: World;
  readonly accumulators: Accumulators;
  readonly database: Database;
  readonly prepaid: Prepaid;
  readonly limits: PlayerLimits;
  readonly siteRules: SiteRules;
  readonly now: () => number;
}

async function promosOf(
  { promoCodes, promoChecks }: Parts,
  { typeId, promoCode }: CheckRequest,
  { account, address, mayOffer }: CheckContext,
): Promise<{ offered: PromoCode[]; promo: PromoCode | null }> {
  const playerId = account?.playerId ?? null;
  const coupon = { typeId, accountType: account?.type ?? 0 };
  const guesser = { address, playerId: playerId ?? undefined };
  const named = promoCode ? await promoChecks.usable(promoCode, guesser) : undefined;
  const offered = mayOffer && acceptsPromoCodes(typeId) ? await promoCodes.offered(playerId) : [];
  return {
    offered: offered.filter((promo) => hasPromo(promo, coupon)),
    promo: named && hasPromo(named, coupon) ? named : null,
  };
}

/** Checks a coupon before it is placed: prices, bounds, bonuses, limits; amounts are decimals. */
export async function checkCoupon(
  parts: CouponCheckPorts,
  request: CheckRequest,
  checkContext: CheckContext,
) {
  const { typeId, systemValue, promoCode } = request;
  const { account, currency, language } = checkContext;
  const { world, accumulators, database, prepaid, limits, siteRules, now } = parts;
  const { offered, promo } = await promosOf(parts, request, checkContext);
  const playerId = account?.playerId;
  // Bonus money can't be combined with prepaid money, and no limit counts it.
  const isOwnMoney = account?.type !== 4;
  const isPlayers = playerId !== undefined && isOwnMoney;
  const prepaidMoney = isPlayers ? await prepaid.money(database, playerId, currency) : 0;
  const bonusMax = account ? await bonusMaxStake(database, account, 'sports') : null;
  const freeStake = freeStakeBy(promo, currency);
  const left = isPlayers ? await limits.left(database, playerId, currency) : [];

  const found = request.bets.map((bet) => ({
    bet,
    found: outcomeOf(world.line, bet.marketId, now()),
  }));
  const matches = matchesOf(found, typeId);
  const isBuilder = siteRules.isBetBuilderOffered && typeId === EXPRESS;
  const matchPrices = isBuilder ? matches.map(matchPriceView) : [];
  const legs = found.map(({ bet, found: it }) => ({
    coef: it?.outcome.coef ?? bet.coef,
    together: togetherOf(it?.match.id, matchPrices),
    kind: it ? kindOf(it.state) : 0,
    isBanker: typeId === SYSTEM && bet.isBanker,
  }));
  const isAccumulator = accumulators.has(request.bets.map(({ marketId }) => marketId));
  const terms = termsOf({ typeId, systemValue, legs, currency, promo, isAccumulator });
  const bankers = legs.filter(({ isBanker }) => isBanker).length;
  const free = legs.length - bankers;
  const accountType = account?.type ?? 0;
  const bounds = boundsOf({ typeId, systemValue, bankers, free, currency, accountType });
  const isCombinedGame = new Set(
    matchPrices.flatMap(({ gameId, coef }) => (coef === null ? [] : [gameId])),
  );
  const depend = new Set(
    matches.flatMap(({ gameId, marketIds }) => (isCombinedGame.has(gameId) ? [] : marketIds)),
  );
  const decimal = (minor: number): number => fromMinor(minor, currency.scale);
  return {
    iso: currency.iso,
    minBetAmount: decimal(bounds.min ?? 0),
    maxBetAmount: bounds.max === null ? null : decimal(bounds.max),
    bonusMaxAmount: bonusMax === null ? null : decimal(bonusMax),
    maxPayout: decimal(terms.maxPayout),
    antiExpressCoef: quote({ typeId, systemValue, legs, amount: null }).antiExpressCoef,
    hyperBonus: terms.hyperBonus,
    bonusBetAllowed: RULES.isBonusBetAllowed,
    promoCodes: offered.map((code) => ({
      code: code.code,
      title: promoTitle(code, language, currency),
    })),
    promoCode: promoCode ? { code: promo?.code ?? promoCode, isAccepted: promo !== null } : null,
    freeBetAmount: freeStake === 0 ? null : decimal(freeStake),
    availablePrepaidAmount: decimal(prepaidMoney + (isPlayers ? prepaidBy(promo, currency) : 0)),
    limits: left.map(({ limitType, limitValue, limitBalance }) => ({
      limitType,
      limitValue: decimal(limitValue),
      limitBalance: decimal(limitBalance),
    })),
    matchPrices,
    bets: found.map((leg) => legView(leg, depend.has(leg.bet.marketId), isCombined(typeId))),
  };
}
