import { useSend } from '@grandstand/bus-contracts/react';
import { authAppClose, authAppRetry } from '@grandstand/bus-contracts/shell';
import type { AuthApp } from '@grandstand/bus-contracts/shell';
import { Alert, Button, ErrorBlock, LoadingBlock, Sheet, useSkeleton } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import dialogStyles from '../../frame/dialogs.module.css';
import { OtherAccount } from './other-account';
import { Request } from './request';

/** What the address asks of a player: to let another browser sign in, or to sign in as somebody else. */
export function AuthAppSheet({ state }: { readonly state: AuthApp }): ReactElement {
  const { t } = useTexts();
  const { send: close } = useSend(authAppClose);
  const onClose = (): void => void close({});
  const isForm = state.kind === 'request' && state.step === 'ready';
  return (
    <Sheet
      isForm={isForm}
      title={t(state.kind === 'link' ? 'authApp.linkTitle' : 'authApp.title')}
      closeLabel={t('dialog.close')}
      onClose={onClose}
    >
      <p role="status">
        {state.step === 'approved' || state.step === 'refused' ? t(`authApp.${state.step}`) : null}
      </p>
      <Content state={state} onClose={onClose} />
    </Sheet>
  );
}

interface ContentProps {
  readonly state: AuthApp;
  readonly onClose: () => void;
}

function Content({ state, onClose }: ContentProps): ReactElement | null {
  const { t } = useTexts();
  const { send: retry } = useSend(authAppRetry);
  const { kind, step, browser, message } = state;
  const isComing = useSkeleton(step === 'waiting' && message === null);
  if (isComing) {
    return (
      <LoadingBlock label={t('part.loading')}>
        <p className={dialogStyles.text}>{t('authApp.text')}</p>
      </LoadingBlock>
    );
  }
  if (step === 'ready' && kind === 'link') return <OtherAccount state={state} onClose={onClose} />;
  if (step === 'ready' && browser) return <Request state={state} browser={browser} />;
  if (step === 'waiting') {
    return (
      <ErrorBlock
        title={t('authApp.failed')}
        text={message?.text ?? t('signIn.unavailable')}
        action={{ label: t('signIn.tryAgain'), onPress: () => void retry({}) }}
      />
    );
  }
  const isDone = step === 'approved' || step === 'refused';
  return (
    <div className={dialogStyles.body}>
      <Alert text={isDone ? null : (message?.text ?? t('signIn.unavailable'))} />
      <Button kind="primary" size="l" isWide onClick={onClose}>
        {t('dialog.close')}
      </Button>
    </div>
  );
}
