import { calls as lottoCalls } from './lotto-routes';
import type { SeedChains } from '../fair/seed-chains';
import { DrawNews } from './draw-news';
import { lottoControlRoutes } from './lotto-control';
import { LottoSeller } from './lotto-seller';
import { Lotto } from './lotto';
import { TicketStore } from './ticket-store';
import type { Ledger } from '../../money/accounts/ledger';
import type { Pools } from '../../money/accounts/pools';
import type { ProductStakes } from '../../money/stakes/product-stakes';
import type { Database } from '../../platform/database/database';
import type { PlayGuard } from '../../protection/limits/play-guard';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly pools: Pools;
  readonly stakes: ProductStakes;
  readonly guard: PlayGuard;
  readonly seedChains: SeedChains;
  readonly onMoved: (playerId: number) => void;
  readonly randomBelow: (below: number) => number;
  readonly now: () => number;
}

export const lottoRoom = defineRoom({
  name: 'draws/lotto',
  what: 'draws of lotteries, planned by the clock and drawn from chains of seeds; tickets, also for points; prizes, fixed or shares with a jackpot',
  needs: [
    'database',
    'ledger',
    'pools',
    'stakes',
    'guard',
    'seedChains',
    'onMoved',
    'randomBelow',
    'now',
  ],
  open: ({ guard, randomBelow, ...parts }: Needs) => {
    const { ledger, pools, stakes, now } = parts;
    const drawNews = new DrawNews(parts);
    return {
      drawNews,
      lotto: new Lotto({ ...parts, onDrawn: (id) => drawNews.publish(id) }),
      lottoSeller: new LottoSeller(now),
      ticketStore: new TicketStore({ ledger, pools, stakes, guard, randomBelow, now }),
    };
  },
  calls: [lottoCalls],
  control: [{ '/lotto/draws': lottoControlRoutes }],
  runs: ({ lotto }: { readonly lotto: Lotto }) => [lotto],
  ticks: ({ lotto }: { readonly lotto: Lotto }) => [{ every: 2, run: lotto }],
  streams: ({ drawNews }: { readonly drawNews: DrawNews }) => ({
    beatsEvery: 10,
    streams: drawNews,
    drop: () => drawNews.drop(),
  }),
});
