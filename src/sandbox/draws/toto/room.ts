import { calls as totoCalls } from './toto-routes';
import type { Line } from '../../betting/engine/line';
import { totoControlRoutes } from './toto-control';
import { TotoSeller } from './toto-seller';
import { Toto } from './toto';
import type { Ledger } from '../../money/accounts/ledger';
import type { Pools } from '../../money/accounts/pools';
import type { ProductStakes } from '../../money/stakes/product-stakes';
import type { Database } from '../../platform/database/database';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly line: Line;
  readonly ledger: Ledger;
  readonly pools: Pools;
  readonly stakes: ProductStakes;
  readonly onMoved: (playerId: number) => void;
  readonly now: () => number;
}

export const totoRoom = defineRoom({
  name: 'draws/toto',
  what: 'draws of toto: planned from the line, their coupons and pools, and how they are settled',
  needs: ['database', 'line', 'ledger', 'pools', 'stakes', 'onMoved', 'now'],
  open: (parts: Needs) => ({ toto: new Toto(parts), totoSeller: new TotoSeller(parts.now) }),
  calls: [totoCalls],
  control: [{ '/toto/draws': totoControlRoutes }],
  runs: ({ toto }: { readonly toto: Toto }) => [toto],
  ticks: ({ toto }: { readonly toto: Toto }) => [{ every: 10, run: toto }],
});
