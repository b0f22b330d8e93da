import type { Accounts } from '../accounts/accounts';
import type { Ledger } from '../accounts/ledger';
import type { SiteAccess } from '../access/site-access';
import type { PlayerGames } from '../casino/player-games';
import type { Bonuses } from '../bonuses/bonuses';
import type { Database } from '../database/database';
import type { PlayerSeeds } from '../fair/player-seeds';
import type { SeedChains } from '../fair/seed-chains';
import type { Jackpots } from '../jackpots/jackpots';
import type { PlayerMessages } from '../outbox/player-messages';
import type { Partners } from '../partners/partners';
import type { PlayGuard } from '../protection/play-guard';
import { RealityChecks } from '../protection/reality-checks';
import type { SessionTime } from '../protection/session-time';
import type { Sessions } from '../session/sessions';
import type { SiteRules } from '../site/site-rules';
import { GameTables } from '../shared-rounds/game-tables';
import { BetChecks } from './bet-checks';
import { GameDraws } from './game-draws';
import { GameMoney } from './game-money';
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
