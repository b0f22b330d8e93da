import type { ReactElement } from 'react';
import type { TableRow } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { classNames, Crest, inOrder, VisuallyHidden } from '@grandstand/ui';
import styles from './champs.module.css';

const COLUMNS = ['won', 'drawn', 'lost'] as const;

interface LeagueTableProps {
  readonly rows: readonly TableRow[];
  /** The id of its heading. */
  readonly labelledBy: string;
  /** The path of a team’s page. */
  readonly teamPath: (teamId: string) => string;
}

/** The table of a season. */
export function LeagueTable({ rows, labelledBy, teamPath }: LeagueTableProps): ReactElement {
  const { href, t } = useAreaWords();
  const heading = (key: string, isWide = false): ReactElement => (
    <th scope="col" className={isWide ? styles.wide : undefined}>
      <abbr title={t(`table.${key}`)}>{t(`table.short.${key}`)}</abbr>
    </th>
  );
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {heading('place')}
            <th scope="col" className={styles.team}>
              {t('table.team')}
            </th>
            {heading('played')}
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={styles.wide}>
                <abbr title={t(`table.${column}`)}>{t(`table.short.${column}`)}</abbr>
              </th>
            ))}
            {heading('goals', true)}
            {heading('points')}
            <th scope="col">{t('table.form')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={row.teamId}>
              <td>{place + 1}</td>
              <th scope="row" className={styles.team}>
                <a className={styles.name} href={href(teamPath(row.teamId))}>
                  <Crest team={row.teamId} />
                  {row.team}
                </a>
              </th>
              <td>{row.played}</td>
              {COLUMNS.map((column) => (
                <td key={column} className={styles.wide}>
                  {row[column]}
                </td>
              ))}
              <td className={styles.wide}>{`${row.scored}:${row.conceded}`}</td>
              <td className={styles.points}>{row.points}</td>
              <td>
                <span className={styles.form}>
                  {inOrder(row.form, (outcome) => (
                    // The last five matches have no identity here.
                    <span className={classNames(styles.outcome, styles[outcome])}>
                      <span aria-hidden="true">{t(`table.short.${outcome}`)}</span>
                      <VisuallyHidden>{t(`table.${outcome}`)}</VisuallyHidden>
                    </span>
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
