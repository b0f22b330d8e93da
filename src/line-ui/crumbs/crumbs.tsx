import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Icon } from '@grandstand/ui';
import styles from './crumbs.module.css';

interface CrumbsProps {
  readonly steps: readonly { readonly text: string; readonly path: string }[];
}

/** The way back up. */
export function Crumbs({ steps }: CrumbsProps): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <nav className={styles.crumbs} aria-label={t('line.crumbs')}>
      {steps.map(({ text, path }, place) => (
        <span key={path} className={styles.step}>
          {place > 0 ? <Icon name="chevron-right" size="s" /> : null}
          <a className={styles.link} href={href(path)}>
            {text}
          </a>
        </span>
      ))}
    </nav>
  );
}
