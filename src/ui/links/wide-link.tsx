import type { ReactElement, ReactNode } from 'react';
import styles from './wide-link.module.css';

interface WideLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** The way to the rest of a list, as wide as the list. */
export function WideLink({ href, children }: WideLinkProps): ReactElement {
  return (
    <a className={styles.link} href={href}>
      {children}
    </a>
  );
}
