import { useId, type ReactElement } from 'react';
import { useTimeText } from '@grandstand/bus-contracts/time';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Crest, Section } from '@grandstand/ui';
import type { Championship } from '../data/championship';
import { MOMENT } from './moment';
import styles from './tabs.module.css';

const NUMBERS = ['played', 'won', 'lost', 'points'] as const;

/** When it is, how it is played, and its table. */
export function AboutTab({ championship }: { readonly championship: Championship }): ReactElement {
  const { t } = useAreaWords();
  const timeText = useTimeText(MOMENT);
  const { phase, startsAt, endsAt, champion } = championship;
  return (
    <>
      <Section title={t('about.state.title')}>
        <p className={styles.text}>
          {champion === null ? t(`about.state.${phase}`) : t('about.state.after', { champion })}
        </p>
        <dl className={styles.facts}>
          <dt>{t('about.starts')}</dt>
          <dd>{timeText(startsAt)}</dd>
          <dt>{t('about.ends')}</dt>
          <dd>{timeText(endsAt)}</dd>
          <dt>{t('about.sides')}</dt>
          <dd>{championship.table.length}</dd>
        </dl>
      </Section>
      <Section title={t('about.format.title')}>
        <p className={styles.text}>{t('about.format.rounds')}</p>
        <p className={styles.text}>{t('about.format.points')}</p>
        <p className={styles.text}>{t('about.format.match')}</p>
      </Section>
      <Section title={t('table.title')}>
        <Table championship={championship} />
      </Section>
    </>
  );
}

function Table({ championship: { table } }: { readonly championship: Championship }): ReactElement {
  const { t } = useAreaWords();
  const id = useId();
  return (
    <table className={styles.table} aria-describedby={id}>
      <thead>
        <tr>
          <th scope="col">
            <abbr title={t('table.place')}>#</abbr>
          </th>
          <th scope="col" className={styles.side}>
            {t('table.side')}
          </th>
          {NUMBERS.map((column) => (
            <th key={column} scope="col">
              <abbr title={t(`table.${column}`)}>{t(`table.short.${column}`)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.map((row, place) => (
          <tr key={row.id}>
            <td>{place + 1}</td>
            <th scope="row" className={styles.side}>
              <span className={styles.team}>
                <Crest badge={row.badge} name={row.name} />
                {row.name}
              </span>
            </th>
            {NUMBERS.map((column) => (
              <td key={column}>{row[column]}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <caption className={styles.note} id={id}>
        {t('table.note')}
      </caption>
    </table>
  );
}
