import { useSend } from '@grandstand/bus-contracts/react';
import { passwordConfirm } from '@grandstand/bus-contracts/shell';
import type { PasswordDialog } from '@grandstand/bus-contracts/shell';
import { Alert, Button, Form, Sheet, SubmitButton } from '@grandstand/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import dialogStyles from '../../frame/dialogs.module.css';
import { strengthOf } from '../password-field/password-strength';
import { PasswordField } from '../password-field/password-field';
import { proofText } from '../proof/proof-text';
import { useProof } from '../proof/use-proof';
import { useTimeOf } from '../../frame/use-countdown';
import styles from '../password-field/password-strength.module.css';

interface ChangePasswordProps {
  readonly dialog: PasswordDialog;
  readonly onClose: () => void;
}

const WEAK = 'weak-password';
const REASONS: ReadonlySet<unknown> = new Set(['short', 'common', 'personal', 'pattern']);

/** Lets the player choose another password, and asks for a proof where that is needed. */
export function ChangePassword({ dialog, onClose }: ChangePasswordProps): ReactElement {
  const { t } = useTexts();
  const timeOf = useTimeOf();
  const { proof, isBusy, message } = dialog;
  const [next, setNext] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { send: confirm } = useSend(passwordConfirm);
  const { fields, take } = useProof(proof, message);
  const strength = strengthOf(next);
  const isShort = strength === 'none' || strength === 'short';

  useEffect(() => {
    if (message?.code === WEAK) field.current?.focus();
  }, [message]);

  const submit = (): void => {
    setWasTried(true);
    const given = take();
    if (isShort) field.current?.focus();
    else if (given) void confirm({ ...given, next }, { deadline: Infinity });
  };
  return (
    <Sheet isForm title={t('password.title')} closeLabel={t('dialog.close')} onClose={onClose}>
      <div className={dialogStyles.body}>
        <p className={dialogStyles.text}>{t('password.text')}</p>
        <Form isBusy={isBusy} onSubmit={submit}>
          <PasswordField
            ref={field}
            label={t('password.next')}
            showLabel={t('password.show')}
            name="new-password"
            autoComplete="new-password"
            maxLength={200}
            size="l"
            value={next}
            onChange={setNext}
            error={wasTried && isShort ? t('password.weak.short') : undefined}
          />
          <p className={styles.strength} data-strength={strength} role="status">
            {strength === 'none' ? null : t(`password.strength.${strength}`)}
          </p>
          {fields}
          <Alert text={isBusy || !message ? null : textOf(message)} />
          <SubmitButton size="l" isWide>
            {t('password.save')}
          </SubmitButton>
          <Button size="l" isWide onClick={onClose}>
            {t('password.back')}
          </Button>
        </Form>
      </div>
    </Sheet>
  );

  function textOf(refused: NonNullable<PasswordDialog['message']>): string | null {
    if (refused.code !== WEAK) return proofText(refused, t, timeOf);
    return t(`password.weak.${REASONS.has(refused.reason) ? refused.reason : 'guessable'}`);
  }
}
