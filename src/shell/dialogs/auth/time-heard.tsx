import { VisuallyHidden } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../frame/shell-state';

/** A screen reader hears the time at such steps. */
const HEARD_EVERY_SECONDS = 30;

interface TimeHeardProps {
  readonly text: 'signIn.valid' | 'signIn.stepLeft';
  readonly secondsLeft: number;
}

/** Says how much time is left, every 30 s. */
export function TimeHeard({ text, secondsLeft }: TimeHeardProps): ReactElement {
  const { t } = useTranslation();
  const { tag } = useLanguage();
  const steps = Math.ceil(secondsLeft / HEARD_EVERY_SECONDS) * HEARD_EVERY_SECONDS;
  const time = new Intl.NumberFormat(tag, { style: 'unit', unit: 'second', unitDisplay: 'long' });
  return (
    <VisuallyHidden>
      <span role="status">{secondsLeft === 0 ? null : t(text, { time: time.format(steps) })}</span>
    </VisuallyHidden>
  );
}
