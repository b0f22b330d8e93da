import type { Account } from '@grandstand/bus-contracts';
import { accountSetActive } from '@grandstand/bus-contracts/shell';
import { formatMoney } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { Select } from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { useLanguage } from '../../../frame/shell-state';
import { accountNames } from '../../../header/account/account-names';
import styles from './stake.module.css';

export interface AccountSelectProps {
  /** Those that may bet, of which there are several. */
  readonly accounts: readonly Account[];
  /** The account that bets. */
  readonly active: Account;
  /** Whether a chosen account is not active yet. */
  readonly onSwitching: (isSwitching: boolean) => void;
}

/** The choice of the account that bets. */
export function AccountSelect({ accounts, active, onSwitching }: AccountSelectProps): ReactElement {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const { send } = useSend(accountSetActive);
  const [hasFailed, setHasFailed] = useState(false);
  const choose = async (id: number): Promise<void> => {
    setHasFailed(false);
    onSwitching(true);
    const outcome = await send({ id });
    setHasFailed(outcome?.success !== true);
    onSwitching(false);
  };
  const names = accountNames(
    accounts,
    ({ type, label }) => label || t(`coupon.accountType.${type}`),
  );
  return (
    <>
      <Select
        label={t('coupon.account')}
        isLabelHidden
        shape="form"
        value={active.id}
        options={accounts.map((account) => ({
          value: account.id,
          label: `${names.get(account.id)} · ${formatMoney(account.money, account, tag)}`,
        }))}
        onChange={choose}
      />
      <p className={styles.failed} role="alert">
        {hasFailed ? t('coupon.accountFailed') : ''}
      </p>
    </>
  );
}
