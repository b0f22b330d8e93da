import { TextField } from '@grandstand/ui';
import {
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactElement,
  type RefObject,
} from 'react';
import { digitsOf } from './phone-number';

interface NumberFieldProps extends ComponentProps<typeof TextField> {
  readonly ref: RefObject<HTMLInputElement | null>;
}

/** A field for a phone number that is written by a mask: the cursor stays behind the same digit. */
export function NumberField({ ref, value, onChange, ...rest }: NumberFieldProps): ReactElement {
  /** How many digits are before the cursor; null where the value was not typed. */
  const digitsBefore = useRef<number | null>(null);

  useLayoutEffect(() => {
    const field = ref.current;
    const count = digitsBefore.current;
    digitsBefore.current = null;
    if (!field || count === null || count >= digitsOf(value).length) return;
    let at = 0;
    for (let seen = 0; seen < count; at += 1) if (/\d/.test(value.charAt(at))) seen += 1;
    field.setSelectionRange(at, at);
  }, [ref, value]);

  return (
    <TextField
      {...rest}
      ref={ref}
      type="tel"
      inputMode="tel"
      name="phone"
      autoComplete="tel-national"
      maxLength={40}
      size="l"
      value={value}
      onChange={(text) => {
        const end = ref.current?.selectionStart ?? text.length;
        digitsBefore.current = text.startsWith('+') ? null : digitsOf(text.slice(0, end)).length;
        onChange(text);
      }}
    />
  );
}
