import type { ReactElement } from 'react';
import type { ContentBlock } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import styles from './beside.module.css';

interface ContentsProps {
  readonly blocks: readonly ContentBlock[];
  /** The list is folded above the text of a narrow page, in place of the one beside it. */
  readonly isFolded?: boolean;
}

/** Too few headings need no list of them. */
const LEAST = 2;

/** The headings of a text, each a link to its place. */
export function Contents({ blocks, isFolded = false }: ContentsProps): ReactElement | null {
  const { t } = useAreaWords();
  const headings = blocks.filter((block) => block.kind === 'heading' && block.level === 2);
  if (headings.length < LEAST) return null;
  const links = (
    <ul className={styles.links}>
      {headings.map((block) =>
        block.kind === 'heading' ? (
          <li key={block.id}>
            <a className={styles.link} href={`#${block.id}`}>
              {block.text}
            </a>
          </li>
        ) : null,
      )}
    </ul>
  );
  return isFolded ? (
    <nav className={styles.folded} aria-label={t('contents')}>
      <details>
        <summary className={styles.summary}>{t('contents')}</summary>
        {links}
      </details>
    </nav>
  ) : (
    <nav className={styles.part} aria-label={t('contents')} data-contents="">
      <p className={styles.title}>{t('contents')}</p>
      {links}
    </nav>
  );
}
