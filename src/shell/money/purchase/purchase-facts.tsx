import type { Account } from '@grandstand/bus-contracts';
import { dateFormat, formatMoney } from '@grandstand/bus-contracts/domain';
import type { PurchaseQuote } from '@grandstand/bus-contracts/shell';
import { classNames, Select } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useLanguage, useSettings } from '../../frame/shell-state';
import { balanceOf } from './balance-of';
import styles from './purchase.module.css';

interface PurchaseFactsProps {
  readonly quote: PurchaseQuote;
  /** The player's own; empty until they are known. */
  readonly accounts: readonly Account[];
  /** Before the press; afterwards the balance and the limits may count this purchase. */
  readonly isAsked: boolean;
  /** Settles once the terms for that account are shown. */
  readonly onAccount: (accountId: number) => Promise<unknown>;
}

/** Account, amount, the balance afterwards, what is left of the limits, and the end of the sale. */
export function PurchaseFacts(props: PurchaseFactsProps): ReactElement {
  const { quote, accounts, isAsked, onAccount } = props;
  const { t } = useTexts();
  const { tag } = useLanguage();
  const { timeZone, is12h } = useSettings();
  const write = (minor: number): string => formatMoney(minor, quote, tag);
  const { price } = quote;
  const writeTime = dateFormat(tag, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    is12h,
    timeZone,
  });
  const account = accounts.find(({ id }) => id === quote.accountId);
  const rest = account && isAsked ? balanceOf(account) - quote.amount : -1;
  return (
    <dl className={styles.facts}>
      <div className={styles.total}>
        <dt>{t('purchase.amount')}</dt>
        <dd>{write(quote.amount)}</dd>
      </div>
      {price.iso === quote.iso ? null : (
        <div>
          <dt>{t('purchase.price', { iso: price.iso })}</dt>
          <dd>{formatMoney(price.amount, price, tag)}</dd>
        </div>
      )}
      {account ? (
        <div>
          <dt>{t('purchase.account')}</dt>
          <dd>
            {isAsked && accounts.length > 1 ? (
              <Select
                label={t('purchase.account')}
                isLabelHidden
                options={accounts.map((each) => ({
                  value: each.id,
                  label: `${each.label} · ${formatMoney(each.money, each, tag)}`,
                }))}
                value={quote.accountId}
                onChange={onAccount}
              />
            ) : (
              account.label
            )}
          </dd>
        </div>
      ) : null}
      {rest >= 0 ? (
        <div>
          <dt>{t('purchase.balanceLeft')}</dt>
          <dd>{write(rest)}</dd>
        </div>
      ) : null}
      {isAsked ? (
        <>
          {quote.limits.map(({ limitType, limitBalance }) => (
            <div key={limitType} className={classNames(quote.amount > limitBalance && styles.over)}>
              <dt>{t(`purchase.limit.${limitType}`)}</dt>
              <dd>{t('purchase.left', { amount: write(limitBalance) })}</dd>
            </div>
          ))}
          <div>
            <dt>{t('purchase.closes')}</dt>
            <dd>
              <time dateTime={new Date(quote.closesAt).toISOString()}>
                {writeTime(quote.closesAt)}
              </time>
            </dd>
          </div>
        </>
      ) : null}
    </dl>
  );
}
