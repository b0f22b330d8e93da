import { dateFormat } from '@grandstand/bus-contracts/domain';
import { useEffect, useState } from 'react';
import { useShell } from './shell-context';
import { useLanguage, useSettings } from './shell-state';

const SECOND_MS = 1000;

/** The whole seconds until a moment of the page's clock, updated every second; 0 after it. */
export function useSecondsUntil(deadline: number): number {
  const { clock } = useShell();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    let cancel = clock.after(SECOND_MS, tick);
    function tick(): void {
      setNow(clock.now());
      cancel = clock.after(SECOND_MS, tick);
    }
    return () => cancel();
  }, [clock]);
  return Math.max(0, Math.ceil((deadline - now) / SECOND_MS));
}

/** "0:42", "23:59:00". */
export function clockFace(seconds: number): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** Writes the hour of a moment on the player's clock. */
export function useTimeOf(): (moment: number) => string {
  const { tag } = useLanguage();
  const { timeZone, is12h } = useSettings();
  return dateFormat(tag, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    is12h,
    timeZone,
  });
}
