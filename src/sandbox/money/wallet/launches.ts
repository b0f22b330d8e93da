import type { Language } from '@grandstand/bus-contracts';
import type { Account, Accounts } from '../accounts/accounts';
import type { PlayerGames } from '../../casino/casino/player-games';
import { findTitle } from '../../casino/casino/titles';
import type { Title } from '../../casino/casino/titles';
import { currencyOfIso } from '../../betting/catalog/currencies';
import type { Database, Queries } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { Partners } from '../../platform/partners/partners';
import { BONUS_ACCOUNT } from '../../betting/placing/bet-rows';
import { lockPlayer } from '../../platform/database/lock-player';
import type { PlayGuard } from '../../protection/limits/play-guard';
import type { Session, Sessions } from '../../sign-in/session/sessions';
import type { SiteRules } from '../../site/site/site-rules';
import { guardedProduct } from '../../casino/game-rules/game-rules';
import { beginGameSession, endOtherGames, otherGamesOpen, titleOf } from './games/game-sessions';
import { accountById, openRound } from './wallet-rows';

/** The partner whose program plays the games. */
const PROVIDER = 'games';
/** A game in which nothing was staked for so long counts as left. */
const LEFT_MS = 15 * 60_000;

interface LaunchPorts {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly guard: PlayGuard;
  readonly partners: Partners;
  readonly playerGames: PlayerGames;
  readonly sessions: Pick<Sessions, 'byId'>;
  readonly siteRules: Pick<SiteRules, 'play' | 'law'>;
  readonly isMaintained: () => boolean;
  readonly now: () => number;
}

interface LaunchWish {
  readonly gameId: number;
  /** The active account by default. */
  readonly accountId?: number | undefined;
  readonly language: Language;
}

interface RealWish extends LaunchWish {
  /** The session of the game that the player has left for this one. */
  readonly replaces?: string | undefined;
  /** Whether the player wants the other games ended that they have open. */
  readonly isTakingOver?: boolean | undefined;
}

/** A game that can be opened. */
export interface Launched {
  readonly sessionId: string;
  /** Has the code; it can be opened once. */
  readonly url: string;
  readonly origin: string;
  readonly title: string;
  readonly hasOpenRound: boolean;
}

/** Opens games for players, and their demos for everyone. */
export class Launches {
  readonly #ports: LaunchPorts;

  constructor(ports: LaunchPorts) {
    this.#ports = ports;
  }

  /** Opens a game to play for money. */
  async real(signIn: Session, wish: RealWish): Promise<Launched> {
    const { gameId, accountId, language } = wish;
    const { playerId } = signIn;
    const { database, guard } = this.#ports;
    const title = requireTitle(gameId);
    return database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      await guard.mayPlay(queries, playerId, guardedProduct(title));
      const origin = this.#requireOrigin();
      await this.#endOthers(queries, { playerId, game: title.slug }, wish);
      const round = await openRound(queries, playerId, title.slug);
      const account = round
        ? await accountById(queries, round.accountId)
        : await this.#accountFor(queries, playerId, accountId);
      const real = { account, signInId: signIn.id };
      const { currency } = account;
      const began = await beginGameSession(
        queries,
        { provider: PROVIDER, title, language, currency, real },
        this.#at(),
      );
      await this.#ports.playerGames.opened(queries, playerId, title.slug);
      return launched(began, { title, origin, language, hasOpenRound: round !== undefined });
    });
  }

  /** Opens a game to try it. */
  async demo(
    playerId: number | undefined,
    { gameId, accountId, language }: LaunchWish,
  ): Promise<Launched> {
    const { database, siteRules } = this.#ports;
    const title = requireTitle(gameId);
    if (!siteRules.play.isDemo) throw new ApiFault(422, 'no-demo');
    this.#ports.guard.mayOffer(guardedProduct(title));
    const origin = this.#requireOrigin();
    return database.transaction(async (queries) => {
      const currency =
        playerId === undefined
          ? currencyOfIso(siteRules.play.iso)
          : (await this.#accountFor(queries, playerId, accountId)).currency;
      const wish = { provider: PROVIDER, title, language, currency, real: null } as const;
      const began = await beginGameSession(queries, wish, this.#at());
      return launched(began, { title, origin, language, hasOpenRound: false });
    });
  }

  /** Ends the other games of the player where only one may be open; refuses where they have yet to be asked. */
  async #endOthers(
    queries: Queries,
    of: { readonly playerId: number; readonly game: string },
    { replaces, isTakingOver = false }: RealWish,
  ): Promise<void> {
    const { sessions, siteRules } = this.#ports;
    if (siteRules.law.isParallelPlay) return;
    for (const { id, game, signInId } of await otherGamesOpen(queries, of, this.#at() - LEFT_MS)) {
      const isAsked = !isTakingOver && String(id) !== replaces;
      if (isAsked && (await sessions.byId(signInId, queries))) {
        throw new ApiFault(409, 'other-game-open', { title: titleOf(game).name });
      }
    }
    await endOtherGames(queries, of, this.#at());
  }

  /** The named account, else the active one; bonus money is for bets alone. */
  async #accountFor(
    queries: Queries,
    playerId: number,
    accountId: number | undefined,
  ): Promise<Account> {
    const accounts = await this.#ports.accounts.ofPlayer(playerId, queries);
    if (accountId !== undefined) {
      const named = accounts.find(({ id }) => id === accountId);
      if (!named) throw new ApiFault(404, 'not-found');
      if (named.type === BONUS_ACCOUNT) throw new ApiFault(422, 'bonus-not-accepted');
      return named;
    }
    const own = accounts.filter(({ type }) => type !== BONUS_ACCOUNT);
    const account = own.find(({ isActive }) => isActive) ?? own[0];
    if (!account) throw new ApiFault(404, 'not-found');
    return account;
  }

  /** Where the program of the games is; refuses while it is down or the site is maintained. */
  #requireOrigin(): string {
    const { partners, isMaintained } = this.#ports;
    if (isMaintained()) throw new ApiFault(503, 'maintenance');
    const origin = partners.isUp(PROVIDER) ? partners.originOf(PROVIDER) : undefined;
    if (origin === undefined) throw new ApiFault(503, 'games-down');
    return origin;
  }

  #at(): number {
    return Math.floor(this.#ports.now());
  }
}

function requireTitle(gameId: number): Title {
  const title = findTitle(String(gameId));
  if (!title) throw new ApiFault(404, 'unknown-game');
  return title;
}

interface LaunchedGame {
  readonly title: Title;
  readonly origin: string;
  readonly language: Language;
  readonly hasOpenRound: boolean;
}

function launched(
  { id, code }: { id: number; code: string },
  { title, origin, language, hasOpenRound }: LaunchedGame,
): Launched {
  const url = `${origin}/play?code=${code}&lang=${language}`;
  return { sessionId: String(id), url, origin, title: title.name, hasOpenRound };
}
