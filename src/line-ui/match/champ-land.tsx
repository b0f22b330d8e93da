import type { ReactElement } from 'react';
import type { Champ } from '@grandstand/bus-contracts';
import { Badge, Flag, VisuallyHidden } from '@grandstand/ui';
import styles from './champ-land.module.css';

/** The flag of a championship's country; its name where the operator sends no flag. */
export function ChampLand({
  champ: { country, flag },
}: {
  readonly champ: Pick<Champ, 'country' | 'flag'>;
}): ReactElement | null {
  if (country === null) return null;
  if (flag === undefined) return <Badge>{country}</Badge>;
  return (
    <span className={styles.land} title={country}>
      <Flag code={flag} />
      <VisuallyHidden>{country}</VisuallyHidden>
    </span>
  );
}
