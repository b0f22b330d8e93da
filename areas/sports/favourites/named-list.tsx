import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Star } from '@grandstand/line-ui';
import { Icon, sportIcon } from '@grandstand/ui';
import { placePath, searchPath } from '../screens/screen';
import type { NamedFavourite } from './use-names';
import styles from './named-list.module.css';

interface NamedListProps {
  readonly kind: 'league' | 'team';
  readonly title: string;
  readonly named: readonly NamedFavourite[] | undefined;
}

/** The starred leagues or teams, with the number of their matches. */
export function NamedList({ kind, title, named }: NamedListProps): ReactElement | null {
  const { href, t } = useAreaWords();
  const own = named?.filter(({ favourite }) => favourite.startsWith(`${kind}:`));
  if (!own || own.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {own.map((one) => (
          <li key={one.favourite} className={styles.one}>
            <Star favourite={one.favourite} name={one.name} place="inline" />
            <a className={styles.link} href={href(pathOf(kind, one))}>
              <Icon name={sportIcon(one.sport.slug)} />
              <span className={styles.name}>{one.name}</span>
              {one.country === null ? null : <span className={styles.faint}>{one.country}</span>}
              <span className={styles.faint} title={t('favourites.matches')}>
                {one.live + one.line}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where its matches are. */
function pathOf(kind: NamedListProps['kind'], { name, slug, sport, line, live }: NamedFavourite) {
  const section = line === 0 && live > 0 ? 'live' : 'line';
  return kind === 'league' ? placePath(section, sport.slug, slug) : searchPath(section, name);
}
