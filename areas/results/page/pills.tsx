import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import styles from './results-app.module.css';

export interface Pill {
  readonly text: string;
  readonly path: string;
  readonly isCurrent: boolean;
  readonly count?: number;
}

/** Ways to narrow a list: links, so that each has an address and works before any script. */
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
      {pills.map(({ text, path, isCurrent, count }) => (
        <a
          key={path}
          className={styles.pill}
          href={href(path)}
          aria-current={isCurrent ? 'true' : undefined}
        >
          {text}
          {count === undefined ? null : <span className={styles.count}>{count}</span>}
        </a>
      ))}
    </nav>
  );
}
