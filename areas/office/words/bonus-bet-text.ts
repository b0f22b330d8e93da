import type { PlacedBet } from '@grandstand/bus-contracts';
import type { AreaView } from '@grandstand/bus-contracts/area';
import {
  bonusCoefLeft,
  formatCoef,
  joinedLegs,
  LEAST_BONUS_LEGS,
} from '@grandstand/bus-contracts/domain';
import type { TFunction } from 'i18next';

interface Manner {
  readonly t: TFunction;
  readonly settings: Pick<AreaView['settings'], 'coefViewId'>;
}

/** The bonus bet of an accumulator: its odds, and what became of them by void selections; null without one. */
export function bonusBetText(
  { bonusCoef, legs }: Pick<PlacedBet, 'bonusCoef' | 'legs'>,
  { t, settings }: Manner,
): string | null {
  if (typeof bonusCoef !== 'number') return null;
  const odds = (coef: number): string => formatCoef(coef, settings.coefViewId);
  const placed = odds(bonusCoef);
  const counted = joinedLegs(
    legs.map(({ coef, status, gameId, matchCoef }) => ({
      coef,
      status,
      together: matchCoef === undefined ? undefined : { gameId, coef: matchCoef },
    })),
  );
  const isThere = (wanted: PlacedBet['legs'][number]['status']): boolean =>
    counted.some(({ status }) => status === wanted);
  // A lost accumulator pays nothing anyway.
  if (isThere('lost')) return placed;
  if (isThere('half-lost')) return t('bet.bonusBetHalf', { placed });
  const left = counted.filter(({ status }) => status !== 'void').length;
  if (left === counted.length) return placed;
  const coef = bonusCoefLeft(bonusCoef, { left, placed: counted.length });
  return coef === null
    ? t('bet.bonusBetFew', { placed, least: LEAST_BONUS_LEGS })
    : t('bet.bonusBetLeft', { coef: odds(coef), left, placed });
}
