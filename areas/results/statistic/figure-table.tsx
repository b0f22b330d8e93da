import { useId, type ReactElement } from 'react';
import { languageTag } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import page from '../page/results-app.module.css';
import type { Figure } from './figures';
import styles from './statistic.module.css';

interface FigureTableProps {
  readonly title: string;
  readonly figures: readonly Figure[];
}

/** Figures, each with the number of matches that it is of. */
export function FigureTable({ title, figures }: FigureTableProps): ReactElement {
  const { language, t } = useAreaWords();
  const id = useId();
  const tag = languageTag(language);
  const valueText = ({ kind, value }: Figure): string =>
    kind === 'share'
      ? `${Math.round(value * 100)}%`
      : value.toLocaleString(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <section className={styles.part}>
      <h2 className={page.subtitle} id={id}>
        {title}
      </h2>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('stat.figure')}</th>
            <th scope="col">{t('stat.value')}</th>
            <th scope="col">{t('stat.matches')}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure.key}>
              <th scope="row">{t(`stat.of.${figure.key}`)}</th>
              <td className={styles.value}>{valueText(figure)}</td>
              <td className={styles.count}>{figure.matches}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={page.note}>{t('stat.source')}</p>
    </section>
  );
}
