import { calls as marbleCalls } from './marble-routes';
import type { World } from '../../betting/engine/world';
import type { SeedChains } from '../fair/seed-chains';
import { marbleControlRoutes } from './marble-control';
import { Marbles } from './marbles';
import type { Database } from '../../platform/database/database';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly world: World;
  readonly seedChains: SeedChains;
  readonly now: () => number;
}

export const marblesRoom = defineRoom({
  name: 'draws/marbles',
  what: 'the races of marbles: their chances, their draws, and their results',
  needs: ['database', 'world', 'seedChains', 'now'],
  open: (parts: Needs) => ({ marbles: new Marbles(parts) }),
  calls: [marbleCalls],
  control: [{ '/marbles': marbleControlRoutes }],
  runs: ({ marbles }: { readonly marbles: Marbles }) => [marbles],
  ticks: ({ marbles }: { readonly marbles: Marbles }) => [{ every: 2, run: marbles }],
});
