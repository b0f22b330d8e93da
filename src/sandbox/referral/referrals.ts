import type { ReferralView } from '@grandstand/bus-contracts/player';
import type { Account, Accounts } from '../accounts/accounts';
import type { Currency } from '../catalog/currencies';
import type { Database, Queries } from '../database/database';
import { mayReach } from '../promotion/offer-standing';
import { lockPlayer } from '../protection/limit-store';
import { mainCurrency } from '../protection/limit-use';
import type { SiteRules } from '../site/site-rules';
import type { Documents } from '../verification/documents';
import type { Given, Referral } from './referral-rows';
import {
  codeOf,
  friendsOf,
  invitationOf,
  playerOfCode,
  referralById,
  rewardedWithin,
  settledStakes,
} from './referral-rows';
import {
  friendRewardIn,
  monthOf,
  MONTHLY_CAP,
  REVERSAL_MS,
  rewardIn,
  stakesIn,
} from './referral-rules';
import { sharedTrace } from './shared-traces';

interface ReferralPorts {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly documents: Pick<Documents, 'isVerified'>;
  readonly siteRules: Pick<SiteRules, 'isReferralOffered'>;
  /** Called when a player's money has moved. */
  readonly onMoved: (playerId: number) => void;
  readonly now: () => number;
}

const DAY = 86_400_000;

/** Friends whom players have invited: they count when they are verified and have staked, and both get a reward. */
export class Referrals {
  readonly #ports: ReferralPorts;

  constructor(ports: ReferralPorts) {
    this.#ports = ports;
  }

