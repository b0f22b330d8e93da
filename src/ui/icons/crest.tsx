import type { ReactElement } from 'react';
import styles from './crest.module.css';
import { badgeOf } from './badge-of';

/** A badge that distinguishes teams by colours and forms derived from the team's id, the same in every language. Screen readers read the name. */
export function Crest({ team }: { readonly team: string }): ReactElement {
  const { ground, charge, pattern, shape } = badgeOf(team);
  return (
    <span
      className={styles.crest}
      data-ground={ground}
      data-charge={charge}
      data-pattern={pattern}
      data-shape={shape}
      aria-hidden="true"
    />
  );
}
