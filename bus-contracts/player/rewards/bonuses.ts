import * as v from 'valibot';
import { bonusTermsSchema } from '../../answers/promo';
import { defineCommand, defineEvent } from '../../kernel/contract';

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const audience = { areas: ['bonuses', 'office'] } as const;

/** A bonus of the player; amounts are minor units of the currency of its terms. */
export const ownBonusSchema = v.object({
  id: v.string(),
  offer: v.string(),
  /** As they were when the player took them: nothing changes them. */
  terms: bonusTermsSchema,
  /** The SHA-256 of the terms. */
  hash: v.string(),
  /** `taken` waits for the deposit that grants its money. */
  state: v.picklist(['taken', 'active', 'cleared', 'lost', 'expired', 'given-up', 'cancelled']),
  /** What was granted. */
  amount: countSchema,
  /** What is left of it and of its wins. */
  money: countSchema,
  wagered: countSchema,
  toWager: countSchema,
  /** What became the player's own money, and what was taken back. */
  converted: countSchema,
  forfeited: countSchema,
  takenAt: v.number(),
  endsAt: v.nullable(v.number()),
  endedAt: v.nullable(v.number()),
});
export type OwnBonus = v.InferOutput<typeof ownBonusSchema>;

/** A stake that was placed while a bonus was active, and what it counted. */
export const bonusStakeSchema = v.object({
  id: v.string(),
  /** `sports`, or the kind of the game. */
  product: v.string(),
  /** Its name; null: a bet on sports. */
  game: v.nullable(v.string()),
  at: v.number(),
  stake: countSchema,
  /** The part that was bonus money. */
  bonusStake: countSchema,
  /** Percent. */
  contribution: countSchema,
  /** `late`: it was settled after the bonus had ended. */
  state: v.picklist(['open', 'counted', 'void', 'cashed-out', 'other-product', 'late']),
  counted: countSchema,
});
export type BonusStakeView = v.InferOutput<typeof bonusStakeSchema>;

/** What leaving a bonus costs now; minor units. */
const leavingSchema = v.object({
  bonusId: v.string(),
  iso: v.string(),
  scale: countSchema,
  keep: countSchema,
  lose: countSchema,
  /** Bonus money in bets that are not settled: what comes back of it is lost too. */
  inPlay: countSchema,
});
export type BonusLeaving = v.InferOutput<typeof leavingSchema>;

export const bonusesMine = defineCommand({
  name: 'bonuses.mine',
  version: 1,
  owner: 'bonuses',
  audience,
  doc: 'The bonuses of the player, the newest first. At most one of them has not ended.',
  request: v.object({}),
  answer: v.object({ bonuses: v.array(ownBonusSchema) }),
  failures: ['not-signed-in', 'unavailable'],
});

export const bonusesJournal = defineCommand({
  name: 'bonuses.journal',
  version: 1,
  owner: 'bonuses',
  audience,
  doc: 'The stakes that were placed while a bonus was active, the newest first, with what each counted and why it did not.',
  request: v.object({ bonusId: v.string() }),
  answer: v.object({ stakes: v.array(bonusStakeSchema) }),
  failures: ['not-signed-in', 'unavailable'],
});

export const bonusesTake = defineCommand({
  name: 'bonuses.take',
  version: 1,
  owner: 'bonuses',
  audience,
  doc: 'Takes an offer under the terms that the player saw, which `hash` names. `taken`: another bonus has not ended. `barred`: nothing may be offered to the player.',
  request: v.object({ offer: v.string(), hash: v.string() }),
  answer: ownBonusSchema,
  failures: ['not-signed-in', 'taken', 'not-eligible', 'terms-changed', 'barred', 'unavailable'],
});

export const bonusesPreview = defineCommand({
  name: 'bonuses.preview',
  version: 1,
  owner: 'bonuses',
  audience,
  doc: 'What the player keeps and loses who gives their bonus up now; null: they have none.',
  request: v.object({}),
  answer: v.object({ leaving: v.nullable(leavingSchema) }),
  failures: ['not-signed-in', 'unavailable'],
});

export const bonusesGiveUp = defineCommand({
  name: 'bonuses.giveUp',
  version: 1,
  owner: 'bonuses',
  audience,
  doc: 'Gives a bonus up, with the figures of `bonuses.preview` that the player saw. `figures-changed`: they are others now.',
  request: v.object({ bonusId: v.string(), keep: countSchema, lose: countSchema }),
  answer: v.object({ left: leavingSchema }),
  failures: ['not-signed-in', 'ended', 'figures-changed', 'unavailable'],
});

export const bonusesChanged = defineEvent({
  name: 'bonuses.changed',
  version: 1,
  owner: 'bonuses',
  audience: { areas: ['bonuses', 'office', 'casino', 'games'] },
  doc: 'A bonus of the player, or their free spins, may have changed: load them again.',
  payload: v.object({}),
});
