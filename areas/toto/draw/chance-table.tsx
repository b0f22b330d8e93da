import type { ReactElement } from 'react';
import { chanceOf, type TotoRules } from '@grandstand/bus-contracts/domain/toto';
import { languageTag, numberTag } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import styles from './draw.module.css';

/** The digits of a chance that is worth reading: 3.1 %, 0.0021 %. */
const DIGITS = 2;

interface ChanceTableProps {
  readonly rules: TotoRules;
  readonly picks: readonly string[];
}

/** What each category pays, and the chance to reach it by guessing. */
export function ChanceTable({ rules, picks }: ChanceTableProps): ReactElement {
  const { language, t } = useAreaWords();
  const percent = new Intl.NumberFormat(numberTag(languageTag(language)), {
    style: 'percent',
    maximumSignificantDigits: DIGITS,
  });
  return (
    <table className={styles.chances}>
      <caption className={styles.quiet}>{t('toto.chance.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('toto.chance.hits')}</th>
          <th scope="col">{t('toto.chance.pool')}</th>
          <th scope="col">{t('toto.chance.chance')}</th>
        </tr>
      </thead>
      <tbody>
        {rules.shares.map(({ hits, percent: share }) => (
          <tr key={hits}>
            <th scope="row">{t('toto.chance.of', { hits, matches: rules.matches })}</th>
            <td>{t('toto.share', { percent: share })}</td>
            <td>{percent.format(chanceOf(rules, picks, hits))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
