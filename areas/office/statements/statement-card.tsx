import { useId, type ReactElement } from 'react';
import { formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import type { Statements, StatementSums } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Facts } from '../page/facts';
import { StatementChart } from './statement-chart';
import { monthName, type Statement } from './statement-words';
import styles from './statements.module.css';

interface StatementCardProps {
  readonly statement: Statement;
  /** The present month. */
  readonly present: string;
  readonly time: Statements['time'];
}

/** The statement of the money in a currency. */
export function StatementCard({ statement, present, time }: StatementCardProps): ReactElement {
  const { language, t } = useAreaWords();
  const id = useId();
  const tag = languageTag(language);
  const { iso, isBonusMoney, balance, ever, months } = statement;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {isBonusMoney ? `${iso} · ${t('bet.bonusMoney')}` : iso}
        </h2>
        <p className={styles.text}>
          {t('statements.balance', { amount: formatMoney(balance, statement, tag) })}
        </p>
      </div>
      {isBonusMoney ? null : <PaidInAndOut statement={statement} />}
      <Facts
        currency={statement}
        layout="columns"
        amounts={[
          [t('totals.staked'), ever.staked],
          [t('statements.won'), ever.won],
          [t('statements.given'), ever.given],
        ]}
        net={[t('totals.net'), ever.won - ever.staked]}
      />
      <StatementChart statement={statement} present={present} time={time} />
      <ul className={styles.months} aria-label={t('statements.months')}>
        {months.map(({ month, ...sums }) => (
          <li key={month} className={styles.month}>
            <h3 className={styles.monthName}>
              {monthName(month, tag)}
              {month === present ? (
                <span className={styles.text}> {t('statements.soFar')}</span>
              ) : null}
            </h3>
            <Month statement={statement} sums={sums} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was paid in and what was taken out, for ever, side by side. */
function PaidInAndOut({ statement }: { readonly statement: Statement }): ReactElement {
  const { language, t } = useAreaWords();
  const { paidIn, paidOut } = statement.ever;
  const money = (amount: number): string => formatMoney(amount, statement, languageTag(language));
  const most = Math.max(paidIn, paidOut, 1);
  const more = paidIn - paidOut;
  const verdict = more > 0 ? 'more' : more < 0 ? 'less' : paidIn === 0 ? 'nothing' : 'same';
  return (
    <div className={styles.ever}>
      <dl className={styles.bars}>
        {(['paidIn', 'paidOut'] as const).map((column) => (
          <div key={column} className={styles.bar}>
            <dt className={styles.text}>{t(`statements.${column}`)}</dt>
            <dd className={styles.amount}>
              {/* The amount beside it says the same. */}
              <meter
                className={styles.meter}
                min={0}
                max={most}
                value={statement.ever[column]}
                aria-hidden="true"
              />
              {money(statement.ever[column])}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.verdict}>
        {t(`statements.verdict.${verdict}`, { amount: money(Math.abs(more)) })}
      </p>
    </div>
  );
}

interface MonthProps {
  readonly statement: Statement;
  readonly sums: StatementSums;
}

function Month({ statement, sums }: MonthProps): ReactElement {
  const { t } = useAreaWords();
  const { paidIn, paidOut, staked, won, given } = sums;
  const moved: readonly (readonly [string, number])[] = statement.isBonusMoney
    ? []
    : [
        [t('statements.paidIn'), paidIn],
        [t('statements.paidOut'), paidOut],
      ];
  return (
    <Facts
      currency={statement}
      layout="columns"
      amounts={[
        ...moved,
        [t('totals.staked'), staked],
        [t('statements.won'), won],
        [t('statements.given'), given],
      ]}
      net={[t('totals.net'), won - staked]}
    />
  );
}
