import type { ReactElement } from 'react';
import { dateFormat, languageTag } from '@grandstand/bus-contracts/domain';
import type { Withdrawal } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { classNames } from '@grandstand/ui';
import styles from './steps.module.css';

/** The steps that a player is told of; the operator's check ends with its approval. */
const WAY = ['asked', 'approved', 'sent', 'paid'] as const;

/** The way of a withdrawal: what has happened, each with its time, and what is still to come. */
export function Steps({ withdrawal }: { readonly withdrawal: Withdrawal }): ReactElement {
  const { language, settings, t } = useAreaWords();
  const time = dateFormat(languageTag(language), {
    timeZone: settings.timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
    is12h: settings.is12h,
  });
  const { state, steps } = withdrawal;
  const timeOf = (step: Withdrawal['state']): number | undefined =>
    steps.find((one) => one.state === step)?.at;
  const isBack = state === 'refused' || state === 'returned';
  const way = isBack ? [...WAY.filter((step) => timeOf(step) !== undefined), state] : WAY;
  return (
    <ol className={styles.steps} aria-label={t('withdrawal.steps')}>
      {way.map((step) => {
        const at = timeOf(step);
        return (
          <li key={step} className={classNames(styles.step, at !== undefined && styles.done)}>
            <span>{t(`withdrawal.step.${step}`)}</span>
            <span className={styles.quiet}>
              {at === undefined ? t('withdrawal.notYet') : time(at)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
