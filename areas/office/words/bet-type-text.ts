import type { PlacedBet } from '@grandstand/bus-contracts';
import { EXPRESS, isOneMatch, SYSTEM } from '@grandstand/bus-contracts/domain';
import type { TFunction } from 'i18next';

/** The kind of a bet: "Express of 3 legs", "System 2 of 4 + 1 banker", "Same match, 3 selections". */
export function betTypeText(
  { typeId, legs, systemValue }: Pick<PlacedBet, 'typeId' | 'legs' | 'systemValue'>,
  t: TFunction,
): string {
  if (isOneMatch(legs)) return t('type.oneMatch', { count: legs.length });
  if (typeId === EXPRESS) return t('type.express', { count: legs.length });
  if (typeId !== SYSTEM) return t('type.single');
  const bankers = legs.filter((leg) => leg.isBanker).length;
  const system = t('type.system', { systemValue, count: legs.length - bankers });
  return bankers === 0 ? system : `${system} + ${t('type.bankers', { count: bankers })}`;
}
