import { useId, type ReactElement } from 'react';
import { NO_LIMIT, type AvailableLimit } from '@grandstand/bus-contracts/player';
import { Segmented, Select, TextField } from '@grandstand/ui';
import { valueText, type LimitManner } from '../limit-words';
import styles from '../responsible.module.css';
import type { ValueInput } from './use-requested-value';
import { rangeOf, type ValueFault } from './requested-value';

interface ValueChoiceProps {
  readonly offer: AvailableLimit;
  /** The offered values that can be chosen now. */
  readonly values: readonly number[];
  readonly canBeUnset: boolean;
  readonly input: ValueInput;
  /** Shown once the player has submitted the form. */
  readonly fault: ValueFault | undefined;
  readonly manner: LimitManner;
}

/** The option for "nothing chosen"; no limit has this value. */
const NOTHING_CHOSEN = 0;
/** Up to this many values are buttons, more are a list. */
const MAX_IN_SIGHT = 12;

/** A free field, where the limit allows one, and the offered values. */
export function ValueChoice(props: ValueChoiceProps): ReactElement {
  const { offer, values, canBeUnset, input, fault, manner } = props;
  const { t, money } = manner;
  const { measure, isCustomAllowed } = offer;
  const faultId = useId();
  const options = [...values, ...(canBeUnset ? [NO_LIMIT] : [])].map((value) => ({
    value,
    label: valueText(value, measure, manner),
  }));
  const chosen = options.some(({ value }) => value === input.requested.value)
    ? (input.requested.value ?? NOTHING_CHOSEN)
    : NOTHING_CHOSEN;
  const [least, most] = rangeOf(offer.availableValues);
  const bound = offer.maxValue === undefined ? '' : valueText(offer.maxValue, measure, manner);
  const faultText =
    fault &&
    t(`limits.fault.${isCustomAllowed ? fault : 'choose'}`, { ...money, least, most, bound });
  const choiceFaultId = isCustomAllowed || !fault ? undefined : faultId;
  const label = t(isCustomAllowed ? 'limits.form.offered' : 'limits.form.choose');
  return (
    <>
      {isCustomAllowed ? (
        <div className={styles.own}>
          <TextField
            label={t('limits.form.own')}
            value={input.text}
            onChange={input.type}
            error={faultText}
            suffix={measure === 'money' ? money.iso : t(`limits.unit.${measure}`)}
            inputMode={measure === 'money' ? 'decimal' : 'numeric'}
            autoComplete="off"
          />
        </div>
      ) : null}
      {options.length > MAX_IN_SIGHT ? (
        <div className={styles.own}>
          <Select
            label={label}
            shape="form"
            options={[{ value: NOTHING_CHOSEN, label: t('limits.form.nothing') }, ...options]}
            value={chosen}
            faultId={choiceFaultId}
            onChange={input.choose}
          />
        </div>
      ) : options.length > 0 ? (
        <div className={styles.offered}>
          <p className={styles.label} aria-hidden="true">
            {label}
          </p>
          <Segmented
            label={label}
            shape="pills"
            options={options}
            value={chosen}
            faultId={choiceFaultId}
            onChange={input.choose}
          />
        </div>
      ) : null}
      {isCustomAllowed ? null : (
        <p id={faultId} className={styles.fault} role="alert">
          {faultText}
        </p>
      )}
    </>
  );
}
