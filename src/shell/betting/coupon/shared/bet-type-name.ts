import type { PlacedBet } from '@grandstand/bus-contracts';
import { isOneMatch, isSingles, SINGLE } from '@grandstand/bus-contracts/domain';
import type { TFunction } from 'i18next';

/** The kind of a placed bet: "Accumulator", or "Same match" of one whose selections are all of one match. */
export function betTypeName(
  { typeId, legs }: Pick<PlacedBet, 'typeId' | 'legs'>,
  t: TFunction,
): string {
  if (isOneMatch(legs)) return t('coupon.sameMatch.name');
  return t(`coupon.types.${isSingles(typeId) ? SINGLE : typeId}`);
}
