import { useEffect, useState } from 'react';
import { useShell } from '../../../frame/shell-context';

/** Whether a thing with this name has been there for so long: a finger on its way does not press what has just come. */
export function useIsLasting(name: string | null, ms: number): boolean {
  const { clock } = useShell();
  const [lasting, setLasting] = useState<string | null>(null);
  useEffect(
    () => (name === null ? undefined : clock.after(ms, () => setLasting(name))),
    [clock, name, ms],
  );
  return name !== null && lasting === name;
}
