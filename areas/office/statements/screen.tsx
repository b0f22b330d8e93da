import type { ReactElement } from 'react';
import { dateFormat, languageTag } from '@grandstand/bus-contracts/domain';
import { statementGet, type Statements } from '@grandstand/bus-contracts/player';
import { usePlayerQuery } from '@grandstand/bus-contracts/query';
import { useAreaWords, useBus, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, Button, EmptyBlock, Icon, saveFile, Skeleton } from '@grandstand/ui';
import { csv } from '@grandstand/bus-contracts/domain/csv';
import type { manifest } from '../manifest';
import { Heading } from '../page/heading';
import { StatementCard } from './statement-card';
import { statementTable } from './statement-table';
import { isFirstMonth } from './statement-words';
import styles from './statements.module.css';
import { TimeCard } from './time-card';

interface StatementsScreenProps {
  readonly userId: string | undefined;
}

/** What the player has paid in, taken out, staked and won: for ever, and month by month. */
export default function StatementsScreen({ userId }: StatementsScreenProps): ReactElement {
  const words = useAreaWords();
  const { language, settings, t } = words;
  const bus = useBus<typeof manifest>();
  const { data, loadedAt, hasFailed, retry } = usePlayerQuery(bus, statementGet, {}, userId);
  const error = useLoadError({ title: t('statements.failed'), loadedAt, retry });
  const save = (all: Statements): void =>
    saveFile(`statements_${all.month}.csv`, csv(statementTable(all, words), language), 'text/csv');
  const day = dateFormat(languageTag(language), { timeZone: 'UTC', dateStyle: 'long' });
  const moment = dateFormat(languageTag(language), {
    timeZone: settings.timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
    is12h: settings.is12h,
  });
  return (
    <div className={styles.paper}>
      <Heading text={t('statements.title')} />
      <p className={styles.text}>{t('statements.text')}</p>
      <AreaState
        data={data}
        hasFailed={hasFailed}
        loading={{ label: t('statements.loading'), shape: <StatementsSkeleton /> }}
        error={error}
        empty={
          data?.statements.length === 0 ? (
            <EmptyBlock
              icon="history"
              title={t('statements.empty.title')}
              text={t('statements.empty.text')}
            />
          ) : undefined
        }
      >
        {(all) => (
          <div className={styles.cards}>
            <div className={styles.about}>
              <p className={styles.text}>
                {isFirstMonth(all)
                  ? t('statements.firstMonth')
                  : t('statements.since', { date: day(all.openedAt) })}
              </p>
              <div className={styles.actions}>
                <Button onClick={() => save(all)}>
                  <Icon name="download" size="s" /> {t('export.save')}
                </Button>
                <Button onClick={() => window.print()}>
                  <Icon name="print" size="s" /> {t('statements.print')}
                </Button>
              </div>
            </div>
            <p className={styles.ofPaper}>
              {t('statements.ofPaper', { player: userId, time: moment(loadedAt) })}
            </p>
            {all.statements.map((statement) => (
              <StatementCard
                key={`${statement.iso} ${statement.isBonusMoney}`}
                statement={statement}
                present={all.month}
                time={all.time}
              />
            ))}
            <TimeCard statements={all} />
          </div>
        )}
      </AreaState>
    </div>
  );
}

function StatementsSkeleton(): ReactElement {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
