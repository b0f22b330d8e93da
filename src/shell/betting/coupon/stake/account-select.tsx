import { accountState } from '@grandstand/bus-contracts';
import { accountSetActive } from '@grandstand/bus-contracts/shell';
import { formatMoney } from '@grandstand/bus-contracts/domain';
import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { Select } from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { useLanguage } from '../../../frame/shell-state';
import { accountNames } from '../../../header/account/account-names';
import { useCouponSettings } from '../shared/words-and-money';
import styles from './stake.module.css';

interface AccountSelectProps {
  /** Whether a chosen account is not active yet. */
  readonly onSwitching: (isSwitching: boolean) => void;
}

/** The choice of the account, if the player has several. */
export function AccountSelect({ onSwitching }: AccountSelectProps): ReactElement | null {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const { isAccountSelectShown } = useCouponSettings();
  const state = useBusState(accountState);
  const { send } = useSend(accountSetActive);
  const [hasFailed, setHasFailed] = useState(false);
  const accounts =
    state?.all_accounts.filter(({ isPointsTypeBalance }) => !isPointsTypeBalance) ?? [];
  if (!isAccountSelectShown || !state?.activeAccount || accounts.length < 2) return null;
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
        value={state.activeAccount.id}
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
