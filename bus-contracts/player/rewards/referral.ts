import * as v from 'valibot';
import { defineCommand, defineState } from '../../kernel/contract';

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const currency = { iso: v.string(), scale: countSchema };
const audience = { areas: ['bonuses', 'office'] } as const;

const stateSchema = v.picklist([
  /** Not verified yet. */
  'registered',
  /** Has not staked enough yet. */
  'verified',
  'qualified',
  'refused',
  /** The reward was taken back. */
  'reversed',
]);
/** `device`, `payment`, `address`, `network`: both accounts have it in common. `time`: it took too long. `cap`: the month had enough rewards. `barred`: nothing could be offered to the player who invited. */
const reasonSchema = v.nullable(
  v.picklist(['device', 'payment', 'address', 'network', 'time', 'cap', 'barred']),
);

const friendSchema = v.object({
  id: v.string(),
  registeredAt: v.number(),
  state: stateSchema,
  /** Null: it gave or may still give a reward. */
  reason: reasonSchema,
  ...currency,
  /** What the player was given for it; minor units. */
  reward: countSchema,
  /** What of it was taken back. */
  reversed: countSchema,
});
export type ReferralFriend = v.InferOutput<typeof friendSchema>;

export const referralSchema = v.object({
  /** False: the jurisdiction allows no such programme. */
  isOffered: v.boolean(),
  /** Null: there is none, or nothing may be offered to the player now. Amounts are minor units. */
  programme: v.nullable(
    v.object({
      /** Of the player: `ref` in an address, or the promo code of a registration. */
      code: v.string(),
      ...currency,
      /** For each friend. */
      reward: countSchema,
      /** What a friend with this currency gets. */
      friendReward: countSchema,
      /** What that friend has to stake before both get something. */
      toStake: countSchema,
      /** Friends who are rewarded in a calendar month. */
      monthlyCap: countSchema,
      rewardedThisMonth: countSchema,
      /** Days after their registration in which a friend may qualify. */
      qualifyDays: countSchema,
      /** Days after the reward on which it may be taken back. */
      reversalDays: countSchema,
    }),
  ),
  /** How many are registered, verified and qualified, those that are not listed too. */
  counts: v.object({ registered: countSchema, verified: countSchema, qualified: countSchema }),
  /** Without what tells who they are; the newest sixty, the newest first. */
  friends: v.array(friendSchema),
  /** The invitation that the player came by; null: none. */
  invitation: v.nullable(
    v.object({
      state: stateSchema,
      reason: reasonSchema,
      /** When it ends unless the player has qualified. */
      endsAt: v.number(),
      ...currency,
      reward: countSchema,
      reversed: countSchema,
      staked: countSchema,
      toStake: countSchema,
    }),
  ),
});
export type ReferralView = v.InferOutput<typeof referralSchema>;

export const referralState = defineState({
  name: 'referral.state',
  version: 1,
  owner: 'referral',
  audience,
  doc: 'What inviting friends gives the player, and how far each friend is; null for a guest, and before `referral.load`.',
  value: v.nullable(referralSchema),
});

export const referralLoad = defineCommand({
  name: 'referral.load',
  version: 1,
  owner: 'referral',
  audience,
  doc: 'Loads what `referral.state` publishes from then on.',
  request: v.object({}),
  answer: v.object({}),
  failures: ['not-signed-in', 'unavailable'],
});
