import type { PlayRules } from '@grandstand/bus-contracts/answers';
import { currencyOfIso, exchanged, type Currency } from '../../betting/catalog/currencies';
import type { Title } from './titles';

/** The stakes of a round, in minor units: from the least to the greatest, by steps from 0. */
interface StakeBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/**
 * The bounds of a game's stakes in a currency: round amounts, and no more than the jurisdiction allows on
 * slots. The lower bound for players under 25 is not in it, since lists are the same for all.
 */
export function stakeBounds(
  { stake, product }: Pick<Title, 'stake' | 'product'>,
  currency: Currency,
  play: PlayRules,
): StakeBounds {
  const { step } = stake;
  const euro = currencyOfIso('EUR');
  const least = roundUp(exchanged(stake.min, euro, currency));
  const most = roundDown(exchanged(stake.max, euro, currency));
  const allowed = Math.min(most, product === 'slots' ? lawOf(play, currency) : most);
  const max = Math.max(step, Math.floor(allowed / step) * step);
  return { min: Math.min(Math.ceil(least / step) * step, max), max, step };
}

/** The most that the jurisdiction allows on slots. */
function lawOf({ iso, maxStake }: PlayRules, currency: Currency): number {
  if (maxStake.slots === null) return Infinity;
  const of = currencyOfIso(iso);
  const law = maxStake.slots * 10 ** of.scale;
  return of.iso === currency.iso ? law : exchanged(law, of, currency);
}

/** The least amount of 1, 2 or 5 times a power of ten that is not below. */
function roundUp(amount: number): number {
  const unit = unitOf(amount);
  return [1, 2, 5, 10].map((times) => times * unit).find((round) => round >= amount) ?? amount;
}

/** The greatest such amount that is not above. */
function roundDown(amount: number): number {
  const unit = unitOf(amount);
  return [5, 2, 1].map((times) => times * unit).find((round) => round <= amount) ?? amount;
}

/** 1 followed by as many zeros as the amount has digits after its first. */
function unitOf(amount: number): number {
  return 10 ** (String(Math.max(1, Math.floor(amount))).length - 1);
}
