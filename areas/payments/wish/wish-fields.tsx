import type { ReactElement } from 'react';
import { AMOUNT_LENGTH, formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Select, TextField } from '@grandstand/ui';

interface AccountFieldProps {
  readonly accounts: readonly {
    readonly id: number;
    readonly iso: string;
    readonly scale: number;
    readonly money: number;
  }[];
  readonly value: number;
  readonly onChange: (accountId: number) => void;
}

/** The choice of the account, where the player has several. */
export function AccountField({
  accounts,
  value,
  onChange,
}: AccountFieldProps): ReactElement | null {
  const { language, t } = useAreaWords();
  if (accounts.length < 2) return null;
  const tag = languageTag(language);
  return (
    <Select
      label={t('recharge.account')}
      shape="form"
      value={value}
      options={accounts.map((account) => ({
        value: account.id,
        label: `${account.iso} · ${formatMoney(account.money, account, tag)}`,
      }))}
      onChange={onChange}
    />
  );
}

interface AmountFieldProps {
  readonly iso: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

export function AmountField({ iso, ...field }: AmountFieldProps): ReactElement {
  const { t } = useAreaWords();
  return (
    <TextField
      label={t('recharge.amount')}
      size="l"
      inputMode="decimal"
      autoComplete="off"
      maxLength={AMOUNT_LENGTH}
      suffix={iso}
      {...field}
    />
  );
}
