import { useMemo, type ReactElement } from 'react';
import {
  formatMoney,
  fromMinor,
  languageTag,
  numberFormat,
} from '@grandstand/bus-contracts/domain';
import type { Statements } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Chart, type ChartData } from '@grandstand/ui';
import { chartMonths, MAX_MONTHS } from './chart-months';
import { monthName, shortMonthName, spentText, type Statement } from './statement-words';
import styles from './statements.module.css';

interface StatementChartProps {
  readonly statement: Statement;
  /** The present month. */
  readonly present: string;
  readonly time: Statements['time'];
}

/** What was paid in against what was taken out, by month, and the net result; the words of a month say how long the player was active too. Nothing where it would say nothing. */
export function StatementChart({
  statement,
  present,
  time,
}: StatementChartProps): ReactElement | null {
  const { language, t } = useAreaWords();
  const tag = languageTag(language);
  const months = useMemo(() => chartMonths(statement, present), [statement, present]);
  const data = useMemo((): ChartData => {
    const number = numberFormat(tag, {
      maximumFractionDigits: statement.scale,
    });
    const spent = new Map(time.map(({ month, usedMs }) => [month, usedMs]));
    return {
      points: months.map(({ month }) => ({
        name: t('statements.time.ofMonth', {
          month: monthName(month, tag),
          time: spentText(spent.get(month) ?? 0, t),
        }),
        short: shortMonthName(month, tag),
        span: month.slice(0, 4),
      })),
      series: [
        {
          name: t('statements.paidIn'),
          shape: 'bars',
          values: months.map(({ paidIn }) => paidIn),
        },
        {
          name: t('statements.paidOut'),
          shape: 'hollow-bars',
          values: months.map(({ paidOut }) => paidOut),
        },
        {
          name: t('totals.net'),
          shape: 'line',
          values: months.map(({ staked, won }) => won - staked),
        },
      ],
      axisText: (value) => number(fromMinor(value, statement.scale)),
    };
  }, [months, statement.scale, tag, t, time]);
  if (months.length === 0) return null;
  return (
    <div className={styles.chart}>
      <Chart
        title={t(
          months.length < MAX_MONTHS
            ? 'statements.chart.title'
            : 'statements.chart.titleOfTwoYears',
        )}
        pointLabel={t('statements.month')}
        data={data}
        format={(value) => formatMoney(value, statement, tag)}
        failed={t('statements.chart.failed')}
      />
    </div>
  );
}
