import * as v from 'valibot';
import { areaFileUrl, LARGEST_VIEW, remoteViewSchema } from '@grandstand/bus-contracts/area';
import type {
  AreaRequest,
  BootArea,
  RemoteView,
  ViewRoute,
  ViewSettings,
} from '@grandstand/bus-contracts/area';
import type { Language } from '@grandstand/bus-contracts';
import { pathnameOf } from '@grandstand/bus-contracts/domain';
import { withLanguage } from '../../routes';
import { rejectOnAbort } from '../back-end/reject-on-abort';
import { outageLog } from '../log/bounded-log';

const log = outageLog('Views that areas did not give', 'warn');

export interface ViewRequest {
  /** Behind the language, with query. */
  readonly path: string;
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
  /** Renders a view in this process: over the network each would be written, compressed and read again. */
  readonly render: (
    name: string,
    request: Omit<AreaRequest, 'fetch' | 'warn'>,
  ) => Promise<LoadedView>;
  /** Milliseconds. */
  readonly timeout: number;
  /** The areas that a view's files may be loaded from. */
  readonly registered: readonly Pick<BootArea, 'origin'>[];
}

/** Loads the views of areas. A view that fails or is late is left to the browser, which tries again. */
export function createLoadAreaView({ render, timeout, registered }: LoadViewOptions): LoadAreaView {
  return async (area, { route, ...page }) => {
    const load = async (): Promise<LoadedView> => {
      const answer = await render(area.name, {
        ...page,
        ...route,
        wantsBody: true,
        components: undefined,
      });
      const view = v.parse(remoteViewSchema, answer.view);
      const length = view.body.length + view.codeToEval.length;
      if (length > LARGEST_VIEW) throw new Error(`it has ${length} characters`);
      if (view.appName !== area.name) throw new Error(`it answered for "${view.appName}"`);
      // Its files are not put into a page, where the browser would preload them.
      const foreign = [...view.scriptsToLoad, ...view.cssToLoad].find(
        (file) => areaFileUrl(file, area, registered) === null,
      );
      if (foreign !== undefined) throw new Error(`"${foreign}" is not of a registered origin`);
      return { ...answer, view };
    };
    try {
      return await rejectOnAbort(AbortSignal.timeout(timeout), load());
    } catch (error) {
      const path = pathnameOf(withLanguage(page.language, page.path));
      log(() => [`The area "${area.name}" gave no view of ${path}:`, error]);
      return undefined;
    }
  };
}
