import type { ReferralView } from '@grandstand/bus-contracts/player';
import type { Account, Accounts } from '../../money/accounts/accounts';
import type { Currency } from '../../betting/catalog/currencies';
import type { Database, Queries } from '../../platform/database/database';
import { eachByItself } from '../../platform/work/isolated-work';
import { mayReach } from '../promotion/offer-standing';
import { lockPlayer } from '../../platform/database/lock-player';
import { mainCurrency } from '../../protection/limits/limit-use';
import type { SiteRules } from '../../site/site/site-rules';
import type { Documents } from '../../player/documents/documents';
import type { Given, InvitedBy, Referral } from './referral-rows';
import {
  changeableReferrals,
  codeOf,
  friendCountsOf,
  friendsOf,
  invitationOf,
  playerOfCode,
  referralById,
  rewardedWithin,
  settledStakes,
  writeInvitation,
} from './referral-rows';
import {
  friendRewardIn,
  monthOf,
  MONTHLY_CAP,
  QUALIFY_MS,
  REVERSAL_MS,
  rewardIn,
  stakesIn,
} from './referral-rules';
import { sharedTrace } from './shared-traces';

interface ReferralPorts {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly documents: Pick<Documents, 'isVerified'>;
  readonly siteRules: Pick<SiteRules, 'law'>;
  /** Called when a player's money has moved. */
  readonly onMoved: (playerId: number) => void;
  readonly now: () => number;
}

const DAY = 86_400_000;

/** How many friends the page shows. */
const SHOWN = 60;

/** How far a friend is now. */
type Step = Pick<Referral, 'state' | 'reason'>;

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

  /** Writes who invited a player that registers, in the transaction of the registration. */
  writeInvitation(queries: Queries, friendId: number, by: InvitedBy): Promise<void> {
    return writeInvitation(queries, friendId, by);
  }

  /** What inviting friends gives a player, and how far each friend is. */
  async ofPlayer(playerId: number): Promise<ReferralView> {
    const { database, siteRules } = this.#ports;
    for (const referral of await this.#changeable(playerId)) await this.#count(referral);
    const { isReferralOffered: isOffered } = siteRules.law;
    const mayOffer = isOffered && (await mayReach(database, playerId, 'page', this.#at()));
    const currency = await mainCurrency(database, playerId);
    const friends = await friendsOf(database, playerId, SHOWN);
    const invitation = await this.#invitation(playerId, currency);
    // What is still available would be an offer.
    const isSilent = !mayOffer && invitation !== null && isOpen(invitation);
    return {
      isOffered,
      programme: mayOffer ? await this.#programme(playerId, currency) : null,
      counts: await friendCountsOf(database, playerId),
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

  /** Counts all friends who may have gone further; one who can't be counted holds no other back. */
  async run(): Promise<void> {
    await eachByItself(
      await this.#changeable(null),
      ({ id }) => `friend ${id}`,
      (referral) => this.#count(referral),
    );
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
      qualifyDays: QUALIFY_MS / DAY,
      reversalDays: REVERSAL_MS / DAY,
    };
  }

  async #invitation(friendId: number, currency: Currency): Promise<ReferralView['invitation']> {
    const { database } = this.#ports;
    const referral = await invitationOf(database, friendId);
    if (!referral) return null;
    const { registeredAt, state, reason, friend } = referral;
    const isWaiting = isOpen(referral);
    const staked = isWaiting
      ? (await settledStakes(database, friendId, registeredAt + QUALIFY_MS)) *
        currency.initialAmount
      : 0;
    const toStake = stakesIn(currency);
    return {
      state,
      reason,
      endsAt: registeredAt + QUALIFY_MS,
      ...shownIn(currency),
      reward: isWaiting ? friendRewardIn(currency) : friend.amount,
      reversed: friend.reversed,
      staked: isWaiting ? Math.min(toStake, Math.floor(staked)) : toStake,
      toStake,
    };
  }

  /** The friends of a player, or of all, who may have gone further. */
  async #changeable(playerId: number | null): Promise<Referral[]> {
    const { database, siteRules } = this.#ports;
    if (!siteRules.law.isReferralOffered) return [];
    return changeableReferrals(database, { playerId, rewardedAfter: this.#at() - REVERSAL_MS });
  }

  /** Locks both players only where a friend has gone further, and decides again then. */
  async #count(known: Referral): Promise<void> {
    const { database, onMoved } = this.#ports;
    if (!(await this.#nextStep(database, known))) return;
    const { id, playerId, friendId } = known;
    const moved = await database.transaction(async (queries) => {
      // Always in the same order, so that two counts can't deadlock.
      await lockPlayer(queries, Math.min(playerId, friendId));
      await lockPlayer(queries, Math.max(playerId, friendId));
      const referral = await referralById(queries, id);
      const step = await this.#nextStep(queries, referral);
      return step ? this.#go(queries, referral, step) : [];
    });
    for (const each of moved) onMoved(each);
  }

  /** How far a friend is now; null: as far as before. */
  async #nextStep(queries: Queries, referral: Referral): Promise<Step | null> {
    const { playerId, friendId, registeredAt, state } = referral;
    if (!isOpen(referral) && state !== 'qualified') return null;
    const trace = await sharedTrace(queries, playerId, friendId);
    if (state === 'qualified') {
      // A network alone proves nothing then.
      return trace === null || trace === 'network' ? null : { state: 'reversed', reason: trace };
    }
    if (trace) return { state: 'refused', reason: trace };
    const isVerified = await this.#ports.documents.isVerified(queries, friendId);
    const endsAt = registeredAt + QUALIFY_MS;
    if (isVerified && (await this.#hasStaked(queries, friendId, endsAt))) {
      return { state: 'qualified', reason: null };
    }
    if (this.#at() >= endsAt) return { state: 'refused', reason: 'time' };
    const now = isVerified ? 'verified' : 'registered';
    return now === state ? null : { state: now, reason: null };
  }

  /** Books and writes a step; returns whose money has moved. */
  async #go(queries: Queries, referral: Referral, { state, reason }: Step): Promise<number[]> {
    if (state === 'qualified') return this.#qualify(queries, referral);
    if (state === 'reversed') return this.#reverse(queries, referral, reason);
    await queries.query(
      'UPDATE referrals SET state = $2, reason = $3, decided_at = $4 WHERE id = $1',
      [referral.id, state, reason, state === 'refused' ? this.#at() : null],
    );
    return [];
  }

  async #hasStaked(queries: Queries, friendId: number, before: number): Promise<boolean> {
    const currency = await mainCurrency(queries, friendId);
    const stakes = await settledStakes(queries, friendId, before);
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

  /** Takes the rewards back: both accounts have turned out to be of one person. */
  async #reverse(
    queries: Queries,
    { id, playerId, friendId, own, friend }: Referral,
    reason: Referral['reason'],
  ): Promise<number[]> {
    const reversed = await this.#takeBack(queries, playerId, own);
    const friendReversed = await this.#takeBack(queries, friendId, friend);
    await queries.query(
      `UPDATE referrals SET state = 'reversed', reason = $2, reversed = $3, friend_reversed = $4
       WHERE id = $1`,
      [id, reason, reversed, friendReversed],
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
