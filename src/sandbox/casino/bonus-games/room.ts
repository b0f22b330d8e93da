import { calls as bonusGameCalls } from './bonus-game-routes';
import { bonusGameControlRoutes } from './bonus-game-control';
import { BonusGames } from './bonus-games';
import { Prizes } from './prizes';
import { TryDraws } from './try-draws';
import { TrySeller } from './try-seller';
import type { PlayerSeeds } from '../../draws/fair/player-seeds';
import type { Accounts } from '../../money/accounts/accounts';
import type { Ledger } from '../../money/accounts/ledger';
import type { Pools } from '../../money/accounts/pools';
import type { ProductStakes } from '../../money/stakes/product-stakes';
import type { Database } from '../../platform/database/database';
import type { PlayGuard } from '../../protection/limits/play-guard';
import type { FreeSpins } from '../../rewards/free-spins/free-spins';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly ledger: Ledger;
  readonly pools: Pools;
  readonly stakes: ProductStakes;
  readonly guard: PlayGuard;
  readonly freeSpins: FreeSpins;
  readonly playerSeeds: PlayerSeeds;
  readonly onMoved: (playerId: number) => void;
  readonly now: () => number;
}

export const bonusGamesRoom = defineRoom({
  name: 'casino/bonus-games',
  what: 'games of points: prize tables of each day, tries and their prizes',
  needs: [
    'database',
    'accounts',
    'ledger',
    'pools',
    'stakes',
    'guard',
    'freeSpins',
    'playerSeeds',
    'onMoved',
    'now',
  ],
  open: ({ playerSeeds, onMoved, ...parts }: Needs) => ({
    trySeller: new TrySeller(parts),
    bonusGames: new BonusGames({
      ...parts,
      draws: new TryDraws(playerSeeds),
      prizes: new Prizes(parts),
      onChanged: onMoved,
    }),
  }),
  calls: [bonusGameCalls],
  control: [{ '/': bonusGameControlRoutes }],
  ticks: ({ bonusGames }: { readonly bonusGames: BonusGames }) => [
    { every: 60, run: () => bonusGames.endOverdue() },
    { every: 60, at: 1, run: () => bonusGames.beginDay() },
  ],
  reset: ({ bonusGames }: { readonly bonusGames: BonusGames }) => ({
    clear: () => bonusGames.clear(),
  }),
});
