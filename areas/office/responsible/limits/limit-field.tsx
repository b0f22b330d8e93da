import { useId, useRef, useState, type ReactElement } from 'react';
import type { AnswerOf } from '@grandstand/bus-contracts';
import {
  isExclusion,
  kindOfLimit,
  type LimitSection,
  type limitsSave,
  type LimitsState,
} from '@grandstand/bus-contracts/player';
import { Button } from '@grandstand/ui';
import { ChangeForm } from '../change/change-form';
import { FieldFacts } from './field-facts';
import { LimitQuestions } from './limit-questions';
import { limitName, type LimitManner } from '../limit-words';
import { PendingChange } from './pending-change';
import { PeriodForm } from '../change/period-form';
import styles from '../responsible.module.css';
import { savedText, type LimitTest } from '../change/use-save';

interface LimitFieldProps {
  readonly section: LimitSection['id'];
  readonly field: LimitSection['fields'][number];
  readonly limits: LimitsState;
  readonly manner: LimitManner;
}

/** One limit: its current value, its pending change, and the form that changes it. */
export function LimitField({ section, field, limits, manner }: LimitFieldProps): ReactElement {
  const { limitType: type, isDisabled, isCancellable } = field;
  const { t } = manner;
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [test, setTest] = useState<LimitTest>();
  const [outcome, setOutcome] = useState('');
  const limit = limits.limits.find(({ limitType }) => limitType === type);
  const offer = limits.available.find((one) => one.type === type);
  const pending = limits.pending.find(({ limitType }) => limitType === type);
  const isActive = limit?.limitState === 'ACTIVE';
  const name = limitName(type, section, manner);
  const hint = t(`limits.hint.${type}`, { defaultValue: '' });

  const close = (): void => {
    setIsOpen(false);
    opener.current?.focus();
  };
  const saved = (answer: AnswerOf<typeof limitsSave>): void => {
    close();
    setTest(answer.test ?? undefined);
    setOutcome(answer.test ? '' : savedText(answer, t));
  };
  const decided = (text: string): void => {
    setOutcome(text);
    // The pressed button disappears with the pending change, so the focus needs a new place.
    title.current?.focus();
  };

  const form = { name, limit, manner, onSaved: saved, onCancel: close };
  return (
    <div className={styles.field} role="group" aria-labelledby={id}>
      <div className={styles.top}>
        <div className={styles.what}>
          <h3 ref={title} id={id} className={styles.name} tabIndex={-1}>
            {t(`limits.field.${type}`)}
          </h3>
          {hint === '' ? null : <p className={styles.hint}>{hint}</p>}
        </div>
        <FieldFacts type={type} limit={limit} manner={manner} />
        {isDisabled || !offer ? null : (
          <Button
            ref={opener}
            aria-expanded={isOpen}
            aria-label={`${t(changeLabel(isActive, isExclusion(type)))}: ${name}`}
            onClick={() => {
              setOutcome('');
              setIsOpen(!isOpen);
            }}
          >
            {t(changeLabel(isActive, isExclusion(type)))}
          </Button>
        )}
      </div>
      {pending ? (
        <PendingChange
          pending={pending}
          measure={limit?.measure ?? offer?.measure ?? 'money'}
          name={name}
          isCancellable={isCancellable}
          isOneOfMany={section === 'deposit' && isOneOfMany(limits)}
          manner={manner}
          onDecided={decided}
        />
      ) : null}
      {outcome === '' ? null : <p className={styles.outcome}>{outcome}</p>}
      {isOpen && offer && !isDisabled ? (
        isExclusion(type) ? (
          <PeriodForm {...form} offer={offer} reasons={limits.selfExcludeReasons} />
        ) : (
          <ChangeForm
            {...form}
            offer={offer}
            canBeUnset={isActive && isCancellable}
            isReplacing={pending !== undefined}
          />
        )
      ) : null}
      {test ? (
        <LimitQuestions
          test={test}
          onClose={(result) => {
            setTest(undefined);
            setOutcome(t(result === 'passed' ? 'limits.takenDown' : `limits.questions.${result}`));
          }}
        />
      ) : null}
    </div>
  );
}

function changeLabel(isActive: boolean, isPeriod: boolean): string {
  if (!isActive) return 'limits.set';
  return isPeriod ? 'limits.extend' : 'limits.change';
}

/** Cancelling one pending deposit limit cancels all of them. */
function isOneOfMany({ pending }: LimitsState): boolean {
  return pending.filter(({ limitType }) => kindOfLimit(limitType) === 'deposit').length > 1;
}
