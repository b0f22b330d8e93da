import type { Accounts } from '../accounts/accounts';
import type { Ledger } from '../accounts/ledger';
import type { Pools } from '../accounts/pools';
import type { ProductStakes } from '../accounts/product-stakes';
import { BonusGames } from '../../casino/bonus-games/bonus-games';
import { Prizes } from '../../casino/bonus-games/prizes';
import { TryDraws } from '../../casino/bonus-games/try-draws';
import { TrySeller } from '../../casino/bonus-games/try-seller';
import type { Bonuses } from '../../rewards/bonuses/bonuses';
import { FreeBetStore } from '../../rewards/cashback/free-bet-store';
import { PointStore } from '../../rewards/cashback/point-store';
import type { PromoCodes } from '../../betting/coupon/promo-codes';
import type { Database } from '../../platform/database/database';
import type { Line } from '../../betting/engine/line';
import { FreeSpinStore } from '../../rewards/free-spins/free-spin-store';
import type { FreeSpins } from '../../rewards/free-spins/free-spins';
import type { PlayerSeeds } from '../../draws/fair/player-seeds';
import type { SeedChains } from '../../draws/fair/seed-chains';
import { DrawNews } from '../../draws/lotto/draw-news';
import { Lotto } from '../../draws/lotto/lotto';
import { LottoSeller } from '../../draws/lotto/lotto-seller';
import { TicketStore } from '../../draws/lotto/ticket-store';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { PlayGuard } from '../../protection/limits/play-guard';
import type { SiteRules } from '../../site/site/site-rules';
import { Toto } from '../../draws/toto/toto';
import { TotoSeller } from '../../draws/toto/toto-seller';
import { TournamentSeller } from '../../casino/tournaments/tournament-seller';
import { Tournaments } from '../../casino/tournaments/tournaments';
import { Offers } from './offers';
import { Purchases } from './purchases';

interface Ports {
  readonly database: Database;
  readonly line: Line;
  readonly accounts: Accounts;
  readonly ledger: Ledger;
  readonly guard: PlayGuard;
  readonly pools: Pools;
  readonly stakes: ProductStakes;
  readonly bonuses: Bonuses;
  readonly promoCodes: PromoCodes;
  readonly freeSpins: FreeSpins;
  readonly playerSeeds: PlayerSeeds;
  readonly seedChains: SeedChains;
  readonly siteRules: Pick<SiteRules, 'play'>;
  readonly messages: Pick<PlayerMessages, 'send'>;
  readonly onMoved: (playerId: number) => void;
  /** A random whole number from 0, below a bound. */
  readonly randomBelow: (below: number) => number;
  readonly now: () => number;
}

/** The parts that sell everything but bets, and what they sell: tries of bonus games, bonuses, free bets, free spins and tickets for points, tickets of lotteries, coupons of toto, entries to tournaments. */
export function purchaseParts(ports: Ports) {
  const { database, line, accounts, ledger, guard, pools, stakes, playerSeeds } = ports;
  const { bonuses, promoCodes, freeSpins, seedChains, siteRules, messages } = ports;
  const { onMoved, randomBelow, now } = ports;
  const drawNews = new DrawNews({ database, seedChains, now });
  const offers = new Offers({ database, pools, stakes, now });
  return {
    offers,
    purchases: new Purchases({
      database,
      accounts,
      stakes,
      sellers: [
        offers,
        new TrySeller({ pools, now }),
        new PointStore({ bonuses, pools, stakes, now }),
        new FreeBetStore({ pools, stakes, promoCodes, randomBelow, now }),
        new FreeSpinStore({ pools, stakes, freeSpins, now }),
        new TicketStore({ ledger, pools, stakes, guard, randomBelow, now }),
        new LottoSeller(now),
        new TotoSeller(now),
        new TournamentSeller({ siteRules, now }),
      ],
    }),
    drawNews,
    lotto: new Lotto({
      database,
      ledger,
      pools,
      stakes,
      seedChains,
      onMoved,
      onDrawn: (id) => drawNews.publish(id),
      now,
    }),
    toto: new Toto({ database, line, ledger, pools, stakes, onMoved, now }),
    tournaments: new Tournaments({
      database,
      ledger,
      pools,
      stakes,
      siteRules,
      messages,
      onMoved,
      now,
    }),
    bonusGames: new BonusGames({
      database,
      accounts,
      guard,
      draws: new TryDraws(playerSeeds),
      prizes: new Prizes({ accounts, ledger, pools, stakes, freeSpins, now }),
      onChanged: onMoved,
      now,
    }),
  };
}
