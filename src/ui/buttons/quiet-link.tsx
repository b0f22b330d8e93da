import type { ComponentProps, ReactElement } from 'react';
import styles from './quiet-link.module.css';

interface QuietLinkProps extends Omit<ComponentProps<'a'>, 'className' | 'onClick'> {
  /** The action of a link without an address. */
  readonly onPress?: () => void;
}

/** One of many ways on, as at the foot of a page. */
export function QuietLink({ onPress, children, ...link }: QuietLinkProps): ReactElement {
  return onPress ? (
    <button type="button" className={styles.link} onClick={onPress}>
      {children}
    </button>
  ) : (
    <a className={styles.link} {...link}>
      {children}
    </a>
  );
}
