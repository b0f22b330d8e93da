import type { Account, CouponMarket, PlacedBet, PlacedLeg } from '@grandstand/bus-contracts';
import { BANKER_BLOCK, BATCH, FREE_BLOCK, SINGLE } from '@grandstand/bus-contracts/domain';
import { emptyDraft, newPick } from '../draft/draft';
import type { Draft, DraftBet, SeenMatchPrice } from '../draft/draft';
import type { Click } from '../placement/snapshot';

/**
 * The coupon of a placed bet, or of singles placed at once: the selections wait for the operator's word on
 * them. The stakes are for the same account.
 */
export function draftOfPlaced(
  placed: readonly PlacedBet[],
  account: Account | null,
  now: number,
): Draft {
  const [only, ...others] = placed;
  if (!only) return emptyDraft;
  return others.length > 0 ? draftOfBatch(placed, account, now) : draftOfBet(only, account, now);
}

/** What the player saw of these bets: the prices they were accepted at, and their stakes. */
export function clickOfPlaced(placed: readonly PlacedBet[], { typeId }: Draft): Click {
  const legs = placed.flatMap((bet) => bet.legs);
  const shown = {
    accountId: placed[0]?.accountId ?? null,
    coefs: Object.fromEntries(legs.map(({ marketId, coef }) => [marketId, coef])),
    matchCoefs: Object.fromEntries(
      legs.flatMap(({ gameId, matchCoef }) =>
        matchCoef === undefined ? [] : [[gameId, matchCoef]],
      ),
    ),
    typeId,
  };
  if (typeId !== BATCH) {
    const [bet] = placed;
    return { ...shown, amount: bet?.amount ?? 0, systemValue: bet?.systemValue };
  }
  const stakes = placed.flatMap((bet) => bet.legs.map(({ marketId }) => [marketId, bet.amount]));
  return { ...shown, amount: 0, amountByBetId: Object.fromEntries(stakes) };
}

function draftOfBet(
  {
    legs,
    typeId,
    systemValue,
    amount,
    accountId,
    promoCode = '',
    isVipBet = false,
    isFreeBet = false,
  }: PlacedBet,
  account: Account | null,
  now: number,
): Draft {
  return {
    ...emptyDraft,
    bets: legs.map((leg, place): DraftBet => ({ bet: betOf(leg, now), addedAt: now + place })),
    seenMatchPrices: matchPricesOf(legs, now),
    // The only single of a batch that was placed is a coupon of one bet.
    typeId: typeId === BATCH ? SINGLE : typeId,
    isTypeChosen: legs.length > 1,
    systemValue,
    // A free bet is used up: neither its code nor its stake is for another bet.
    ...(accountId === account?.id && !isFreeBet && { amount, promoCode, isVipBet }),
  };
}

/** A batch of singles, each with its own stake. */
function draftOfBatch(placed: readonly PlacedBet[], account: Account | null, now: number): Draft {
  const bets = placed.flatMap(({ legs, accountId, amount }) =>
    legs.map((leg) => ({
      bet: betOf(leg, now),
      ...(accountId === account?.id && { amount }),
    })),
  );
  return {
    ...emptyDraft,
    bets: bets.map((entry, place): DraftBet => ({ ...entry, addedAt: now + place })),
    typeId: BATCH,
    isTypeChosen: true,
  };
}

/** The prices of legs of one match together, which the player has accepted. */
function matchPricesOf(legs: readonly PlacedLeg[], now: number): SeenMatchPrice[] {
  const prices = new Map<number, SeenMatchPrice>();
  for (const { gameId, marketId, matchCoef, receipt } of legs) {
    if (matchCoef === undefined) continue;
    const marketIds = [...(prices.get(gameId)?.marketIds ?? []), marketId];
    const at = receipt?.accepted.at ?? now;
    prices.set(gameId, { gameId, marketIds, coef: matchCoef, at });
  }
  return [...prices.values()];
}

function betOf(leg: PlacedLeg, now: number): DraftBet['bet'] {
  const bet = newPick(leg, leg.receipt?.accepted.at ?? now);
  const { sportId, typeId, param, champ, home, away, startsAt } = leg;
  const market: CouponMarket = {
    ...bet.market,
    sportId,
    typeId,
    param,
    champ: { ...bet.market.champ, name: champ },
    game: { ...bet.market.game, home, away, startsAt },
  };
  return { ...bet, market, blockId: leg.isBanker ? BANKER_BLOCK : FREE_BLOCK };
}
