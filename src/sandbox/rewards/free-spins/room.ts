import { calls as freeSpinCalls } from './free-spin-routes';
import type { Pools } from '../../money/accounts/pools';
import type { ProductStakes } from '../../money/stakes/product-stakes';
import type { Database } from '../../platform/database/database';
import type { Documents } from '../../player/documents/documents';
import { freeSpinControlRoutes } from './free-spin-control';
import { FreeSpinOffers } from './free-spin-offers';
import { FreeSpinStore } from './free-spin-store';
import { FreeSpins } from './free-spins';
import type { SiteRules } from '../../site/site/site-rules';
import { freeSpinData } from './free-spin-data';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly pools: Pools;
  readonly stakes: ProductStakes;
  readonly documents: Documents;
  readonly siteRules: SiteRules;
  readonly onMoved: (playerId: number) => void;
  readonly now: () => number;
}

export const freeSpinsRoom = defineRoom({
  name: 'rewards/free-spins',
  what: 'free spins: grants, their sale for points, what the wallet counts of them',
  needs: ['database', 'pools', 'stakes', 'documents', 'siteRules', 'onMoved', 'now'],
  open: ({ pools, stakes, ...parts }: Needs) => {
    const freeSpins = new FreeSpins(parts);
    return {
      freeSpins,
      freeSpinOffers: new FreeSpinOffers({ ...parts, freeSpins }),
      freeSpinStore: new FreeSpinStore({ pools, stakes, freeSpins, now: parts.now }),
    };
  },
  calls: [freeSpinCalls],
  control: [{ '/': freeSpinControlRoutes }],
  ticks: ({ freeSpins }: { readonly freeSpins: FreeSpins }) => [
    { every: 5, at: 3, run: () => freeSpins.run() },
  ],
  reset: ({ freeSpinOffers }: { readonly freeSpinOffers: FreeSpinOffers }) => ({
    clear: () => freeSpinOffers.clear(),
  }),
  playerData:
    ({ database }: { readonly database: Database }) =>
    async ({ id, now }) => [{ name: 'free-spins', data: await freeSpinData(database, id, now) }],
});
