import { classNames } from '@grandstand/ui';
import { useSyncExternalStore, type ReactElement } from 'react';
import styles from './snow.module.css';

/** Decorative flakes over the page, drawn and moved by the compositor while the page is visible. */
export function Snow(): ReactElement {
  const isHidden = useSyncExternalStore(onVisibility, () => document.hidden);
  return (
    <div
      className={classNames(styles.snow, isHidden && styles.paused)}
      data-decoration="snow"
      aria-hidden="true"
    >
      <div className={styles.far} />
      <div className={styles.near} />
    </div>
  );
}

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
