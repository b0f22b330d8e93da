import type { Language } from '@grandstand/bus-contracts';
import { findCountryByCode, homeCountry } from '../catalog/countries';
import { currencyOf } from '../catalog/currencies';
import { watchOutcomes } from '../line/watch-for-browser';
import type { Calls, SiteContext } from '../../platform/http/context';
import { addressOf, newRoutes, readBody, requireBody } from '../../platform/http/context';
import { playerOf } from '../../sign-in/session/session-of-call';
import { ApiFault, faultView } from '../../platform/http/fault';
import type { Accounts } from '../../money/accounts/accounts';
import type { Placing, PlacementResult } from '../placing/place';
import type { SharedCoupons } from './shared-coupons';
import type { Guesses } from '../../platform/counts/guesses';
import type { Feed } from '../feed/feed';
import type { VisitorPorts } from '../../rewards/promotion/offer-visitor';
import type { PlayerReader } from '../../sign-in/session/session-of-call';
import type { WatchPorts } from '../line/watch-for-browser';
import type { CouponCheckPorts, CheckContext } from './check-coupon';
import { draftSchema, sentCouponSchema } from '../placing/coupon-schema';
import type { StoredBet } from '../placing/bet-rows';
import { betView } from '../placing/bet-rows';
import { checkCoupon, checkSchema } from './check-coupon';
import { mayOfferVisitor } from '../../rewards/promotion/offer-visitor';

interface Parts extends VisitorPorts, PlayerReader, WatchPorts, CouponCheckPorts {
  readonly accounts: Accounts;
  readonly placing: Placing;
  readonly sharedCoupons: SharedCoupons;
  readonly guesses: Guesses;
  readonly feed: Feed;
}

/** `/web-api/coupon`: checks, shares and places coupons, and returns the result of a placement. */
function couponRoutes(parts: Parts) {
  const routes = newRoutes();
  const { accounts, placing, sharedCoupons } = parts;

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
        mayOffer: await mayOfferVisitor(context, parts, undefined),
      };
    }
    const playerId = await playerOf(context, parts);
    const account = await accounts.find(playerId, accountId);
    if (!account) throw new ApiFault(404, 'not-found');
    const mayOffer = await mayOfferVisitor(context, parts, playerId);
    return { account, address, currency: account.currency, language, mayOffer };
  };

  routes.post('/check', async (context) => {
    const request = await requireBody(context, checkSchema);
    watchOutcomes(
      parts,
      context,
      request.bets.map(({ marketId }) => marketId),
    );
    const checkContext = await checkContextOf(context, request.accountId);
    return context.json(await checkCoupon(parts, request, checkContext));
  });

  routes.post('/share', async (context) => {
    const draft = await requireBody(context, draftSchema);
    return context.json({ code: await sharedCoupons.share(draft, context.get('language')) });
  });

  routes.get('/share/:code', async (context) => {
    const { code } = context.req.param();
    const guess = { kind: 'shared-coupon', secret: code, address: addressOf(context) } as const;
    const coupon = await parts.guesses.compare(guess, () =>
      sharedCoupons.load(code, context.get('language')),
    );
    if (!coupon) throw new ApiFault(404, 'not-found');
    return context.json(coupon);
  });

  routes.post('/place', async (context) => {
    const playerId = await playerOf(context, parts);
    const coupon = await readBody(context, sentCouponSchema);
    if (!coupon) throw new ApiFault(422, 'bad-coupon');
    const placed = await placing.place(playerId, coupon, context.get('onBooked'));
    const ids = betsOf(placed).map(({ bet }) => String(bet.id));
    if (placed.isNew && ids.length > 0) parts.feed.publishPlayer(playerId, ids);
    return context.json(resultView(placed, context.get('language')));
  });

  routes.get('/by-ref/:refId', async (context) => {
    const playerId = await playerOf(context, parts);
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

export const calls: Calls<Parts> = { '/web-api/coupon': couponRoutes };
