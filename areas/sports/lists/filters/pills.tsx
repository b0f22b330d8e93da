import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import styles from './pills.module.css';

export interface Pill {
  readonly text: string;
  readonly path: string;
  readonly isCurrent: boolean;
}

/** Ways to see the same list: links, so that each has an address and works before any script. */
export function Pills({
  label,
  pills,
}: {
  readonly label: string;
  readonly pills: readonly Pill[];
}): ReactElement {
  const { href } = useAreaWords();
  return (
    <nav className={styles.pills} aria-label={label}>
      {pills.map(({ text, path, isCurrent }) => (
        <a
          key={path}
          className={styles.pill}
          href={href(path)}
          aria-current={isCurrent ? 'true' : undefined}
        >
          {text}
        </a>
      ))}
    </nav>
  );
}
