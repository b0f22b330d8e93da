import { coefSchema } from '@grandstand/bus-contracts';
import { type CouponSettings } from '@grandstand/bus-contracts/shell';
import { TextField } from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import * as v from 'valibot';
import { useTexts } from '../../../../i18n/use-texts';

interface ExactCoefSettingProps {
  readonly value: CouponSettings['exactCoef'];
  readonly onValue: (coef: CouponSettings['exactCoef']) => void;
}

/** The coefficient requested instead of the coupon's own; an empty field requests none. */
export function ExactCoefSetting({ value, onValue }: ExactCoefSettingProps): ReactElement {
  const { t } = useTexts();
  const [text, setText] = useState(value === 0 ? '' : String(value));
  const [isBad, setIsBad] = useState(false);
  const type = (next: string): void => {
    setText(next);
    const coef = readCoef(next);
    setIsBad(coef === null);
    if (coef !== null) onValue(coef);
  };
  return (
    <TextField
      label={t('coupon.setting.exactCoef')}
      inputMode="decimal"
      autoComplete="off"
      maxLength={10}
      placeholder="—"
      value={text}
      error={isBad ? t('coupon.setting.exactCoefBad') : undefined}
      onChange={type}
    />
  );
}

/** Parses a typed coefficient: 0 for none, null if the text is no coefficient. */
function readCoef(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  if (typed === '' || typed === '0') return 0;
  if (!/^\d{1,6}(\.\d{1,3})?$/.test(typed)) return null;
  const coef = Number(typed);
  return v.is(coefSchema, coef) ? coef : null;
}
