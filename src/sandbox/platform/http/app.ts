import { WALLET_PATH } from '@grandstand/bus-contracts/domain/wallet';
import { bodyLimit } from 'hono/body-limit';
import { controlRoutes } from '../control/control-routes';
import { guardCalls } from '../../site/guard/guard-calls';
import { outboxPageRoutes } from '../outbox/outbox-control';
import { applyFaults } from '../control/apply-faults';
import { DatabaseBusyError } from '../database/database';
import type { Operator } from '../../operator';
import { partnerApi } from '../partners/partner-api';
import { walletApi } from '../../money/wallet/wallet-api';
import { DamagedDataError } from '../sealing/sealed';
import { ApiFault, faultView } from './fault';
import { hasNul } from './inputs';
import type { Calls, SiteContext } from './context';
import { languageOf, newRoutes } from './context';

function refuse(context: SiteContext, fault: ApiFault): Response {
  const { details } = fault;
  if (details && 'retryAfter' in details) {
    context.header('Retry-After', String(details.retryAfter));
  }
  return context.json(faultView(fault, context.get('language')), fault.status);
}

/** The calls of every folder. No two files answer the same call, so their order does not matter. */
const CALLS = Object.values(
  import.meta.glob<Calls>(['../../*/*/*-routes.ts', '!../control/*'], {
    eager: true,
    import: 'calls',
  }),
);

/** In seconds, for a caller whose transaction has met others each time that it was tried. */
const RETRY_AFTER = 2;

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
    context.set('isSecure', isSecure);
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
  app.route('/sandbox', outboxPageRoutes(operator));

  app.use(applyFaults(operator.faults));
  app.route('/partner-api/v1', partnerApi(operator));
  app.route(WALLET_PATH, walletApi(operator));
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
  for (const calls of CALLS) {
    for (const [path, routes] of Object.entries(calls)) app.route(path, routes(operator));
  }

  app.notFound((context) => refuse(context, new ApiFault(404, 'not-found')));
  app.onError((error, context) => {
    if (error instanceof ApiFault) return refuse(context, error);
    // It has met other transactions each time: nothing is wrong, and it was undone.
    if (error instanceof DatabaseBusyError) {
      return refuse(context, new ApiFault(503, 'overloaded', { retryAfter: RETRY_AFTER }));
    }
    report(error);
    if (error instanceof DamagedDataError) {
      return refuse(context, new ApiFault(422, 'data-damaged'));
    }
    return refuse(context, new ApiFault(500, 'internal'));
  });
  return app;
}
