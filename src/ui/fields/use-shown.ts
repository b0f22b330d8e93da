import { useState } from 'react';

/** The result of a choice; a promise settles when the choice is accepted or refused. */
export type Outcome = void | Promise<unknown>;

/**
 * Shows a choice at once, and the actual value once its outcome is known: the old one if the choice
 * was refused.
 */
export function useShown<Value>(
  value: Value,
  onChange: (value: Value) => Outcome,
): readonly [shown: Value, choose: (value: Value) => void] {
  const [pressed, setPressed] = useState<{ readonly value: Value }>();
  const choose = (next: Value): void => {
    const own = { value: next };
    const end = (): void => setPressed((last) => (last === own ? undefined : last));
    const outcome = onChange(next);
    if (!outcome) return;
    setPressed(own);
    outcome.then(end, end);
  };
  return [pressed ? pressed.value : value, choose];
}
