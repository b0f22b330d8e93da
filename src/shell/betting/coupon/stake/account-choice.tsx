import { accountState } from '@grandstand/bus-contracts';
import { useBusState } from '@grandstand/bus-contracts/react';
import type { ReactElement } from 'react';
import { accountSelect } from '../later-amounts';
import { useCouponSettings } from '../shared/words-and-money';
import type { AccountSelectProps } from './account-select';

/** The choice of the account, if the player has several. */
export function AccountChoice({
  onSwitching,
}: Pick<AccountSelectProps, 'onSwitching'>): ReactElement | null {
  const { isAccountSelectShown } = useCouponSettings();
  const { all_accounts = [], activeAccount } = useBusState(accountState) ?? {};
  const accounts = all_accounts.filter(({ isPointsTypeBalance }) => !isPointsTypeBalance);
  if (!isAccountSelectShown || !activeAccount || accounts.length < 2) return null;
  return (
    <accountSelect.View accounts={accounts} active={activeAccount} onSwitching={onSwitching} />
  );
}
