import type { LegStatus } from '@grandstand/bus-contracts';
import type { BonusTerms } from '@grandstand/bus-contracts/answers';

/** A stake that a player wants to place while a bonus is active; minor units. */
export interface StakeOnBonus {
  /** `sports`, or the kind of the game. */
  readonly product: string;
  /** The game's name in addresses; null: sports. */
  readonly game: string | null;
  readonly amount: number;
  /** The odds of a bet on sports. */
  readonly odds: number | null;
}

/** Why a stake is refused while a bonus is active. */
export type BrokenRule =
  | { readonly rule: 'max-stake'; readonly maxStake: number }
  | { readonly rule: 'min-odds'; readonly minOdds: number }
  | { readonly rule: 'excluded-game' };

/** Whether a stake is on the product of a bonus: `casino` is all that is no sports. */
export function isOfBonus({ product }: BonusTerms, stake: { readonly product: string }): boolean {
  return (stake.product === 'sports') === (product === 'sports');
}

/** Percent of a stake that counts; undefined: the game, or its kind, is excluded. */
export function contributionOf(
  { contribution, excluded, games }: BonusTerms,
  { product, game }: StakeOnBonus,
): number | undefined {
  const isExcluded = game !== null && (excluded.includes(game) || games?.includes(game) === false);
  return isExcluded ? undefined : contribution[product];
}

/** The rule that a stake on the bonus's product breaks; a stake is refused with it, and no win is lost for it. */
export function brokenRule(terms: BonusTerms, stake: StakeOnBonus): BrokenRule | null {
  const { maxStake, minOdds } = terms;
  if (contributionOf(terms, stake) === undefined) return { rule: 'excluded-game' };
  if (stake.amount > maxStake) return { rule: 'max-stake', maxStake };
  const isTooShort = minOdds !== null && stake.odds !== null && stake.odds < minOdds;
  return isTooShort ? { rule: 'min-odds', minOdds } : null;
}

/** What a settled stake counts. */
export function countedOf(stake: number, contribution: number): number {
  return Math.floor((stake * contribution) / 100);
}

/** A leg of a bet all of whose legs are settled. */
export interface SettledLeg {
  readonly gameId: number;
  readonly status: LegStatus;
  readonly odds: number;
}

/** Whether an express lost by exactly one leg, and is one that an insurance is for: void legs are no part of it. */
export function isInsured(
  { legs: least, legOdds }: NonNullable<BonusTerms['insurance']>,
  legs: readonly SettledLeg[],
): boolean {
  const counted = legs.filter(({ status }) => status !== 'void');
  return (
    counted.length >= least &&
    new Set(counted.map(({ gameId }) => gameId)).size === counted.length &&
    counted.every(({ odds }) => odds >= legOdds) &&
    counted.filter(({ status }) => status === 'lost').length === 1
  );
}

/** What has to be staked in all. */
export function toWager({ wager }: BonusTerms, amount: number): number {
  return amount * wager;
}

/** What becomes the player's own money, and what does not, of bonus money that is cleared. */
export function converted(
  { maxWin }: BonusTerms,
  { money, before }: { readonly money: number; readonly before: number },
): { readonly kept: number; readonly forfeited: number } {
  const kept = Math.max(0, Math.min(money, maxWin - before));
  return { kept, forfeited: money - kept };
}

/** The parts of a stake: the player's own money is staked first. */
export function partsOf(
  amount: number,
  { own, bonus }: { readonly own: number; readonly bonus: number },
): { readonly own: number; readonly bonus: number } | undefined {
  const ownPart = Math.min(amount, own);
  return amount - ownPart > bonus ? undefined : { own: ownPart, bonus: amount - ownPart };
}

/** The bonus money in a win of a bet: as much of it as of the stake. */
export function bonusShareOf(
  win: number,
  { amount, bonusAmount }: { readonly amount: number; readonly bonusAmount: number },
): number {
  return Number((BigInt(win) * BigInt(bonusAmount)) / BigInt(amount));
}

/** How an active bonus ends now; null: it goes on. */
export function endOf(
  bonus: { readonly wagered: number; readonly toWager: number; readonly endsAt: number },
  now: { readonly at: number; readonly money: number; readonly hasOpenStakes: boolean },
): 'cleared' | 'lost' | 'expired' | null {
  if (bonus.wagered >= bonus.toWager) return 'cleared';
  if (now.at >= bonus.endsAt) return 'expired';
  return now.money === 0 && !now.hasOpenStakes ? 'lost' : null;
}
