import { useId, useState, type ReactElement } from 'react';
import type { Sport } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Icon, sportIcon } from '@grandstand/ui';
import { useLine } from '../../page/sports-context';
import styles from './sport-choice.module.css';

interface SportChoiceProps {
  /** The slug of a sport; null: all. */
  readonly value: string | null;
  readonly onChange: (sport: string | null) => void;
}

/** The sports with matches to come: radio buttons, moved through with the arrow keys. They stay while the page is open, so that none moves. */
export function SportChoice({ value, onChange }: SportChoiceProps): ReactElement {
  const { t } = useAreaWords();
  const group = useId();
  const sports = useComingSports();
  return (
    <div className={styles.sports} role="radiogroup" aria-label={t('menu.sports')}>
      <label className={styles.sport}>
        <input
          type="radio"
          className={styles.input}
          name={group}
          checked={value === null}
          onChange={() => onChange(null)}
        />
        <span className={styles.sign}>{t('home.games.all')}</span>
      </label>
      {sports.map(({ slug, name }) => (
        <label key={slug} className={styles.sport} title={name}>
          <input
            type="radio"
            className={styles.input}
            name={group}
            aria-label={name}
            checked={value === slug}
            onChange={() => onChange(slug)}
          />
          <span className={styles.sign}>
            <Icon name={sportIcon(slug)} />
          </span>
        </label>
      ))}
    </div>
  );
}

function useComingSports(): readonly Sport[] {
  const { data } = useLine({ kind: 'sports' });
  const [held, hold] = useState(data);
  if (!held && data) hold(data);
  return held?.filter(({ line }) => line > 0) ?? [];
}
