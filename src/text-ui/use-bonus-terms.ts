import type { BonusTerms } from '@grandstand/bus-contracts/answers';
import { formatCoef } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { gameNames } from './game-names';
import { useMoneyText } from './use-money-text';

/** What the house keeps of stakes on games on average, in percent: the example of the cost. */
const EDGE = 4;

/** The terms of a bonus in plain words; the area loads `bonusTermTexts`. */
export function useBonusTerms(terms: BonusTerms) {
  const { settings, t } = useAreaWords();
  const money = useMoneyText();
  const { percent, cap, wager, minOdds, maxStake, maxWin, days, product, games, insurance } = terms;
  const most = cap * wager;
  const odds = (coef: number): string => formatCoef(coef, settings.coefViewId);
  return {
    get: t(`bonusTerms.get.${grantKey(terms)}`, {
      percent,
      cap: money(cap, terms),
      legs: insurance?.legs,
      odds: insurance && odds(insurance.legOdds),
    }),
    cost: t('bonusTerms.cost', { wager, most: money(most, terms) }),
    deadline: t('bonusTerms.days', { count: days }),
    product: games ? gameNames(games) : t(`bonusTerms.product.${product}`),
    maxWin: money(maxWin, terms),
    maxStake: money(maxStake, terms),
    minOdds: minOdds === null ? null : odds(minOdds),
    /** What clearing costs on average, of games; null for sports. */
    example:
      product === 'casino'
        ? t('bonusTerms.example', {
            most: money(most, terms),
            cost: money(Math.round((most * EDGE) / 100), terms),
          })
        : null,
  };
}

/** The key of what is granted: an insurance gives the whole stake back, a part of it, or an amount of its own. */
function grantKey({ trigger, percent }: BonusTerms): string {
  if (trigger !== 'insurance' || percent === 100) return trigger;
  return percent === null ? 'insurance-cap' : 'insurance-part';
}
