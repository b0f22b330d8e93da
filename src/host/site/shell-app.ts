import { scriptPinsPath, VERSION_PATH } from '@grandstand/bus-contracts/area';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';
import { checkHost } from '../security/allowed-hosts';
import { BACK_END_PATHS } from '../back-end/back-end';
import type { BackEnd } from '../back-end/back-end';
import { guardControlCalls } from '../security/control-calls';
import { outageLog } from '../log/bounded-log';
import { logCspReports } from '../security/csp-report';
import { proxyCall } from '../back-end/proxy-call';
import { answerPage } from '../page/answer-page';
import { answerForm } from '../page/posted-return';
import type { PageOptions } from '../page/answer-page';
import { refuseOldBrowsers } from '../page/refuse-old-browsers';
import { scriptPins } from '../markup/script-pins';
import { refuseForms } from '../security/refuse-forms';
import { pwaRoutes, type PwaOptions } from '../pwa/pwa-routes';
import { seoRoutes, type SeoOptions } from '../seo/seo-routes';
import { leavePartnerHosts, PARTNER_PATHS } from '../security/partner-hosts';
import { CSP_REPORT_PATH, securityHeaders } from '../security/security-headers';
import { visitorHeaders } from '../visitor/visitor-headers';

export interface ShellOptions
  extends PageOptions, Pick<PwaOptions, 'workerScript'>, Pick<SeoOptions, 'loadSportsMap'> {
  readonly backEnd: BackEnd;
  readonly origin: string;
  /** Whether a trusted proxy sets the headers about visitors. */
  readonly isProxyTrusted: boolean;
  /** The host names that requests may carry. */
  readonly hosts: ReadonlySet<string>;
  /** Drops all that is shared between requests for pages. */
  readonly forgetShared: () => void;
  /** Adds the site's files. */
  readonly mountFiles: (app: Hono) => void;
}

const log = outageLog('Requests that failed', 'error');

/** The site's origin: its pages, its files, and the back end's calls. */
export function createShellApp(options: ShellOptions): Hono {
  const { backEnd, origin, isProxyTrusted, mountFiles, partners, world } = options;
  const app = new Hono();
  const { games, identity } = partners;
  app.use(
    securityHeaders({ origin, gamesOrigin: games?.origin, identityOrigin: identity?.origin }),
  );
  app.use(checkHost(options.hosts));
  const partnerOrigins = Object.values(partners).map((place) => place.origin);
  app.use(leavePartnerHosts({ origin, partnerOrigins }));
  // Before `visitorHeaders` removes the headers that show that a request came through a proxy.
  app.use(
    '/sandbox/*',
    guardControlCalls({ origin, isProxyTrusted, controlKey: backEnd.controlKey }),
    async (_c, next) => {
      await next();
      // The data that pages are made from may have changed.
      options.forgetShared();
    },
  );
  app.use(visitorHeaders(isProxyTrusted), compress());
  app.post(
    CSP_REPORT_PATH,
    ...logCspReports({ now: () => Date.now(), write: (...line) => console.warn(...line) }),
  );
  for (const path of BACK_END_PATHS) app.use(`/${path}/*`, refuseForms);
  for (const path of [...BACK_END_PATHS, 'sandbox']) {
    app.all(`/${path}/*`, async (c) => proxyCall(c, backEnd));
  }
  // Of the embedded operator alone: an operator's own partners reach it by themselves.
  for (const path of PARTNER_PATHS) {
    app.all(`/${path}/*`, async (c) =>
      backEnd.partnerSecrets === undefined ? c.notFound() : proxyCall(c, backEnd),
    );
  }
  app.route('/', pwaRoutes({ ...options, loadOperatorData: world.loadOperatorData }));
  app.route(
    '/',
    seoRoutes({
      ...options,
      areas: world.areas,
      loadAreaView: world.loadAreaView,
      now: world.now,
      isProduction: world.isProduction,
      loadOperatorData: world.loadOperatorData,
    }),
  );
  app.get(VERSION_PATH, async (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ version: (await options.programs.shell()).version });
  });
  app.get(scriptPinsPath(':area'), async (c) => {
    const { areaScripts } = (await options.programs.shell()).assets;
    const area = world.areas.find(({ name }) => name === c.req.param('area'));
    if (!area) return c.notFound();
    c.header('Cache-Control', 'no-cache');
    return c.json(scriptPins([area], areaScripts) ?? {});
  });
  mountFiles(app);
  app.get('*', refuseOldBrowsers({ origin, loadOperatorData: world.loadOperatorData }));
  app.get('*', async (c) => answerPage(c, options));
  app.post('*', answerForm);
  app.onError(failed);
  return app;
}

function failed(error: Error, c: Context): Response {
  if (error instanceof HTTPException) return error.getResponse();
  log(() => [`${c.req.method} ${c.req.path} failed:`, error]);
  return c.text('Something went wrong. Please try again.', 500);
}
