import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { classNames } from '../class-names';
import styles from './button.module.css';
import { useLoader } from '../loading/use-loader';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /** `primary` is the one thing to do here; `quiet` has no ground of its own. */
  readonly kind?: 'primary' | 'secondary' | 'quiet';
  readonly size?: 's' | 'm' | 'l';
  readonly isWide?: boolean;
  /** Keeps its place and its words, takes no press; once shown, for 200 ms at least. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
  /** A button that places bets: `PLACE_ATTRIBUTE` of the shell's contracts. */
  readonly 'data-place'?: '' | undefined;
  /** A button that buys: `BUY_ATTRIBUTE` of the shell's contracts. */
  readonly 'data-buy'?: '' | undefined;
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
  const isShownBusy = useLoader(isBusy);
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, styles[kind], styles[size], isWide && styles.wide)}
      aria-busy={isShownBusy || undefined}
      aria-disabled={isShownBusy || undefined}
      onClick={(event) => {
        // A busy button stays focusable, so that the keyboard's place is not lost.
        if (isShownBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {children}
    </button>
  );
}
