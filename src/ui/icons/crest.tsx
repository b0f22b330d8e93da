import type { ReactElement } from 'react';
import { classNames } from '../class-names';
import styles from './crest.module.css';
import { badgeOf } from './badge-of';

/** A badge that distinguishes teams by colours and forms derived from the team's id, the same in every language. Screen readers read the name. */
export function Crest({ team }: { readonly team: string }): ReactElement {
  const { ground, charge, pattern, shape } = badgeOf(team);
  return (
    <svg
      className={classNames(styles.crest, styles[shape])}
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0h16v16H0z" fill={`var(--color-crest-${ground})`} />
      <path d={pattern} fill={`var(--color-charge-${charge})`} />
    </svg>
  );
}
