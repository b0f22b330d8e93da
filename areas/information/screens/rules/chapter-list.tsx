import type { ReactElement } from 'react';
import type { ContentItem } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { chapterPath } from '../../page/information-screen';
import beside from '../../text/beside.module.css';
import styles from './rules.module.css';

interface ChapterListProps {
  readonly chapters: readonly ContentItem[];
  readonly label: string;
  /** The chapter that is shown: the list is beside it. */
  readonly current?: string;
  /** Whether the label is shown as a heading. */
  readonly isTitled?: boolean;
}

/** Chapters of the rules, each with what it is about. */
export function ChapterList({
  chapters,
  label,
  current,
  isTitled = false,
}: ChapterListProps): ReactElement {
  const { href } = useAreaWords();
  if (current !== undefined) {
    return (
      <nav className={beside.part} aria-label={label}>
        <p className={beside.title}>{label}</p>
        <ul className={beside.links}>
          {chapters.map(({ slug, title }) => (
            <li key={slug}>
              <a
                className={beside.link}
                href={href(chapterPath(slug))}
                aria-current={slug === current ? 'page' : undefined}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    );
  }
  return (
    <section className={styles.group} aria-label={label}>
      {isTitled ? <h2 className={styles.title}>{label}</h2> : null}
      <ul className={styles.list}>
        {chapters.map(({ slug, title, summary }) => (
          <li key={slug} className={styles.item}>
            <a className={styles.name} href={href(chapterPath(slug))}>
              {title}
            </a>
            <p className={styles.text}>{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
