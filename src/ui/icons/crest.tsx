import type { ReactElement } from 'react';
import { badgeOf } from './badge';
import { Flag } from './flag';
import styles from './crest.module.css';

interface CrestProps {
  /** The kit or flag of the side, as the operator writes it; left out: the letters of its name. */
  readonly badge?: string | undefined;
  readonly name: string;
}

/** The kit, the flag or the letters of a side. Screen readers read the name beside it. */
export function Crest({ badge, name }: CrestProps): ReactElement {
  const sign = badgeOf(badge, name);
  if (sign.kind === 'flag') return <Flag code={sign.code} />;
  if (sign.kind === 'letters') {
    // Drawn by the style sheet: they are no text of the page.
    return <span className={styles.crestLetters} data-letters={sign.letters} aria-hidden="true" />;
  }
  const [ground, second] = sign.colours;
  return (
    <svg className={styles.crest} fill={ground} color={second} aria-hidden="true">
      <use href={`/badges.svg#kit-${sign.pattern}`} />
    </svg>
  );
}
