import { dialogsOpen } from '@grandstand/bus-contracts';
import { analyticsTrack, authAppState } from '@grandstand/bus-contracts/shell';
import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { Button, Sheet } from '@grandstand/ui';
import { createElement, Suspense, useEffect, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { lazyPart } from '../../frame/loading/lazy-part';
import { useConfig } from '../../frame/shell-state';
import styles from '../../frame/dialogs.module.css';
import authStyles from './auth.module.css';
import { LoginForm } from './login-form';
import { NetworkButtons } from './network-buttons';
import { PasskeyButton } from './passkey-button';
import { Tabs } from './tabs';
import { useAuthForm } from './use-auth-form';
import type { AuthFormInUse } from './use-auth-form';

// Most players sign in by a login: the other ways are fetched with their first use.
const byPhone = lazyPart(async () => (await import('./by-phone/by-phone')).ByPhone);
const secondStepOf = lazyPart(async () => (await import('./second-step')).SecondStep);
const linkStep = lazyPart(async () => (await import('./link-step')).LinkStep);
const qrWay = lazyPart(async () => (await import('./qr/qr-way')).QrWay);
const codeOfSignIn = lazyPart(async () => (await import('./code-of-sign-in')).CodeOfSignIn);

/** The numbers of refusals in analytics: the place among these, from 1; 0 for any other. */
const CODES = [
  'wrong-credentials',
  'too-many-attempts',
  'captcha-not-solved',
  'age-not-confirmed',
  'bad-phone',
  'barred',
  'wrong_code',
  'time_up',
  'unknown-passkey',
  'passkey-late',
  'passkeys-unsupported',
  'link-late',
  'link-unknown',
  'link-used',
  'network-denied',
  'network-failed',
  'network-over',
  'network-silent',
];

/** Signs in by one of several ways; the dialogs service closes it when the player has come. */
export function SignIn({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useTexts();
  const auth = useAuthForm();
  const { message, sent, secondStep } = auth;
  const asked = useBusState(authAppState);
  const link = asked?.kind === 'link' ? asked : null;
  const isByQr = auth.typed.form === 'qr';
  const isChoosing = !sent && !secondStep && !link && !isByQr;
  const { send: open } = useSend(dialogsOpen);
  const { send: track } = useSend(analyticsTrack);
  const canRegister = useConfig()?.isRegistrationAvailable ?? true;

  useEffect(() => {
    if (!message) return;
    void track({ kind: 'sign-in-failed', errorCode: CODES.indexOf(message.code) + 1 });
  }, [message, track]);

  return (
    <Sheet isForm title={t('signIn.title')} closeLabel={t('dialog.close')} onClose={onClose}>
      {asked?.kind === 'request' && isChoosing ? (
        <p className={styles.text}>{t('signIn.qr.signInFirst')}</p>
      ) : null}
      <Suspense fallback={<div className={authStyles.coming} />}>
        {secondStep ? (
          createElement(secondStepOf(), { auth, step: secondStep, key: secondStep.flowId })
        ) : sent ? (
          createElement(codeOfSignIn(), { auth, sent })
        ) : link ? (
          createElement(linkStep(), { auth, link })
        ) : isByQr ? (
          createElement(qrWay(), { auth })
        ) : (
          <Ways auth={auth} />
        )}
      </Suspense>
      {isChoosing ? (
        <>
          <div className={authStyles.others}>
            <PasskeyButton auth={auth} />
            <Button onClick={() => auth.edit({ form: 'qr' })}>{t('signIn.qr.way')}</Button>
          </div>
          <NetworkButtons title={t('signIn.networks')} />
        </>
      ) : null}
      {canRegister && isChoosing ? (
        <p className={styles.other}>
          {t('signIn.noAccount')}{' '}
          <Button kind="quiet" size="s" onClick={() => void open({ name: 'registration' })}>
            {t('header.register')}
          </Button>
        </p>
      ) : null}
    </Sheet>
  );
}

function Ways({ auth }: { readonly auth: AuthFormInUse }): ReactElement {
  const { t } = useTexts();
  const { typed, edit } = auth;
  const isByLogin = typed.form === 'login';
  return (
    <Tabs
      label={t('signIn.ways')}
      tabs={[
        { key: 'login', label: t('dialog.signIn.login') },
        { key: 'phone', label: t('signIn.byPhone') },
      ]}
      chosen={isByLogin ? 'login' : 'phone'}
      onChoose={(form) => edit({ form })}
    >
      {isByLogin ? <LoginForm auth={auth} /> : createElement(byPhone(), { auth })}
    </Tabs>
  );
}
