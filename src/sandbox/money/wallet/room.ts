import { WALLET_PATH } from '@grandstand/bus-contracts/domain/wallet';
import { calls as launchCalls } from './launch-routes';
import type { PlayerGames } from '../../casino/casino/player-games';
import type { Jackpots } from '../../casino/jackpots/jackpots';
import { GameTables } from './shared-rounds/game-tables';
import type { PlayerSeeds } from '../../draws/fair/player-seeds';
import type { SeedChains } from '../../draws/fair/seed-chains';
import type { Accounts } from '../accounts/accounts';
import type { Ledger } from '../accounts/ledger';
import { BetChecks } from './bet-checks';
import { walletControlRoutes } from './control/wallet-control';
import { GameDraws } from './games/game-draws';
import { GameMoney } from './games/game-money';
import { Launches } from './launches';
import { OldRounds } from './old-rounds';
import { RepeatedCalls } from './repeated-calls';
import { walletApi } from './wallet-api';
import { Wallet } from './wallet';
import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { Partners } from '../../platform/partners/partners';
import type { SiteAccess } from '../../protection/access/site-access';
import type { PlayGuard } from '../../protection/limits/play-guard';
import type { RealityChecks } from '../../protection/limits/session/reality-checks';
import type { SessionTime } from '../../protection/limits/session/session-time';
import type { Bonuses } from '../../rewards/bonuses/bonuses';
import type { Sessions } from '../../sign-in/session/sessions';
import type { SiteRules } from '../../site/site/site-rules';
import { gameData } from './game-data';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly ledger: Ledger;
  readonly bonuses: Bonuses;
  readonly guard: PlayGuard;
  readonly sessions: Sessions;
  readonly sessionTime: SessionTime;
  readonly realityChecks: RealityChecks;
  readonly playerSeeds: PlayerSeeds;
  readonly seedChains: SeedChains;
  readonly playerGames: PlayerGames;
  readonly jackpots: Jackpots;
  readonly partners: Partners;
  readonly messages: PlayerMessages;
  readonly siteRules: SiteRules;
  readonly access: SiteAccess;
  readonly onMoved: (playerId: number) => void;
  readonly now: () => number;
}

export const walletRoom = defineRoom({
  name: 'money/wallet',
  what: 'the wallet of providers of games (GWP/1): launches, sessions, bets and wins, rounds of one player and of a table',
  needs: [
    'database',
    'accounts',
    'ledger',
    'bonuses',
    'guard',
    'sessions',
    'sessionTime',
    'realityChecks',
    'playerSeeds',
    'seedChains',
    'playerGames',
    'jackpots',
    'partners',
    'messages',
    'siteRules',
    'access',
    'onMoved',
    'now',
  ],
  open: ({ access, onMoved, ...parts }: Needs) => {
    const isMaintained = (): boolean => {
      const { maintenance } = access;
      return maintenance !== null && maintenance.isActive && maintenance.web_state !== 0;
    };
    const { database, playerSeeds, seedChains, messages, siteRules, now } = parts;
    const gameDraws = new GameDraws(playerSeeds);
    const gameTables = new GameTables({ database, chains: seedChains, draws: gameDraws, now });
    const money = new GameMoney(parts);
    const oldRounds = new OldRounds({ database, money, messages, onChanged: onMoved, now });
    return {
      wallet: new Wallet({
        database,
        checks: new BetChecks({ ...parts, isMaintained }),
        money,
        draws: gameDraws,
        oldRounds,
        tables: gameTables,
        siteRules,
        now,
      }),
      gameTables,
      launches: new Launches({ ...parts, isMaintained }),
      gameDraws,
      oldRounds,
      repeatedCalls: new RepeatedCalls(),
    };
  },
  calls: [launchCalls],
  control: [{ '/': walletControlRoutes }],
  partnerCalls: [{ [WALLET_PATH]: walletApi }],
  ticks: ({ oldRounds }: { readonly oldRounds: OldRounds }) => [
    { every: 60, run: () => oldRounds.end() },
  ],
  reset: ({
    gameDraws,
    repeatedCalls,
  }: {
    readonly gameDraws: GameDraws;
    readonly repeatedCalls: RepeatedCalls;
  }) => ({
    clear: () => {
      gameDraws.clear();
      repeatedCalls.set(0);
    },
  }),
  playerData:
    ({ database }: { readonly database: Database }) =>
    async ({ id }) => [{ name: 'games', data: await gameData(database, id) }],
});
