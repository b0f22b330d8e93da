import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Flag, Icon, type IconName, VisuallyHidden } from '@grandstand/ui';
import type { MenuPlace } from './menu-places';
import styles from './menu.module.css';

interface PlaceProps {
  readonly place: Pick<MenuPlace, 'path' | 'name' | 'country'> & Partial<MenuPlace>;
  readonly icon?: IconName;
  readonly isCurrent: boolean;
}

/** A line of the menu; without a sign it is folded away on a narrow screen. */
export function Place({ place, icon, isCurrent }: PlaceProps): ReactElement {
  const { href } = useAreaWords();
  return (
    <a
      className={styles.place}
      href={href(place.path)}
      title={icon && place.name}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {icon ? (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      ) : null}
      {place.flag === undefined ? null : (
        <span className={styles.flag} title={place.country ?? undefined}>
          <Flag code={place.flag} />
        </span>
      )}
      <span className={styles.name}>
        {place.name}
        <Country place={place} />
      </span>
      {/* Keyed: a longer number is an element of its own, and nothing has moved. */}
      <span key={String(place.count).length} className={styles.count}>
        {place.count}
      </span>
    </a>
  );
}

/** The country after the name; its flag stands before it where the operator sends one. */
function Country({ place: { country, flag } }: Pick<PlaceProps, 'place'>): ReactElement | null {
  if (country === null) return null;
  if (flag !== undefined) return <VisuallyHidden> {country}</VisuallyHidden>;
  return <span className={styles.country}>{country}</span>;
}
