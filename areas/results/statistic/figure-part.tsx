import type { ReactElement } from 'react';
import { languageTag, numberFormat } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { FigureTable } from '@grandstand/ui';
import page from '../page/results-app.module.css';
import type { Figure } from './figures';
import styles from './statistic.module.css';

interface FigurePartProps {
  readonly title: string;
  readonly figures: readonly Figure[];
}

/** Figures, each with the number of matches that it is of. */
export function FigurePart({ title, figures }: FigurePartProps): ReactElement {
  const { language, t } = useAreaWords();
  const tag = languageTag(language);
  const valueText = ({ kind, value }: Figure): string =>
    kind === 'share'
      ? `${Math.round(value * 100)}%`
      : numberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 })(value);
  return (
    <section className={styles.part}>
      <h2 className={page.subtitle}>{title}</h2>
      <FigureTable
        label={title}
        head={[t('stat.figure'), t('stat.value'), t('stat.matches')]}
        rows={figures.map((figure) => [
          t(`stat.of.${figure.key}`),
          valueText(figure),
          figure.matches,
        ])}
      />
      <p className={page.note}>{t('stat.source')}</p>
    </section>
  );
}
