import type { PlacedBet } from '@grandstand/bus-contracts';
import {
  formatCoef,
  outcomeLongName,
  priceMoment,
  shownCoef,
} from '@grandstand/bus-contracts/domain';
import { Badge, PriceReceipt } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, useSettings } from '../../frame/shell-state';
import { useOutcomeTexts } from '../words-and-money';
import styles from './result.module.css';

/** The legs of a placed bet with the prices that were shown, sent and accepted. */
export function PlacedLegs({ bet }: { readonly bet: PlacedBet }): ReactElement {
  const { t } = useTranslation();
  const { tag } = useLanguage();
  const settings = useSettings();
  const { coefViewId } = settings;
  const texts = useOutcomeTexts();
  const moment = priceMoment(settings, tag);
  return (
    <ul className={styles.legs}>
      {bet.legs.map((leg) => {
        const coef = shownCoef(leg, bet.legs);
        return (
          <li key={leg.marketId} className={styles.leg}>
            <p className={styles.teams}>
              {leg.home} – {leg.away}
            </p>
            <p className={styles.pick}>
              <span>
                {outcomeLongName(texts, leg, leg)}
                {leg.isBanker ? (
                  <>
                    {' '}
                    <Badge kind="accent">{t('coupon.banker.name')}</Badge>
                  </>
                ) : null}
                {leg.matchCoef === undefined ? null : (
                  <>
                    {' '}
                    <Badge>{t('coupon.sameMatch.name')}</Badge>
                  </>
                )}
              </span>
              {coef === null ? null : <strong>{formatCoef(coef, coefViewId)}</strong>}
            </p>
            {leg.receipt && coef !== null ? (
              <PriceReceipt
                label={t('coupon.receipt.title')}
                steps={[
                  { name: t('coupon.receipt.seen'), ...moment(leg.receipt.seen) },
                  { name: t('coupon.receipt.sent'), ...moment(leg.receipt.sent) },
                  { name: t('coupon.receipt.accepted'), ...moment(leg.receipt.accepted) },
                ]}
              />
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
