import { CommandError } from '@grandstand/bus-contracts';
import { couponLoad } from '@grandstand/bus-contracts/shell';
import { useSend } from '@grandstand/bus-contracts/react';
import { Button, TextField } from '@grandstand/ui';
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import styles from '../shared/coupon-form.module.css';

/** Loads a shared coupon by its code. */
export function LoadByCode(): ReactElement {
  const { t } = useTexts();
  const { send, isSending, error } = useSend(couponLoad);
  const [code, setCode] = useState('');
  const load = (): void => {
    if (code.trim() !== '' && !isSending) void send({ code: code.trim() });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // In the coupon's form, Enter would place the bet.
    event.preventDefault();
    load();
  };
  const isUnknown = error instanceof CommandError && error.code === 'not-found';
  const wrong = error && !isSending;
  return (
    <div className={styles.line}>
      <TextField
        label={t('coupon.load.code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        error={
          wrong ? t(isUnknown ? 'coupon.load.not-found' : 'coupon.load.unavailable') : undefined
        }
        onChange={setCode}
        onKeyDown={onKeyDown}
      />
      <Button isBusy={isSending} disabled={code.trim() === ''} onClick={load}>
        {t('coupon.load.load')}
      </Button>
    </div>
  );
}
