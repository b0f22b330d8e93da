import { randomBytes } from 'node:crypto';
import type { Ledger } from '../../money/accounts/ledger';
import type { Pools } from '../../money/accounts/pools';
import { PlayerGames } from '../../casino/casino/player-games';
import type { Database } from '../../platform/database/database';
import type { World } from '../../betting/engine/world';
import { Jackpots } from '../../casino/jackpots/jackpots';
import { Marbles } from '../marbles/marbles';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { PlayerSeeds } from './player-seeds';
import type { RandomBytes } from './random-seed';
import { SeedChains } from './seed-chains';

interface GamePorts {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly pools: Pools;
  readonly messages: PlayerMessages;
  readonly world: World;
  /** What draws the thresholds of jackpots; the machine's own by default. */
  readonly jackpotBytes: RandomBytes | undefined;
  readonly now: () => number;
}

/** The operator's parts for games: their randomness, their jackpots, and which of them are a player's favourites. */
export function gameParts({ jackpotBytes = randomBytes, ...ports }: GamePorts) {
  const seedChains = new SeedChains({ ...ports, randomBytes });
  return {
    playerGames: new PlayerGames(ports),
    playerSeeds: new PlayerSeeds({ ...ports, randomBytes }),
    seedChains,
    jackpots: new Jackpots({ ...ports, randomBytes: jackpotBytes }),
    marbles: new Marbles({ ...ports, seedChains }),
  };
}
