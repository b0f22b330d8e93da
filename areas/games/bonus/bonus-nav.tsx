import type { ReactElement } from 'react';
import { BONUS_GAMES, type BonusGame } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import styles from './bonus-nav.module.css';

/** The index of the bonus games. */
export function BonusNav({ game }: { readonly game?: BonusGame }): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <nav className={styles.games} aria-label={t('bonus.title')}>
      {BONUS_GAMES.map((name) => (
        <a
          key={name}
          className={styles.game}
          href={href(`/bonus-games/${name}`)}
          aria-current={name === game ? 'page' : undefined}
        >
          {t(`bonus.name.${name}`)}
        </a>
      ))}
    </nav>
  );
}
