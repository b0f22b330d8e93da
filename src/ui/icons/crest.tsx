import type { ReactElement } from 'react';
import { Flag } from './flag';
import { kitOf } from './kit';
import { lettersOf } from './letters-of';
import styles from './crest.module.css';

interface CrestProps {
  /** The kit ("stripes d31f2d ffffff") or flag ("flag in") of the side, as the operator writes it; left out: the letters of its name. */
  readonly badge?: string | undefined;
  readonly name: string;
}

/** The kit, the flag or the letters of a side. Screen readers read the name beside it. */
export function Crest({ badge = '', name }: CrestProps): ReactElement {
  const kit = kitOf(badge);
  if (kit) {
    return (
      <svg className={styles.crest} fill={kit.main} color={kit.second} aria-hidden="true">
        <use href={`/badges.svg#kit-${kit.pattern}`} />
      </svg>
    );
  }
  const [, code] = badge.split(' ');
  return code ? (
    <Flag code={code} />
  ) : (
    // Drawn by the style sheet: they are no text of the page.
    <span className={styles.crestLetters} data-letters={lettersOf(name)} aria-hidden="true" />
  );
}
