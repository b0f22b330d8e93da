import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { classNames, Flag, Icon, type IconName } from '@grandstand/ui';
import type { MenuPlace } from './menu-places';
import styles from './menu.module.css';

interface PlaceProps {
  readonly place: Pick<MenuPlace, 'path' | 'name' | 'country'> & Partial<MenuPlace>;
  readonly icon?: IconName;
  readonly isCurrent: boolean;
}

/** A line of the menu, which counts no games where none are left; without a sign it is folded away on a narrow screen. */
export function Place({ place, icon, isCurrent }: PlaceProps): ReactElement {
  const { href } = useAreaWords();
  return (
    <a
      className={classNames(styles.place, place.count === 0 && styles.emptied)}
      href={href(place.path)}
      title={icon && place.name}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {icon ? (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      ) : null}
      {place.country === null || place.flag === undefined ? null : (
        <Flag code={place.flag} name={place.country} />
      )}
      <span className={styles.name}>
        {place.name}
        {place.country === null || place.flag !== undefined ? null : (
          <span className={styles.country}>{place.country}</span>
        )}
      </span>
      {/* Keyed: a longer number is an element of its own, and nothing has moved. */}
      <span key={String(place.count).length} className={styles.count}>
        {place.count || null}
      </span>
    </a>
  );
}
