import type { PlacedBet } from '@grandstand/bus-contracts';
import type { AreaView } from '@grandstand/bus-contracts/area';
import { formatMoney } from '@grandstand/bus-contracts/domain';
import type { TFunction } from 'i18next';
import { bonusBetText } from './bonus-bet-text';

interface Manner {
  readonly t: TFunction;
  /** The language as a tag for Intl. */
  readonly tag: string;
  readonly settings: Pick<AreaView['settings'], 'coefViewId'>;
}

/** The marks of a bet beside a plain one, in few words: "VIP bet", "Hyper bonus +10%". */
export function betMarks(bet: PlacedBet, { t, tag, settings }: Manner): readonly string[] {
  const { hyperBonus, prepaidAmount, isVipBet, isBonusMoney, isFreeBet } = bet;
  const bonusBet = bonusBetText(bet, { t, settings });
  const marks = [
    isFreeBet === true && t('bet.freeBet'),
    isBonusMoney === true && t('bet.bonusMoney'),
    isVipBet === true && t('bet.vip'),
    bonusBet !== null && `${t('bet.bonusBet')} ${bonusBet}`,
    !!hyperBonus && `${t('bet.hyperBonus')} +${hyperBonus.percent}%`,
    // Of a free bet all of it was advanced.
    !isFreeBet && !!prepaidAmount && `${t('bet.prepaid')} ${formatMoney(prepaidAmount, bet, tag)}`,
  ];
  return marks.filter((mark) => mark !== false);
}
