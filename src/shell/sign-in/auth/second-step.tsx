import { useSend } from '@grandstand/bus-contracts/react';
import { authConfirm, authResend } from '@grandstand/bus-contracts/shell';
import type { SecondStep as Step } from '@grandstand/bus-contracts/shell';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { CodeStep } from './code-step';
import { TypedStep } from './typed-step';
import type { AuthFormInUse } from './use-auth-form';

interface SecondStepProps {
  readonly auth: AuthFormInUse;
  readonly step: Step;
}

/** Asks for what the second step is passed by, or for a recovery code. */
export function SecondStep({ auth, step }: SecondStepProps): ReactElement {
  const [isByRecovery, setIsByRecovery] = useState(false);
  const { by, sms, flowId, expiresAt } = step;
  const onOther = (): void => setIsByRecovery(!isByRecovery);
  const onBack = (): void => auth.edit({ form: auth.typed.form });
  if (sms && !isByRecovery) {
    return <SmsStep {...{ auth, sms, flowId, expiresAt, onOther, onBack }} />;
  }
  const kind = isByRecovery ? 'recovery' : by;
  return (
    <TypedStep
      key={kind}
      {...{ auth, flowId, onOther, onBack }}
      kind={kind}
      other={isByRecovery ? by : 'recovery'}
      // A recovery code may be typed after the code that was sent has expired.
      expiresAt={sms ? Infinity : expiresAt}
    />
  );
}

interface SmsStepProps extends Pick<Step, 'flowId' | 'expiresAt'> {
  readonly auth: AuthFormInUse;
  readonly sms: NonNullable<Step['sms']>;
  readonly onOther: () => void;
  readonly onBack: () => void;
}

function SmsStep({
  auth,
  sms: { sentTo, resendAt, isSent },
  flowId,
  expiresAt,
  onOther,
  onBack,
}: SmsStepProps): ReactElement {
  const { t } = useTexts();
  const { send: confirm } = useSend(authConfirm);
  const { send: sendAgain } = useSend(authResend);
  return (
    <CodeStep
      sent={{ sentTo, expiresAt, resendAt, isSent }}
      message={auth.message}
      isLoading={auth.isLoading}
      submitLabel={t('signIn.submit')}
      other={{ label: t('signIn.use.recovery'), onPress: onOther }}
      onConfirm={(code) => void confirm({ flowId, code }, { deadline: Infinity })}
      onResend={() => sendAgain({ flowId }, { deadline: Infinity })}
      onBack={onBack}
    />
  );
}
