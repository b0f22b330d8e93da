import type { ReactElement } from 'react';
import styles from './flag.module.css';

interface FlagProps {
  /** In small letters: "es", "gb-eng". */
  readonly code: string;
  /** The country's name; left out where it stands beside the flag. */
  readonly name?: string;
}

/** A country's flag. */
export function Flag({ code, name }: FlagProps): ReactElement {
  return (
    <svg className={styles.crestFlag} role={name && 'img'} aria-label={name} aria-hidden={!name}>
      <use href={`/badges.svg#flag-${code}`} />
    </svg>
  );
}
