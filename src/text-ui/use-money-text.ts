import { formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import type { MoneyFormat } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';

/**
 * Writes amounts in minor units of a currency, in the reader's language.
 * @example const money = useMoneyText(); // money(2550, { iso: 'EUR', scale: 2 })
 */
export function useMoneyText(): (amount: number, currency: MoneyFormat) => string {
  const { language } = useAreaWords();
  return (amount, currency) => formatMoney(amount, currency, languageTag(language));
}
