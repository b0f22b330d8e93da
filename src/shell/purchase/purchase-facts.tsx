import type { Account } from '@grandstand/bus-contracts';
import { dateFormat, formatMoney } from '@grandstand/bus-contracts/domain';
import type { PurchaseQuote } from '@grandstand/bus-contracts/shell';
import { classNames } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, useSettings } from '../frame/shell-state';
import styles from './purchase.module.css';

interface PurchaseFactsProps {
  readonly quote: PurchaseQuote;
  /** The account that pays; null until it is known. */
  readonly account: Account | null;
  /** Before the press; afterwards the balance and the limits may count this purchase. */
  readonly isAsked: boolean;
}

/** Account, amount, the balance afterwards, what is left of the limits, and the end of the sale. */
export function PurchaseFacts({ quote, account, isAsked }: PurchaseFactsProps): ReactElement {
  const { t } = useTranslation();
  const { tag } = useLanguage();
  const { timeZone, is12h } = useSettings();
  const write = (minor: number): string => formatMoney(minor, quote, tag);
  const { price } = quote;
  const writeTime = dateFormat(tag, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: is12h === 1,
    timeZone,
  });
  const rest = account && isAsked ? account.money - quote.amount : -1;
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
          <dd>{account.label}</dd>
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
