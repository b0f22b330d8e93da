import { useState } from 'react';

/** The result of a choice; a promise settles when the choice is accepted or refused. */
export type Taken = void | Promise<unknown>;

/**
 * Shows a choice at once, until its answer is there; then the actual value, which is the old one where
 * the choice was refused.
 */
export function useShown<Value>(
  value: Value,
  onChange: (value: Value) => Taken,
): readonly [shown: Value, choose: (value: Value) => void] {
  const [pressed, setPressed] = useState<{ readonly value: Value }>();
  const choose = (next: Value): void => {
    const own = { value: next };
    const end = (): void => setPressed((last) => (last === own ? undefined : last));
    const taken = onChange(next);
    if (!taken) return;
    setPressed(own);
    taken.then(end, end);
  };
  return [pressed ? pressed.value : value, choose];
}
