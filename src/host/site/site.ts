import type { Hono } from 'hono';
import type { BootArea } from '@grandstand/bus-contracts/area';
import { allowedHosts } from '../security/allowed-hosts';
import { createAreasApp } from '../areas/areas-app';
import type { WholeAnswer } from '../areas/area-fetch';
import { createRenderView } from '../areas/render-view';
import { QA_AREAS } from '../build/area-folders';
import { createRequestBackEnd } from '../back-end/request-back-end';
import type { BackEnd } from '../back-end/back-end';
import type { HostSettings } from '../server/environment';
import { createCheckAccess } from '../operator/check-access';
import { createLoadAreaView } from '../operator/load-area-view';
import { createLoadOperatorData } from '../operator/load-operator-data';
import { createLoadGames } from '../operator/load-games';
import type { Programs } from '../server/programs';
import { createLoadSportsMap } from '../seo/load-sports-map';
import { createLoadSearchData } from '../seo/load-search-data';
import { createRenderLimit } from '../page/sharing/limit-renders';
import { createSharedAnswers } from '../page/sharing/share-answers';
import { createSharedPages } from '../page/sharing/share-pages';
import { createSharedRequests } from '../page/sharing/share-requests';
import { createSharedViews } from '../page/sharing/share-views';
import { createShellApp } from './shell-app';

/** The data for search engines are requested while the page is rendered, and may not delay it. */
const SEARCH_PATIENCE = 400;

/** The browser checks the visitor's access again, so no page waits long for it. */
const ACCESS_PATIENCE = 500;

/**
 * The most pages that are made at once, and that wait for it.
 * @remarks Few at once, so that calls of the back end are answered between them; enough for a back end
 * that is far away. Those that wait are made within some two seconds.
 */
const RENDERS = { atOnce: 8, waiting: 64 };

export interface SiteOptions {
  readonly settings: HostSettings;
  readonly programs: Programs;
  readonly backEnd: BackEnd;
  readonly isDevelopment: boolean;
  /** Where the areas' scripts come from. */
  readonly scriptOrigin: string;
  /** How long an area or the back end may keep a page waiting, in milliseconds. */
  readonly patience: number;
  readonly mountShellFiles: (app: Hono) => void;
  /** The service worker's script; undefined where there is none. */
  readonly workerScript: () => Promise<string | undefined>;
  /** Serves the files of these areas. */
  readonly mountAreaFiles: (app: Hono, areaNames: readonly string[]) => void;
}

/** The programs of a site that serves players: none that is for QA, also where the build has it. */
function withoutQaAreas(programs: Programs): Programs {
  return { ...programs, areaNames: programs.areaNames.filter((name) => !QA_AREAS.has(name)) };
}

/** The two origins of the site: the shell's, and the areas'. */
export function createSite(options: SiteOptions): { shell: Hono; areas: Hono } {
  const { settings, backEnd, isDevelopment, patience } = options;
  const isProduction = settings.backendOrigin !== undefined && !isDevelopment;
  const programs = isProduction ? withoutQaAreas(options.programs) : options.programs;
  const { origin, areasOrigin } = settings;
  const bootAreas = programs.areaNames.map((name): BootArea => {
    return { name, url: `${areasOrigin}/${name}`, origin: options.scriptOrigin };
  });
  const hosts = allowedHosts(settings);
  const sharedRequests = createSharedRequests(
    createRequestBackEnd({ backEnd, origin, timeout: patience }),
    () => Date.now(),
  );
  const { requestBackEnd } = sharedRequests;
  const sharedCalls = createSharedAnswers<WholeAnswer>({
    now: () => Date.now(),
    lengthOf: ({ status, text }) => (status === 200 ? text.length : undefined),
  });
  const ofAreas = { programs, backEnd, origin };
  const sharedViews = createSharedViews(
    createLoadAreaView({
      render: createRenderView({ ...ofAreas, share: sharedCalls.answer }),
      timeout: patience,
      registered: bootAreas,
    }),
    () => Date.now(),
  );
  const sharedPages = createSharedPages(() => Date.now());
  return {
    shell: createShellApp({
      programs,
      backEnd,
      origin,
      isProxyTrusted: settings.isProxyTrusted,
      hosts,
      areasOrigin,
      partners: settings.partners,
      isDevelopment,
      mountFiles: options.mountShellFiles,
      loadSportsMap: createLoadSportsMap({ requestBackEnd, now: () => Date.now() }),
      workerScript: options.workerScript,
      loadGames: createLoadGames({ requestBackEnd, now: () => Date.now() }),
      sharedPages,
      forgetShared() {
        for (const shared of [sharedPages, sharedViews, sharedRequests, sharedCalls])
          shared.forget();
      },
      limit: createRenderLimit(RENDERS),
      checkAccess: createCheckAccess({
        requestBackEnd,
        origin,
        timeout: Math.min(patience, ACCESS_PATIENCE),
      }),
      world: {
        areas: bootAreas,
        loadAreaView: sharedViews.loadAreaView,
        loadOperatorData: createLoadOperatorData({ requestBackEnd, now: () => Date.now() }),
        loadSearchData: createLoadSearchData({
          requestBackEnd,
          timeout: Math.min(patience, SEARCH_PATIENCE),
          now: () => Date.now(),
        }),
        origin,
        isProduction,
        testedAreas: programs.testedAreas,
        now: Date.now,
      },
    }),
    areas: createAreasApp({
      areaNames: programs.areaNames,
      // A browser that moves within the site asks for what has changed since: nothing is shared.
      renderView: createRenderView({ ...ofAreas, share: async (_key, load) => load() }),
      origin,
      hosts,
      isProxyTrusted: settings.isProxyTrusted,
      mountFiles: (app) => options.mountAreaFiles(app, programs.areaNames),
    }),
  };
}
