import { useState, type ComponentProps, type ReactElement } from 'react';
import { IconButton, TextField } from '@grandstand/ui';

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'action'> {
  /** The name of the button that shows the typed password. */
  readonly showLabel: string;
}

/** A field for a password, which can be shown. */
export function PasswordField({ showLabel, ...rest }: PasswordFieldProps): ReactElement {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <IconButton
          icon="eye"
          label={showLabel}
          isPressed={isShown}
          onPress={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
