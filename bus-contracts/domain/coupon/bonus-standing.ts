import type { PlacedBet } from '../../contracts/betting/bets';
import { bonusCoefLeft } from './bonus-bet';
import { joinedLegs } from './match-legs';

/** What the bonus bet of a placed accumulator is worth by the legs as they stand; `placed` is its price when it was placed. */
export type BonusStanding =
  | { readonly kind: 'as-placed'; readonly placed: number }
  /** Void legs left fewer of them. */
  | {
      readonly kind: 'left';
      readonly placed: number;
      readonly coef: number;
      readonly left: number;
    }
  /** Too few legs are left for one. */
  | { readonly kind: 'few'; readonly placed: number }
  /** A leg is lost by half. */
  | { readonly kind: 'half-lost'; readonly placed: number };

/** Reads it off a bet; null for one without a bonus bet. A lost accumulator pays nothing anyway, so its bonus stands as placed. */
export function bonusStanding({
  bonusCoef: placed,
  legs,
}: Pick<PlacedBet, 'bonusCoef' | 'legs'>): BonusStanding | null {
  if (typeof placed !== 'number') return null;
  const counted = joinedLegs(
    legs.map(({ coef, status, gameId, matchCoef }) => ({
      coef,
      status,
      together: matchCoef === undefined ? undefined : { gameId, coef: matchCoef },
    })),
  );
  const isThere = (wanted: PlacedBet['legs'][number]['status']): boolean =>
    counted.some(({ status }) => status === wanted);
  if (isThere('lost')) return { kind: 'as-placed', placed };
  if (isThere('half-lost')) return { kind: 'half-lost', placed };
  const left = counted.filter(({ status }) => status !== 'void').length;
  if (left === counted.length) return { kind: 'as-placed', placed };
  const coef = bonusCoefLeft(placed, { left, placed: counted.length });
  return coef === null ? { kind: 'few', placed } : { kind: 'left', placed, coef, left };
}
