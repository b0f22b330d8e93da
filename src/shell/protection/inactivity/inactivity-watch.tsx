import type { Language } from '@grandstand/bus-contracts';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { createLater } from '../../frame/loading/later';
import { useLanguage } from '../../frame/shell-state';
import { withTexts } from '../../frame/loading/with-texts';
import type { InactivityWarningProps } from './inactivity-warning';

const warning = createLater<InactivityWarningProps>(
  withTexts('player', async () => (await import('./inactivity-warning')).InactivityWarning),
);

export interface InactivityWatchProps {
  readonly deadline: number;
  readonly isWarned: boolean;
}

/** Has the warning ready from the start, and opens it when its time has come. */
export function InactivityWatch({ deadline, isWarned }: InactivityWatchProps): ReactElement | null {
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const isThere = warning.useIsLoaded();
  const onLeave = useCallback(() => setIsOpen(false), []);
  useEffect(() => fetchFor(language), [language]);
  useEffect(() => {
    // Retry if the first fetch failed.
    if (isWarned) fetchFor(language);
  }, [language, isWarned]);
  if (isWarned && !isOpen) setIsOpen(true);
  if (!isOpen || !isThere) return null;
  return <warning.View deadline={deadline} isWarned={isWarned} onLeave={onLeave} />;
}

/** If the fetch fails, the player is signed out without a warning. */
function fetchFor(language: Language): void {
  warning.load(language).catch(() => {});
}
