import type { ReactElement, ReactNode } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Icon } from '@grandstand/ui';
import styles from './section-head.module.css';

interface SectionHeadProps {
  /** The id of the heading, where the section is named by it. */
  readonly id?: string;
  readonly title: string;
  readonly all: { readonly path: string; readonly text: string; readonly label?: string };
  /** A choice beside the title, left out on a phone. */
  readonly choice?: ReactNode;
}

/** The heading of a section of home, and the way to all that it shows a part of. */
export function SectionHead({ id, title, all, choice }: SectionHeadProps): ReactElement {
  const { href } = useAreaWords();
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {choice === undefined ? null : <div className={styles.choice}>{choice}</div>}
      <a className={styles.all} href={href(all.path)} aria-label={all.label}>
        {all.text}
        <Icon name="chevron-right" size="s" />
      </a>
    </div>
  );
}
