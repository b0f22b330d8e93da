import { useSend } from '@grandstand/bus-contracts/react';
import { authConfirm, authResend } from '@grandstand/bus-contracts/shell';
import type { SentCode } from '@grandstand/bus-contracts/shell';
import type { ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { CodeStep } from './code-step';
import type { AuthFormInUse } from './use-auth-form';

interface CodeOfSignInProps {
  readonly auth: AuthFormInUse;
  readonly sent: SentCode;
}

/** Signs in with the code that was sent. */
export function CodeOfSignIn({ auth, sent }: CodeOfSignInProps): ReactElement {
  const { t } = useTexts();
  const { send: confirm } = useSend(authConfirm);
  const { send: sendAgain } = useSend(authResend);
  const { flowId } = sent;
  return (
    <CodeStep
      sent={sent}
      message={auth.message}
      isLoading={auth.isLoading}
      submitLabel={t('signIn.submit')}
      onConfirm={(code) => void confirm({ flowId, code }, { deadline: Infinity })}
      onResend={() => sendAgain({ flowId }, { deadline: Infinity })}
      // A code by mail was sent to the address of a network.
      onBack={() => auth.edit({ form: sent.sentTo.includes('@') ? 'login' : 'sms' })}
    />
  );
}
