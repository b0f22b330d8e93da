import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { qrSignInStart, qrSignInState, qrSignInStop } from '@grandstand/bus-contracts/shell';
import type { QrSignIn } from '@grandstand/bus-contracts/shell';
import { Alert, Button, LoadingBlock, QrPicture, useSkeleton } from '@grandstand/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { clockFace, useSecondsUntil } from '../../../frame/use-countdown';
import dialogStyles from '../../../frame/dialogs.module.css';
import authStyles from '../auth.module.css';
import { MessagePlace } from '../message';
import { TimeHeard } from '../time-heard';
import type { AuthFormInUse } from '../use-auth-form';
import { QrAddress } from './qr-address';
import styles from './qr.module.css';

const OWN_TEXTS: ReadonlySet<string> = new Set(['qr-expired', 'qr-refused', 'qr-used']);

/** Shows a QR code, which a player scans with a phone where they are signed in; then the digits to compare. */
export function QrWay({ auth }: { readonly auth: AuthFormInUse }): ReactElement {
  const { t } = useTexts();
  const state = useBusState(qrSignInState);
  const { send: start } = useSend(qrSignInStart);
  const { send: stop } = useSend(qrSignInStop);
  useEffect(() => {
    void start({});
    return () => void stop({});
  }, [start, stop]);
  const hasEnded = state?.step === 'ended';
  const text = useRef<HTMLParagraphElement>(null);
  const another = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone.
  useEffect(() => (hasEnded ? another : text).current?.focus(), [hasEnded]);
  return (
    <div className={styles.way}>
      <p ref={text} tabIndex={-1} className={dialogStyles.text}>
        {t('signIn.qr.text')}
      </p>
      {hasEnded ? null : <Shown state={state} />}
      <Ended state={state} auth={auth} />
      {hasEnded ? (
        <Button ref={another} kind="primary" size="l" isWide onClick={() => void start({})}>
          {t('signIn.qr.another')}
        </Button>
      ) : null}
      <Button isWide onClick={() => auth.edit({ form: 'login' })}>
        {t('signIn.qr.otherWays')}
      </Button>
    </div>
  );
}

function Shown({ state }: { readonly state: QrSignIn | undefined }): ReactElement {
  const { t } = useTexts();
  const { code, digits, expiresAt } = state ?? {};
  const address = code ? `${location.origin}/auth-app#token=qr.${code}` : null;
  const isComing = useSkeleton(address === null && !digits);
  return (
    <>
      <div className={digits && !isComing ? styles.coming : undefined} role="status">
        {digits && !isComing ? (
          <>
            <p className={dialogStyles.text}>{t('signIn.qr.typeDigits')}</p>
            <p className={styles.digits}>{digits}</p>
          </>
        ) : null}
      </div>
      {isComing ? (
        <LoadingBlock label={t('part.loading')}>
          <div className={styles.coming} />
        </LoadingBlock>
      ) : digits || address === null ? null : (
        <>
          <QrPicture text={address} label={t('signIn.qr.picture')} />
          <QrAddress address={address} />
        </>
      )}
      {expiresAt ? <Left expiresAt={expiresAt} /> : null}
    </>
  );
}

function Left({ expiresAt }: { readonly expiresAt: number }): ReactElement {
  const { t } = useTexts();
  const secondsLeft = useSecondsUntil(expiresAt);
  return (
    <>
      <p className={authStyles.left} aria-hidden="true">
        {secondsLeft === 0 ? null : t('signIn.stepLeft', { time: clockFace(secondsLeft) })}
      </p>
      <TimeHeard text="signIn.stepLeft" secondsLeft={secondsLeft} />
    </>
  );
}

interface EndedProps {
  readonly state: QrSignIn | undefined;
  readonly auth: AuthFormInUse;
}

/** Why the code can no longer be used, or the sign-in with it was refused. */
function Ended({ state, auth }: EndedProps): ReactElement {
  const { t } = useTexts();
  const message = state?.message ?? null;
  if (message && OWN_TEXTS.has(message.code)) return <Alert text={t(`signIn.${message.code}`)} />;
  return <MessagePlace message={auth.isLoading ? null : ((message && auth.message) ?? message)} />;
}
