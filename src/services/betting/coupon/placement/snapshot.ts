import type { CouponState, RequestOf } from '@grandstand/bus-contracts';
import type { couponPlace } from '@grandstand/bus-contracts/shell';
import { BATCH, couponCoef, formatCoef, SINGLE, SYSTEM } from '@grandstand/bus-contracts/domain';
import type { PlacementBet, PlacementCoupon } from '../../../../api';
import type { Context } from '../context';
import { isBanker } from '../draft/draft';
import type { Figures } from '../pricing/figures';
import { prepaidOf } from '../pricing/stake';

/** The coupon as the player saw it when they clicked. */
export type Click = RequestOf<typeof couponPlace>;

/** How the coupon differs from the one that the player saw; null if it is the same, or its prices moved as they allow. */
export function differenceFrom(
  click: Click,
  view: CouponState,
  figures: Figures,
  { account, settings }: Context,
): 'price-changed' | 'not-ready' | null {
  const isSameCoupon =
    click.accountId === account?.id &&
    areSameStakes(click, view, figures) &&
    (click.typeId ?? view.typeId) === view.typeId &&
    (click.systemValue ?? view.systemValue) === view.systemValue &&
    Object.keys(click.coefs).length === view.bets.length &&
    view.bets.every(({ market }) => Object.hasOwn(click.coefs, market.id)) &&
    view.matchPrices.every(({ gameId }) => click.matchCoefs?.[gameId] !== undefined);
  if (!isSameCoupon) return 'not-ready';
  const action = settings.changeCoefAction;
  let hasMoved = false;
  for (const { shown, coef } of countedPrices(click, view)) {
    if (shown === coef) continue;
    if (action === 0 || (action === 2 && coef < shown)) return 'price-changed';
    hasMoved = true;
  }
  // Prices that moved within the player's setting change the win as well.
  const isSameWin = click.possibleWin === undefined || click.possibleWin === view.possibleWin;
  return hasMoved || isSameWin ? null : 'not-ready';
}

/** The prices that count, as they were shown and as they are: of each bet, or of bets of one match together. */
function countedPrices(
  click: Click,
  { bets, matchPrices }: CouponState,
): { readonly shown: number; readonly coef: number }[] {
  const matches = new Set(matchPrices.map(({ gameId }) => gameId));
  return [
    ...bets.flatMap(({ market: { id, coef, game } }) =>
      matches.has(game.id) ? [] : [{ shown: click.coefs[id] ?? coef, coef }],
    ),
    ...matchPrices.flatMap(({ gameId, coef }) =>
      coef === null ? [] : [{ shown: click.matchCoefs?.[gameId] ?? coef, coef }],
    ),
  ];
}

function areSameStakes(click: Click, view: CouponState, { stakes }: Figures): boolean {
  const { amountByBetId } = click;
  if (view.typeId !== BATCH || amountByBetId === undefined) {
    return stakes.every((stake) => stake === click.amount);
  }
  return view.bets.every(({ market }, place) => amountByBetId[market.id] === stakes[place]);
}

/** A coupon to be sent, before it has its refId. */
export type Unsent = Omit<PlacementCoupon, 'refId'>;

/** The coupon that is sent for a click; in a batch of singles each bet is a block with its own stake. */
export function couponOf(
  click: Click,
  view: CouponState,
  figures: Figures,
  context: Context,
  now: number,
): Unsent {
  const { systemValue } = view;
  const typeId = click.only === undefined ? view.typeId : SINGLE;
  const bets = view.bets.map((bet, place): PlacementBet => ({
    marketId: bet.market.id,
    coef: click.coefs[bet.market.id] ?? bet.market.coef,
    blockId: typeId === BATCH ? place : bet.blockId,
    isBanker: typeId === SYSTEM && isBanker(bet),
    seen: { coef: bet.seenCoef, at: bet.seenAt },
    sentAt: now,
    score: bet.market.isLive && bet.score ? { home: bet.score.home, away: bet.score.away } : null,
  }));
  const matchPrices = view.matchPrices.flatMap(({ gameId, coef, seen }) => {
    const shown = click.matchCoefs?.[gameId] ?? coef;
    return shown === null ? [] : [{ gameId, coef: shown, seen: seen ?? { coef: shown, at: now } }];
  });
  const stakes = figures.stakes.map((stake) => stake ?? 0);
  const { isFreeBet } = figures;
  const available = isFreeBet ? 0 : view.availablePrepaidAmount;
  const prepaid = prepaidOf(stakes, context.account?.money ?? 0, available);
  const isOneOfMany = typeId === BATCH || click.only !== undefined;
  const legs = bets.map((bet, place) => {
    const gameId = view.bets[place]?.market.game.id;
    return { ...bet, together: matchPrices.find((price) => price.gameId === gameId) };
  });
  const bonusCoef = view.bonusBet?.coef ?? null;
  const { userId, account, coefViewId, settings } = context;
  const coef = couponCoef({ typeId, systemValue, legs, bonusCoef }) ?? 1;
  return {
    userId,
    accountId: account?.id ?? 0,
    scale: account?.scale ?? 0,
    typeId,
    systemValue,
    amount: sum(stakes),
    prepaidAmount: sum(prepaid),
    bets,
    ...(matchPrices.length > 0 && { matchPrices }),
    coef,
    coefByView: formatCoef(coef, coefViewId),
    coefViewId,
    changeCoefAction: settings.changeCoefAction,
    isDropOnScoreChange: settings.isDropOnScoreChange,
    promoCode: view.promoCode,
    isVipBet: view.isVipBet,
    isFreeBet,
    bonusCoef,
    hyperBonus: view.hyperBonus && { percent: view.hyperBonus.percent },
    // Each single is a bet of its own: an exact coefficient applies to one bet only.
    exactCoef: isOneOfMany ? 0 : settings.exactCoef,
    amountByBlockId: typeId === BATCH ? Object.fromEntries(stakes.entries()) : {},
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
