import { useId, type ReactElement } from 'react';
import {
  LIMIT,
  type LimitSection as Section,
  type LimitsState,
} from '@grandstand/bus-contracts/player';
import { Icon } from '@grandstand/ui';
import { LimitField } from './limit-field';
import { secondsText, valueText, type LimitManner } from '../limit-words';
import styles from '../responsible.module.css';

interface LimitSectionProps {
  readonly section: Section;
  readonly limits: LimitsState;
  readonly manner: LimitManner;
}

/** A group of limits with its explanation. */
export function LimitSection({ section, limits, manner }: LimitSectionProps): ReactElement {
  const { id, fields, isDisabled } = section;
  const { t } = manner;
  const titleId = useId();
  const warning = warningText(section, limits, manner);
  const bound = boundText(section, limits, manner);
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t(`limits.section.${id}.title`)}
        </h2>
        <p className={styles.text}>{t(`limits.section.${id}.text`)}</p>
        {bound === undefined ? null : <p className={styles.law}>{bound}</p>}
      </div>
      {warning === undefined ? null : (
        <p className={styles.warning}>
          <Icon name="warning" />
          {warning}
        </p>
      )}
      {warning === undefined && isDisabled ? (
        <p className={styles.locked}>
          <Icon name="lock" />
          {t('limits.locked')}
        </p>
      ) : null}
      {fields.map((field) => (
        <LimitField
          key={field.limitType}
          section={id}
          field={field}
          limits={limits}
          manner={manner}
        />
      ))}
    </section>
  );
}

/** The bound of the law for the limits of a section, in words. */
function boundText(
  { fields }: Section,
  { available }: LimitsState,
  manner: LimitManner,
): string | undefined {
  const bound = available.find(
    ({ type, maxValue }) =>
      maxValue !== undefined && fields.some(({ limitType }) => limitType === type),
  );
  if (bound?.maxValue === undefined) return undefined;
  const amount = valueText(bound.maxValue, bound.measure, manner);
  return manner.t('limits.law', { amount });
}

function warningText(
  { warning }: Section,
  limits: LimitsState,
  manner: LimitManner,
): string | undefined {
  if (warning === null) return undefined;
  const coming = limits.pending.find(({ limitType }) => limitType === LIMIT.selfExclusion);
  if (warning === 'special-active' || !coming || coming.endsAt === null)
    return manner.t('limits.warning.special');
  return manner.t('limits.warning.exclusion', {
    from: secondsText(coming.startedAt, manner),
    until: secondsText(coming.endsAt, manner),
  });
}
