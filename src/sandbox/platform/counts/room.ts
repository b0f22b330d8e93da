import { countControlRoutes } from './count-control';
import { CountStore } from './count-store';
import { Guesses } from './guesses';
import { visitorLimits } from './visitor-limits';
import type { Database } from '../database/database';
import { defineRoom } from '../rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

export const countsRoom = defineRoom({
  name: 'platform/counts',
  what: 'limits of what visitors may request, and of guesses at secrets: by network, device, player and in all, stored over a restart',
  needs: ['database', 'now', 'report'],
  open: async ({ database, now, report }: Needs) => {
    const counts = await CountStore.open(database, { now, report });
    return { counts, guesses: new Guesses(counts, now), visitorLimits: visitorLimits(counts) };
  },
  control: [{ '/': countControlRoutes }],
  reset: ({ counts }: { readonly counts: CountStore }) => ({ clear: () => counts.clear() }),
  close: ({ counts }: { readonly counts: CountStore }) => counts.idle(),
});
