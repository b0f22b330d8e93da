import type { ReactElement } from 'react';
import { classNames } from '@grandstand/ui';
import styles from './crest.module.css';

const GROUNDS = 8;

/** Two letters on a ground of the team's own, until the operator has real crests. */
export function Crest({ team }: { readonly team: string }): ReactElement {
  return (
    <span
      className={classNames(styles.crest, styles[`ground${groundOf(team)}`])}
      aria-hidden="true"
    >
      {team.slice(0, 2).toUpperCase()}
    </span>
  );
}

function groundOf(team: string): number {
  let sum = 0;
  for (const letter of team) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return (sum % GROUNDS) + 1;
}
