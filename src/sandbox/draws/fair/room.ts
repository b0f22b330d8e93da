import { randomBytes } from 'node:crypto';
import { calls as fairCalls } from './fair-routes';
import { fairControlRoutes } from './fair-control';
import { PlayerSeeds } from './player-seeds';
import { SeedChains } from './seed-chains';
import type { Database } from '../../platform/database/database';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly now: () => number;
}

export const fairRoom = defineRoom({
  name: 'draws/fair',
  what: 'seeds of draws that anyone can verify: the pairs of each player, and hash chains that all share',
  needs: ['database', 'now'],
  open: (parts: Needs) => ({
    playerSeeds: new PlayerSeeds({ ...parts, randomBytes }),
    seedChains: new SeedChains({ ...parts, randomBytes }),
  }),
  calls: [fairCalls],
  control: [{ '/': fairControlRoutes }],
});
