import { useMemo, type ReactElement } from 'react';
import { favouritesState, type Section, type Sport } from '@grandstand/bus-contracts';
import { useAreaWords, useBusState } from '@grandstand/bus-contracts/react';
import { champPlaces } from '../menu/menu-places';
import { usePlaces } from '../menu/use-places';
import styles from './champ-strip.module.css';

interface ChampStripProps {
  readonly sport: Sport;
  readonly section: Section;
  readonly champSlug: string | undefined;
}

/** The championships of a sport where the menu is folded to icons. */
export function ChampStrip({ sport, section, champSlug }: ChampStripProps): ReactElement {
  const { href, t } = useAreaWords();
  const favourites = useBusState(favouritesState)?.favourites;
  const champs = usePlaces(
    useMemo(() => champPlaces(sport, section, favourites), [sport, section, favourites]),
  );
  return (
    <nav className={styles.strip} aria-label={t('menu.champs')}>
      {champs.map((champ) => (
        <a
          key={champ.id}
          className={styles.champ}
          href={href(champ.path)}
          aria-current={champ.slug === champSlug ? 'page' : undefined}
        >
          {champ.name}
        </a>
      ))}
    </nav>
  );
}
