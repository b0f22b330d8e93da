import { memo, type ReactElement } from 'react';
import { formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import { purchaseList, type BoughtThing } from '@grandstand/bus-contracts/player';
import { usePlayerPages } from '@grandstand/bus-contracts/paging';
import { useAreaWords, useBus, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, Button, EmptyBlock, Skeleton } from '@grandstand/ui';
import styles from './history.module.css';
import type { manifest } from '../manifest';
import { useTimeText } from '../page/use-time-text';

/** What the player bought beside bets, the newest first. */
export function PurchasesSection({
  userId,
}: {
  readonly userId: string | undefined;
}): ReactElement {
  const { t } = useAreaWords();
  const time = useTimeText();
  const bus = useBus<typeof manifest>();
  const { data, loadedAt, hasFailed, isLoadingMore, showMore, retry } = usePlayerPages(
    bus,
    purchaseList,
    {
      userId,
      requestOf: (before) => (before === undefined ? {} : { before }),
      pageOf: ({ purchases, hasMore }) => ({ items: purchases, hasMore }),
    },
  );
  const error = useLoadError({ title: t('purchases.failed'), loadedAt, retry });
  return (
    <section className={styles.purchases} aria-label={t('purchases.title')}>
      <h2 className={styles.subtitle}>{t('purchases.title')}</h2>
      <AreaState
        data={data}
        hasFailed={hasFailed}
        loading={{
          label: t('purchases.loading'),
          shape: (
            <div className={styles.skeleton}>
              <Skeleton shape="block" />
            </div>
          ),
        }}
        error={error}
        empty={
          data?.items.length === 0 ? (
            <EmptyBlock
              icon="history"
              title={t('purchases.empty.title')}
              text={t('purchases.empty.text')}
            />
          ) : undefined
        }
      >
        {({ items, hasMore }) => (
          <>
            <ul className={styles.list} aria-label={t('purchases.title')}>
              {items.map((purchase) => (
                <PurchaseRow key={purchase.id} purchase={purchase} time={time} />
              ))}
            </ul>
            {hasMore ? (
              <Button isWide isBusy={isLoadingMore} onClick={showMore}>
                {t('purchases.more')}
              </Button>
            ) : null}
          </>
        )}
      </AreaState>
    </section>
  );
}

interface PurchaseRowProps {
  readonly purchase: BoughtThing;
  /** Writes when it was bought. */
  readonly time: (at: number) => string;
}

/** The purchases before it are not rendered again with a page more. */
const PurchaseRow = memo(function PurchaseRow({ purchase, time }: PurchaseRowProps): ReactElement {
  const { language, t } = useAreaWords();
  const money = (amount: number): string => formatMoney(amount, purchase, languageTag(language));
  const { id, kind, title, lines, accountId, iso, amount, payout, placedAt, status } = purchase;
  return (
    <li className={styles.row}>
      <span className={styles.facts}>
        <strong>{title}</strong>
        <span className={styles.quiet}>
          {t('purchases.facts', { kind: t(`purchases.kind.${kind}`), time: time(placedAt) })}
        </span>
        <span className={styles.quiet}>
          {t('purchases.account', { account: accountId, iso, number: id })}
        </span>
      </span>
      <span className={styles.amount}>{money(amount)}</span>
      <span>{t(`purchases.status.${status}`, { amount: money(payout) })}</span>
      <ul className={styles.lines} aria-label={t('purchases.lines', { title })}>
        {numbered(lines).map(([line, number]) => (
          <li key={number}>{line}</li>
        ))}
      </ul>
    </li>
  );
});

/** The lines with their numbers: two may be the same. */
function numbered(lines: readonly string[]): (readonly [string, number])[] {
  return lines.map((line, place) => [line, place + 1] as const);
}
