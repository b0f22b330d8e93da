import { useState, type ReactElement } from 'react';

interface WithValueProps<Value> {
  readonly initial: Value;
  readonly children: (value: Value, setValue: (value: Value) => void) => ReactElement;
}

/** Holds the value of a control, so that the control can be used. */
export function WithValue<Value>({ initial, children }: WithValueProps<Value>): ReactElement {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
