import type { LoadAreaView, LoadedView } from '../../operator/load-area-view';
import { createSharedAnswers } from './share-answers';

export interface SharedViews {
  readonly loadAreaView: LoadAreaView;
  /** Drops all views: the data that they were made from have changed. */
  forget(): void;
}

/**
 * Shares the views of areas between pages, those of players too: an area's server gets no cookie, so a view has nothing
 * of one player. It depends on the address, the language, the settings and the country, which are its key.
 */
export function createSharedViews(load: LoadAreaView, now: () => number): SharedViews {
  const views = createSharedAnswers<LoadedView | undefined>({
    now,
    lengthOf: (loaded) =>
      loaded?.isWhole ? loaded.view.body.length + loaded.view.codeToEval.length : undefined,
  });
  return {
    loadAreaView: async (area, page) =>
      views.answer(JSON.stringify([area.name, page]), async () => load(area, page)),
    forget: views.forget,
  };
}
