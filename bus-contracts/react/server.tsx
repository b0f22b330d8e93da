import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { AreaState, AreaView } from '../area/view/area-views';
import type { AreaAnswer, AreaRequest } from '../area/define-area-server';
import type { AreaPlace } from '../area/view-route';
import type { Language } from '../contracts/player/settings';
import { textsOf } from './area-texts';
import { AreaViewProvider } from './area-view-context';
import { sharedTitleTag } from './description-tag';

export { descriptionTag, escapeAttribute } from './description-tag';
export { loadDictionary, readBackEnd, type BackEndRequest } from './read-back-end';
export { stillClock } from './still-clock';

/** The screen of an area's server, once texts and data are there. */
interface Shown extends Pick<AreaAnswer, 'title' | 'head' | 'screen'> {
  /** Left out: 200. */
  readonly status?: number;
  readonly children: ReactNode;
}

interface RenderAreaOptions<Data> extends AreaRequest {
  readonly name: string;
  readonly loadTexts: (language: Language) => Promise<AreaView['texts']>;
  /** Fetches the code of a place's screen. Left out: all screens come at once. */
  readonly prepare?: (place: AreaPlace) => Promise<void> | undefined;
  /** The operator's texts that the screen writes with; left out: none. */
  readonly loadDictionary?: () => Promise<AreaView['dictionary']>;
  /** The data of the screen, which reach the client as `state.data`. */
  readonly load: () => Promise<Data> | Data;
  readonly show: (t: TFunction, data: Data) => Shown;
}

/** Renders an area's view on its server, so that `mountAreaView` takes it over. */
export async function renderAreaView<Data>(options: RenderAreaOptions<Data>): Promise<AreaAnswer> {
  const { name, loadTexts, prepare, loadDictionary, load, show, wantsBody } = options;
  const { language, path, route, params, settings } = options;
  const [texts, dictionary, data] = await Promise.all([
    loadTexts(language),
    loadDictionary?.() ?? {},
    load(),
    prepare?.(options),
  ]);
  const { children, status = 200, ...shown } = show(textsOf(language, texts), data);
  const sent = { language, path, route, params, settings, texts };
  const state: AreaState<Data> = {
    // The page has the operator's texts too; without any, the area's first view is the same.
    view: Object.keys(dictionary).length > 0 ? sent : { ...sent, dictionary },
    data,
  };
  const body = wantsBody
    ? renderToString(
        <AreaViewProvider view={{ ...sent, dictionary }}>{children}</AreaViewProvider>,
        {
          identifierPrefix: `${name}-`,
        },
      )
    : '';
  const head = (shown.head ?? '') + (status === 200 ? sharedTitleTag(shown.title) : '');
  return { ...shown, head, status, body, state };
}
