import type { ReactElement } from 'react';
import type { HomeBanner } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { classNames } from '@grandstand/ui';
import styles from './banner.module.css';

interface BannerProps {
  /** Undefined keeps the place. */
  readonly words: HomeBanner | undefined;
  /** As high as the matches of the day. */
  readonly isHigh?: boolean;
}

/** Words with a link, over the whole width. */
export function Banner({ words, isHigh }: BannerProps): ReactElement {
  const { href } = useAreaWords();
  const className = classNames(styles.banner, isHigh && styles.high);
  if (!words) return <div className={className} />;
  const { title, text, action, path, picture } = words;
  return (
    <section className={className} aria-label={title}>
      {picture === null ? null : <img className={styles.picture} src={picture} alt="" />}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <a className={styles.action} href={href(path)}>
        {action}
      </a>
    </section>
  );
}
