import { useEffect, useState } from 'react';
import { clockFace } from '../frame/figures';
import { useShell } from '../frame/shell-context';

const SECOND = 1000;

/** The time since a moment as "h:mm:ss", renewed every second. */
export function useElapsed(since: number): string {
  const { clock } = useShell();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    let cancel: () => void;
    const wait = (): void => {
      cancel = clock.after(SECOND - ((clock.now() - since) % SECOND), () => {
        setNow(clock.now());
        wait();
      });
    };
    wait();
    return () => cancel();
  }, [clock, since]);
  // A clock that was set back counts as no time.
  return clockFace(Math.max(0, Math.floor((now - since) / SECOND)));
}
