import { useMemo, type ReactElement } from 'react';
import { configState, navigationGo } from '@grandstand/bus-contracts';
import { languageTag } from '@grandstand/bus-contracts/domain';
import { useAreaWords, useBusState, useLoadError, useSend } from '@grandstand/bus-contracts/react';
import { AreaState, Button, EmptyBlock, Segmented, Select } from '@grandstand/ui';
import { Heading } from '../page/heading';
import {
  HISTORY_PATH,
  historyPath,
  PERIODS,
  STATEMENTS_PATH,
  STATUS_FILTERS,
  type HistoryFilter,
} from '../page/office-screen';
import { ExportButton } from '../export/export-button';
import { useOffers } from '../cash-out/use-offers';
import { timeFormat } from '../words/time-text';
import { BetRow } from './bet-row';
import styles from './history-screen.module.css';
import { HistorySkeleton } from './history-skeleton';
import { NumberSearch } from './number-search';
import { Totals } from './totals';
import { useHistory } from './use-history';

interface HistoryScreenProps {
  readonly filter: HistoryFilter;
  readonly userId: string | undefined;
}

/** The player's bets, newest first. */
export function HistoryScreen({ filter, userId }: HistoryScreenProps): ReactElement {
  const { t } = useAreaWords();
  const go = useSend(navigationGo);
  const choose = (change: Partial<HistoryFilter>): void => {
    void go.send({ path: historyPath({ ...filter, ...change }), replace: true });
  };
  return (
    <>
      <Heading text={t('history.title')}>
        <div className={styles.filters}>
          <NumberSearch
            key={filter.number}
            number={filter.number}
            onSearch={(number) => choose({ number })}
          />
          <Segmented
            label={t('history.status')}
            shape="pills"
            options={STATUS_FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
            value={filter.status}
            onChange={(status) => choose({ status })}
          />
          <Select
            label={t('history.period')}
            isLabelHidden
            options={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
            value={filter.period}
            onChange={(period) => choose({ period })}
          />
        </div>
      </Heading>
      {/* Another filter or player begins with nothing of the last. */}
      <BetList key={`${userId} ${historyPath(filter)}`} filter={filter} userId={userId} />
    </>
  );
}

function BetList({ filter, userId }: HistoryScreenProps): ReactElement {
  const { href, language, settings, t } = useAreaWords();
  const time = useMemo(() => timeFormat(languageTag(language), settings), [language, settings]);
  const { page, loadedAt, hasFailed, isLoadingMore, showMore, retry } = useHistory(filter, userId);
  const offers = useOffers(page?.bets ?? [], userId);
  const hasTaxes = useBusState(configState)?.partnerHasTaxes === true;
  const error = useLoadError({ title: t('error.list'), loadedAt, retry });
  return (
    <AreaState
      data={page}
      hasFailed={hasFailed}
      loading={{ label: t('history.loading'), shape: <HistorySkeleton /> }}
      error={error}
      empty={page?.bets.length === 0 ? <NoBets filter={filter} /> : undefined}
    >
      {({ bets, hasMore, totals }) => (
        <>
          {totals ? <Totals totals={totals} /> : null}
          <div className={styles.actions}>
            <ExportButton filter={filter} />
            <a className={styles.textLink} href={href(STATEMENTS_PATH)}>
              {t('statements.title')}
            </a>
          </div>
          <ul className={styles.list} aria-label={t('history.title')}>
            {bets.map((bet) => (
              <BetRow key={bet.id} bet={bet} offer={offers.get(bet.id)} time={time} />
            ))}
          </ul>
          {hasTaxes ? <p className={styles.taxes}>{t('history.tax')}</p> : null}
          {hasMore ? (
            <Button isWide isBusy={isLoadingMore} onClick={showMore}>
              {t('history.more')}
            </Button>
          ) : null}
        </>
      )}
    </AreaState>
  );
}

/** Why there are no bets, and where to go from here. */
function NoBets({ filter: { number } }: { readonly filter: HistoryFilter }): ReactElement {
  const { href, t } = useAreaWords();
  return number === '' ? (
    <EmptyBlock icon="history" title={t('empty.title')} text={t('empty.text')}>
      <a className={styles.link} href={href('/line')}>
        {t('empty.link')}
      </a>
    </EmptyBlock>
  ) : (
    <EmptyBlock
      icon="search"
      title={t('history.noneFound')}
      text={t('history.noneFoundText', { number })}
    >
      <a className={styles.link} href={href(HISTORY_PATH)}>
        {t('bet.back')}
      </a>
    </EmptyBlock>
  );
}
