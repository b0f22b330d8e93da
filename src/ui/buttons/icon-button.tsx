import type { ReactElement } from 'react';
import { Icon, type IconName } from '../icons/icon';
import styles from './icon-button.module.css';

interface IconButtonProps {
  readonly icon: IconName;
  /** The text of its action: its accessible name and its tooltip. */
  readonly label: string;
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

/** A button that shows a sign alone. */
export function IconButton({
  icon,
  label,
  isPressed,
  isDisabled,
  onPress,
}: IconButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
