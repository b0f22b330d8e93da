import type { PlacedBet } from '@grandstand/bus-contracts';
import { priceMoment, shownCoef } from '@grandstand/bus-contracts/domain';
import { Badge, PriceReceipt } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { useLanguage, useSettings } from '../../../frame/shell-state';
import { LegPick } from '../bets/leg-pick';
import styles from './result.module.css';

/** The legs of a placed bet with the prices that were shown, sent and accepted. */
export function PlacedLegs({ bet }: { readonly bet: PlacedBet }): ReactElement {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const settings = useSettings();
  const moment = priceMoment(settings, tag);
  return (
    <ul className={styles.legs}>
      {bet.legs.map((leg) => (
        <li key={leg.marketId} className={styles.leg}>
          <LegPick leg={leg} legs={bet.legs}>
            {leg.isBanker ? (
              <>
                {' '}
                <Badge kind="accent">{t('coupon.banker.name')}</Badge>
              </>
            ) : null}
          </LegPick>
          {leg.receipt && shownCoef(leg, bet.legs) !== null ? (
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
      ))}
    </ul>
  );
}
