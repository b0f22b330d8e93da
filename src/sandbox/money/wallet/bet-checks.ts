import type { Account } from '../accounts/accounts';
import type { AllowedStake } from '../../rewards/bonuses/bonus-stakes';
import { allowStake } from '../../rewards/bonuses/bonus-stakes';
import type { Bonuses } from '../../rewards/bonuses/bonuses';
import type { Title } from '../../casino/casino/titles';
import type { Queries } from '../../platform/database/database';
import type { FreeSpinGrant } from '../../rewards/free-spins/free-spin-rows';
import { nextGrant } from '../../rewards/free-spins/free-spin-rows';
import type { PlayGuard } from '../../protection/limits/play-guard';
import { signInRefusalOf } from '../../protection/limits/player-refusals';
import type { RealityChecks } from '../../protection/limits/session/reality-checks';
import type { SessionTime } from '../../protection/limits/session/session-time';
import type { Sessions } from '../../sign-in/session/sessions';
import type { SiteRules } from '../../site/site/site-rules';
import {
  ageFactsOf,
  boundsFor,
  cycleOf,
  guardedProduct,
  isWithin,
} from '../../casino/game-rules/game-rules';
import type { GameSession } from './games/game-sessions';
import { WalletFault } from './wallet-fault';

interface CheckPorts {
  readonly bonuses: Pick<Bonuses, 'count'>;
  readonly guard: PlayGuard;
  readonly sessions: Sessions;
  readonly sessionTime: SessionTime;
  readonly realityChecks: Pick<RealityChecks, 'isDue'>;
  readonly siteRules: Pick<SiteRules, 'play'>;
  readonly isMaintained: () => boolean;
  readonly now: () => number;
}

interface IntendedBet {
  readonly session: GameSession;
  readonly title: Title;
  readonly account: Account;
  readonly amount: number;
  /** Whether it is the first of its round. */
  readonly begins: boolean;
  /** Whether a free spin is wanted: the house pays the stake. */
  readonly isFree: boolean;
}

/** How a bet that is allowed is paid; both are null: by the player's account alone. */
export interface AllowedBet {
  /** What the terms of the player's bonus say of it; null: no bonus is concerned. */
  readonly bonus: AllowedStake | null;
  /** The free spins that it uses one of. */
  readonly freeSpins: FreeSpinGrant | null;
}

/** Decides whether a player may make a bet now; an allowed one must be booked in the same transaction. */
export class BetChecks {
  readonly #ports: CheckPorts;

  constructor(ports: CheckPorts) {
    this.#ports = ports;
  }

  /** Refuses while the site is maintained. */
  requireOpen(): void {
    if (this.#ports.isMaintained()) throw new WalletFault('maintenance');
  }

  /** Refuses a session whose player has signed out, or has opened the game again. */
  async requireSignedIn(queries: Queries, { signInId, isEnded }: GameSession): Promise<void> {
    const signIn = isEnded ? undefined : await this.#ports.sessions.byId(signInId, queries);
    if (!signIn) throw new WalletFault('session-ended');
  }

  async mayBet(queries: Queries, bet: IntendedBet): Promise<AllowedBet> {
    const { guard, sessionTime, realityChecks, siteRules } = this.#ports;
    const { session, title, account, amount, begins, isFree } = bet;
    const { playerId, currency } = account;
    const now = Math.floor(this.#ports.now());
    this.requireOpen();
    // An exclusion ends sign-ins too, and says more.
    if (await signInRefusalOf(queries, playerId, now)) throw new WalletFault('excluded');
    await this.requireSignedIn(queries, session);
    // Who plays is there, whether or not their page says so.
    await sessionTime.recordActivity(queries, playerId);
    const age = await ageFactsOf(queries, playerId, now);
    const bounds = boundsFor(title, siteRules.play, { currency, ...age });
    if (!isWithin(bounds, amount)) throw new WalletFault('stake-bounds', bounds);
    if (begins) {
      await this.#requireCycle(queries, { playerId, title, now });
      // A round that has begun goes on to its end.
      const isDue = await realityChecks.isDue(queries, session.signInId);
      if (isDue) throw new WalletFault('reality-check-due');
    }
    if (!isFree) return { bonus: await this.#mayStake(queries, bet), freeSpins: null };
    await guard.mayPlay(queries, playerId, guardedProduct(title));
    const freeSpins = begins
      ? await nextGrant(queries, { playerId, game: title.slug, currency }, now)
      : undefined;
    if (freeSpins?.stake !== amount) throw new WalletFault('no-free-spins');
    return { bonus: null, freeSpins };
  }

  /** Returns what the terms of the player's bonus say of a stake of their own; null: no bonus is concerned. */
  async #mayStake(
    queries: Queries,
    { title, account, amount }: IntendedBet,
  ): Promise<AllowedStake | null> {
    const { bonuses, guard } = this.#ports;
    const product = guardedProduct(title);
    // Bets that were settled may have ended the bonus.
    await bonuses.count(queries, account.playerId);
    const stake = { product, game: title.slug, amount, odds: null };
    const allowed = await allowStake(queries, account, stake);
    const own = amount - (allowed?.bonusPart ?? 0);
    await guard.mayStake(queries, { product, account, amount: own });
    // The player is locked, so that nothing else spends the balance meanwhile.
    if (account.money < own) {
      throw new WalletFault('not-enough-money', { balance: account.money });
    }
    return allowed;
  }

  async #requireCycle(
    queries: Queries,
    { playerId, title, now }: { playerId: number; title: Title; now: number },
  ): Promise<void> {
    const [last] = await queries.query<{ began_at: number }>(
      `SELECT began_at FROM game_rounds WHERE player_id = $1 AND game = $2
       ORDER BY began_at DESC LIMIT 1`,
      [playerId, title.slug],
    );
    const nextAt = (last?.began_at ?? 0) + cycleOf(title, this.#ports.siteRules.play);
    if (now < nextAt) throw new WalletFault('too-fast', { nextAt });
  }
}
