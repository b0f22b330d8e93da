import type { PlacedBet } from '@grandstand/bus-contracts';
import type { AreaView } from '@grandstand/bus-contracts/area';
import { bonusStanding, formatCoef, MIN_BONUS_LEGS } from '@grandstand/bus-contracts/domain';
import type { TFunction } from 'i18next';

interface Manner {
  readonly t: TFunction;
  readonly settings: Pick<AreaView['settings'], 'coefViewId'>;
}

/** The bonus bet of an accumulator: its odds, and what became of them by void selections; null without one. */
export function bonusBetText(
  bet: Pick<PlacedBet, 'bonusCoef' | 'legs'>,
  { t, settings }: Manner,
): string | null {
  const standing = bonusStanding(bet);
  if (standing === null) return null;
  const odds = (coef: number): string => formatCoef(coef, settings.coefViewId);
  const placed = odds(standing.placed);
  switch (standing.kind) {
    case 'as-placed':
      return placed;
    case 'half-lost':
      return t('bet.bonusBetHalf', { placed });
    case 'few':
      return t('bet.bonusBetFew', { placed, least: MIN_BONUS_LEGS });
    case 'left':
      return t('bet.bonusBetLeft', { coef: odds(standing.coef), left: standing.left, placed });
  }
}
