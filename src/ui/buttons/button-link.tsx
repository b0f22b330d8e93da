import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../class-names';
import styles from './button.module.css';

interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  /** `primary` is the way that most visitors take. */
  readonly kind?: 'primary' | 'secondary';
}

/** A way on from a page, in the shape of a large button. */
export function ButtonLink({
  kind = 'secondary',
  children,
  ...link
}: ButtonLinkProps): ReactElement {
  return (
    <a className={classNames(styles.button, styles[kind], styles.l)} {...link}>
      {children}
    </a>
  );
}
