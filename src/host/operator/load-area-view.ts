import * as v from 'valibot';
import {
  areaFileUrl,
  formatViewRoute,
  formatViewSettings,
  LARGEST_VIEW,
  REMOTE_VIEW_API_VERSION,
  REMOTE_VIEW_HEADERS,
  remoteViewSchema,
  textWithin,
} from '@grandstand/bus-contracts/area';
import type { BootArea, RemoteView, ViewRoute, ViewSettings } from '@grandstand/bus-contracts/area';
import type { Language } from '@grandstand/bus-contracts';
import { pathnameOf } from '@grandstand/bus-contracts/domain';
import { LACKING_HEADER } from '../areas/areas-app';
import { GUEST_HEADER } from '../areas/view-request';
import { rejectOnAbort } from '../back-end/reject-on-abort';
import { clientHeaders } from '../back-end/client-headers';
import { outageLog } from '../log/bounded-log';
import type { PageCountry } from '../visitor/page-country';

const log = outageLog('Views that areas did not give', 'warn');

export interface ViewRequest {
  readonly fullPath: string;
  readonly route: ViewRoute;
  readonly language: Language;
  readonly settings: ViewSettings;
  /** Code of the visitor's country, where it is known. */
  readonly country?: string | undefined;
  /** Whether the page is for a guest alone. */
  readonly isGuest?: boolean;
}

export interface LoadedView {
  /** 404 where the area has nothing at the path. */
  readonly status: number;
  readonly view: RemoteView;
  /** Whether the area got all the data that it requested. */
  readonly isWhole: boolean;
}

export type LoadAreaView = (area: BootArea, page: ViewRequest) => Promise<LoadedView | undefined>;

interface LoadViewOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds. */
  readonly timeout: number;
  /** The areas that a view's files may be loaded from. */
  readonly registered: readonly Pick<BootArea, 'origin'>[];
  readonly pageCountry: Pick<PageCountry, 'headers'>;
}

/** Loads the views of areas. A view that fails or is late is left to the browser, which tries again. */
export function createLoadAreaView({
  fetch,
  timeout,
  registered,
  pageCountry,
}: LoadViewOptions): LoadAreaView {
  return async (area, page) => {
    const signal = AbortSignal.timeout(timeout);
    const load = async (): Promise<LoadedView> => {
      const answer = await fetch(area.url + page.fullPath, {
        headers: {
          ...clientHeaders(page.language),
          ...pageCountry.headers(page.country),
          [REMOTE_VIEW_HEADERS.renderMode]: 'json',
          [REMOTE_VIEW_HEADERS.apiVersion]: REMOTE_VIEW_API_VERSION,
          [REMOTE_VIEW_HEADERS.settings]: formatViewSettings(page.settings),
          [REMOTE_VIEW_HEADERS.route]: formatViewRoute(page.route),
          ...(page.isGuest && { [GUEST_HEADER]: 'true' }),
        },
        signal,
      });
      if (!answer.ok && answer.status !== 404) throw new Error(`it answered ${answer.status}`);
      const text = await textWithin(answer, LARGEST_VIEW);
      if (text === undefined) throw new Error(`it answered with more than ${LARGEST_VIEW} bytes`);
      const view = v.parse(remoteViewSchema, JSON.parse(text));
      if (view.appName !== area.name) throw new Error(`it answered for "${view.appName}"`);
      // Its files are not put into a page, where the browser would preload them.
      const foreign = [...view.scriptsToLoad, ...view.cssToLoad].find(
        (file) => areaFileUrl(file, area, registered) === null,
      );
      if (foreign !== undefined) throw new Error(`"${foreign}" is not of a registered origin`);
      return { status: answer.status, view, isWhole: !answer.headers.has(LACKING_HEADER) };
    };
    try {
      return await rejectOnAbort(signal, load());
    } catch (error) {
      log(() => [`The area "${area.name}" gave no view of ${pathnameOf(page.fullPath)}:`, error]);
      return undefined;
    }
  };
}
