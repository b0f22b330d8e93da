import { DEFAULT_VIEW_SETTINGS, type BootArea } from '@grandstand/bus-contracts/area';
import type { ShownPage } from '../../routes';
import { withLanguage } from '../../routes';
import { createAnswerCache } from '../back-end/answer-cache';
import type { AskView } from '../page/operator/ask-views';

const MAX_AGE_MS = 300_000;
/** More addresses than the table has on its own. */
const MAX_ENTRIES = 1000;

interface AskOptions {
  readonly areas: readonly BootArea[];
  readonly askView: AskView;
  readonly now: () => number;
}

/** Asks whether the area of a page has content there; an area that does not answer is assumed to have it. */
export function createAskPages({
  areas,
  askView,
  now,
}: AskOptions): (page: ShownPage) => Promise<boolean> {
  const cache = createAnswerCache<boolean>({ maxAgeMs: MAX_AGE_MS, maxEntries: MAX_ENTRIES, now });
  return async ({ row, params, path }) => {
    const area = areas.find(({ name }) => name === row.area);
    if (!area) return true;
    const known = cache.get(path);
    if (known !== undefined) return known;
    const answered = await askView(area, {
      fullPath: withLanguage('en', path),
      route: { route: row.name, params },
      language: 'en',
      settings: DEFAULT_VIEW_SETTINGS,
    });
    if (answered) cache.put(path, answered.status !== 404);
    return answered?.status !== 404;
  };
}
