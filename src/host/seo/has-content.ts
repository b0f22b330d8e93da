import { DEFAULT_VIEW_SETTINGS, type BootArea } from '@grandstand/bus-contracts/area';
import type { ShownPage } from '../../routes';
import { createAnswerCache } from '../back-end/answer-cache';
import type { LoadAreaView } from '../operator/load-area-view';

const MAX_AGE_MS = 300_000;
/** More addresses than the table has on its own. */
const MAX_ENTRIES = 1000;

interface ContentOptions {
  readonly areas: readonly BootArea[];
  readonly loadAreaView: LoadAreaView;
  readonly now: () => number;
}

/** Whether the area of a page has content there; an area that does not answer is assumed to have it. */
export function createHasContent({
  areas,
  loadAreaView,
  now,
}: ContentOptions): (page: ShownPage) => Promise<boolean> {
  const cache = createAnswerCache<boolean>({ maxAgeMs: MAX_AGE_MS, maxEntries: MAX_ENTRIES, now });
  return async ({ row, params, path }) => {
    const area = areas.find(({ name }) => name === row.area);
    if (!area) return true;
    const hadContent = cache.get(path);
    if (hadContent !== undefined) return hadContent;
    const answered = await loadAreaView(area, {
      path,
      route: { route: row.name, params },
      language: 'en',
      settings: DEFAULT_VIEW_SETTINGS,
    });
    if (answered) cache.put(path, answered.status !== 404);
    return answered?.status !== 404;
  };
}
