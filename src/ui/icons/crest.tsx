import type { ReactElement } from 'react';
import { classNames } from '../class-names';
import styles from './crest.module.css';
import { badgeOf } from './badge-of';

/** A badge that distinguishes teams by colours and forms derived from the team's id, the same in every language. Screen readers read the name. */
export function Crest({ team }: { readonly team: string }): ReactElement {
  const { ground, charge, pattern, shape } = badgeOf(team);
  return (
    <span
      className={classNames(
        styles.crest,
        styles[shape],
        styles[`ground${ground}`],
        styles[`charge${charge}`],
        styles[pattern],
      )}
      aria-hidden="true"
    />
  );
}
