import type { Accounts } from '../accounts/accounts';
import type { Ledger } from '../accounts/ledger';
import type { Pools } from '../accounts/pools';
import type { ProductStakes } from '../accounts/product-stakes';
import { BonusGames } from '../bonus-games/bonus-games';
import { Prizes } from '../bonus-games/prizes';
import { TryDraws } from '../bonus-games/try-draws';
import { TrySeller } from '../bonus-games/try-seller';
import type { Database } from '../database/database';
import type { PlayerSeeds } from '../fair/player-seeds';
import type { PlayGuard } from '../protection/play-guard';
import { Offers } from './offers';
import { Purchases } from './purchases';

interface Ports {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly ledger: Ledger;
  readonly guard: PlayGuard;
  readonly pools: Pools;
  readonly stakes: ProductStakes;
  readonly playerSeeds: PlayerSeeds;
  readonly onMoved: (playerId: number) => void;
  readonly now: () => number;
}

/** The parts that sell everything but bets, and the bonus games, whose tries are sold. */
export function purchaseParts(ports: Ports) {
  const { database, accounts, ledger, guard, pools, stakes, playerSeeds, onMoved, now } = ports;
  const offers = new Offers({ database, pools, stakes, now });
  return {
    offers,
    purchases: new Purchases({
      database,
      accounts,
      stakes,
      sellers: [offers, new TrySeller({ pools, now })],
    }),
    bonusGames: new BonusGames({
      database,
      accounts,
      guard,
      draws: new TryDraws(playerSeeds),
      prizes: new Prizes({ accounts, ledger, pools, stakes, now }),
      onChanged: onMoved,
      now,
    }),
  };
}
