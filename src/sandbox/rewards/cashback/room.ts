import { calls as cashbackCalls } from './cashback-routes';
import type { PromoCodes } from '../promo-codes/promo-codes';
import type { Accounts } from '../../money/accounts/accounts';
import type { Pools } from '../../money/accounts/pools';
import type { ProductStakes } from '../../money/stakes/product-stakes';
import type { Database } from '../../platform/database/database';
import type { Documents } from '../../player/documents/documents';
import type { Bonuses } from '../bonuses/bonuses';
import { cashbackControlRoutes } from './cashback-control';
import { Cashback } from './cashback';
import { FreeBetStore } from './free-bet-store';
import { PointStore } from './point-store';
import type { FreeSpins } from '../free-spins/free-spins';
import type { SiteRules } from '../../site/site/site-rules';
import { cashbackData } from './cashback-data';
import { pointData } from './point-data';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly pools: Pools;
  readonly stakes: ProductStakes;
  readonly bonuses: Bonuses;
  readonly freeSpins: FreeSpins;
  readonly promoCodes: PromoCodes;
  readonly documents: Documents;
  readonly siteRules: SiteRules;
  readonly onMoved: (playerId: number) => void;
  readonly randomBelow: (below: number) => number;
  readonly now: () => number;
}

export const cashbackRoom = defineRoom({
  name: 'rewards/cashback',
  what: 'cashback by periods: points for stakes, or a percent of the balance; what points were given for',
  needs: [
    'database',
    'accounts',
    'pools',
    'stakes',
    'bonuses',
    'freeSpins',
    'promoCodes',
    'documents',
    'siteRules',
    'onMoved',
    'randomBelow',
    'now',
  ],
  open: ({ pools, stakes, promoCodes, randomBelow, ...parts }: Needs) => ({
    cashback: new Cashback(parts),
    pointStore: new PointStore({ bonuses: parts.bonuses, pools, stakes, now: parts.now }),
    freeBetStore: new FreeBetStore({ pools, stakes, promoCodes, randomBelow, now: parts.now }),
  }),
  calls: [cashbackCalls],
  control: [{ '/cashback': cashbackControlRoutes }],
  ticks: ({ cashback }: { readonly cashback: Cashback }) => [
    { every: 60, at: 1, run: () => cashback.run() },
  ],
  playerData:
    ({ database }: { readonly database: Database }) =>
    async ({ id }) => [
      { name: 'cashback', data: await cashbackData(database, id) },
      { name: 'points', data: await pointData(database, id) },
    ],
});
