import type { Accounts } from '../accounts/accounts';
import type { Ledger } from '../accounts/ledger';
import type { SiteAccess } from '../../protection/access/site-access';
import type { PlayerGames } from '../../casino/casino/player-games';
import type { Bonuses } from '../../rewards/bonuses/bonuses';
import type { Database } from '../../platform/database/database';
import type { PlayerSeeds } from '../../draws/fair/player-seeds';
import type { SeedChains } from '../../draws/fair/seed-chains';
import type { Jackpots } from '../../casino/jackpots/jackpots';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { Partners } from '../../platform/partners/partners';
import type { PlayGuard } from '../../protection/limits/play-guard';
import { RealityChecks } from '../../protection/limits/session/reality-checks';
import type { SessionTime } from '../../protection/limits/session/session-time';
import type { Sessions } from '../../sign-in/session/sessions';
import type { SiteRules } from '../../site/site/site-rules';
import { GameTables } from '../../casino/shared-rounds/game-tables';
import { BetChecks } from './bet-checks';
import { GameDraws } from './games/game-draws';
import { GameMoney } from './games/game-money';
import { Launches } from './launches';
import { OldRounds } from './old-rounds';
import { RepeatedCalls } from './repeated-calls';
import { Wallet } from './wallet';

interface Ports {
  readonly database: Database;
  readonly bonuses: Bonuses;
  readonly accounts: Accounts;
  readonly ledger: Ledger;
  readonly jackpots: Jackpots;
  readonly guard: PlayGuard;
  readonly sessions: Sessions;
  readonly sessionTime: SessionTime;
  readonly playerSeeds: PlayerSeeds;
  readonly seedChains: SeedChains;
  readonly playerGames: PlayerGames;
  readonly partners: Partners;
  readonly messages: PlayerMessages;
  readonly siteRules: Pick<SiteRules, 'play' | 'law'>;
  readonly access: Pick<SiteAccess, 'maintenance'>;
  readonly onChanged: (playerId: number) => void;
  readonly now: () => number;
}

/** The parts that open games, and book what is played as the rules for players permit. */
export function walletParts(ports: Ports) {
  const { database, accounts, ledger, guard, partners, messages, siteRules, onChanged, now } =
    ports;
  const isMaintained = (): boolean => {
    const { maintenance } = ports.access;
    return maintenance !== null && maintenance.isActive && maintenance.web_state !== 0;
  };
  const { sessions, sessionTime } = ports;
  const realityChecks = new RealityChecks(now);
  const checks = new BetChecks({
    bonuses: ports.bonuses,
    guard,
    sessions,
    sessionTime,
    realityChecks,
    siteRules,
    isMaintained,
    now,
  });
  const money = new GameMoney({ ledger, jackpots: ports.jackpots, now });
  const gameDraws = new GameDraws(ports.playerSeeds);
  const gameTables = new GameTables({
    database,
    chains: ports.seedChains,
    draws: gameDraws,
    now,
  });
  const oldRounds = new OldRounds({ database, money, messages, onChanged, now });
  return {
    wallet: new Wallet({
      database,
      checks,
      money,
      draws: gameDraws,
      oldRounds,
      tables: gameTables,
      siteRules,
      now,
    }),
    realityChecks,
    gameTables,
    launches: new Launches({
      database,
      accounts,
      guard,
      partners,
      playerGames: ports.playerGames,
      sessions,
      siteRules,
      isMaintained,
      now,
    }),
    gameDraws,
    oldRounds,
    repeatedCalls: new RepeatedCalls(),
  };
}
