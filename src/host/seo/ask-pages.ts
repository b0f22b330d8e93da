import { DEFAULT_VIEW_SETTINGS, type BootArea } from '@grandstand/bus-contracts/area';
import type { ShownPage } from '../../routes';
import { withLanguage } from '../../routes';
import { createHeld } from '../held';
import type { AskView } from '../page/ask-views';

const HELD_MS = 300_000;
/** More addresses than the table has on its own. */
const MOST = 1000;

interface AskOptions {
  readonly areas: readonly BootArea[];
  readonly askView: AskView;
  readonly now: () => number;
}

/** Tells whether the area of a page has anything there; one that does not answer is taken to have it. */
export function createAskPages({
  areas,
  askView,
  now,
}: AskOptions): (page: ShownPage) => Promise<boolean> {
  const held = createHeld<boolean>({ heldMs: HELD_MS, most: MOST, now });
  return async ({ row, params, path }) => {
    const area = areas.find(({ name }) => name === row.area);
    if (!area) return true;
    const known = held.get(path);
    if (known !== undefined) return known;
    const answered = await askView(area, {
      fullPath: withLanguage('en', path),
      route: { route: row.name, params },
      language: 'en',
      settings: DEFAULT_VIEW_SETTINGS,
    });
    if (answered) held.put(path, answered.status !== 404);
    return answered?.status !== 404;
  };
}
