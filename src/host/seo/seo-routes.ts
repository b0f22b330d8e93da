import { Hono } from 'hono';
import type { BootArea } from '@grandstand/bus-contracts/area';
import { toSitePath } from '@grandstand/bus-contracts';
import type { Language, SiteConfig } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import type { SportsMap } from '@grandstand/bus-contracts/answers';
import { withLanguage, type ShownPage } from '../../routes';
import type { LoadAreaView } from '../operator/load-area-view';
import { createHasContent } from './has-content';
import { resolve } from '../../routes/rules';
import {
  addressesOf,
  hiddenPaths,
  INDEXED_ROWS,
  isIndexed,
  defaultLanguageOf,
} from '../../routes/search';
import type { LoadOperatorData } from '../operator/load-operator-data';
import { sitemap, sitemapIndex, sitemapPath } from './sitemap';

export interface SeoOptions {
  readonly origin: string;
  /** The areas that are registered: a page of any other can't be found. */
  readonly areas: readonly BootArea[];
  readonly loadAreaView: LoadAreaView;
  readonly now: () => number;
  readonly isProduction: boolean;
  readonly loadOperatorData: LoadOperatorData;
  readonly loadSportsMap: () => Promise<SportsMap>;
}

const SHORTLY = 'public, max-age=300';
const XML = { 'Content-Type': 'application/xml; charset=utf-8' };

/** Serves robots.txt and the sitemap. */
export function seoRoutes(options: SeoOptions): Hono {
  const { origin, areas, isProduction, loadOperatorData, loadSportsMap } = options;
  const hasContent = createHasContent(options);
  const app = new Hono();

  const loadConfig = async (): Promise<SiteConfig | undefined> =>
    (await loadOperatorData({ language: 'en', country: undefined, dictionaries: [] })).config;
  const languagesOf = (config: SiteConfig | undefined): readonly Language[] =>
    LANGUAGES.filter((one) => config?.languages.includes(one) ?? true);

  /** The page that a guest sees at the path, where it is indexed. */
  async function pageAt(path: string, config: SiteConfig | undefined): Promise<ShownPage | null> {
    const found = await resolve(withLanguage('en', path), {
      language: 'en',
      allowed: LANGUAGES,
      session: 'guest',
      config,
      areas: areas.map(({ name }) => name),
      isProduction,
    });
    return found.kind === 'match' && found.path === path && isIndexed(found.row) ? found : null;
  }

  async function pathsOf(config: SiteConfig | undefined): Promise<string[]> {
    const sports = await loadSportsMap();
    const listed = sports.flatMap(({ path, champs }) => [
      path,
      ...champs.flatMap((champ) => [champ.path, ...(champ.games ?? []).map((game) => game.path)]),
    ]);
    const checked = await Promise.all([
      // The table names the area of an address; only the area knows whether it has content there.
      ...INDEXED_ROWS.flatMap(addressesOf).map(async (path) => {
        const page = await pageAt(path, config);
        return page && (await hasContent(page)) ? path : null;
      }),
      ...listed.flatMap(pageOf).map(async (path) => ((await pageAt(path, config)) ? path : null)),
    ]);
    return checked.filter((path) => path !== null);
  }

  app.get('/robots.txt', (c) => {
    c.header('Cache-Control', SHORTLY);
    return c.text(robotsTxt(origin, LANGUAGES, hiddenPaths()));
  });

  app.get('/sitemap.xml', async (c) => {
    c.header('Cache-Control', SHORTLY);
    return c.body(sitemapIndex(origin, languagesOf(await loadConfig())), 200, XML);
  });

  for (const language of LANGUAGES) {
    app.get(sitemapPath(language), async (c) => {
      const config = await loadConfig();
      const languages = languagesOf(config);
      if (!languages.includes(language)) return c.text('Not found', 404);
      c.header('Cache-Control', SHORTLY);
      const paths = await pathsOf(config);
      const parts = { origin, language, languages, spare: defaultLanguageOf(languages), paths };
      return c.body(sitemap(parts), 200, XML);
    });
  }

  return app;
}

/** The normalised path of a page of this site; empty for anything else. */
function pageOf(text: string): string[] {
  const path = toSitePath(text);
  return path === null || /[?#]/.test(path) ? [] : [path];
}

/** Which addresses search engines are kept from, in every language, and where the sitemap is. */
function robotsTxt(
  origin: string,
  languages: readonly Language[],
  hidden: readonly string[],
): string {
  const lines = languages.flatMap((language) =>
    hidden.map((path) => `Disallow: ${withLanguage(language, path)}`),
  );
  return ['User-agent: *', ...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
