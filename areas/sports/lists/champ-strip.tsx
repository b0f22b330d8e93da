import { useMemo, type ReactElement } from 'react';
import { favouritesState, type Section, type Sport } from '@grandstand/bus-contracts';
import { useAreaWords, useBusState } from '@grandstand/bus-contracts/react';
import { Icon } from '@grandstand/ui';
import { champPlaces } from '../menu/menu-places';
import { usePlaces } from '../menu/use-places';
import { placePath } from '../screens/screen';
import styles from './champ-strip.module.css';

interface ChampStripProps {
  readonly sport: Sport;
  readonly section: Section;
  readonly champSlug: string | undefined;
}

/** The championships of a sport where the menu is folded to icons; on a phone instead of the sports, with the way back to them. */
export function ChampStrip({ sport, section, champSlug }: ChampStripProps): ReactElement {
  const { href, t } = useAreaWords();
  const favourites = useBusState(favouritesState)?.favourites;
  const champs = usePlaces(
    useMemo(() => champPlaces(sport, section, favourites), [sport, section, favourites]),
  );
  return (
    <nav className={styles.strip} aria-label={t('menu.champs')} data-leagues>
      <a className={styles.up} href={href(placePath(section, champSlug && sport.slug))}>
        <span className={styles.back}>
          <Icon name="chevron-right" size="s" />
        </span>
        {champSlug ? sport.name : t(`section.${section}`)}
      </a>
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