  /** Whether a player has this code. */
  async isCode(text: string): Promise<boolean> {
    return (await playerOfCode(this.#ports.database, text)) !== undefined;
  }

  /** The code of a player. */
  codeOf(playerId: number): Promise<string> {
    return codeOf(this.#ports.database, playerId);
  }

  /** What inviting friends gives a player, and how far each friend is. */
  async ofPlayer(playerId: number): Promise<ReferralView> {
    const { database, siteRules } = this.#ports;
    await this.#countAll('player_id = $2 OR friend_id = $2', [playerId]);
    const { isReferralOffered: isOffered } = siteRules;
    const mayOffer = isOffered && (await mayReach(database, playerId, 'page', this.#at()));
    const currency = await mainCurrency(database, playerId);
    const friends = await friendsOf(database, playerId);
    const invitation = await this.#invitation(playerId, currency);
    // What is still to be had would be an offer.
    const isSilent = !mayOffer && invitation !== null && isOpen(invitation);
    return {
      isOffered,
      programme: mayOffer ? await this.#programme(playerId, currency) : null,
      friends: friends.map(({ id, registeredAt, state, reason, own }) => ({
        id: String(id),
        registeredAt,
        state,
        reason,
        ...shownIn(currency),
        reward: own.amount,
        reversed: own.reversed,
      })),
      invitation: isSilent ? null : invitation,
    };
  }

  /** Counts all friends who may have gone further. */
  run(): Promise<void> {
    return this.#countAll('true', []);
  }

  async #programme(
    playerId: number,
    currency: Currency,
  ): Promise<NonNullable<ReferralView['programme']>> {
    const { database } = this.#ports;
    return {
      code: await this.codeOf(playerId),
      ...shownIn(currency),
      reward: rewardIn(currency),
      friendReward: friendRewardIn(currency),
      toStake: stakesIn(currency),
      monthlyCap: MONTHLY_CAP,
      rewardedThisMonth: await rewardedWithin(database, playerId, monthOf(this.#at())),
      reversalDays: REVERSAL_MS / DAY,
    };
  }

  async #invitation(friendId: number, currency: Currency): Promise<ReferralView['invitation']> {
    const { database } = this.#ports;
    const referral = await invitationOf(database, friendId);
    if (!referral) return null;
    const { state, reason, friend } = referral;
    const isWaiting = isOpen(referral);
    const staked = isWaiting
      ? (await settledStakes(database, friendId)) * currency.initialAmount
      : 0;
    const toStake = stakesIn(currency);
    return {
      state,
      // What the other player is held back by is theirs alone.
      reason: reason === 'cap' || reason === 'barred' ? null : reason,
      ...shownIn(currency),
      reward: isWaiting ? friendRewardIn(currency) : friend.amount,
      reversed: friend.reversed,
      staked: isWaiting ? Math.min(toStake, Math.floor(staked)) : toStake,
      toStake,
    };
  }

  async #countAll(condition: string, values: readonly number[]): Promise<void> {
    const { database, siteRules } = this.#ports;
    if (!siteRules.isReferralOffered) return;
    const rows = await database.query<{ id: number }>(
      `SELECT id FROM referrals
       WHERE (decided_at IS NULL OR (state = 'qualified' AND decided_at > $1)) AND (${condition})
       ORDER BY id`,
      [this.#at() - REVERSAL_MS, ...values],
    );
    for (const { id } of rows) await this.#count(id);
  }

  async #count(id: number): Promise<void> {
    const { database, onMoved } = this.#ports;
    const moved = await database.transaction(async (queries) => {
      const { playerId, friendId } = await referralById(queries, id);
      // Always in the same order, so that two counts can't deadlock.
      await lockPlayer(queries, Math.min(playerId, friendId));
      await lockPlayer(queries, Math.max(playerId, friendId));
      const referral = await referralById(queries, id);
      if (referral.state === 'qualified') return this.#checkAgain(queries, referral);
      return isOpen(referral) ? this.#advance(queries, referral) : [];
    });
    for (const playerId of moved) onMoved(playerId);
  }

  /** Refuses, verifies or qualifies a friend; returns whose money has moved. */
  async #advance(queries: Queries, referral: Referral): Promise<number[]> {
    const { documents } = this.#ports;
    const { id, playerId, friendId } = referral;
    const trace = await sharedTrace(queries, playerId, friendId);
    if (trace) {
      await queries.query(
        `UPDATE referrals SET state = 'refused', reason = $2, decided_at = $3 WHERE id = $1`,
        [id, trace, this.#at()],
      );
      return [];
    }
    const isVerified = await documents.isVerified(queries, friendId);
    if (isVerified && (await this.#hasStaked(queries, friendId))) {
      return this.#qualify(queries, referral);
    }
    await queries.query('UPDATE referrals SET state = $2 WHERE id = $1', [
      id,
      isVerified ? 'verified' : 'registered',
    ]);
    return [];
  }

  async #hasStaked(queries: Queries, friendId: number): Promise<boolean> {
    const currency = await mainCurrency(queries, friendId);
    const stakes = await settledStakes(queries, friendId);
    return stakes * currency.initialAmount >= stakesIn(currency);
  }

  /** Gives both sides their reward, once; a player to whom nothing may be offered gets none. */
  async #qualify(queries: Queries, { id, playerId, friendId }: Referral): Promise<number[]> {
    const at = this.#at();
    const rewarded = await rewardedWithin(queries, playerId, monthOf(at));
    const mayOffer = await mayReach(queries, playerId, 'page', at);
    const reason = mayOffer ? (rewarded < MONTHLY_CAP ? null : 'cap') : 'barred';
    const own = await this.#give(queries, playerId, reason === null ? rewardIn : null);
    const mayReachFriend = await mayReach(queries, friendId, 'page', at);
    const friend = await this.#give(queries, friendId, mayReachFriend ? friendRewardIn : null);
    await queries.query(
      `UPDATE referrals SET state = 'qualified', reason = $2, decided_at = $3,
         reward = $4, reward_account_id = $5, friend_reward = $6, friend_account_id = $7
       WHERE id = $1`,
      [id, reason, at, own.amount, own.accountId, friend.amount, friend.accountId],
    );
    return [playerId, friendId];
  }

  async #give(
    queries: Queries,
    playerId: number,
    amountIn: ((currency: Currency) => number) | null,
  ): Promise<Pick<Given, 'accountId' | 'amount'>> {
    const { accounts } = this.#ports;
    const account = (await accounts.ofPlayer(playerId, queries)).find(({ type }) => type === 0);
    if (!account || !amountIn) return { accountId: null, amount: 0 };
    const amount = amountIn(account.currency);
    await accounts.fund(queries, account, amount, { kind: 'referral', from: 'promotions' });
    return { accountId: account.id, amount };
  }

  /** Takes the rewards back where both accounts turn out to be of one person; a network alone proves nothing then. */
  async #checkAgain(queries: Queries, referral: Referral): Promise<number[]> {
    const { id, playerId, friendId, own, friend } = referral;
    const trace = await sharedTrace(queries, playerId, friendId);
    if (trace === null || trace === 'network') return [];
    const reversed = await this.#takeBack(queries, playerId, own);
    const friendReversed = await this.#takeBack(queries, friendId, friend);
    await queries.query(
      `UPDATE referrals SET state = 'reversed', reason = $2, reversed = $3, friend_reversed = $4
       WHERE id = $1`,
      [id, trace, reversed, friendReversed],
    );
    return [playerId, friendId];
  }

  /** Books a reward back, as far as the account has money; returns how much. */
  async #takeBack(queries: Queries, playerId: number, { accountId, amount }: Given) {
    const { accounts } = this.#ports;
    const account = (await accounts.ofPlayer(playerId, queries)).find(
      ({ id }: Account) => id === accountId,
    );
    const back = Math.min(amount, account?.money ?? 0);
    if (!account || back === 0) return 0;
    await accounts.fund(queries, account, -back, { kind: 'referral', from: 'promotions' });
    return back;
  }

  #at(): number {
    return Math.floor(this.#ports.now());
  }
}

/** Whether a friend may still be rewarded. */
function isOpen({ state }: Pick<Referral, 'state'>): boolean {
  return state === 'registered' || state === 'verified';
}

function shownIn({ iso, scale }: Currency) {
  return { iso, scale };
}
