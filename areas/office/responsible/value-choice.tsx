import type { ReactElement } from 'react';
import type { AvailableLimit } from '@grandstand/bus-contracts/player';
import { Segmented, Select, TextField } from '@grandstand/ui';
import { valueText, type LimitManner } from './limit-words';
import styles from './responsible.module.css';
import type { WishNow } from './use-wish';
import { rangeOf, UNSET, type WishFault } from './wish';

interface ValueChoiceProps {
  readonly offer: AvailableLimit;
  /** What of the offered may be asked for now. */
  readonly values: readonly number[];
  readonly canBeUnset: boolean;
  readonly wishNow: WishNow;
  /** Shown once the player has tried to go on. */
  readonly fault: WishFault | undefined;
  readonly manner: LimitManner;
}

/** No value of a limit. */
const NOTHING_CHOSEN = 0;
/** More than these are a list. */
const MOST_IN_SIGHT = 12;

/** A value of the player's own where it may be one, which stands first, and those that are offered. */
export function ValueChoice(props: ValueChoiceProps): ReactElement {
  const { offer, values, canBeUnset, wishNow, fault, manner } = props;
  const { t, money } = manner;
  const { measure, isCustomAllowed } = offer;
  const options = [...values, ...(canBeUnset ? [UNSET] : [])].map((value) => ({
    value,
    label: valueText(value, measure, manner),
  }));
  const chosen = options.some(({ value }) => value === wishNow.wish.value)
    ? (wishNow.wish.value ?? NOTHING_CHOSEN)
    : NOTHING_CHOSEN;
  const [least, most] = rangeOf(offer.availableValues);
  const faultText =
    fault && t(`limits.fault.${isCustomAllowed ? fault : 'choose'}`, { ...money, least, most });
  const label = t(isCustomAllowed ? 'limits.form.offered' : 'limits.form.choose');
  return (
    <>
      {isCustomAllowed ? (
        <div className={styles.own}>
          <TextField
            label={t('limits.form.own')}
            value={wishNow.text}
            onChange={wishNow.type}
            error={faultText}
            suffix={measure === 'money' ? money.iso : t(`limits.unit.${measure}`)}
            inputMode={measure === 'money' ? 'decimal' : 'numeric'}
            autoComplete="off"
          />
        </div>
      ) : null}
      {options.length > MOST_IN_SIGHT ? (
        <div className={styles.own}>
          <Select
            label={label}
            shape="form"
            options={[{ value: NOTHING_CHOSEN, label: t('limits.form.nothing') }, ...options]}
            value={chosen}
            onChange={wishNow.choose}
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
            onChange={wishNow.choose}
          />
        </div>
      ) : null}
      {isCustomAllowed ? null : (
        <p className={styles.fault} role="alert">
          {faultText}
        </p>
      )}
    </>
  );
}
