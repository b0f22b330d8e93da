import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { classNames } from './class-names';
import styles from './button.module.css';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /** `primary` is the one thing to do here; `quiet` has no ground of its own. */
  readonly kind?: 'primary' | 'secondary' | 'quiet';
  readonly size?: 's' | 'm' | 'l';
  readonly isWide?: boolean;
  /** Keeps its place and its words, takes no press. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Something to press. */
export function Button({
  kind = 'secondary',
  size = 'm',
  isWide = false,
  isBusy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps): ReactElement {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, styles[kind], styles[size], isWide && styles.wide)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        // A busy button stays focusable, so that the keyboard's place is not lost.
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {children}
    </button>
  );
}
