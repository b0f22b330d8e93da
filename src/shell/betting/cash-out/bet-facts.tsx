import type { PlacedBet } from '@grandstand/bus-contracts';
import {
  formatCoef,
  formatMoney,
  outcomeLongName,
  shownCoef,
} from '@grandstand/bus-contracts/domain';
import type { ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useLanguage, useSettings } from '../../frame/shell-state';
import { betTypeName } from '../coupon/shared/bet-type-name';
import { useOutcomeTexts } from '../coupon/shared/words-and-money';
import styles from './cash-out.module.css';

/** The facts of the bet: its selections, its odds, its stake and possible win. */
export function BetFacts({ bet }: { readonly bet: PlacedBet }): ReactElement {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const { coefViewId } = useSettings();
  const texts = useOutcomeTexts();
  return (
    <div className={styles.bet}>
      <p className={styles.head}>
        <span>{t('cashOut.number', { id: bet.id })}</span>
        <span>{betTypeName(bet, t)}</span>
      </p>
      <ul className={styles.legs}>
        {bet.legs.map((leg) => {
          const coef = shownCoef(leg, bet.legs);
          return (
            <li key={leg.marketId} className={styles.leg}>
              <span className={styles.name}>
                <span className={styles.game}>
                  {leg.home} – {leg.away}
                </span>
                {outcomeLongName(texts, leg, leg)}
              </span>
              {leg.status === 'accepted' ? null : <span>{t(`cashOut.leg.${leg.status}`)}</span>}
              {coef === null ? null : <strong>{formatCoef(coef, coefViewId)}</strong>}
            </li>
          );
        })}
      </ul>
      <p className={styles.head}>
        <span>{t('cashOut.stake', { amount: formatMoney(bet.amount, bet, tag) })}</span>
        <span>{t('cashOut.win', { amount: formatMoney(bet.possibleWin, bet, tag) })}</span>
      </p>
    </div>
  );
}
