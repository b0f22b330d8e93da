import type { ReactElement } from 'react';
import { lettersOf } from './letters-of';
import { Flag } from './flag';
import styles from './crest.module.css';

interface CrestProps {
  /** The kit ("stripes d31f2d ffffff") or flag ("flag in") of the side, as the operator writes it; left out: the letters of its name. */
  readonly badge?: string | undefined;
  readonly name: string;
}

/** The kit, the flag or the letters of a side. Screen readers read the name beside it. */
export function Crest({ badge = '', name }: CrestProps): ReactElement {
  const [pattern, one, two] = badge.split(' ');
  if (one && !two) return <Flag code={one} />;
  return one ? (
    <svg className={styles.crest} fill={`#${one}`} color={`#${two}`} aria-hidden="true">
      <use href={`/badges.svg#kit-${pattern}`} />
    </svg>
  ) : (
    // Drawn by the style sheet: they are no text of the page.
    <span className={styles.crestLetters} data-letters={lettersOf(name)} aria-hidden="true" />
  );
}
