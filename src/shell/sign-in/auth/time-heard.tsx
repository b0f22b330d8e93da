import { VisuallyHidden } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';

/** A screen reader hears the time at such steps. */
const HEARD_EVERY_SECONDS = 30;

interface TimeHeardProps {
  readonly text: 'signIn.valid' | 'signIn.stepLeft';
  readonly secondsLeft: number;
}

/** Says how much time is left, every 30 s. */
export function TimeHeard({ text, secondsLeft }: TimeHeardProps): ReactElement {
  const { t } = useTexts();
  const seconds = Math.ceil(secondsLeft / HEARD_EVERY_SECONDS) * HEARD_EVERY_SECONDS;
  // Chromium has no units in Azerbaijani and Kazakh, and would say "90 seconds". The numbers are round: one form suits all.
  const time = t('signIn.seconds', { seconds });
  return (
    <VisuallyHidden>
      <span role="status">{secondsLeft === 0 ? null : t(text, { time })}</span>
    </VisuallyHidden>
  );
}
