import type { Language } from '@grandstand/bus-contracts';
import { useBusState } from '@grandstand/bus-contracts/react';
import { autoLogoffState } from '@grandstand/bus-contracts/shell';
import { useEffect, type ReactElement } from 'react';
import { createLater } from '../../frame/loading/later';
import { Part } from '../../frame/part';
import { useLanguage } from '../../frame/shell-state';
import type { InactivityWatchProps } from './inactivity-watch';

// Not part of the first load: it is fetched as soon as a player's idle time is counted, so that it is ready when needed.
const watch = createLater<InactivityWatchProps>(
  async () => (await import('./inactivity-watch')).InactivityWatch,
);

/** Warns an idle player, if the site signs idle players out. */
export function Inactivity(): ReactElement | null {
  const { deadline = null, isWarned = false } = useBusState(autoLogoffState) ?? {};
  const { language } = useLanguage();
  const isThere = watch.useIsLoaded();
  const isNeeded = deadline !== null;
  useEffect(() => {
    if (isNeeded) fetchFor(language);
  }, [isNeeded, language]);
  useEffect(() => {
    // Retry if the first fetch failed.
    if (isWarned) fetchFor(language);
  }, [isWarned, language]);
  if (deadline === null || !isThere) return null;
  return (
    <Part fallback={null}>
      <watch.View deadline={deadline} isWarned={isWarned} />
    </Part>
  );
}

function fetchFor(language: Language): void {
  watch.load(language).catch(() => {});
}
