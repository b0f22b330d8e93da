import * as v from 'valibot';

/** The kinds of offers, as the pages sort them. */
export const BONUS_CATEGORIES = [
  'all_bonuses',
  'poker',
  'casino',
  'bukmaker',
  'redeposit',
  'shares',
  'cashback',
  'first_deposit',
  'bonuses',
] as const;
const bonusCategorySchema = v.picklist(BONUS_CATEGORIES);
export type BonusCategory = v.InferOutput<typeof bonusCategorySchema>;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Minor units of the currency of the terms. */
const money = count;

/** The terms of a bonus: those that were taken are those that apply. */
export const bonusTermsSchema = v.object({
  version: count,
  offer: v.string(),
  /** The product whose stakes count, and on which its money is staked. */
  product: v.picklist(['sports', 'casino']),
  /** What grants the money; `take`: taking it does; `points`: points are exchanged for it; `insurance`: a lost express does. */
  trigger: v.picklist(['first-deposit', 'deposit', 'take', 'birthday', 'points', 'insurance']),
  iso: v.string(),
  scale: count,
  /** Of the deposit, or of the stake of the express; null: the bonus is the cap. */
  percent: v.nullable(count),
  /** The most that is granted. */
  cap: money,
  /** How many times the bonus has to be staked. */
  wager: count,
  /** Of a bet on sports; null: none are asked for. */
  minOdds: v.nullable(v.number()),
  /** Percent of a stake that counts, by the kind of game; a kind that is not here is excluded. */
  contribution: v.record(v.string(), count),
  /** Games that are excluded, by the names in their addresses. */
  excluded: v.array(v.string()),
  /** The only games that count, by the names in their addresses; left out: all of the kinds in `contribution`. */
  games: v.exactOptional(v.array(v.string())),
  /** The largest stake while the bonus is active. */
  maxStake: money,
  /** The most that becomes money of the player's own. */
  maxWin: money,
  days: count,
  /** Of an insurance: the express that it is for has at least so many legs, each at such odds, and loses by exactly one. */
  insurance: v.exactOptional(v.object({ legs: count, legOdds: v.number() })),
});
export type BonusTerms = v.InferOutput<typeof bonusTermsSchema>;

/**
 * The money that a deposit, a lost stake, or taking the bonus grants, in minor units.
 * @param paid What was paid in or lost, in minor units.
 */
export function bonusGrantOf({ percent, cap }: BonusTerms, paid: number): number {
  return percent === null ? cap : Math.min(cap, Math.floor((paid * percent) / 100));
}

/** The terms of offered free spins: those that were taken are those that apply. */
export const freeSpinTermsSchema = v.object({
  version: count,
  offer: v.string(),
  /** The player's documents have to be accepted. */
  condition: v.literal('verified'),
  gameId: v.number(),
  slug: v.string(),
  /** Its name. */
  game: v.string(),
  iso: v.string(),
  scale: count,
  spins: count,
  /** Of one spin; the operator pays it. */
  stake: money,
  /** The most that all of them pay; it is the player's own money at once. */
  maxWin: money,
  days: count,
});
export type FreeSpinTerms = v.InferOutput<typeof freeSpinTermsSchema>;

const offerParts = {
  id: v.string(),
  categories: v.array(bonusCategorySchema),
  /** The SHA-256 of the terms. */
  hash: v.string(),
};

/** An offer of bonus money, or of free spins. `refusal`: why the player can't take it; null: they can, or nobody is signed in. */
export const bonusOfferSchema = v.variant('gives', [
  v.object({
    ...offerParts,
    gives: v.literal('money'),
    terms: bonusTermsSchema,
    refusal: v.nullable(v.picklist(['taken', 'used', 'deposited', 'no-birthday'])),
  }),
  v.object({
    ...offerParts,
    gives: v.literal('free-spins'),
    terms: freeSpinTermsSchema,
    refusal: v.nullable(v.picklist(['used', 'not-verified'])),
  }),
]);
export type BonusOfferView = v.InferOutput<typeof bonusOfferSchema>;
export type MoneyOffer = Extract<BonusOfferView, { gives: 'money' }>;
export type FreeSpinOffer = Extract<BonusOfferView, { gives: 'free-spins' }>;

export const promoAnswers = {
  /** What is offered to the visitor, a guest too; nothing where nothing may be offered to the player. */
  bonusOffers: v.object({ isBarred: v.boolean(), offers: v.array(bonusOfferSchema) }),
};
