import type { ReactElement } from 'react';
import { classNames } from '../class-names';
import styles from './crest.module.css';

const GROUNDS = 8;

/** Two letters on a ground of the team's own, until the operator has real crests. */
export function Crest({ team }: { readonly team: string }): ReactElement {
  return (
    <span
      className={classNames(styles.crest, styles[`ground${groundOf(team)}`])}
      aria-hidden="true"
    >
      {initials(team)}
    </span>
  );
}

/** The first two letters, or one of each word where the first is as common as "FC". */
function initials(team: string): string {
  const [first = '', second] = team.match(/[\p{L}\d]+/gu) ?? [];
  const letters = second !== undefined && first.length < 3 ? first.slice(0, 1) + second : first;
  return letters.slice(0, 2).toUpperCase();
}

function groundOf(team: string): number {
  let sum = 0;
  for (const letter of team) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return (sum % GROUNDS) + 1;
}
