import { findCountryByCode, homeCountry } from '../catalog/countries';
import { currencyOf } from '../catalog/currencies';
import { watchOutcomes } from '../line/watch-for-browser';
import type { Calls, SiteContext } from '../../platform/http/context';
import { addressOf, newRoutes, requireBody } from '../../platform/http/context';
import { playerOf } from '../../sign-in/session/session-of-call';
import { ApiFault } from '../../platform/http/fault';
import type { Accounts } from '../../money/accounts/accounts';
import type { SharedCoupons } from './shared-coupons';
import type { Guesses } from '../../platform/counts/guesses';
import type { VisitorPorts } from '../../rewards/promotion/offer-visitor';
import type { PlayerReader } from '../../sign-in/session/session-of-call';
import type { WatchPorts } from '../line/watch-for-browser';
import type { CouponCheckPorts, CheckContext } from './check-coupon';
import { draftSchema } from './coupon-schema';
import { checkCoupon, checkSchema } from './check-coupon';
import { mayOfferVisitor } from '../../rewards/promotion/offer-visitor';

interface Parts extends VisitorPorts, PlayerReader, WatchPorts, CouponCheckPorts {
  readonly accounts: Accounts;
  readonly sharedCoupons: SharedCoupons;
  readonly guesses: Guesses;
}

/** `/web-api/coupon`: checks and shares coupons. */
function couponRoutes(parts: Parts) {
  const routes = newRoutes();
  const { accounts, sharedCoupons } = parts;

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

  return routes;
}

export const calls: Calls<Parts> = { '/web-api/coupon': couponRoutes };
