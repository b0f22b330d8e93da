import type { ReactElement, ReactNode } from 'react';
import { centreInRow, type LinkRowProps } from '../links/link-row';
import styles from './area-frame.module.css';

interface AreaFrameProps extends LinkRowProps {
  readonly children: ReactNode;
}

/**
 * An area with the links to its parts: in a column at its left, where other areas have their menu, or in a row above
 * it where there is no room. Each link has an address and works before any script.
 */
export function AreaFrame({ label, links, children }: AreaFrameProps): ReactElement {
  return (
    <div className={styles.frame}>
      <nav className={styles.menu} aria-label={label}>
        {links.map(({ text, href, isCurrent }) => (
          <a
            key={href}
            className={styles.link}
            href={href}
            aria-current={isCurrent ? 'page' : undefined}
            ref={isCurrent ? centreInRow : undefined}
          >
            {text}
          </a>
        ))}
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
