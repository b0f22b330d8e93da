import type { ReactElement } from 'react';
import {
  isExclusion,
  isOfMoney,
  LIMIT,
  type Limit,
  type LimitType,
} from '@grandstand/bus-contracts/player';
import { heldText, leftOf, secondsText, type LimitManner } from '../limit-words';
import styles from '../responsible.module.css';

interface FieldFactsProps {
  readonly type: LimitType;
  /** Undefined where the operator gives no limit. */
  readonly limit: Limit | undefined;
  readonly manner: LimitManner;
}

/** A limit's current value, its dates, and the amount left. */
export function FieldFacts({ type, limit, manner }: FieldFactsProps): ReactElement {
  const { t } = manner;
  if (limit?.limitState !== 'ACTIVE') {
    const isCounted = isOfMoney(type) || type === LIMIT.session;
    return <p className={styles.unset}>{t(isCounted ? 'limits.none' : 'limits.off')}</p>;
  }
  const { startedAt, endsAt } = limit;
  const left = leftOf(limit, manner);
  const from = startedAt === null ? '' : secondsText(startedAt, manner);
  const until = endsAt === null ? '' : secondsText(endsAt, manner);
  return (
    <div className={styles.facts}>
      <p className={styles.held}>
        <strong className={styles.value}>{heldText(limit, manner)}</strong>{' '}
        <span className={styles.since}>
          {from && until
            ? t('limits.period', { from, until })
            : until
              ? t('limits.until', { time: until })
              : isExclusion(type)
                ? t(from ? 'limits.open' : 'limits.endless', { time: from })
                : from && t('limits.since', { time: from })}
        </span>
      </p>
      {left ? (
        <p className={styles.left}>
          <span>{left.text}</span>
          {/* The text has the same. */}
          <svg
            className={styles.bar}
            viewBox="0 0 1 1"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect width={left.share} height="1" />
          </svg>
        </p>
      ) : null}
    </div>
  );
}
