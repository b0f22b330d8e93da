import { bodyLimit } from 'hono/body-limit';
import { controlRoutes } from '../control/control-routes';
import { guardCalls } from '../guard/guard-calls';
import { applyFaults } from '../control/apply-faults';
import type { Operator } from '../operator';
import { accountRoutes, listAccounts } from '../accounts/account-routes';
import { assetRoutes } from '../site/asset-routes';
import { accessRoutes, appealRoutes } from '../access/access-routes';
import { betsRoutes } from '../placing/bets-routes';
import { cashOutRoutes } from '../cash-out/cash-out-routes';
import { captchaRoutes } from '../guard/guard-routes';
import { cataloguesRoutes } from '../site/catalogues-routes';
import { configRoutes } from '../site/config-routes';
import { agreementRoutes, analyticsRoutes } from '../consent/consent-routes';
import { couponRoutes } from '../coupon/coupon-routes';
import { ApiFault, faultView } from './fault';
import { favouriteNameRoutes, favouriteRoutes } from '../favourites/favourite-routes';
import { feedRoutes } from '../feed/feed-routes';
import { offerRoutes } from '../coupon/offer-routes';
import { fingerprintRoutes } from '../guard/guard-routes';
import { hasNul } from './inputs';
import { limitRoutes } from '../protection/limit-routes';
import { lineRoutes } from '../line/line-routes';
import { mailingRoutes } from '../players/player-routes';
import { paymentRoutes } from '../accounts/account-routes';
import { sessionRoutes } from '../session/session-routes';
import { termsRoutes } from '../players/player-routes';
import { userConfigRoutes } from '../players/player-routes';
import { seoRoutes } from '../seo/seo-routes';
import type { SiteContext } from './context';
import { languageOf, newRoutes } from './context';

function refuse(context: SiteContext, fault: ApiFault): Response {
  const { details } = fault;
  if (details && 'retryAfter' in details) {
    context.header('Retry-After', String(details.retryAfter));
  }
  return context.json(faultView(fault, context.get('language')), fault.status);
}

/** Far more than the site sends. */
const MAX_BODY_BYTES = 256 * 1024;

interface AppOptions {
  /** Receives internal errors. */
  readonly report: (error: unknown) => void;
  /** Whether browsers use https. */
  readonly isSecure: boolean;
}

/** The HTTP app with all calls of the operator. */
export function operatorApp(operator: Operator, { report, isSecure }: AppOptions) {
  const app = newRoutes();

  app.use(async (context, next) => {
    context.set('language', languageOf(context.req.header('X-Language')));
    if (hasNul(context.req.url)) throw new ApiFault(400, 'bad-request');
    await next();
  });
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => {
        throw new ApiFault(413, 'too-large');
      },
    }),
  );
  app.use('/sandbox/*', async (context, next) => {
    // A form of another site can't send JSON, so no other site can reach the control API.
    const isJson = (context.req.header('Content-Type') ?? '').startsWith('application/json');
    if (context.req.method !== 'GET' && !isJson) throw new ApiFault(415, 'bad-request');
    await next();
  });
  app.route('/sandbox/v1', controlRoutes(operator));

  app.use(applyFaults(operator.faults));
  app.use(async (context, next) => {
    const isChange = !['GET', 'HEAD', 'OPTIONS'].includes(context.req.method);
    if (isChange && context.req.header('X-Requested-With') !== 'XMLHttpRequest') {
      throw new ApiFault(403, 'forbidden');
    }
    await next();
    // Answers are private and soon stale.
    if (!context.res.headers.has('Cache-Control')) {
      context.res.headers.set('Cache-Control', 'no-store');
    }
  });
  app.use(guardCalls(operator));
  app.route('/bff-api', configRoutes(operator));
  app.route('/', accessRoutes(operator));
  app.route('/web-api/user/block-appeals', appealRoutes(operator));
  app.route('/web-api/user/accounts', accountRoutes(operator));
  app.get('/web-api/api-v3/v2/user/accounts', listAccounts(operator));
  app.route('/web-api/user/config', userConfigRoutes(operator));
  app.route('/web-api/user/mailing', mailingRoutes(operator));
  app.route('/web-api/user/favourites', favouriteRoutes(operator));
  app.route('/web-api/api-v3/v2/user/agreement-rules', termsRoutes(operator));
  app.route('/web-api/coupon', couponRoutes(operator));
  app.route('/web-api/bets', cashOutRoutes(operator));
  app.route('/web-api/bets', betsRoutes(operator));
  app.route('/web-api/payment', paymentRoutes(operator));
  app.route('/limit-service-api', limitRoutes(operator));
  app.route('/web-api/agreements', agreementRoutes(operator));
  app.route('/analytics-api/v1', analyticsRoutes(operator));
  app.route('/web-api/captcha', captchaRoutes(operator));
  app.route('/web-api/fingerprint', fingerprintRoutes(operator));
  app.route('/web-api/seo', seoRoutes(operator));
  app.route('/web-api', cataloguesRoutes(operator));
  app.route('/web-api', assetRoutes());
  app.route('/web-api', sessionRoutes(operator, isSecure));
  app.route('/line-api/v1/favourites', favouriteNameRoutes(operator));
  app.route('/line-api/v1', offerRoutes(operator));
  app.route('/line-api/v1', lineRoutes(operator));
  app.route('/feed-api/v1', feedRoutes(operator));

  app.notFound((context) => refuse(context, new ApiFault(404, 'not-found')));
  app.onError((error, context) => {
    if (error instanceof ApiFault) return refuse(context, error);
    report(error);
    return refuse(context, new ApiFault(500, 'internal'));
  });
  return app;
}
