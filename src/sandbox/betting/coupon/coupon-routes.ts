import type { Language } from '@grandstand/bus-contracts';
import { findCountryByCode, homeCountry } from '../catalog/countries';
import { currencyOf } from '../catalog/currencies';
import { watchOutcomes } from '../feed/watch-for-browser';
import type { Calls, SiteContext } from '../../platform/http/context';
import { addressOf, newRoutes, playerOf, readBody, requireBody } from '../../platform/http/context';
import { ApiFault, faultView } from '../../platform/http/fault';
import type { Operator } from '../../operator';
import { draftSchema, sentCouponSchema } from '../placing/coupon-schema';
import type { StoredBet } from '../placing/bet-rows';
import { betView } from '../placing/bet-rows';
import type { CheckContext } from './check-coupon';
import { checkCoupon, checkSchema } from './check-coupon';
import { mayOfferVisitor } from '../../rewards/promotion/offer-visitor';
import type { PlacementResult } from '../placing/place';

/** `/web-api/coupon`: checks, shares and places coupons, and returns the result of a placement. */
function couponRoutes(operator: Operator) {
  const routes = newRoutes();
  const { accounts, placing, sharedCoupons } = operator;

  const checkContextOf = async (
    context: SiteContext,
    accountId: number | null | undefined,
  ): Promise<CheckContext> => {
    const language = context.get('language');
    const address = addressOf(context);
    if (accountId === null || accountId === undefined) {
      const country = findCountryByCode(context.req.header('X-Geo-Country') ?? '') ?? homeCountry();
      return {
        account: null,
        address,
        currency: currencyOf(country.currencyId),
        language,
        mayOffer: await mayOfferVisitor(context, operator, undefined),
      };
    }
    const playerId = await playerOf(context, operator);
    const account = await accounts.find(playerId, accountId);
    if (!account) throw new ApiFault(404, 'not-found');
    const mayOffer = await mayOfferVisitor(context, operator, playerId);
    return { account, address, currency: account.currency, language, mayOffer };
  };

  routes.post('/check', async (context) => {
    const request = await requireBody(context, checkSchema);
    watchOutcomes(
      operator,
      context,
      request.bets.map(({ marketId }) => marketId),
    );
    const checkContext = await checkContextOf(context, request.accountId);
    return context.json(await checkCoupon(operator, request, checkContext));
  });

  routes.post('/share', async (context) => {
    const draft = await requireBody(context, draftSchema);
    return context.json({ code: await sharedCoupons.share(draft, context.get('language')) });
  });

  routes.get('/share/:code', async (context) => {
    const { code } = context.req.param();
    const guess = { kind: 'shared-coupon', secret: code, address: addressOf(context) } as const;
    const coupon = await operator.guesses.compare(guess, () =>
      sharedCoupons.load(code, context.get('language')),
    );
    if (!coupon) throw new ApiFault(404, 'not-found');
    return context.json(coupon);
  });

  routes.post('/place', async (context) => {
    const playerId = await playerOf(context, operator);
    const coupon = await readBody(context, sentCouponSchema);
    if (!coupon) throw new ApiFault(422, 'bad-coupon');
    const placed = await placing.place(playerId, coupon, context.get('onBooked'));
    const ids = betsOf(placed).map(({ bet }) => String(bet.id));
    if (placed.isNew && ids.length > 0) operator.feed.publishPlayer(playerId, ids);
    return context.json(resultView(placed, context.get('language')));
  });

  routes.get('/by-ref/:refId', async (context) => {
    const playerId = await playerOf(context, operator);
    const result = await placing.byRef(playerId, context.req.param('refId'));
    if (!result) throw new ApiFault(404, 'not-found');
    return context.json(resultView(result, context.get('language')));
  });

  return routes;
}

/** The bets of a placed coupon. */
function betsOf(result: PlacementResult): readonly StoredBet[] {
  if (result.kind === 'bet') return [result.bet];
  return result.singles.flatMap((single) => ('bet' in single ? [single.bet] : []));
}

/** A placement's result in an answer: a bet, or a bet or a refusal for each single of a batch. */
function resultView(result: PlacementResult, language: Language) {
  if (result.kind === 'bet') return { bet: betView(result.bet, language) };
  return {
    singles: result.singles.map((single) =>
      'bet' in single
        ? { bet: betView(single.bet, language) }
        : { marketId: single.marketId, ...faultView(single.fault, language) },
    ),
  };
}

export const calls: Calls = { '/web-api/coupon': couponRoutes };
