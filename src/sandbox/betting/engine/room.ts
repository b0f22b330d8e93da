import { DEFAULT_PACE } from '../match/match-clock';
import { outcomeRoutes } from './outcome-control';
import { worldState } from './world-state';
import { WorldStore } from './world-store';
import { World } from './world';
import type { Database } from '../../platform/database/database';
import { keptSecret } from '../../platform/database/kept-secret';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly now: () => number;
  readonly options: { readonly resultsSecret?: string; readonly pace?: number };
}

export const engineRoom = defineRoom({
  name: 'betting/engine',
  what: 'all games of now: their state, price changes, the table of the championship',
  needs: ['database', 'now', 'options'],
  open: async ({ database, options, now }: Needs) => {
    const { resultsSecret, pace = DEFAULT_PACE } = options;
    const secret = resultsSecret ?? (await keptSecret(database, 'results-secret'));
    const world = await World.open(new WorldStore(database), { secret, now, pace });
    return { world, line: world.line };
  },
  control: [{ '/outcomes': outcomeRoutes }],
  state: worldState,
  reset: ({ world, now }: { readonly world: World; readonly now: () => number }) => ({
    clear: () => world.reset(now()),
  }),
});
