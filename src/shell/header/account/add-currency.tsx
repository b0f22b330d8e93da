import { accountState, NO_ACCOUNTS } from '@grandstand/bus-contracts';
import { accountAddCurrency, type AccountChange } from '@grandstand/bus-contracts/shell';
import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { Button, Select } from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useConfig } from '../../frame/shell-state';
import styles from './account-menu.module.css';

interface AddCurrencyProps {
  readonly onAdd: (made: Promise<AccountChange | undefined>) => void;
}

/** Opens an account in a currency that the player has none in. */
export function AddCurrency({ onAdd }: AddCurrencyProps): ReactElement | null {
  const { t } = useTexts();
  const { accounts, isAddInProgress, selectedAddCurrency } =
    useBusState(accountState) ?? NO_ACCOUNTS;
  const { send } = useSend(accountAddCurrency);
  const [chosen, setChosen] = useState<number>();
  const all = useConfig()?.currencies ?? [];
  const left = all.filter(({ id }) => accounts.every(({ currencyId }) => currencyId !== id));
  const currency = left.find(({ id }) => id === (selectedAddCurrency ?? chosen)) ?? left[0];
  if (!currency) return null;
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isAddInProgress) onAdd(send({ currencyId: currency.id }));
      }}
    >
      <Select
        label={t('accounts.currency')}
        shape="form"
        value={currency.id}
        options={left.map(({ id, iso, symbol }) => ({
          value: id,
          label: symbol === iso ? iso : `${iso} ${symbol}`,
        }))}
        onChange={setChosen}
      />
      <Button type="submit" isBusy={isAddInProgress}>
        {t('accounts.add')}
      </Button>
    </form>
  );
}
