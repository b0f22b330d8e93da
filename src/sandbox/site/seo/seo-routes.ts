import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { ApiFault } from '../../platform/http/fault';
import type { Calls, SiteContext } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import { sportsMenu } from '../../betting/line/queries';
import type { World } from '../../betting/engine/world';
import type { SiteRules } from '../site/site-rules';
import type { SeoOverrides } from './seo-overrides';
import { pageContent, pageData, pageVisual } from './seo-answers';
import type { SeoSite } from './seo-answers';
import { gameSlugOf } from './seo-page';

const pathSchema = v.pipe(v.string(), v.startsWith('/'), v.maxLength(500));
const overrideSchema = v.object({
  path: pathSchema,
  language: v.optional(v.picklist(LANGUAGES)),
  // Any value, also an invalid one.
  pageData: v.optional(v.unknown()),
  pageVisual: v.optional(v.unknown()),
  html: v.optional(v.unknown()),
});
/** The maximum number of matches of a championship. */
const MAX_GAMES = 50;

function pathOf(context: SiteContext): string {
  const path = v.safeParse(pathSchema, context.req.query('path'));
  if (!path.success) throw new ApiFault(400, 'bad-request');
  return path.output;
}

interface Parts {
  readonly world: World;
  readonly siteRules: SiteRules;
  readonly seo: SeoOverrides;
}

/** `/web-api/seo`: texts and data for search engines. */
function seoRoutes({ world: { line }, siteRules, seo }: Parts) {
  const routes = newRoutes();
  const siteOf = (context: SiteContext): SeoSite => ({
    language: context.get('language'),
    line,
    siteName: siteRules.companyName,
  });

  routes.get('/page-data', (context) => {
    const path = pathOf(context);
    const language = context.get('language');
    const own = pageData(path, siteOf(context));
    return context.json(seo.apply('pageData', path, language, own) as object);
  });

  routes.get('/page-visual', (context) => {
    const path = pathOf(context);
    const own = pageVisual(siteRules.companyName);
    return context.json(seo.apply('pageVisual', path, context.get('language'), own) as object);
  });

  routes.get('/content', (context) => {
    const path = pathOf(context);
    const language = context.get('language');
    const html = seo.html(path, language) ?? pageContent(path, siteOf(context));
    return context.json({ html } as object);
  });

  routes.get('/sports-map', (context) => {
    const withGames = context.req.query('games') === 'true';
    const games = [...line.games()].filter(({ state }) => state.phase === 'upcoming');
    const sports = sportsMenu(line.games(), context.get('language'));
    return context.json({
      sports: sports.map(({ id, name, slug, champs }) => ({
        id,
        name,
        path: `/line/${slug}`,
        champs: champs.map((champ) => {
          const path = `/line/${slug}/${champ.slug}`;
          const ofChamp = games.filter(({ match }) => match.fixture.champId === champ.id);
          return {
            id: champ.id,
            name: champ.name,
            path,
            ...(withGames && {
              games: ofChamp.slice(0, MAX_GAMES).map((game) => ({
                id: game.match.id,
                path: `${path}/${gameSlugOf(game)}`,
              })),
            }),
          };
        }),
      })),
    });
  });

  return routes;
}

/** `/sandbox/v1/seo`: QA's overrides. */
export function seoControlRoutes({ seo }: Parts) {
  const routes = newRoutes();
  routes.get('/seo', (context) => context.json({ orders: seo.list() }));
  routes.post('/seo', async (context) => {
    seo.add(await requireBody(context, overrideSchema));
    return context.json({ orders: seo.list() });
  });
  routes.delete('/seo', (context) => {
    seo.clear();
    return context.json({ orders: [] });
  });
  return routes;
}

export const calls: Calls<Parts> = { '/web-api/seo': seoRoutes };
