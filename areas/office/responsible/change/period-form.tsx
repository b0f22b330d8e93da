import { useState, type ReactElement } from 'react';
import { LIMIT } from '@grandstand/bus-contracts/player';
import { Button, SubmitButton } from '@grandstand/ui';
import type { FormProps } from './change-form';
import { FieldForm } from './field-form';
import { momentText, valueText } from '../limit-words';
import { givenReason, NO_REASON, ReasonSelect, type Reasons } from './reason-select';
import styles from '../responsible.module.css';
import { TypedConfirmation } from './typed-confirmation';
import { useServerNow } from '../use-limits';
import { useSave } from './use-save';
import { useRequestedValue } from './use-requested-value';
import { ValueChoice } from './value-choice';
import { endOfPeriod, longerPeriods } from './requested-value';

interface PeriodFormProps extends FormProps {
  readonly reasons: Reasons;
}

/** The form of a time-out: its length, its reason and a confirmation, since it can't be undone. */
export function PeriodForm(props: PeriodFormProps): ReactElement {
  const { name, limit, offer, manner, reasons, onSaved, onCancel } = props;
  const { t } = manner;
  const now = useServerNow();
  const input = useRequestedValue(offer, { ...manner.money, languageTag: manner.tag });
  const [values] = useState(() => longerPeriods(offer.availableValues, limit, now()));
  const [reason, setReason] = useState(NO_REASON);
  const [hasTried, setHasTried] = useState(false);
  const [until, setUntil] = useState<number>();
  const { save, isSaving, refusal } = useSave();
  const { value, fault } = input.requested;
  const which = offer.type === LIMIT.selfExclusion ? 'exclusion' : 'timeout';

  const openConfirmation = (): void => {
    setHasTried(true);
    if (value !== undefined) setUntil(endOfPeriod(value, now()));
  };
  const confirm = async (): Promise<void> => {
    if (value === undefined) return;
    const change = { limitType: offer.type, limitValue: value, ...givenReason(reason) };
    const answer = await save(change);
    if (answer) onSaved(answer);
  };

  return (
    <>
      <FieldForm name={name} isBusy={isSaving} onSubmit={openConfirmation} onCancel={onCancel}>
        <ValueChoice
          offer={offer}
          values={values}
          canBeUnset={false}
          input={input}
          fault={hasTried ? fault : undefined}
          manner={manner}
        />
        <div className={styles.reason}>
          <ReasonSelect reasons={reasons} value={reason} onChange={setReason} />
        </div>
        <p className={styles.final}>{t('limits.confirm.final')}</p>
        <div className={styles.answers}>
          <SubmitButton>{t(`limits.${which}.ask`)}</SubmitButton>
          <Button onClick={onCancel}>{t('limits.form.cancel')}</Button>
        </div>
      </FieldForm>
      {until !== undefined && value !== undefined ? (
        <TypedConfirmation
          title={t(`limits.${which}.title`, { time: valueText(value, 'days', manner) })}
          text={t(`limits.${which}.text`, { until: momentText(until, manner) })}
          word={t(`limits.${which}.word`)}
          action={t(`limits.${which}.action`)}
          isBusy={isSaving}
          refusal={refusal}
          onConfirm={() => void confirm()}
          onClose={() => setUntil(undefined)}
        />
      ) : null}
    </>
  );
}
