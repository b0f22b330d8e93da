import type { Language } from '@grandstand/bus-contracts';
import type {
  AreaSlot,
  BootArea,
  BootData,
  BootRemoteView,
  TagKinds,
  ViewSettings,
} from '@grandstand/bus-contracts/area';
import { pageTitle, SITE_MENU } from '@grandstand/bus-contracts/domain';
import type { ShownPage } from '../../routes';
import { isGuarded, navigationStateOf, openEntries } from '../../routes/rules';
import type { PlatformAnswer } from '../visitor/platform';
import type { PageAssets, ShellProgram } from '../server/programs';
import type { LoadedView, LoadAreaView } from '../operator/load-area-view';
import { renderDocument } from './document';
import type { AreaHead } from './document';
import type { LoadOperatorData, OperatorData } from '../operator/load-operator-data';
import type { PageStatus } from './page-answer';
import type { LoadSearchData } from '../seo/load-search-data';
import { headHtml } from '../seo/head-html';
import { loadDataOf, searchParts } from '../seo/search-parts';
import { safeBody } from '../markup/safe-body';
import { safeHead } from '../markup/safe-head';

export type Page = ShownPage;

export interface PageRequest {
  readonly page: Page;
  readonly language: Language;
  readonly settings: ViewSettings;
  /** Code of the visitor's country, where it is known. */
  readonly country: string | undefined;
  readonly isLikelyPlayer: boolean;
  readonly mayOfferGuests: boolean;
  /** Whether the operator has granted the visitor access. */
  readonly isLetIn: boolean;
  readonly nonce: string;
  readonly operator: OperatorData;
  /** The version of the site for the page, and the script that detects a tablet. */
  readonly platform: PlatformAnswer;
}

export interface PageWorld {
  readonly areas: readonly BootArea[];
  readonly loadAreaView: LoadAreaView;
  readonly loadOperatorData: LoadOperatorData;
  readonly loadSearchData: LoadSearchData;
  /** The site's. */
  readonly origin: string;
  readonly isProduction: boolean;
  /** The areas whose markup is known to be safe as it is. */
  readonly testedAreas: ReadonlySet<string>;
  readonly now: () => number;
}

const FOOTER = 'footer';

/** A page as it is rendered. */
export interface RenderedPage {
  readonly status: PageStatus;
  readonly html: string;
  /** Whether no part of the page is missing. */
  readonly isWhole: boolean;
}

/** Renders a page from the answers of its areas and the back end. An area that fails is left to the browser; without a config there is no page. */
export async function renderPage(
  request: PageRequest,
  shell: ShellProgram,
  world: PageWorld,
): Promise<RenderedPage | undefined> {
  const { page, language, settings, country, nonce, operator, platform } = request;
  const route = { route: page.row.name, params: page.params };
  const areaOf = (name: string | null): BootArea | undefined =>
    world.areas.find((one) => one.name === name);
  const viewOf = async (area: BootArea | undefined): Promise<LoadedView | undefined> =>
    area &&
    world.loadAreaView(area, {
      path: page.path,
      route,
      language,
      settings,
      country,
      isGuest: !request.isLikelyPlayer && request.mayOfferGuests,
    });
  const { config } = operator;
  if (!config) return undefined;
  const wanted = [areaOf(page.row.area), areaOf(page.row.layout === 'default' ? FOOTER : null)];
  const [main, footer, search] = await Promise.all([
    viewOf(wanted[0]),
    viewOf(wanted[1]),
    loadDataOf(page, language, world.loadSearchData),
  ]);

  const bySlot: readonly (readonly [AreaSlot, LoadedView | undefined])[] = [
    ['main', main],
    ['footer', footer],
  ];
  const shown = bySlot.flatMap(([slot, answer]) => (answer ? [{ slot, ...answer }] : []));
  const status =
    page.kind === 'error' ? page.status : (page.row.answer ?? (main?.status === 404 ? 404 : 200));
  const { origin } = world;
  const found = searchParts({ page, language, config, origin, status, answer: search });
  const boot: BootData = {
    language,
    settings,
    isLikelyPlayer: request.isLikelyPlayer,
    isLetIn: request.isLetIn,
    areas: world.areas,
    ...operator,
    remoteViews: Object.fromEntries(
      shown.map(({ view: { appName, codeToEval, scriptsToLoad } }): [string, BootRemoteView] => [
        appName,
        // The state of a tested area is a script of the page.
        { codeToEval: world.testedAreas.has(appName) ? '' : codeToEval, scriptsToLoad },
      ]),
    ),
    seo: found.boot,
    isProduction: world.isProduction,
    now: world.now(),
  };
  const areaHtml = Object.fromEntries(
    shown.map(({ slot, view }) => [
      slot,
      `<div data-area-root="${view.appName}">${
        world.testedAreas.has(view.appName) ? view.body : safeBody(view.body)
      }</div>`,
    ]),
  );
  const own = found.head.tags.map(({ attributes }) => attributes);
  const rendered = await shell.render({
    boot,
    page: {
      place: navigationStateOf(page),
      isGuarded: isGuarded(page.row),
      dictionaries: page.row.meta.dictionaries,
      sections: await openEntries(SITE_MENU, {
        language,
        allowed: [language],
        config,
        areas: world.areas.map(({ name }) => name),
        isProduction: world.isProduction,
      }),
    },
    areaHtml,
    ...(found.text && { seoText: found.text }),
  });
  return {
    status,
    isWhole:
      shown.length === wanted.filter((area) => area !== undefined).length &&
      shown.every((one) => one.isWhole) &&
      operator.dictionary !== undefined &&
      found.boot.isKnown,
    html: renderDocument({
      boot: { ...boot, shell: rendered.shell },
      title:
        found.head.title ?? pageTitle(main?.view.title || rendered.title || '', config.companyName),
      isTitleOperators: found.head.title !== null,
      nonce,
      config,
      platform,
      version: shell.version,
      assets: shell.assets,
      areas: shown.map(({ view }) => areaHead(world.areas, view, own, shell.assets)),
      head: headHtml(found.head),
      html: rendered.html,
      states: shown.flatMap(({ view }) =>
        world.testedAreas.has(view.appName) ? [view.codeToEval] : [],
      ),
      ageQuestion: rendered.ageQuestion,
    }),
  };
}

function areaHead(
  areas: readonly BootArea[],
  view: LoadedView['view'],
  own: readonly TagKinds[],
  { areaChunks }: PageAssets,
): AreaHead {
  const origin = areas.find(({ name }) => name === view.appName)?.origin ?? '';
  const absolute = (file: string): string => new URL(file, origin).href;
  return {
    name: view.appName,
    head: safeHead(view.appName, view.head, own),
    style: view.style,
    css: view.cssToLoad.map(absolute),
    scripts: [...view.scriptsToLoad, ...(areaChunks[view.appName] ?? [])].map(absolute),
  };
}
