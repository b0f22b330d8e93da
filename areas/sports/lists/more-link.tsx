import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import styles from './more-link.module.css';

/** The way to the rest of a list. */
export function MoreLink({
  path,
  text,
}: {
  readonly path: string;
  readonly text: string;
}): ReactElement {
  const { href } = useAreaWords();
  return (
    <a className={styles.more} href={href(path)}>
      {text}
    </a>
  );
}
