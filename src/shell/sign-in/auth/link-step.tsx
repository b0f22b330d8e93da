import { useSend } from '@grandstand/bus-contracts/react';
import { authAppClose, authAppSignIn } from '@grandstand/bus-contracts/shell';
import type { AuthApp } from '@grandstand/bus-contracts/shell';
import {
  Alert,
  Button,
  Form,
  LoadingBlock,
  SubmitButton,
  Switch,
  useSkeleton,
} from '@grandstand/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import dialogStyles from '../../frame/dialogs.module.css';
import authStyles from './auth.module.css';
import { MessagePlace } from './message';
import type { AuthFormInUse } from './use-auth-form';

interface LinkStepProps {
  readonly link: AuthApp;
  readonly auth: AuthFormInUse;
}

/**
 * Signs in by the link of the address, by a press: programs that look into mails open links too, and the
 * guest sees whose account it is.
 */
export function LinkStep({ link, auth }: LinkStepProps): ReactElement {
  const { t } = useTexts();
  const { send: signIn } = useSend(authAppSignIn);
  const { send: close } = useSend(authAppClose);
  const { step, login, message } = link;
  const isComing = useSkeleton(step === 'waiting');
  const isUseless = !isComing && step === 'failed';
  const isLoading = auth.isLoading || link.isLoading;
  const otherWays = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isUseless) otherWays.current?.focus();
  }, [isUseless]);

  if (isComing) {
    return (
      <LoadingBlock label={t('part.loading')}>
        <div className={authStyles.coming} />
      </LoadingBlock>
    );
  }
  const other = (
    <Button
      ref={otherWays}
      kind={isUseless ? 'primary' : 'secondary'}
      size={isUseless ? 'l' : 'm'}
      isWide
      onClick={() => void close({})}
    >
      {t('signIn.qr.otherWays')}
    </Button>
  );
  if (isUseless) {
    return (
      <div className={dialogStyles.body}>
        <Alert text={message?.text ?? t('signIn.link.useless')} />
        {other}
      </div>
    );
  }
  return (
    <Form isBusy={isLoading} onSubmit={() => void signIn({}, { deadline: Infinity })}>
      <p className={authStyles.sentTo}>
        {login === null ? t('signIn.link.text') : t('signIn.link.account', { login })}
      </p>
      <Switch
        label={t('signIn.remember')}
        isOn={auth.typed.remember}
        onChange={(remember) => auth.edit({ remember })}
      />
      <MessagePlace message={isLoading ? null : (auth.message ?? message)} />
      <SubmitButton size="l" isWide>
        {t('signIn.submit')}
      </SubmitButton>
      {other}
    </Form>
  );
}
