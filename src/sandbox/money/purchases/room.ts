import { calls as purchaseCalls } from './purchase-routes';
import type { Accounts } from '../accounts/accounts';
import type { Pools } from '../accounts/pools';
import type { ProductStakes } from '../stakes/product-stakes';
import { offerRoutes } from './offer-control';
import { Offers } from './offers';
import { Purchases } from './purchases';
import type { Seller } from './quote';
import type { Database } from '../../platform/database/database';
import { purchaseData } from './purchase-data';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly pools: Pools;
  readonly stakes: ProductStakes;
  readonly trySeller: Seller;
  readonly pointStore: Seller;
  readonly freeBetStore: Seller;
  readonly freeSpinStore: Seller;
  readonly ticketStore: Seller;
  readonly lottoSeller: Seller;
  readonly totoSeller: Seller;
  readonly tournamentSeller: Seller;
  readonly now: () => number;
}

export const purchasesRoom = defineRoom({
  name: 'money/purchases',
  what: 'quotes and purchases of everything but bets; offers that QA makes',
  needs: [
    'database',
    'accounts',
    'pools',
    'stakes',
    'trySeller',
    'pointStore',
    'freeBetStore',
    'freeSpinStore',
    'ticketStore',
    'lottoSeller',
    'totoSeller',
    'tournamentSeller',
    'now',
  ],
  open: ({ database, accounts, pools, stakes, now, ...sellers }: Needs) => {
    const offers = new Offers({ database, pools, stakes, now });
    return {
      offers,
      purchases: new Purchases({
        database,
        accounts,
        stakes,
        sellers: [offers, ...Object.values(sellers)],
      }),
    };
  },
  calls: [purchaseCalls],
  control: [{ '/offers': offerRoutes }],
  playerData:
    ({ database }: { readonly database: Database }) =>
    async ({ id }) => [{ name: 'purchases', data: await purchaseData(database, id) }],
});
