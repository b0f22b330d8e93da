import { useSend } from '@grandstand/bus-contracts/react';
import { recoverySetPassword } from '@grandstand/bus-contracts/shell';
import type { RecoveryForm, StepMessage } from '@grandstand/bus-contracts/shell';
import { Alert, Form, SubmitButton, TextField } from '@grandstand/ui';
import { useEffect, useRef, useState, type ReactElement, type Ref } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import dialogStyles from '../../../frame/dialogs.module.css';
import { PasswordField } from '../../password-field/password-field';
import { MessagePlace } from '../message';
import { strengthOf } from '../../password-field/password-strength';
import styles from '../../password-field/password-strength.module.css';

/** The refusals of what is asked for beside the password. */
const ABOUT_EXTRA: ReadonlySet<string> = new Set(['wrong-answer', 'wrong-recovery-code']);
const REASONS: ReadonlySet<unknown> = new Set(['short', 'common', 'personal', 'pattern']);

/** Asks for a new password, and says how strong it is. */
export function NewPasswordStep({ form }: { readonly form: RecoveryForm }): ReactElement {
  const { t } = useTexts();
  const { message, asks } = form;
  const [extra, setExtra] = useState('');
  const [password, setPassword] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const extraField = useRef<HTMLInputElement>(null);
  const { send, isSending } = useSend(recoverySetPassword);
  const strength = strengthOf(password);
  const isShort = strength === 'none' || strength === 'short';

  const isMissing = asks !== null && extra.trim() === '';

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (!message) return;
    (ABOUT_EXTRA.has(message.code) ? extraField : field).current?.focus();
  }, [message]);

  const submit = (): void => {
    setWasTried(true);
    if (isShort) field.current?.focus();
    else if (isMissing) extraField.current?.focus();
    else {
      const request = { password, ...(asks !== null && { extra: extra.trim() }) };
      void send(request, { deadline: Infinity });
    }
  };
  return (
    <Form isBusy={isSending} onSubmit={submit}>
      <p className={dialogStyles.text}>{t('recovery.newText')}</p>
      <PasswordField
        ref={field}
        label={t('recovery.newPassword')}
        showLabel={t('signIn.show')}
        name="new-password"
        autoComplete="new-password"
        maxLength={200}
        size="l"
        value={password}
        onChange={setPassword}
        error={wasTried && isShort ? t('recovery.weak.short') : undefined}
      />
      <p className={styles.strength} data-strength={strength} role="status">
        {strength === 'none' ? null : t(`recovery.strength.${strength}`)}
      </p>
      {asks === null ? null : (
        <Extra
          ref={extraField}
          asks={asks}
          value={extra}
          onChange={setExtra}
          isFaultShown={wasTried && isMissing}
        />
      )}
      <Refused message={isSending ? null : message} />
      <SubmitButton size="l" isWide>
        {t('recovery.save')}
      </SubmitButton>
    </Form>
  );
}

interface ExtraProps {
  readonly asks: NonNullable<RecoveryForm['asks']>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isFaultShown: boolean;
  readonly ref: Ref<HTMLInputElement>;
}

/** What is asked for beside the new password: a recovery code, or the answer to the security question. */
function Extra({ asks, value, onChange, isFaultShown, ref }: ExtraProps): ReactElement {
  const { t } = useTexts();
  const isAnswer = asks.what === 'answer';
  const fault = t(isAnswer ? 'recovery.answerMissing' : 'signIn.recoveryCodeShort');
  return (
    <>
      <p className={dialogStyles.text}>
        {isAnswer ? `${t('recovery.answerToo')} ${asks.question}` : t('recovery.codeToo')}
      </p>
      <TextField
        ref={ref}
        label={t(isAnswer ? 'recovery.answer' : 'signIn.recoveryCode')}
        name={isAnswer ? 'security-answer' : 'recovery-code'}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={200}
        size="l"
        value={value}
        onChange={onChange}
        error={isFaultShown ? fault : undefined}
      />
    </>
  );
}

function Refused({ message }: { readonly message: StepMessage | null }): ReactElement {
  const { t } = useTexts();
  if (message?.code !== 'weak-password') return <MessagePlace message={message} />;
  const reason = REASONS.has(message.reason) ? message.reason : 'guessable';
  return <Alert text={t(`recovery.weak.${reason}`)} />;
}
