import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import type { CyberList } from '../data/source';
import { cyberPath, type KnownScreen } from '../page/cyber-screen';
import styles from './lobby.module.css';

interface ChampLinksProps {
  readonly screen: KnownScreen;
  readonly discipline: CyberList['disciplines'][number];
}

/** The championships of a discipline with the numbers of their games. */
export function ChampLinks({ screen, discipline }: ChampLinksProps): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <ul className={styles.champs} aria-label={discipline.name}>
      {discipline.champs.map(({ id, slug, name, live, line }) => (
        <li key={id}>
          <a className={styles.champ} href={href(cyberPath(screen, discipline.slug, slug))}>
            <span>{name}</span>
            <span className={styles.counts}>{t('counts', { live, line })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
