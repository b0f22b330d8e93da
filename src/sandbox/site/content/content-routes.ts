import { CONTENT_KINDS } from '@grandstand/bus-contracts/answers';
import { etag } from 'hono/etag';
import * as v from 'valibot';
import { ApiFault } from '../../platform/http/fault';
import type { Calls } from '../../platform/http/context';
import { languageOf, newRoutes } from '../../platform/http/context';
import type { ContentSite } from './content';
import type { RssSite } from './rss';
import { contentList, contentPage, searchContent } from './content';
import { rssOf } from './rss';
import { terminalsIn } from './terminals';

const kindSchema = v.picklist(CONTENT_KINDS);
const searchSchema = v.object({ kind: kindSchema, search: v.pipe(v.string(), v.maxLength(100)) });
/** The kinds that a reader of news may follow. */
const newsSchema = v.picklist(['news', 'blog']);

function read<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) throw new ApiFault(404, 'not-found');
  return parsed.output;
}

interface Parts extends ContentSite, RssSite {}

/** `/content-api/v1`: the operator's texts, the same for everybody. */
function contentRoutes(parts: Parts) {
  const routes = newRoutes();

  routes.use(etag());
  routes.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'public, max-age=60');
    context.header('Vary', 'X-Language');
  });

  routes.get('/texts/:kind', (context) => {
    const kind = read(kindSchema, context.req.param('kind'));
    return context.json({ items: contentList(kind, context.get('language'), parts) });
  });

  routes.get('/texts/:kind/:slug', (context) => {
    const kind = read(kindSchema, context.req.param('kind'));
    const { slug } = context.req.param();
    const page = contentPage(kind, slug, context.get('language'), parts);
    if (!page) throw new ApiFault(404, 'not-found');
    return context.json(page);
  });

  routes.get('/search', (context) => {
    const query = v.safeParse(searchSchema, context.req.query());
    if (!query.success) throw new ApiFault(400, 'bad-request');
    const { kind, search } = query.output;
    return context.json({ found: searchContent(kind, search, context.get('language'), parts) });
  });

  routes.get('/terminals', (context) =>
    context.json({ terminals: terminalsIn(context.get('language')) }),
  );

  routes.get('/feeds/:kind', (context) => {
    const kind = read(newsSchema, context.req.param('kind'));
    const language = languageOf(context.req.query('lang'));
    return context.body(rssOf(kind, language, parts), 200, {
      'Content-Type': 'application/rss+xml; charset=utf-8',
    });
  });

  return routes;
}

export const calls: Calls<Parts> = { '/content-api/v1': contentRoutes };
