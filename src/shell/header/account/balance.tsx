import { formatMoney } from '@grandstand/bus-contracts/domain';
import { useBusState } from '@grandstand/bus-contracts/react';
import { balanceViewState } from '@grandstand/bus-contracts/shell';
import { VisuallyHidden } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useActiveAccount, useLanguage } from '../../frame/shell-state';
import styles from '../header.module.css';

/** The active account's balance, unless the player has hidden it. */
export function Balance(): ReactElement {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const account = useActiveAccount();
  const isHidden = useBusState(balanceViewState)?.isHidden ?? null;
  if (isHidden === true) {
    return (
      <strong className={styles.money}>
        <span aria-hidden="true">••••</span>
        <VisuallyHidden>{t('header.balanceHidden')}</VisuallyHidden>
      </strong>
    );
  }
  const money = account && isHidden === false ? formatMoney(account.money, account, tag) : '…';
  return (
    // Keyed by width: an amount of another width is a new element, so no layout shift is counted.
    <strong key={money.length} className={styles.money}>
      {money}
    </strong>
  );
}
