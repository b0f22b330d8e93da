import type { ReactElement } from 'react';
import { languageTag, numberFormat } from '@grandstand/bus-contracts/domain';
import type { PointEntry, PointsView } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { EmptyBlock, Section } from '@grandstand/ui';
import { useTimeText } from '../../page/use-texts';
import styles from './points.module.css';

/** What points were given and taken for, the newest first. */
export function PointHistory({ entries }: Pick<PointsView, 'entries'>): ReactElement {
  const { t } = useAreaWords();
  return (
    <Section title={t('bonuses.points.history')} isWide>
      {entries.length === 0 ? (
        <EmptyBlock
          icon="history"
          title={t('bonuses.points.none')}
          text={t('bonuses.points.noneText')}
        />
      ) : (
        <ul className={styles.list}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Entry({ entry }: { readonly entry: PointEntry }): ReactElement {
  const { language, t } = useAreaWords();
  const time = useTimeText();
  const { at, what, title, points, state } = entry;
  const signed = numberFormat(languageTag(language), { signDisplay: 'exceptZero' });
  const name = t(`bonuses.points.what.${what}`);
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <span>{title === null ? name : `${name}: ${title}`}</span>
        <time dateTime={new Date(at).toISOString()}>{time(at)}</time>
      </span>
      <span className={styles.amount}>
        <span className={state === 'credited' ? undefined : styles.quiet}>{signed(points)}</span>
        {state === 'credited' ? null : (
          <span className={styles.quiet}>{t(`bonuses.points.state.${state}`)}</span>
        )}
      </span>
    </li>
  );
}
