import type { FreeSpinTerms } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useMoneyText } from '@grandstand/text-ui';

/** The terms of offered free spins in plain words. */
export function useSpinTexts(terms: FreeSpinTerms) {
  const { t } = useAreaWords();
  const money = useMoneyText();
  const { spins, game, stake, maxWin, days } = terms;
  return {
    get: t('bonuses.spins.get', { spins, game, stake: money(stake, terms) }),
    cost: t('bonuses.spins.cost'),
    deadline: t('bonusTerms.days', { count: days }),
    product: game,
    maxWin: money(maxWin, terms),
    condition: t('bonuses.spins.condition'),
  };
}
