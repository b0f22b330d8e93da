import type { PlacedBet } from '@grandstand/bus-contracts';
import type { AreaView } from '@grandstand/bus-contracts/area';
import { formatCoef, formatMoney } from '@grandstand/bus-contracts/domain';
import type { TFunction } from 'i18next';

interface Manner {
  readonly t: TFunction;
  /** The language as a tag for Intl. */
  readonly tag: string;
  readonly settings: Pick<AreaView['settings'], 'coefViewId'>;
}

/** The marks of a bet beside a plain one, in few words: "VIP bet", "Hyper bonus +10%". */
export function betMarks(bet: PlacedBet, { t, tag, settings }: Manner): readonly string[] {
  const { bonusCoef, hyperBonus, prepaidAmount, isVipBet, isBonusMoney, isFreeBet } = bet;
  const marks = [
    isFreeBet === true && t('bet.freeBet'),
    isBonusMoney === true && t('bet.bonusMoney'),
    isVipBet === true && t('bet.vip'),
    typeof bonusCoef === 'number' &&
      `${t('bet.bonusBet')} ${formatCoef(bonusCoef, settings.coefViewId)}`,
    !!hyperBonus && `${t('bet.hyperBonus')} +${hyperBonus.percent}%`,
    // Of a free bet all of it was advanced.
    !isFreeBet && !!prepaidAmount && `${t('bet.prepaid')} ${formatMoney(prepaidAmount, bet, tag)}`,
  ];
  return marks.filter((mark) => mark !== false);
}
