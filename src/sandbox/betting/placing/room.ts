import { calls as betsCalls } from './bets-routes';
import type { Accumulators } from '../coupon/accumulators';
import type { PromoChecks } from '../../rewards/promo-codes/promo-checks';
import type { PromoCodes } from '../../rewards/promo-codes/promo-codes';
import type { Line } from '../engine/line';
import type { Feed } from '../feed/feed';
import { Batches } from './batches/batches';
import { Bets } from './bets';
import { LiveHold } from './live-hold';
import { Placing } from './place';
import { calls as placeCalls } from './place-routes';
import { placingControlRoutes } from './placing-control';
import { Settlement } from './settlement/settlement';
import type { Accounts } from '../../money/accounts/accounts';
import type { Ledger } from '../../money/accounts/ledger';
import type { Prepaid } from '../../money/accounts/prepaid';
import type { Database } from '../../platform/database/database';
import type { PlayGuard } from '../../protection/limits/play-guard';
import type { Bonuses } from '../../rewards/bonuses/bonuses';
import type { SiteRules } from '../../site/site/site-rules';
import { betData } from './bet-data';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly line: Line;
  readonly ledger: Ledger;
  readonly accounts: Accounts;
  readonly prepaid: Prepaid;
  readonly guard: PlayGuard;
  readonly bonuses: Bonuses;
  readonly promoCodes: PromoCodes;
  readonly promoChecks: PromoChecks;
  readonly accumulators: Accumulators;
  readonly siteRules: SiteRules;
  readonly feed: Feed;
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => number;
  readonly options: { readonly liveDelay?: number };
}

export const placingRoom = defineRoom({
  name: 'betting/placing',
  what: 'placing, history and settlement of bets',
  needs: [
    'database',
    'line',
    'ledger',
    'accounts',
    'prepaid',
    'guard',
    'bonuses',
    'promoCodes',
    'promoChecks',
    'accumulators',
    'siteRules',
    'feed',
    'wait',
    'now',
    'options',
  ],
  open: ({ options: { liveDelay = 0 }, wait, feed, ...parts }: Needs) => {
    const bets = new Bets(parts.database);
    const liveHold = new LiveHold(wait, liveDelay);
    return {
      bets,
      liveHold,
      placing: new Placing({
        ...parts,
        bets,
        liveHold,
        batches: new Batches(parts.database, bets),
      }),
      settlement: new Settlement({
        ...parts,
        onChanged: (playerId, betIds) => feed.publishPlayer(playerId, betIds),
      }),
    };
  },
  calls: [betsCalls, placeCalls],
  control: [{ '/': placingControlRoutes }],
  state: ({ placing, liveHold }: { readonly placing: Placing; readonly liveHold: LiveHold }) => ({
    placing: {
      liveDelay: liveHold.delay,
      isVipAccepted: placing.isVipAccepted,
      held: liveHold.held,
    },
  }),
  runs: ({ settlement }: { readonly settlement: Settlement }) => [settlement],
  reset: ({
    placing,
    liveHold,
    settlement,
  }: {
    readonly placing: Placing;
    readonly liveHold: LiveHold;
    readonly settlement: Settlement;
  }) => {
    const { delay } = liveHold;
    return {
      clear: async () => {
        liveHold.delay = delay;
        placing.isVipAccepted = true;
        await settlement.idle();
      },
    };
  },
  playerData:
    ({ database }: { readonly database: Database }) =>
    async ({ id, language }) => [{ name: 'bets', data: await betData(database, id, language) }],
});
