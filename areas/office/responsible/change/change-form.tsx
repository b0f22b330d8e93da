import { useState, type ReactElement } from 'react';
import type { AnswerOf } from '@grandstand/bus-contracts';
import {
  NO_LIMIT,
  type AvailableLimit,
  type Limit,
  type limitsSave,
} from '@grandstand/bus-contracts/player';
import { Alert, Button, SubmitButton } from '@grandstand/ui';
import { FieldForm } from './field-form';
import type { LimitManner } from '../limit-words';
import styles from '../responsible.module.css';
import { useSave } from './use-save';
import { useRequestedValue } from './use-requested-value';
import { ValueChoice } from './value-choice';
import { effectOf } from './requested-value';

export interface FormProps {
  /** The form's name for screen readers. */
  readonly name: string;
  readonly limit: Limit | undefined;
  readonly offer: AvailableLimit;
  readonly manner: LimitManner;
  readonly onSaved: (answer: AnswerOf<typeof limitsSave>) => void;
  readonly onCancel: () => void;
}

interface ChangeFormProps extends FormProps {
  readonly canBeUnset: boolean;
  /** True where the new change replaces a pending one. */
  readonly isReplacing: boolean;
}

/** The form that changes a limit; it shows the effect of the change before it is sent. */
export function ChangeForm(props: ChangeFormProps): ReactElement {
  const { name, limit, offer, manner, canBeUnset, isReplacing, onSaved, onCancel } = props;
  const { t } = manner;
  const input = useRequestedValue(offer, { ...manner.money, languageTag: manner.tag });
  const [hasTried, setHasTried] = useState(false);
  const { save, isSaving, refusal } = useSave();
  const { value, fault } = input.requested;
  const held = limit?.limitState === 'ACTIVE' ? limit.limitValue : NO_LIMIT;
  const effect = value === undefined ? undefined : effectOf(value, held);

  const submit = async (): Promise<void> => {
    setHasTried(true);
    if (value === undefined || effect === 'same') return;
    const answer = await save({ limitType: offer.type, limitValue: value });
    if (answer) onSaved(answer);
  };

  return (
    <FieldForm name={name} isBusy={isSaving} onSubmit={() => void submit()} onCancel={onCancel}>
      <ValueChoice
        offer={offer}
        values={offer.availableValues}
        canBeUnset={canBeUnset}
        input={input}
        fault={hasTried ? fault : undefined}
        manner={manner}
      />
      <p className={styles.effect} role="status">
        {effect ? t(`limits.effect.${effect}`) : ''}
        {effect === 'waits' && value === NO_LIMIT ? ` ${t('limits.effect.questions')}` : ''}
        {effect && effect !== 'same' && isReplacing ? ` ${t('limits.effect.replaces')}` : ''}
      </p>
      <Alert text={refusal} />
      <div className={styles.answers}>
        <SubmitButton>{t('limits.form.save')}</SubmitButton>
        <Button onClick={onCancel}>{t('limits.form.cancel')}</Button>
      </div>
    </FieldForm>
  );
}
