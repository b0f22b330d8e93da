import type { ReactElement } from 'react';
import type { ContentItem } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import styles from './text.module.css';

interface TextListProps {
  readonly items: readonly ContentItem[];
  /** The path below which each has its address. */
  readonly at: string;
}

/** Texts of the operator, each with what it is about. */
export function TextList({ items, at }: TextListProps): ReactElement {
  const { href } = useAreaWords();
  return (
    <ul className={styles.items}>
      {items.map(({ slug, title, summary }) => (
        <li key={slug} className={styles.card}>
          <a className={styles.link} href={href(`${at}/${slug}`)}>
            {title}
          </a>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
