import type { ReactElement } from 'react';
import type { TableRow } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Crest } from '@grandstand/ui';
import { FormMarks } from './form-marks';
import styles from './league-table.module.css';

const COLUMNS = ['won', 'drawn', 'lost'] as const;

const NONE: readonly string[] = [];

interface LeagueTableProps {
  readonly rows: readonly TableRow[];
  readonly label: string;
  /** The path of a team’s page. */
  readonly teamPath: (teamId: string) => string;
  /** Teams whose rows are marked. */
  readonly marked?: readonly string[];
}

/** The table of a season. */
export function LeagueTable({
  rows,
  label,
  teamPath,
  marked = NONE,
}: LeagueTableProps): ReactElement {
  const { href, t } = useAreaWords();
  const heading = (key: string, isWide = false): ReactElement => (
    <th scope="col" className={isWide ? styles.wide : undefined}>
      <abbr title={t(`match.table.${key}`)}>{t(`match.table.short.${key}`)}</abbr>
    </th>
  );
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {heading('place')}
            <th scope="col" className={styles.team}>
              {t('match.table.team')}
            </th>
            {heading('played')}
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={styles.wide}>
                <abbr title={t(`match.table.${column}`)}>{t(`match.table.short.${column}`)}</abbr>
              </th>
            ))}
            {heading('goals', true)}
            {heading('points')}
            <th scope="col">{t('match.table.form')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr
              key={row.teamId}
              className={marked.includes(row.teamId) ? styles.marked : undefined}
              data-marked={marked.includes(row.teamId) || undefined}
            >
              <td>{place + 1}</td>
              <th scope="row" className={styles.team}>
                <a className={styles.name} href={href(teamPath(row.teamId))}>
                  <Crest badge={row.badge} name={row.team} />
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
                <FormMarks form={row.form} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
