import { useSend } from '@grandstand/bus-contracts/react';
import { registrationCheckCode } from '@grandstand/bus-contracts/shell';
import { Button, TextField } from '@grandstand/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import dialogStyles from '../../frame/dialogs.module.css';
import styles from './registration.module.css';

/** The operator is asked once the guest has stopped typing for this time. */
const PAUSE_MS = 500;

interface PromoCodeProps {
  /** Undefined: the guest has none. */
  readonly code: string | undefined;
  readonly onChange: (code: string) => void;
}

/** A field for a promo code, which says what the code gives; folded until a guest has one. */
export function PromoCode({ code, onChange }: PromoCodeProps): ReactElement {
  const { t } = useTexts();
  const text = useWhatItGives(code?.trim() ?? '');
  const [wasUnfolded, setWasUnfolded] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (wasUnfolded) field.current?.focus();
  }, [wasUnfolded]);
  if (code === undefined) {
    const unfold = (): void => {
      setWasUnfolded(true);
      onChange('');
    };
    return (
      <div className={styles.quiet}>
        <Button kind="quiet" size="s" onClick={unfold}>
          {t('registration.haveCode')}
        </Button>
      </div>
    );
  }
  return (
    <div>
      <TextField
        ref={field}
        label={t('registration.refCode')}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="characters"
        value={code}
        onChange={onChange}
      />
      <p className={dialogStyles.text} role="status">
        {text}
      </p>
    </div>
  );
}

/** What a promo code gives, in words; null until the operator has answered. */
function useWhatItGives(code: string): string | null {
  const { t } = useTexts();
  const { send: check } = useSend(registrationCheckCode);
  const [checked, setChecked] = useState<{ code: string; title: string | null } | null>(null);

  useEffect(() => {
    if (code === '') return undefined;
    let isPresent = true;
    const timer = setTimeout(() => {
      void check({ refCode: code }).then((answer) => {
        if (answer && isPresent) setChecked({ code, title: answer.title });
      });
    }, PAUSE_MS);
    return () => {
      isPresent = false;
      clearTimeout(timer);
    };
  }, [code, check]);

  if (code === '' || checked?.code !== code) return null;
  return checked.title === null
    ? t('registration.codeUnknown')
    : t('registration.codeGives', { gives: checked.title });
}
