import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { REMOTE_VIEW_HEADERS } from '@grandstand/bus-contracts/area';
import { checkHost } from '../security/allowed-hosts';
import { outageLog } from '../log/bounded-log';
import { countryOf } from '../visitor/country';
import type { RenderView } from './render-view';
import { BadViewRequest, readViewRequest } from './view-request';

export interface AreasOptions {
  readonly areaNames: readonly string[];
  readonly renderView: RenderView;
  /** The site's origin: the only one whose pages may request views. */
  readonly origin: string;
  /** The host names that requests may carry. */
  readonly hosts: ReadonlySet<string>;
  /** Whether a trusted proxy sends the visitor's country. */
  readonly isProxyTrusted: boolean;
  /** Adds the areas' files, where this origin serves them. */
  readonly mountFiles: (app: Hono) => void;
}

const log = outageLog('Requests to areas that failed', 'error');

const CLIENT_HEADERS = ['content-type', 'x-requested-with', 'x-app-name', 'x-language'];
const LARGEST_BODY = 16 * 1024;

/** The origin of the areas: their remote views, and their files. */
export function createAreasApp({
  areaNames,
  renderView,
  origin,
  hosts,
  isProxyTrusted,
  mountFiles,
}: AreasOptions): Hono {
  const app = new Hono();
  app.use(
    checkHost(hosts),
    cors({
      origin,
      allowMethods: ['GET', 'POST'],
      allowHeaders: [...CLIENT_HEADERS, ...Object.values(REMOTE_VIEW_HEADERS)],
      maxAge: 600,
    }),
    async (c, next) => {
      await next();
      c.header('X-Content-Type-Options', 'nosniff');
      c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    },
    compress(),
  );
  mountFiles(app);

  app.on(['GET', 'POST'], '/:area/*', bodyLimit({ maxSize: LARGEST_BODY }), async (c) => {
    const name = c.req.param('area');
    if (!areaNames.includes(name)) return c.json({ error: 'no such area' }, 404);
    const { pathname, search } = new URL(c.req.url);
    const request = await readViewRequest(c.req.raw, pathname.slice(name.length + 1) + search);
    const country = isProxyTrusted ? countryOf(c.req.header('x-geo-country')) : undefined;
    const { status, view } = await renderView(name, { ...request, country });
    c.header('Cache-Control', 'no-store');
    return c.json(view, status);
  });

  app.notFound((c) => c.json({ error: 'not found' }, 404));
  app.onError((error, c) => {
    if (error instanceof BadViewRequest) return c.json({ error: error.message }, error.status);
    if (error instanceof HTTPException) return error.getResponse();
    log(() => [`The area behind ${c.req.path} failed:`, error]);
    return c.json({ error: 'the area failed' }, 500);
  });
  return app;
}
