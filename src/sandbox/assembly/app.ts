import { bodyLimit } from 'hono/body-limit';
import { guardCalls } from '../site/guard/guard-calls';
import { applyFaults } from '../platform/control/apply-faults';
import { DatabaseBusyError } from '../platform/database/database';
import { controlRoutes } from './control';
import type { Operator } from './open-operator';
import { DamagedDataError } from '../platform/sealing/sealed';
import { ApiFault, faultView } from '../platform/http/fault';
import { hasNul } from '../platform/http/inputs';
import type { Calls, SiteContext } from '../platform/http/context';
import { languageOf, newRoutes } from '../platform/http/context';

function refuse(context: SiteContext, fault: ApiFault): Response {
  const { details } = fault;
  if (details && 'retryAfter' in details) {
    context.header('Retry-After', String(details.retryAfter));
  }
  return context.json(faultView(fault, context.get('language')), fault.status);
}

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
  const { parts, rooms } = operator;
  const mount = (calls: readonly Calls<never>[], below = ''): void => {
    for (const [path, callsOf] of calls.flatMap((each) => Object.entries(each))) {
      app.route(`${below}${path}`, callsOf(parts as never));
    }
  };

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
  mount(
    rooms.flatMap(({ controlPages = [] }) => controlPages),
    '/sandbox',
  );

  app.use(applyFaults(parts.faults));
  mount(rooms.flatMap(({ partnerCalls = [] }) => partnerCalls));
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
  app.use(guardCalls(parts));
  mount(rooms.flatMap(({ calls = [] }) => calls));

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
