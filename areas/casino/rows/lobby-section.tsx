import type { ReactElement, ReactNode } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Icon } from '@grandstand/ui';
import styles from './lobby-section.module.css';

interface LobbySectionProps {
  readonly title: string;
  /** The page that has more. */
  readonly path: string;
  /** The text of the link to it. */
  readonly link: ReactNode;
  readonly children: ReactNode;
}

/** A part of the casino's first page, with the way to a page that has more. */
export function LobbySection({ title, path, link, children }: LobbySectionProps): ReactElement {
  const { href } = useAreaWords();
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <a className={styles.more} href={href(path)}>
          {link}
          <Icon name="chevron-right" size="s" />
        </a>
      </div>
      {children}
    </section>
  );
}
