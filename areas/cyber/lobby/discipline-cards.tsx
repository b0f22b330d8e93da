import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Icon, sportIcon } from '@grandstand/ui';
import type { CyberList } from '../data/source';
import { cyberPath, type KnownScreen } from '../page/cyber-screen';
import { ChampLinks } from './champ-links';
import styles from './lobby.module.css';

interface DisciplineCardsProps {
  readonly screen: KnownScreen;
  readonly disciplines: CyberList['disciplines'];
  /** Whether a card has the championships of its discipline. */
  readonly hasChamps?: boolean;
}

/** The disciplines of a type, with the numbers of their games. */
export function DisciplineCards({
  screen,
  disciplines,
  hasChamps = false,
}: DisciplineCardsProps): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <ul className={styles.cards} aria-label={t('disciplines.label')}>
      {disciplines.map((discipline) => {
        const { id, slug, name, live, line, broadcasts } = discipline;
        return (
          <li key={id} className={styles.card}>
            <a className={styles.discipline} href={href(cyberPath(screen, slug))}>
              <Icon name={sportIcon(slug)} size="l" />
              <span className={styles.name}>{name}</span>
              <span className={styles.counts}>{t('counts', { live, line })}</span>
              {broadcasts > 0 ? (
                <span className={styles.broadcasts}>{t('broadcasts', { count: broadcasts })}</span>
              ) : null}
            </a>
            {hasChamps ? <ChampLinks screen={screen} discipline={discipline} /> : null}
          </li>
        );
      })}
    </ul>
  );
}
