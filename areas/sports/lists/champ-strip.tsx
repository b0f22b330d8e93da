import type { ReactElement } from 'react';
import type { Section, Sport } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { placePath } from '../screens/screen';
import styles from './champ-strip.module.css';

interface ChampStripProps {
  readonly sport: Sport;
  readonly section: Section;
  readonly champSlug: string | undefined;
}

/** The championships of a sport where the menu is folded to icons. */
export function ChampStrip({ sport, section, champSlug }: ChampStripProps): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <nav className={styles.strip} aria-label={t('menu.champs')}>
      {sport.champs
        .filter((champ) => champ[section] > 0)
        .map((champ) => (
          <a
            key={champ.id}
            className={styles.champ}
            href={href(placePath(section, sport.slug, champ.slug))}
            aria-current={champ.slug === champSlug ? 'page' : undefined}
          >
            {champ.name}
          </a>
        ))}
    </nav>
  );
}
